import { personOptions } from "#app/components/chores/person-options.tsx";
import { NestBox } from "#app/components/illustrations/nest-box.tsx";
import { weekOptions } from "#app/components/school/week-options.ts";
import { useSay } from "#app/components/shell/root-data.ts";
import { Chips } from "#app/components/ui/chips.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import type { Person } from "#app/shared/people/person.ts";
import { SCHOOL_MAX } from "#app/shared/school/constants.ts";
import { school } from "#app/words/catalogues/school.ts";

interface StartCardProps {
  form: FormState;
  beginners: Person[];
  isFirst: boolean;
  mayChange: boolean;
}

/** Creates a timetable: its member, and the hours of a day. */
export function StartCard({ form, beginners, isFirst, mayChange }: StartCardProps) {
  const say = useSay(school);
  return (
    <section className="card measure" aria-label={say("newTimetable")}>
      <EmptyState picture={<NestBox />} title={say(isFirst ? "none" : "another")} heading="h2">
        <p>{say("noneText")}</p>
      </EmptyState>
      {mayChange && beginners.length > 0 ? (
        <Form intent="start-timetable" className="form">
          <ErrorSummary form={form} />
          <Chips form={form} name="member" label={say("whoFor")} isNamed options={personOptions(beginners)} />
          <Chips form={form} name="weeks" label={say("repeats")} isNamed options={weekOptions(say)} />
          <div className="pair">
            <TextField
              form={form}
              name="lessons"
              label={say("lessonsADay")}
              type="number"
              inputMode="numeric"
              min={1}
              max={SCHOOL_MAX.rows}
            />
            <TextField form={form} name="begins" label={say("begins")} type="time" />
          </div>
          <div className="row">
            <SubmitButton intent="start-timetable" busyLabel={say("starting")}>
              {say("start")}
            </SubmitButton>
          </div>
        </Form>
      ) : null}
    </section>
  );
}
