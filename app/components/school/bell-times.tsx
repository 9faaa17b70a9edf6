import type { TypedWeek } from "#app/components/school/week-fields.tsx";
import { weekOptions } from "#app/components/school/week-options.ts";
import { useSay } from "#app/components/shell/root-data.ts";
import { SelectField, TextField, TickField } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { WeekdayName } from "#app/presenters/school/weekdays.ts";
import { SCHOOL_MAX } from "#app/shared/school/constants.ts";
import { school } from "#app/words/catalogues/school.ts";

interface BellTimesProps {
  form: FormState;
  typed: TypedWeek;
  isOpen: boolean;
  weekdays: WeekdayName[];
}

/** The starts of lessons and breaks, and the weekdays. */
export function BellTimes({ form, typed: { rows, days }, isOpen, weekdays }: BellTimesProps) {
  const say = useSay(school);
  const isWrong = form.problems.some(({ name }) => /^(rows|home_at|weeks)/.test(name));
  return (
    <details className="more-opts" open={isOpen || isWrong}>
      <summary>
        <Icon name="clock" />
        {say("bellTimes")}
        <Icon name="down" />
      </summary>
      <div>
        <p className="hint">{say("bellHint")}</p>
        {rows.map((_, index) => {
          const key = `row ${index}`;
          const name = `rows[${index}]`;
          return (
            <fieldset className="bell" key={key}>
              <legend className="vh">{say("row", { number: index + 1 })}</legend>
              {form.value(`${name}.is_new`) ? <input type="hidden" name={`${name}.is_new`} value="1" /> : null}
              <TextField
                form={form}
                name={`${name}.name`}
                label={say("row", { number: index + 1 })}
                maxLength={SCHOOL_MAX.rowName}
                required={false}
              />
              <TextField form={form} name={`${name}.starts_at`} label={say("rowBegins")} type="time" required={false} />
              <TickField form={form} name={`${name}.is_break`} label={say("break")} />
            </fieldset>
          );
        })}
        <TextField form={form} name="home_at" label={say("finishes")} type="time" className="input input--short" />
        <SelectField form={form} name="weeks" label={say("repeats")} options={weekOptions(say)} />
        <div className="row">
          {rows.length < SCHOOL_MAX.rows ? (
            <button type="submit" className="btn" name="intent" value="add-row">
              <Icon name="plus" />
              {say("addRow")}
            </button>
          ) : null}
          {days.includes(6) ? null : (
            <button type="submit" className="btn" name="intent" value="add-saturday">
              <Icon name="plus" />
              {weekdays[6]?.name}
            </button>
          )}
          {days.includes(0) ? null : (
            <button type="submit" className="btn" name="intent" value="add-sunday">
              <Icon name="plus" />
              {weekdays[0]?.name}
            </button>
          )}
        </div>
      </div>
    </details>
  );
}
