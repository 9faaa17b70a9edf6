import { useLocation } from "@remix-run/react";
import { PeopleFields } from "#app/components/events/people-fields.tsx";
import { hasReminders, type ReminderChoices, ReminderFields } from "#app/components/events/reminder-fields.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { FieldGroup, type Option, SelectField, TextArea, TextField, TickField } from "#app/components/ui/field.tsx";
import { SubmitButton } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { TimeZoneField } from "#app/components/ui/time-zone-field.tsx";
import type { presentRepeatChoices } from "#app/presenters/calendar/repeat-form.ts";
import type { ZoneGroup } from "#app/presenters/people/time-zones.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import type { Person } from "#app/shared/people/person.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

/** The choices of the form. */
export interface EventChoices {
  people: Person[];
  /** Members who can drive. */
  drivers: Person[];
  types: Option[];
  reminders: ReminderChoices;
  zones: ZoneChoices;
}

/** The zones in the form's list. */
export interface ZoneChoices {
  groups: ZoneGroup[];
  familyZone: string;
  /** Whether `groups` are all zones. */
  areAll: boolean;
}

/** The event's zone. A button loads all zones and keeps the input. */
function ZoneFields({ form, zones }: { form: FormState; zones: ZoneChoices }) {
  const say = useSay(calendar);
  const { pathname, search } = useLocation();
  const { groups, familyZone, areAll } = zones;
  const isOther = form.value("time_zone") !== familyZone;
  return (
    <details className="more-opts" open={isOther || areAll || form.errors("time_zone").length > 0}>
      <summary>
        <Icon name="clock" />
        {say("timeZone")}
        <Icon name="down" />
      </summary>
      <div>
        <TimeZoneField form={form} name="time_zone" groups={groups} hint={say("timeZoneHint")} />
        {areAll ? null : (
          <SubmitButton
            intent="more-zones"
            name="intent"
            value="more-zones"
            className="btn"
            formAction={`${pathname}${search}${search ? "&" : "?"}zones=all`}
          >
            {say("allTimeZones")}
          </SubmitButton>
        )}
      </div>
    </details>
  );
}

type RepeatChoices = ReturnType<typeof presentRepeatChoices>;

/** The fields of a repeat. CSS hides those that the choice does not use. */
function Repeat({ form, choices }: { form: FormState; choices: RepeatChoices }) {
  const say = useSay(calendar);
  const chosen = form.list("repeat_weekdays").map(String);
  return (
    <div className="repeat">
      <SelectField form={form} name="repeats" label={say("field.repeats")} options={choices.repeats} />
      <fieldset className="repeat__custom">
        <legend className="vh">{say("custom")}</legend>
        <div className="pair">
          <TextField form={form} name="repeat_every" label={say("field.every")} inputMode="numeric" maxLength={2} />
          <SelectField form={form} name="repeat_unit" label={say("field.unit")} options={choices.units} />
        </div>
        <FieldGroup form={form} name="repeat_weekdays" legend={say("field.weekdays")} className="field repeat__weekly">
          <div className="chips">
            {choices.weekdays.map(({ value, label }) => (
              <label className="chip" key={value}>
                <input type="checkbox" name="repeat_weekdays" value={value} defaultChecked={chosen.includes(value)} />
                <span>{label}</span>
              </label>
            ))}
          </div>
        </FieldGroup>
        <div className="repeat__monthly">
          <SelectField form={form} name="repeat_on" label={say("field.on")} options={choices.days} />
        </div>
      </fieldset>
      <div className="pair repeat__end">
        <TextField form={form} name="recurrence_end_date" label={say("field.endsOn")} type="date" isOptional />
        <TextField
          form={form}
          name="recurrence_count"
          label={say("field.endsAfter")}
          hint={say("times")}
          inputMode="numeric"
          maxLength={3}
          isOptional
        />
      </div>
    </div>
  );
}

/** The fields of an event; for an occurrence of a series without those for repeats. */
export function EventFields({
  form,
  choices,
  repeat,
  hasNewReminder,
}: {
  form: FormState;
  choices: EventChoices;
  repeat: RepeatChoices | null;
  /** Whether a row of a reminder was just added. */
  hasNewReminder: boolean;
}) {
  const say = useSay(calendar);
  const hasMore = Boolean(form.value("description")) || hasReminders(form);
  const hasProblem = form.problems.some(({ name }) => name === "description" || name.startsWith("reminders"));
  return (
    <>
      <TextField form={form} name="title" label={say("field.title")} maxLength={MAX_LENGTH.title} />
      <div className="pair">
        <TextField form={form} name="start_date" label={say("field.startDate")} type="date" />
        <TextField form={form} name="start_time" label={say("field.startTime")} type="time" />
      </div>
      <div className="pair">
        <TextField form={form} name="end_date" label={say("field.endDate")} type="date" isOptional />
        <TextField form={form} name="end_time" label={say("field.endTime")} type="time" isOptional />
      </div>
      <TickField form={form} name="is_all_day" label={say("allDay")} />
      <PeopleFields form={form} people={choices.people} drivers={choices.drivers} />
      <div className="pair">
        <SelectField form={form} name="event_type" label={say("field.type")} options={choices.types} />
        <TextField
          form={form}
          name="location"
          label={say("field.location")}
          maxLength={MAX_LENGTH.location}
          isOptional
        />
      </div>
      {repeat ? <Repeat form={form} choices={repeat} /> : null}
      <ZoneFields form={form} zones={choices.zones} />
      <details className="more-opts" open={hasMore || hasProblem}>
        <summary>
          <Icon name="bell" />
          {say("reminderAndNotes")}
          <Icon name="down" />
        </summary>
        <div>
          <ReminderFields form={form} choices={choices.reminders} hasNew={hasNewReminder} />
          <TextArea
            form={form}
            name="description"
            label={say("field.description")}
            maxLength={MAX_LENGTH.text}
            isOptional
          />
        </div>
      </details>
    </>
  );
}
