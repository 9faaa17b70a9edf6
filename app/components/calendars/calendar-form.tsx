import { CalendarsFoot } from "#app/components/calendars/calendars-foot.tsx";
import { ColorField } from "#app/components/members/color-field.tsx";
import { WhoIsItFor } from "#app/components/members/person-chips.tsx";
import { type Option, SelectField, TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Switch } from "#app/components/ui/switch.tsx";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import type { Swatch } from "#app/shared/people/palette.ts";
import type { Person } from "#app/shared/people/person.ts";

interface CalendarFormProps {
  form: FormState;
  intent: "add-calendar" | "edit-calendar";
  people: Person[];
  swatches: Swatch[];
  /** `false` for holidays. */
  hasAddress: boolean;
  /** Whether the address has credentials, which are never sent to the browser. */
  hasCredentials?: boolean;
}

/** A subscribed calendar: address, name, colour and members. */
export function CalendarForm({ form, intent, people, swatches, hasAddress, hasCredentials }: CalendarFormProps) {
  const isNew = intent === "add-calendar";
  return (
    <Form intent={intent} className="form measure">
      <ErrorSummary form={form} heading="h2" />
      {hasAddress ? (
        <TextField
          form={form}
          name="url"
          label="Calendar link"
          hint={
            hasCredentials
              ? "The user name and password in it are saved but hidden."
              : "Look for “Subscribe”, “iCal” or “.ics” on its website. webcal:// works too."
          }
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={MAX_LENGTH.url}
        />
      ) : null}
      <TextField form={form} name="name" label="Name" maxLength={MAX_LENGTH.name} />
      <ColorField form={form} name="color" chosen={form.value("color")} swatches={swatches} />
      <WhoIsItFor form={form} people={people} />
      <div>
        <Switch
          label="Show on our calendar"
          hint="When off, it stays in this list but isn’t refreshed."
          isOn={form.isChecked("is_shown")}
          name="is_shown"
        />
        <Switch
          label="Include in our feed"
          hint="So calendars subscribed to Roost show it too."
          isOn={form.isChecked("in_feed")}
          name="in_feed"
        />
      </div>
      <CalendarsFoot intent={intent} busyLabel={isNew ? "Fetching…" : "Saving…"}>
        {isNew ? "Add Calendar" : "Save"}
      </CalendarsFoot>
    </Form>
  );
}

/** A subscription to built-in holidays of a country or region. */
export function HolidaysForm({
  form,
  countries,
  regions,
}: {
  form: FormState;
  countries: Option[];
  regions: Option[];
}) {
  return (
    <Form intent="add-holidays" className="form measure">
      <ErrorSummary form={form} heading="h3" />
      <SelectField form={form} name="country" label="Country" options={countries} />
      <button
        type="submit"
        className="btn btn--start"
        formMethod="get"
        formAction="/calendars/new#holidays"
        formNoValidate
      >
        Show regions
      </button>
      <SelectField
        form={form}
        name="region"
        label="Region"
        options={[{ value: "", label: "Whole country" }, ...regions]}
      />
      <div className="row">
        <SubmitButton intent="add-holidays" busyLabel="Adding…">
          Add Holidays
        </SubmitButton>
      </div>
      <p className="hint">
        Public and school holidays from <a href="https://github.com/commenthol/date-holidays">date-holidays</a>, whose
        data are under <a href="https://creativecommons.org/licenses/by-sa/3.0/">CC BY-SA 3.0</a>. Built in: nothing is
        requested from other sites.
      </p>
    </Form>
  );
}
