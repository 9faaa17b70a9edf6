import { useLocation } from "@remix-run/react";
import { Avatar } from "#app/components/members/avatar.tsx";
import { PackCard } from "#app/components/school/pack-card.tsx";
import { WeekTable } from "#app/components/school/week-table.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useClosingMenu } from "#app/components/ui/use-closing-menu.ts";
import type { PackCardView, presentNow, SpanView } from "#app/presenters/school/school.ts";
import type { WeekView } from "#app/presenters/school/timetable.ts";
import type { Person } from "#app/shared/people/person.ts";
import { packHref, type SchoolPlace, startHref, TERMS_HREF, timetableHref } from "#app/shared/school/school-links.ts";

type Now = ReturnType<typeof presentNow>;
export type Pupil = Person & { isCurrent: boolean; href: string };

const Letter = ({ letter }: { letter: string }) => <span className="ab">{letter}</span>;

/** The dates without school. */
export const HolidayNote = ({ note }: { note: NonNullable<Now["note"]> }) => (
  <div className="flash flash--note" role="status">
    <Icon name="sun" />
    <p>
      {note.until} {note.back}
      {note.letter ? (
        <>
          , in <b>{note.letter}</b> week
        </>
      ) : null}
      .
    </p>
  </div>
);

/** This week's letter, and the next holiday. */
export const NowLine = ({ now }: { now: Now }) => (
  <>
    {now.letter ? (
      <>
        This is <Letter letter={now.letter} /> week.{" "}
      </>
    ) : null}
    {now.text}
  </>
);

interface SwitchesProps {
  pupils: Pupil[];
  week: WeekView;
  now: Now;
  place: SchoolPlace;
}

/** Switches between members and weeks: on a phone behind one line that names them. */
export const Switches = ({ pupils, week, now, place }: SwitchesProps) => (
  <div className="whose" ref={useClosingMenu<HTMLDivElement>()}>
    <details key={useLocation().key}>
      <summary className="btn">
        {[pupils.find(({ isCurrent }) => isCurrent)?.name, week.week && `week ${week.week}`].filter(Boolean).join(", ")}
        <Icon name="down" small />
      </summary>
    </details>
    <div className="row">
      <nav className="seg seg--lists" aria-label="Whose week">
        {pupils.map((pupil) => (
          <AppLink to={pupil.href} aria-current={pupil.isCurrent ? "page" : undefined} key={pupil.id}>
            <Avatar member={pupil} size="s" />
            {pupil.name}
          </AppLink>
        ))}
      </nav>
      {week.week ? (
        <nav className="seg" aria-label="Week">
          {["A", "B"].map((letter) => (
            <AppLink
              to={timetableHref({ ...place, week: letter })}
              aria-current={letter === week.week ? "page" : undefined}
              key={letter}
            >
              Week {letter}
              {letter === now.letter ? <span className="vh">, this week</span> : null}
            </AppLink>
          ))}
        </nav>
      ) : null}
    </div>
  </div>
);

/** The days; a phone shows one of them. */
const Days = ({ week, day, place }: { week: WeekView; day: number; place: SchoolPlace }) => (
  <nav className="ttdays" aria-label="Day">
    {week.days.map(({ weekday, name }) => (
      <AppLink
        to={timetableHref({ ...place, day: weekday })}
        aria-current={weekday === day ? "date" : undefined}
        preventScrollReset
        key={weekday}
      >
        <span aria-hidden="true">{name.slice(0, 3)}</span>
        <span className="vh">{name}</span>
      </AppLink>
    ))}
  </nav>
);

interface SchoolWeekProps extends Omit<SwitchesProps, "now"> {
  day: number;
  weekday: number | null;
  pack: PackCardView | null;
  spans: SpanView[];
  printHref: string;
  mayChange: boolean;
  mayAdd: boolean;
}

/** A school week, things to pack, and coming terms and holidays. */
export function SchoolWeek({ pupils, week, place, day, weekday, pack, spans, ...props }: SchoolWeekProps) {
  const name = pupils.find(({ isCurrent }) => isCurrent)?.name ?? "";
  return (
    <>
      <Days week={week} day={day} place={place} />
      <WeekTable
        week={week}
        caption={week.week ? `${name}, week ${week.week}` : name}
        day={day}
        weekday={weekday}
        place={props.mayChange ? place : null}
      />
      <div className="split split--even">
        {pack ? (
          <PackCard card={pack} link={{ to: packHref(place), label: "Add something" }} />
        ) : (
          <section className="card card--tint" aria-labelledby="pack">
            <div className="card__head">
              <h2 id="pack">
                <Icon name="bag" />
                What to pack
              </h2>
              <AppLink to={packHref(place)} preventScrollReset>
                Add something
              </AppLink>
            </div>
            <p>No school in the coming days.</p>
          </section>
        )}
        <section className="card" aria-labelledby="terms">
          <div className="card__head">
            <h2 id="terms">
              <Icon name="calendar" />
              Terms and holidays
            </h2>
            {props.mayChange ? <AppLink to={TERMS_HREF}>Change</AppLink> : null}
          </div>
          {spans.length > 0 ? (
            <ul className="mini log">
              {spans.map((span) => (
                <li key={span.id}>
                  <span>{span.name}</span>
                  <small>{span.days}</small>
                </li>
              ))}
            </ul>
          ) : (
            <p>None yet. Every day with lessons counts as a school day.</p>
          )}
        </section>
      </div>
      <div className="row no-print">
        <AppLink className="btn btn--bare" to={props.printHref}>
          <Icon name="print" />
          Print timetable
        </AppLink>
        {props.mayAdd ? (
          <AppLink className="btn btn--bare" to={startHref}>
            <Icon name="plus" />
            Another timetable
          </AppLink>
        ) : null}
      </div>
    </>
  );
}
