import { useSay } from "#app/components/shell/root-data.ts";
import { FieldErrors, type Option, SelectField, TextField } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { ListButton } from "#app/components/ui/list-button.tsx";
import { REMINDERS } from "#app/shared/calendar/constants.ts";
import { insertRow } from "#app/shared/list-buttons.ts";
import type { Say } from "#app/words/catalogue.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

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
const withOwn = (options: Option[], day: string, say: Say<typeof calendar.english>): Option[] =>
  options.some(({ value }) => value === day)
    ? options
    : [...options, { value: day, label: say("daysBefore", { days: day }) }];

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
  const say = useSay(calendar);
  const rows = rowNames(form);
  const isAllDay = form.isChecked("is_all_day");
  return (
    <fieldset className="reminders" id={NAME}>
      <legend className="label">
        {say.rich("reminders", { optional: (text) => <span className="opt">{text}</span> })}
      </legend>
      <p className="hint reminders__days">{choices.noTime}</p>
      <FieldErrors form={form} name={NAME} />
      {rows.map((row, index) => {
        const isNew = hasNew && index === rows.length - 1;
        return (
          <fieldset key={row}>
            <legend className="vh">{say("reminder", { number: index + 1 })}</legend>
            <div className="pair reminders__timed">
              <TextField
                form={form}
                name={`${row}.amount`}
                label={say("field.before")}
                inputMode="numeric"
                maxLength={5}
                required={false}
                autoFocus={isNew && !isAllDay}
              />
              <SelectField form={form} name={`${row}.unit`} label={say("field.reminderUnit")} options={choices.units} />
            </div>
            <div className="pair reminders__days">
              <SelectField
                form={form}
                name={`${row}.day`}
                label={say("field.when")}
                options={withOwn(choices.days, form.value(`${row}.day`), say)}
                autoFocus={isNew && isAllDay}
              />
              <TextField form={form} name={`${row}.time`} label={say("field.hour")} type="time" required={false} />
            </div>
          </fieldset>
        );
      })}
      {rows.length < REMINDERS.max ? (
        <div>
          <ListButton value={insertRow(NAME, { unit: "minutes" })} className="btn">
            <Icon name="plus" />
            {say("addReminder")}
          </ListButton>
        </div>
      ) : null}
    </fieldset>
  );
}
