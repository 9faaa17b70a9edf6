import { CalendarsFoot } from "#app/components/calendars/calendars-foot.tsx";
import { WhoIsItFor } from "#app/components/members/person-chips.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { controlProps, FieldErrors, type Option, SelectField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Person } from "#app/shared/people/person.ts";

const WHERE = [
  ["Google Calendar:", "on a computer, Settings > Import & export > Export, then unzip."],
  ["Apple Calendar:", "on a Mac, File, Export."],
  ["Outlook:", "File, Save Calendar."],
] as const;

/** Asks for a calendar file, its people and its type. */
export function ImportForm({ form, people, types }: { form: FormState; people: Person[]; types: readonly Option[] }) {
  const hasError = form.errors("file").length > 0;
  return (
    <Form intent="look-at-file" encType="multipart/form-data" className="form measure">
      <ErrorSummary form={form} heading="h2" />
      <div className={hasError ? "drop field--bad" : "drop"}>
        <label htmlFor="file">
          <strong>Calendar file</strong>
        </label>
        <span className="hint" id="file-h">
          An .ics file, up to 5 MB and 5,000 events.
        </span>
        <FieldErrors form={form} name="file" />
        <input type="file" accept=".ics,text/calendar" required {...controlProps(form, "file", true)} />
      </div>
      <WhoIsItFor form={form} people={people} />
      <SelectField form={form} name="event_type" label="Event type" options={types} />
      <details className="more-opts">
        <summary>
          <Icon name="info" />
          How do I get a calendar file?
          <Icon name="down" />
        </summary>
        <div>
          {WHERE.map(([program, way]) => (
            <p key={program}>
              <strong>{program}</strong> {way}
            </p>
          ))}
        </div>
      </details>
      <CalendarsFoot intent="look-at-file" busyLabel="Reading…">
        Preview
      </CalendarsFoot>
    </Form>
  );
}

export const BackToCalendars = () => (
  <AppLink className="back" to="/calendars">
    <Icon name="left" flip />
    Calendars
  </AppLink>
);
