import { useSay } from "#app/components/shell/root-data.ts";
import { type FormState, fieldId } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { WeekdayName } from "#app/presenters/school/weekdays.ts";
import { SCHOOL_MAX } from "#app/shared/school/constants.ts";
import { school } from "#app/words/catalogues/school.ts";

/** The lessons of a form, and its shown week and day. */
export interface TypedWeek {
  week: "A" | "B";
  hasTwo: boolean;
  /** The weekdays, 0 for Sunday to 6, in the shown order. */
  days: number[];
  day: number;
  cells: Record<string, Record<string, Record<string, unknown>>>;
  rows: { name?: string; starts_at?: string; is_break?: string }[];
}

type TypedRow = TypedWeek["rows"][number];

const isEmpty = ({ name, starts_at }: TypedRow) => !name && !starts_at;

/** Whether a row has fields for its lessons: it exists and is not a break. */
export const isLesson = (row: TypedRow | undefined): boolean => row !== undefined && !row.is_break && !isEmpty(row);

interface WeekFieldsProps {
  form: FormState;
  typed: TypedWeek;
  weekdays: WeekdayName[];
}

const cellName = (week: string, weekday: number, position: number) => `cells.${week}.${weekday}.${position}`;

/** A field for each lesson of each day. */
export function WeekFields({ form, typed: { week, days, day, rows }, weekdays }: WeekFieldsProps) {
  const say = useSay(school);
  const problems = form.problems.filter(({ name }) => name.startsWith("cells."));
  return (
    <>
      {problems.map(({ name, message }) => (
        <p className="error" id={`${fieldId(name)}-e`} key={name}>
          <Icon name="warn" small />
          {message}
        </p>
      ))}
      <table className={`tt on${days.indexOf(day) + 1}`}>
        <caption className="vh">{say("lessons")}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{say("lesson")}</span>
            </th>
            {days.map((weekday) => (
              <th scope="col" key={weekday}>
                {weekdays[weekday]?.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const { name } = row;
            const starts = say.number(row.starts_at ?? "");
            const number = rows.slice(0, index + 1).filter(isLesson).length;
            const ends = say.number(rows[index + 1]?.starts_at ?? form.value("home_at"));
            const key = `row ${index}`;
            if (isEmpty(row)) return null;
            return isLesson(row) ? (
              <tr key={key}>
                <th scope="row">
                  {name}
                  <small>{starts && ends ? say("fromTo", { from: starts, to: ends }) : starts}</small>
                </th>
                {days.map((weekday) => {
                  const field = cellName(week, weekday, index + 1);
                  const isWrong = form.errors(field).length > 0;
                  return (
                    <td key={weekday}>
                      <input
                        className="input"
                        dir="auto"
                        id={fieldId(field)}
                        name={field}
                        defaultValue={form.value(field)}
                        list="subjects"
                        maxLength={SCHOOL_MAX.subjectName}
                        autoCapitalize="sentences"
                        aria-label={say("lessonOf", { day: weekdays[weekday]?.name ?? "", lesson: number })}
                        aria-invalid={isWrong || undefined}
                        aria-describedby={isWrong ? `${fieldId(field)}-e` : undefined}
                      />
                    </td>
                  );
                })}
              </tr>
            ) : (
              <tr className="brk" key={key}>
                <th scope="row">{name}</th>
                <td colSpan={days.length}>{starts}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
