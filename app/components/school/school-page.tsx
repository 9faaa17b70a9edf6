import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Avatar } from "#app/components/members/avatar.tsx";
import { PackCard } from "#app/components/school/pack-card.tsx";
import { WeekTable } from "#app/components/school/week-table.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { hidden } from "#app/components/ui/hidden.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useClosingMenu } from "#app/components/ui/use-closing-menu.ts";
import type { PackCardView, presentNow, SpanView } from "#app/presenters/school/school.ts";
import type { WeekView } from "#app/presenters/school/timetable.ts";
import type { Person } from "#app/shared/people/person.ts";
import { packHref, type SchoolPlace, startHref, TERMS_HREF, timetableHref } from "#app/shared/school/school-links.ts";
import { school } from "#app/words/catalogues/school.ts";

type Now = ReturnType<typeof presentNow>;
export type Pupil = Person & { isCurrent: boolean; href: string };

/** The letter of a week within a sentence. */
const mark = (letter: ReactNode) => <span className="ab">{letter}</span>;
const bold = (letter: ReactNode) => <b>{letter}</b>;

/** The dates without school. */
export function HolidayNote({ note: { letter, ...days } }: { note: NonNullable<Now["note"]> }) {
  const say = useSay(school);
  return (
    <div className="flash flash--note" role="status">
      <Icon name="sun" />
      <p>{letter ? say.rich("holidayWithWeek", { ...days, letter, mark: bold }) : say("holiday", days)}</p>
    </div>
  );
}

/** This week's letter, and the next holiday. */
export function NowLine({ now }: { now: Now }) {
  const say = useSay(school);
  return (
    <>
      {now.letter ? say.rich("thisWeek", { letter: now.letter, mark }) : null} {now.text}
    </>
  );
}

interface SwitchesProps {
  pupils: Pupil[];
  week: WeekView;
  now: Now;
  place: SchoolPlace;
}

/** Switches between members and weeks: on a phone behind one line that names them. */
export function Switches({ pupils, week, now, place }: SwitchesProps) {
  const say = useSay(school);
  const name = pupils.find(({ isCurrent }) => isCurrent)?.name ?? "";
  return (
    <div className="whose" ref={useClosingMenu<HTMLDivElement>()}>
      <details key={useLocation().key}>
        <summary className="btn">
          {week.week ? say("nameAndWeek", { name, letter: week.week }) : name}
          <Icon name="down" small />
        </summary>
      </details>
      <div className="row">
        <nav className="seg seg--lists" aria-label={say("whose")}>
          {pupils.map((pupil) => (
            <AppLink to={pupil.href} aria-current={pupil.isCurrent ? "page" : undefined} key={pupil.id}>
              <Avatar member={pupil} size="s" />
              {pupil.name}
            </AppLink>
          ))}
        </nav>
        {week.week ? (
          <nav className="seg" aria-label={say("weeks")}>
            {["A", "B"].map((letter) => (
              <AppLink
                to={timetableHref({ ...place, week: letter })}
                aria-current={letter === week.week ? "page" : undefined}
                key={letter}
              >
                {letter === now.letter ? say.rich("presentWeek", { letter, hidden }) : say("week", { letter })}
              </AppLink>
            ))}
          </nav>
        ) : null}
      </div>
    </div>
  );
}

/** The days; a phone shows one of them. */
const Days = ({ week, day, place }: { week: WeekView; day: number; place: SchoolPlace }) => (
  <nav className="ttdays" aria-label={useSay(school)("days")}>
    {week.days.map(({ weekday, name, abbreviation }) => (
      <AppLink
        to={timetableHref({ ...place, day: weekday })}
        aria-current={weekday === day ? "date" : undefined}
        preventScrollReset
        key={weekday}
      >
        <span aria-hidden="true">{abbreviation}</span>
        <span className="vh" dir="auto">
          {name}
        </span>
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
  const say = useSay(school);
  const name = pupils.find(({ isCurrent }) => isCurrent)?.name ?? "";
  return (
    <>
      <Days week={week} day={day} place={place} />
      <WeekTable
        week={week}
        caption={week.week ? say("nameAndWeek", { name, letter: week.week }) : name}
        day={day}
        weekday={weekday}
        place={props.mayChange ? place : null}
      />
      <div className="split split--even">
        {pack ? (
          <PackCard card={pack} link={{ to: packHref(place), label: say("addSomething") }} />
        ) : (
          <section className="card card--tint" aria-labelledby="pack">
            <div className="card__head">
              <h2 id="pack">
                <Icon name="bag" />
                {say("whatToPack")}
              </h2>
              <AppLink to={packHref(place)} preventScrollReset>
                {say("addSomething")}
              </AppLink>
            </div>
            <p>{say("noSchoolSoon")}</p>
          </section>
        )}
        <section className="card" aria-labelledby="terms">
          <div className="card__head">
            <h2 id="terms">
              <Icon name="calendar" />
              {say("terms")}
            </h2>
            {props.mayChange ? <AppLink to={TERMS_HREF}>{say("change")}</AppLink> : null}
          </div>
          {spans.length > 0 ? (
            <ul className="mini log">
              {spans.map((span) => (
                <li key={span.id}>
                  <span dir="auto">{span.name}</span>
                  <small>{span.days}</small>
                </li>
              ))}
            </ul>
          ) : (
            <p>{say("noTerms")}</p>
          )}
        </section>
      </div>
      <div className="row no-print">
        <AppLink className="btn btn--bare" to={props.printHref}>
          <Icon name="print" />
          {say("print")}
        </AppLink>
        {props.mayAdd ? (
          <AppLink className="btn btn--bare" to={startHref}>
            <Icon name="plus" />
            {say("another")}
          </AppLink>
        ) : null}
      </div>
    </>
  );
}
