import { AvatarGroup, ColorBar, peopleClass } from "#app/components/members/avatar.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { EventView } from "#app/presenters/calendar/event-view.ts";
import type { StripView } from "#app/shared/calendar/strip.ts";
import { frame } from "#app/words/catalogues/frame.ts";

function Content({ event, isPlaced }: { event: EventView; isPlaced: boolean }) {
  const say = useSay(frame);
  const { time, until, dateTime, takes } = event;
  const eggs = <AvatarGroup members={event.members} />;
  return (
    <>
      <ColorBar members={event.members} />
      {isPlaced ? eggs : null}
      <time dateTime={dateTime}>
        {time ?? until}
        {time && until ? <small>{until}</small> : null}
      </time>{" "}
      <span>
        <b>
          {event.title}
          {event.isOver ? <span className="vh">{say("eventOver")}</span> : null}
        </b>
        <small>
          <Icon name={event.icon} small />
          {` ${event.details}`}
        </small>
        {takes ? (
          <small className="takes">
            <Icon name="car" small />
            {` ${takes}`}
          </small>
        ) : null}
      </span>
      {isPlaced ? null : eggs}
    </>
  );
}

interface EventRowProps {
  event: EventView;
  isPlain?: boolean;
  /** Class names of its place in a grid of hours, where avatars precede the title. */
  place?: string;
}

/** An event in an agenda: time, title, members. A link to its page, if it has one. */
export function EventRow({ event, isPlain, place }: EventRowProps) {
  const whose = peopleClass("slot", event.members);
  const className = ["slot", event.isOver && "slot--over", whose, place].filter(Boolean).join(" ");
  const content = <Content event={event} isPlaced={place !== undefined} />;
  if (isPlain || !event.href) {
    return <div className={className}>{content}</div>;
  }
  return (
    <AppLink className={className} to={event.href} discover="none">
      {content}
    </AppLink>
  );
}

/** The index is part of the key, because a mark can be on a day twice. */
export const slotKey = (event: EventView, index: number) => `${event.href ?? event.title} ${index}`;

/** "+N more" below a list. */
export const Unlisted = ({ count }: { count: number }) => {
  const say = useSay(frame);
  return count > 0 ? (
    <p className="small">{say.rich("eventsMore", { count, link: (text) => <AppLink to="/find">{text}</AppLink> })}</p>
  ) : null;
};

interface AgendaProps {
  events: EventView[];
  /** The number of further events. */
  unlisted?: number;
}

/** A day's events, and the number of those that are not listed. */
export function Agenda({ events, unlisted = 0 }: AgendaProps) {
  return (
    <div className="agenda">
      {events.map((event, index) => (
        <EventRow key={slotKey(event, index)} event={event} />
      ))}
      <Unlisted count={unlisted} />
    </div>
  );
}

interface QuietStripProps {
  icon: "school" | "chores";
  strip: StripView;
}

/** The strip of school or chores beside a day's events. */
export const QuietStrip = ({ icon, strip: { title, text, href } }: QuietStripProps) => (
  <AppLink className="muted-row" to={href} discover="none">
    <Icon name={icon} />
    <span>
      <b>{title}</b>
      {text ? <small>{text}</small> : null}
    </span>
  </AppLink>
);
