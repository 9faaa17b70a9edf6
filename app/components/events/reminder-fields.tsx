import { FieldErrors, type Option, SelectField, TextField } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { ListButton } from "#app/components/ui/list-button.tsx";
import { REMINDERS } from "#app/shared/calendar/constants.ts";
import { insertRow } from "#app/shared/list-buttons.ts";

export interface ReminderChoices {
  units: Option[];
  /** For an all-day event. */
  days: Option[];
  /** When a reminder of an all-day event comes if its time is empty. */
  noTime: string;
}

const NAME = "reminders";

/** The names of the rows in a form; at least one. */
const rowNames = (form: FormState): string[] =>
  Array.from({ length: Math.max(1, form.list(NAME).length) }, (_, index) => `${NAME}[${index}]`);

/** Whether a form has a reminder, or more than one row. */
export const hasReminders = (form: FormState): boolean =>
  form.list(NAME).length > 1 || ["amount", "day"].some((field) => form.value(`${NAME}[0].${field}`) !== "");

/** The options, with the row's own value if it is not among them. */
const withOwn = (options: Option[], day: string): Option[] =>
  options.some(({ value }) => value === day) ? options : [...options, { value: day, label: `${day} days before at` }];

/**
 * Rows of reminders: an amount and a unit before the start, or for an all-day event a day and an hour. CSS hides the fields
 * that "All day" does not use. `hasNew`: the last row was just added and gets the focus.
 */
export function ReminderFields({
  form,
  choices,
  hasNew,
}: {
  form: FormState;
  choices: ReminderChoices;
  hasNew: boolean;
}) {
  const rows = rowNames(form);
  const isAllDay = form.isChecked("is_all_day");
  return (
    <fieldset className="reminders" id={NAME}>
      <legend className="label">
        Reminders<span className="opt"> (optional)</span>
      </legend>
      <p className="hint reminders__days">{choices.noTime}</p>
      <FieldErrors form={form} name={NAME} />
      {rows.map((row, index) => {
        const isNew = hasNew && index === rows.length - 1;
        return (
          <fieldset key={row}>
            <legend className="vh">Reminder {index + 1}</legend>
            <div className="pair reminders__timed">
              <TextField
                form={form}
                name={`${row}.amount`}
                label="Time before"
                inputMode="numeric"
                maxLength={5}
                required={false}
                autoFocus={isNew && !isAllDay}
              />
              <SelectField form={form} name={`${row}.unit`} label="Unit" options={choices.units} />
            </div>
            <div className="pair reminders__days">
              <SelectField
                form={form}
                name={`${row}.day`}
                label="When"
                options={withOwn(choices.days, form.value(`${row}.day`))}
                autoFocus={isNew && isAllDay}
              />
              <TextField form={form} name={`${row}.time`} label="Hour" type="time" required={false} />
            </div>
          </fieldset>
        );
      })}
      {rows.length < REMINDERS.max ? (
        <div>
          <ListButton value={insertRow(NAME, { unit: "minutes" })} className="btn">
            <Icon name="plus" />
            Add another reminder
          </ListButton>
        </div>
      ) : null}
    </fieldset>
  );
}
