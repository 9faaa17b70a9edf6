import { Chips } from "#app/components/chores/chore-choices.tsx";
import { personOptions } from "#app/components/chores/person-options.tsx";
import { NestBox } from "#app/components/illustrations/nest-box.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import type { Person } from "#app/shared/people/person.ts";
import { SCHOOL_MAX } from "#app/shared/school/constants.ts";

const WEEKS = [
  { value: "1", label: "Every week" },
  { value: "2", label: "Alternating A and B weeks" },
];

interface StartCardProps {
  form: FormState;
  beginners: Person[];
  isFirst: boolean;
  mayChange: boolean;
}

/** Creates a timetable: its member, and the hours of a day. */
export const StartCard = ({ form, beginners, isFirst, mayChange }: StartCardProps) => (
  <section className="card measure" aria-label="A new timetable">
    <EmptyState picture={<NestBox />} title={isFirst ? "No timetable yet" : "Another timetable"} heading="h2">
      <p>Enter one week, and we’ll tell you what to pack each evening.</p>
    </EmptyState>
    {mayChange && beginners.length > 0 ? (
      <Form intent="start-timetable" className="form">
        <ErrorSummary form={form} />
        <Chips form={form} name="member" label="Who’s it for?" isNamed options={personOptions(beginners)} />
        <Chips form={form} name="weeks" label="Repeats" isNamed options={WEEKS} />
        <div className="pair">
          <TextField
            form={form}
            name="lessons"
            label="Lessons a day"
            type="number"
            inputMode="numeric"
            min={1}
            max={SCHOOL_MAX.rows}
          />
          <TextField form={form} name="begins" label="School begins" type="time" />
        </div>
        <div className="row">
          <SubmitButton intent="start-timetable" busyLabel="Starting…">
            Start with Monday
          </SubmitButton>
        </div>
      </Form>
    ) : null}
  </section>
);
