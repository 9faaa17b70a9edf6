import type { ReactNode } from "react";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { SubjectView, WeekView } from "#app/presenters/school/timetable.ts";
import { type SchoolPlace, subjectHref } from "#app/shared/school/school-links.ts";
import { school } from "#app/words/catalogues/school.ts";

const Words = ({ subject, isOnPaper = false }: { subject: SubjectView; isOnPaper?: boolean }) => (
  <>
    <b dir="auto">{subject.name}</b>
    {(isOnPaper ? subject.room : subject.where) ? <small>{isOnPaper ? subject.room : subject.where}</small> : null}
    {subject.bring ? (
      <span className="bring">
        <Icon name="bag" small />
        {subject.bring}
      </span>
    ) : null}
  </>
);

interface LessonProps {
  subject: SubjectView;
  place: SchoolPlace | null;
}

/** A lesson's subject, as a link to change it when `place` is given. */
const Lesson = ({ subject, place }: LessonProps) =>
  place ? (
    <AppLink className={`sub ${subject.className}`} to={subjectHref(subject.id, place)} preventScrollReset>
      <Words subject={subject} />
    </AppLink>
  ) : (
    <span className={`sub ${subject.className}`}>
      <Words subject={subject} />
    </span>
  );

interface WeekTableProps {
  week: WeekView;
  caption: ReactNode;
  /** The shown weekday on a phone. */
  day: number;
  /** Today's weekday, if this is the present week. */
  weekday: number | null;
  place: SchoolPlace | null;
}

/** The days above a week; `today` is the weekday that is marked. */
const Days = ({ days, today }: { days: WeekTableProps["week"]["days"]; today: number | null }) => (
  <thead>
    <tr>
      <th scope="col">
        <span className="vh">{useSay(school)("lesson")}</span>
      </th>
      {days.map(({ weekday, short, rest }) => (
        <th scope="col" className={weekday === today ? "is-today" : undefined} key={weekday}>
          {short}
          <span className="rest">{rest}</span>
        </th>
      ))}
    </tr>
  </thead>
);

/** A week of lessons; a phone shows one day of it. */
export function WeekTable({ week, caption, day, weekday, place }: WeekTableProps) {
  const say = useSay(school);
  const column = week.days.findIndex((one) => one.weekday === day) + 1;
  return (
    <table className={`tt on${column}`}>
      <caption className="vh">{caption}</caption>
      <Days days={week.days} today={weekday} />
      <tbody>
        {week.rows.map(({ position, name, isBreak, begins, ends, cells }) =>
          isBreak ? (
            <tr className="brk" key={position}>
              <th scope="row">{name}</th>
              <td colSpan={week.days.length}>{begins}</td>
            </tr>
          ) : (
            <tr key={position}>
              <th scope="row">
                {name}
                <small>{say("fromTo", { from: begins, to: ends })}</small>
              </th>
              {cells.map(({ weekday: one, subject }) => (
                <td key={one}>{subject ? <Lesson subject={subject} place={place} /> : null}</td>
              ))}
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

const PaperLesson = ({ subject }: { subject: SubjectView }) => (
  <span className={`sub ${subject.className}`}>
    <Words subject={subject} isOnPaper />
  </span>
);

/** A printed week, for the door. */
export const DoorSheet = ({ week, caption, size }: Pick<WeekTableProps, "week" | "caption"> & { size: string }) => (
  <div className={`fridge-sheet sheet-wide ${size}`}>
    <table className="tt chart">
      <caption>{caption}</caption>
      <Days days={week.days} today={null} />
      <tbody>
        {week.rows.map(({ position, name, isBreak, begins, cells }) => (
          <tr className={isBreak ? "brk" : undefined} key={position}>
            <th scope="row">
              {name}
              {isBreak ? null : <small>{begins}</small>}
            </th>
            {isBreak ? <td colSpan={week.days.length}>{begins}</td> : null}
            {cells.map(({ weekday, subject }) => (
              <td key={weekday}>{subject ? <PaperLesson subject={subject} /> : null}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
