import { ChoreLine } from "#app/components/chores/chore-line.tsx";
import { NestBox } from "#app/components/illustrations/nest-box.tsx";
import { Avatar } from "#app/components/members/avatar.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { presentWeekday } from "#app/presenters/chores/chore-days.ts";
import type { ChoreRow } from "#app/presenters/chores/chores.ts";
import { childHref, choresHref, NEW_CHORE, turnHref } from "#app/shared/chores/chore-links.ts";
import { CHORES_HREF } from "#app/shared/chores/chores-href.ts";
import type { IconName } from "#app/shared/icon-name.ts";
import type { Person } from "#app/shared/people/person.ts";
import { chores } from "#app/words/catalogues/chores.ts";

/** The day of the page behind, `YYYY-MM-DD`; `null` for today. */
interface OnDay {
  beneath: string | null;
}

/** One date of a chore, with a link to its other actions. */
function Row({ row, beneath }: { row: ChoreRow } & OnDay) {
  const say = useSay(chores);
  return (
    <li className="chore">
      <ChoreLine row={row} say={say} />
      <AppLink
        className="btn btn--icon"
        to={turnHref(row.chore, { date: beneath, member: row.member })}
        aria-label={say("moreOf", { title: row.title })}
        preventScrollReset
      >
        <Icon name="more" />
      </AppLink>
    </li>
  );
}

export interface Group {
  title: string;
  person: Person | null;
  rows: ChoreRow[];
}

/** The chores of one member, or those for anyone free. */
export const DayGroup = ({ group: { title, person, rows }, beneath }: { group: Group } & OnDay) => (
  <section className="who" aria-labelledby={`of-${person?.id ?? "free"}`}>
    <h2 id={`of-${person?.id ?? "free"}`}>
      <Avatar member={person} />
      {title}
      <small>{useSay(chores)("toDo", { count: rows.length })}</small>
    </h2>
    <ul className="shop-list">
      {rows.map((row) => (
        <Row row={row} beneath={beneath} key={row.key} />
      ))}
    </ul>
  </section>
);

/** Folded rows: done chores, and chores that can be done early. `title` says how many. */
export const FoldedRows = ({
  rows,
  title,
  icon,
  beneath,
}: { rows: ChoreRow[]; title: string; icon: IconName } & OnDay) =>
  rows.length > 0 ? (
    <details className="more-opts">
      <summary>
        <Icon name={icon} />
        {title}
        <Icon name="down" />
      </summary>
      <div className="shop-in">
        <ul className="shop-list">
          {rows.map((row) => (
            <Row row={row} beneath={beneath} key={row.key} />
          ))}
        </ul>
      </div>
    </details>
  ) : null;

/** The numbers of done chores on the days of a week, and of due ones on future days. Missed dates do not count. */
export function Week({ days, shown }: { days: ReturnType<typeof presentWeekday>[]; shown: string }) {
  const say = useSay(chores);
  return (
    <nav className="cweek" aria-label={say("days")}>
      {days.map(({ day, weekday, name, date, isToday, isToCome, count }) => (
        <AppLink
          to={isToday ? CHORES_HREF : choresHref(day)}
          className={isToday ? "is-today" : undefined}
          aria-current={day === shown ? "date" : undefined}
          aria-label={count > 0 ? say(isToCome ? "daysPlanned" : "daysDone", { day: name, count }) : name}
          key={day}
        >
          <span>{weekday}</span>
          <b>{say.number(date)}</b>
          <small>
            {isToCome || count === 0 ? null : <Icon name="check" small />}
            {count > 0 ? say.number(count) : null}
          </small>
        </AppLink>
      ))}
    </nav>
  );
}

/** Links to the children's pages. */
export function OwnPages({ people }: { people: readonly Pick<Person, "id" | "name">[] }) {
  const say = useSay(chores);
  return (
    <div className="row">
      {people.map(({ id, name }) => (
        <AppLink className="btn btn--bare" to={childHref(id)} key={id}>
          <Icon name="star" />
          {say("pageOf", { name })}
        </AppLink>
      ))}
    </div>
  );
}

/** The message for an empty list; `isNew` for a family without chores. */
export function NothingToDo({ isNew, isToday, mayAdd }: { isNew: boolean; isToday: boolean; mayAdd: boolean }) {
  const say = useSay(chores);
  if (isNew) {
    return (
      <EmptyState picture={<NestBox />} title={say("newTitle")} heading="h2">
        <p>{say(mayAdd ? "newText" : "newForChild")}</p>
        {mayAdd ? (
          <AppLink className="btn btn--main" to={NEW_CHORE}>
            <Icon name="plus" />
            {say("addChore")}
          </AppLink>
        ) : null}
      </EmptyState>
    );
  }
  return (
    <EmptyState picture={<NestBox />} title={say(isToday ? "doneTitle" : "nothingTitle")} heading="h2">
      <p>{say(isToday ? "doneText" : "nothingText")}</p>
    </EmptyState>
  );
}
