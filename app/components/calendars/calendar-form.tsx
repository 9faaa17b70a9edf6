import { CalendarsFoot } from "#app/components/calendars/calendars-foot.tsx";
import { ColorField } from "#app/components/members/color-field.tsx";
import { WhoIsItFor } from "#app/components/members/person-chips.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { type Option, SelectField, TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Switch } from "#app/components/ui/switch.tsx";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import type { Swatch } from "#app/shared/people/palette.ts";
import type { Person } from "#app/shared/people/person.ts";
import { calendars } from "#app/words/catalogues/calendars.ts";

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
  const say = useSay(calendars);
  const isNew = intent === "add-calendar";
  return (
    <Form intent={intent} className="form measure">
      <ErrorSummary form={form} heading="h2" />
      {hasAddress ? (
        <TextField
          form={form}
          name="url"
          dir="ltr"
          label={say("link")}
          hint={say(hasCredentials ? "linkHidden" : "linkHint")}
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={MAX_LENGTH.url}
        />
      ) : null}
      <TextField form={form} name="name" label={say("name")} maxLength={MAX_LENGTH.name} />
      <ColorField form={form} name="color" chosen={form.value("color")} swatches={swatches} legend={say("colour")} />
      <WhoIsItFor form={form} people={people} />
      <div>
        <Switch label={say("show")} hint={say("showHint")} isOn={form.isChecked("is_shown")} name="is_shown" />
        <Switch label={say("inFeed")} hint={say("inFeedHint")} isOn={form.isChecked("in_feed")} name="in_feed" />
      </div>
      <CalendarsFoot intent={intent} busyLabel={say(isNew ? "fetching" : "saving")}>
        {say(isNew ? "addCalendar" : "save")}
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
  const say = useSay(calendars);
  return (
    <Form intent="add-holidays" className="form measure">
      <ErrorSummary form={form} heading="h3" />
      <SelectField form={form} name="country" label={say("country")} options={countries} />
      <button
        type="submit"
        className="btn btn--start"
        formMethod="get"
        formAction="/calendars/new#holidays"
        formNoValidate
      >
        {say("showRegions")}
      </button>
      <SelectField
        form={form}
        name="region"
        label={say("region")}
        options={[{ value: "", label: say("wholeCountry") }, ...regions]}
      />
      <div className="row">
        <SubmitButton intent="add-holidays" busyLabel={say("adding")}>
          {say("addHolidays")}
        </SubmitButton>
      </div>
      <p className="hint">
        {say.rich("holidaysFrom", {
          source: (text) => <a href="https://github.com/commenthol/date-holidays">{text}</a>,
          license: (text) => <a href="https://creativecommons.org/licenses/by-sa/3.0/">{text}</a>,
        })}
      </p>
    </Form>
  );
}
