import { Avatar } from "#app/components/members/avatar.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { EventDetails } from "#app/presenters/calendar/event-view.ts";
import type { IconName } from "#app/view/icon-name.ts";

/** Everything there is to know of an event: who, when, where. */
export function EventFacts({ details }: { details: EventDetails }) {
  const facts: [IconName, string, string | null][] = [
    ["clock", "When", details.when],
    ["repeat", "Repeats", details.repeats],
    ["place", "Location", details.location],
    ["bell", "Reminder", details.reminder],
    ["edit", "Description", details.description],
  ];
  return (
    <>
      <div className="member">
        <Avatar member={details.member} size="l" />
        <span>
          <strong>{details.memberName}</strong>
          <small>{details.type}</small>
        </span>
      </div>
      <dl className="facts">
        {facts.map(([icon, name, value]) =>
          value ? (
            <div key={name}>
              <dt>
                <Icon name={icon} />
                {name}
              </dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </>
  );
}
