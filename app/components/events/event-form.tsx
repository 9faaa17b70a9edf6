import { PersonChips } from "#app/components/members/person-chips.tsx";
import { SelectField, TextArea, TextField, TickField } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { EVENT_TYPES, MAX_LENGTH, RECURRENCE_PATTERNS, REMINDERS } from "#app/utils/constants.ts";
import { EVENT_TYPE_NAMES, PATTERN_NAMES, REMINDER_NAMES } from "#app/view/event-names.ts";
import type { Person } from "#app/view/person.ts";

const EVERYONE = { value: "none", label: "Everyone", isEveryone: true };
const typeOptions = EVENT_TYPES.map((value) => ({ value, label: EVENT_TYPE_NAMES[value] }));
const patternOptions = RECURRENCE_PATTERNS.map((value) => ({ value, label: PATTERN_NAMES[value] }));
const reminderOptions = [
  { value: "none", label: "None" },
  ...REMINDERS.map((minutes) => ({ value: String(minutes), label: REMINDER_NAMES[minutes] ?? "" })),
];

function Repeat({ form }: { form: FormState }) {
  const isOn = form.isChecked("is_recurring");
  return (
    <details className="more-opts" open={isOn}>
      <summary>
        <Icon name="repeat" />
        Repeat
        <Icon name="down" />
      </summary>
      <div>
        <TickField form={form} name="is_recurring" label="Repeats" />
        <div className="pair">
          <SelectField form={form} name="recurrence_pattern" label="How often" options={patternOptions} />
          <TextField form={form} name="recurrence_end_date" label="Ends on" type="date" isOptional />
        </div>
      </div>
    </details>
  );
}

/** The fields of an event. One occurrence of a series is edited without the fields of repetition. */
export function EventFields({ form, people, canRepeat }: { form: FormState; people: Person[]; canRepeat: boolean }) {
  const hasMore = Boolean(form.value("description")) || form.value("reminder_minutes") !== "none";
  const hasProblem = ["description", "reminder_minutes"].some((name) => form.errors(name).length > 0);
  return (
    <>
      <TextField form={form} name="title" label="Title" maxLength={MAX_LENGTH.title} autoComplete="off" />
      <div className="pair">
        <TextField form={form} name="start_date" label="Start date" type="date" />
        <TextField form={form} name="start_time" label="Start time" type="time" />
      </div>
      <div className="pair">
        <TextField form={form} name="end_date" label="End date" type="date" isOptional />
        <TextField form={form} name="end_time" label="End time" type="time" isOptional />
      </div>
      <TickField form={form} name="is_all_day" label="All day" />
      <PersonChips form={form} name="member_id" legend="Who is it for?" people={people} first={EVERYONE} />
      <div className="pair">
        <SelectField form={form} name="event_type" label="Event type" options={typeOptions} />
        <TextField
          form={form}
          name="location"
          label="Location"
          maxLength={MAX_LENGTH.location}
          autoComplete="off"
          isOptional
        />
      </div>
      {canRepeat ? <Repeat form={form} /> : null}
      <details className="more-opts" open={hasMore || hasProblem}>
        <summary>
          <Icon name="bell" />
          Reminder and notes
          <Icon name="down" />
        </summary>
        <div>
          <SelectField form={form} name="reminder_minutes" label="Reminder" options={reminderOptions} />
          <TextArea form={form} name="description" label="Description" maxLength={MAX_LENGTH.text} isOptional />
        </div>
      </details>
    </>
  );
}
