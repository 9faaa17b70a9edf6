import { Link } from "@remix-run/react";
import { ChoreLine } from "#app/components/chores/chore-line.tsx";
import { NestBox } from "#app/components/illustrations/nest-box.tsx";
import { Avatar } from "#app/components/members/avatar.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ChoreRow, presentWeekday } from "#app/presenters/chores/chores.ts";
import { CHORES_HREF, choreHref, choresHref } from "#app/view/chore-links.ts";
import type { IconName } from "#app/view/icon-name.ts";
import type { Person } from "#app/view/person.ts";

/** One date of a chore, and the way to the chore. */
const Row = ({ row }: { row: ChoreRow }) => (
  <li className="chore">
    <ChoreLine row={row} />
    <Link className="btn btn--icon" to={choreHref(row.chore)} aria-label={`More: ${row.title}`}>
      <Icon name="more" />
    </Link>
  </li>
);

export interface Group {
  title: string;
  person: Person | null;
  rows: ChoreRow[];
}

/** What one person, or whoever is free, has to do. */
export const DayGroup = ({ group: { title, person, rows } }: { group: Group }) => (
  <section className="who" aria-labelledby={`who-${person?.id ?? "free"}`}>
    <h2 id={`who-${person?.id ?? "free"}`}>
      <Avatar member={person} />
      {title}
      <small>{rows.length} to do</small>
    </h2>
    <ul className="shop-list">
      {rows.map((row) => (
        <Row row={row} key={row.key} />
      ))}
    </ul>
  </section>
);

/** What is no matter of now, folded away: what was done, and what can be done early. */
export const FoldedRows = ({ rows, title, icon }: { rows: ChoreRow[]; title: string; icon: IconName }) =>
  rows.length > 0 ? (
    <details className="more-opts">
      <summary>
        <Icon name={icon} />
        {title} ({rows.length})
        <Icon name="down" />
      </summary>
      <div className="shop-in">
        <ul className="shop-list">
          {rows.map((row) => (
            <Row row={row} key={row.key} />
          ))}
        </ul>
      </div>
    </details>
  ) : null;

/** What was done on the days of a week, and what is to come; never what was missed. */
export const Week = ({ days, shown }: { days: ReturnType<typeof presentWeekday>[]; shown: string }) => (
  <nav className="cweek" aria-label="Days">
    {days.map(({ day, weekday, name, date, isToday, isToCome, count }) => (
      <Link
        to={isToday ? CHORES_HREF : choresHref(day)}
        className={isToday ? "is-today" : undefined}
        aria-current={day === shown ? "date" : undefined}
        aria-label={count > 0 ? `${name}, ${count} ${isToCome ? "planned" : "done"}` : name}
        key={day}
      >
        <span>{weekday}</span>
        <b>{date}</b>
        <small>
          {isToCome || count === 0 ? null : <Icon name="check" small />}
          {count > 0 ? count : null}
        </small>
      </Link>
    ))}
  </nav>
);

/** Said where nothing is on the list. */
export function NothingToDo({ isNew, isToday }: { isNew: boolean; isToday: boolean }) {
  const rest = isToday ? "That’s everyone done for today." : "Nothing is due on this day.";
  return (
    <EmptyState picture={<NestBox />} title={isNew ? "No chores yet" : "Nothing to do"} heading="h2">
      <p>{isNew ? "Write down what keeps coming back, and share it out." : rest}</p>
    </EmptyState>
  );
}
