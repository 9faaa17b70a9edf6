import type { TypedWeek } from "#app/components/school/week-fields.tsx";
import { SelectField, TextField, TickField } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { SCHOOL_MAX } from "#app/shared/school/constants.ts";

const WEEKS = [
  { value: "1", label: "Every week" },
  { value: "2", label: "Alternating A and B weeks" },
];

interface BellTimesProps {
  form: FormState;
  typed: TypedWeek;
  isOpen: boolean;
}

/** The starts of lessons and breaks, and the weekdays. */
export function BellTimes({ form, typed: { rows, days }, isOpen }: BellTimesProps) {
  const isWrong = form.problems.some(({ name }) => /^(rows|home_at|weeks)/.test(name));
  return (
    <details className="more-opts" open={isOpen || isWrong}>
      <summary>
        <Icon name="clock" />
        Bell times
        <Icon name="down" />
      </summary>
      <div>
        <p className="hint">Clear a row to remove it.</p>
        {rows.map((_, index) => {
          const key = `row ${index}`;
          const name = `rows[${index}]`;
          return (
            <fieldset className="bell" key={key}>
              <legend className="vh">Row {index + 1}</legend>
              {form.value(`${name}.is_new`) ? <input type="hidden" name={`${name}.is_new`} value="1" /> : null}
              <TextField
                form={form}
                name={`${name}.name`}
                label={`Row ${index + 1}`}
                maxLength={SCHOOL_MAX.rowName}
                required={false}
              />
              <TextField form={form} name={`${name}.starts_at`} label="Begins" type="time" required={false} />
              <TickField form={form} name={`${name}.is_break`} label="Break" />
            </fieldset>
          );
        })}
        <TextField form={form} name="home_at" label="Finishes at" type="time" className="input input--short" />
        <SelectField form={form} name="weeks" label="Repeats" options={WEEKS} />
        <div className="row">
          {rows.length < SCHOOL_MAX.rows ? (
            <button type="submit" className="btn" name="intent" value="add-row">
              <Icon name="plus" />
              Add a row
            </button>
          ) : null}
          {days.includes(6) ? null : (
            <button type="submit" className="btn" name="intent" value="add-saturday">
              <Icon name="plus" />
              Saturday
            </button>
          )}
          {days.includes(0) ? null : (
            <button type="submit" className="btn" name="intent" value="add-sunday">
              <Icon name="plus" />
              Sunday
            </button>
          )}
        </div>
      </div>
    </details>
  );
}
