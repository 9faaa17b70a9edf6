import { BellTimes } from "#app/components/school/bell-times.tsx";
import { CopyDay } from "#app/components/school/copy-day.tsx";
import { isLesson, type TypedWeek, WeekFields } from "#app/components/school/week-fields.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { EnterButton } from "#app/components/ui/list-button.tsx";
import type { WeekdayName } from "#app/presenters/school/weekdays.ts";
import { SHOW_DAYS, shownDays } from "#app/shared/school/school-words.ts";
import { school } from "#app/words/catalogues/school.ts";

interface WeekFormProps {
  form: FormState;
  /** The stored version. */
  version: string;
  subjects: { id: number; name: string }[];
  weekdays: WeekdayName[];
  /** The intent of the submitted button. */
  intent: string | undefined;
  note: string | undefined;
}

type Cells = Record<string, Record<string, Record<string, unknown>>>;

/** The field's name of an invalid lesson. */
const CELL = /^cells\.([AB])\.(\d)\./;

/** The state of a submitted form, showing the first problem, if any. */
function readTyped(form: FormState): TypedWeek {
  const wrong = form.problems.map(({ name }) => CELL.exec(name)).find(Boolean);
  const cells = (form.list("cells")[0] ?? {}) as Cells;
  const used = Object.values(cells).flatMap((days) =>
    Object.entries(days).flatMap(([weekday, lessons]) =>
      Object.values(lessons).some(Boolean) ? [Number(weekday)] : [],
    ),
  );
  const more = [...(form.value("saturday") ? [6] : []), ...(form.value("sunday") ? [0] : [])];
  const days = shownDays(new Set([...used, ...more]));
  const day = Number(wrong?.[2] ?? form.value("day"));
  const hasTwo = form.value("weeks") === "2";
  return {
    week: hasTwo && (wrong?.[1] ?? form.value("week")) === "B" ? "B" : "A",
    hasTwo,
    days,
    day: days.includes(day) ? day : 1,
    cells,
    rows: form.list("rows") as TypedWeek["rows"],
  };
}

/**
 * Buttons that show the other week, or on a phone another day. They submit the form, which is shown again with its
 * input.
 */
function Shown({ typed, weekdays }: { typed: TypedWeek; weekdays: WeekdayName[] }) {
  const say = useSay(school);
  return (
    <>
      {typed.hasTwo ? (
        <fieldset className="seg">
          <legend className="vh">{say("weeks")}</legend>
          {(["A", "B"] as const).map((letter) => (
            <button
              type="submit"
              name="intent"
              value={letter === "A" ? "show-a" : "show-b"}
              aria-current={letter === typed.week ? "true" : undefined}
              key={letter}
            >
              {say("week", { letter })}
            </button>
          ))}
        </fieldset>
      ) : null}
      <fieldset className="ttdays">
        <legend className="vh">{say("days")}</legend>
        {typed.days.map((weekday) => (
          <button
            type="submit"
            name="intent"
            value={SHOW_DAYS[weekday]}
            aria-current={weekday === typed.day ? "true" : undefined}
            key={weekday}
          >
            <span aria-hidden="true">{weekdays[weekday]?.abbreviation}</span>
            <span className="vh">{weekdays[weekday]?.name}</span>
          </button>
        ))}
      </fieldset>
    </>
  );
}

/** Hidden fields of lessons that are not shown: of the other week, and of rows that are now breaks or empty. */
const Unseen = ({ typed }: { typed: TypedWeek }) =>
  Object.entries(typed.cells).flatMap(([week, days]) =>
    Object.entries(days).flatMap(([weekday, lessons]) =>
      Object.entries(lessons).flatMap(([position, name]) => {
        const field = `cells.${week}.${weekday}.${position}`;
        const isSeen = week === typed.week && isLesson(typed.rows[Number(position) - 1]);
        return name && !isSeen ? [<input type="hidden" name={field} value={String(name)} key={field} />] : [];
      }),
    ),
  );

/** A week in one form. It contains every day, even if a phone shows one. */
export function WeekForm({ form, version, subjects, weekdays, intent, note }: WeekFormProps) {
  const say = useSay(school);
  const typed = readTyped(form);
  // An error of the whole form is a conflict. The user has now seen it, so the next submission overwrites.
  const isConflict = form.errors("").length > 0;
  const next = typed.days[typed.days.indexOf(typed.day) + 1];
  return (
    <Form intent="save-timetable" className="form" preventScrollReset>
      <EnterButton />
      <ErrorSummary form={form} heading="h2" />
      <input type="hidden" name="updated_at" value={isConflict ? version : form.value("updated_at")} />
      <input type="hidden" name="week" value={typed.week} />
      <input type="hidden" name="day" value={typed.day} />
      {typed.days.includes(6) ? <input type="hidden" name="saturday" value="on" /> : null}
      {typed.days.includes(0) ? <input type="hidden" name="sunday" value="on" /> : null}
      <Unseen typed={typed} />
      <Shown typed={typed} weekdays={weekdays} />
      <WeekFields form={form} typed={typed} weekdays={weekdays} />
      <datalist id="subjects">
        {subjects.map(({ id, name }) => (
          <option value={name} key={id} />
        ))}
      </datalist>
      {note ? (
        <p className="hint" role="status">
          <Icon name="info" small /> {note}
        </p>
      ) : null}
      <div className="row">
        <SubmitButton intent="save-timetable" busyLabel={say("saving")}>
          {typed.hasTwo ? say("saveWeekOf", { letter: typed.week }) : say("saveWeek")}
        </SubmitButton>
        {next === undefined ? null : (
          <button type="submit" className="btn only-phone" name="intent" value="next-day">
            {say("saveThen", { day: weekdays[next]?.name ?? "" })}
          </button>
        )}
      </div>
      <CopyDay form={form} typed={typed} isOpen={intent === "copy-day"} weekdays={weekdays} />
      <BellTimes form={form} typed={typed} isOpen={/^add-/.test(intent ?? "")} weekdays={weekdays} />
    </Form>
  );
}
