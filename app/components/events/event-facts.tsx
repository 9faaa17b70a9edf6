import { Avatar, AvatarGroup } from "#app/components/members/avatar.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { EventDetails } from "#app/presenters/calendar/event-view.ts";

/** All details of an event: people, time, place. */
export function EventFacts({ details }: { details: EventDetails }) {
  return (
    <>
      <div className="member">
        <AvatarGroup members={details.members} size="l" />
        <span>
          <strong>{details.names}</strong>
          <small>{details.type}</small>
        </span>
      </div>
      <dl className="facts">
        {details.facts.map(({ icon, name, value, person }) => (
          <div key={name}>
            <dt>
              <Icon name={icon} />
              {name}
            </dt>
            <dd dir="auto">
              {person ? (
                <span className="row">
                  <Avatar member={person} size="s" />
                  {value}
                </span>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
