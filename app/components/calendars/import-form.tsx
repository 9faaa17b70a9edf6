import { CalendarsFoot } from "#app/components/calendars/calendars-foot.tsx";
import { WhoIsItFor } from "#app/components/members/person-chips.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { controlProps, FieldErrors, type Option, SelectField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Person } from "#app/shared/people/person.ts";
import { calendars } from "#app/words/catalogues/calendars.ts";

const PROGRAMS = ["google", "apple", "outlook"] as const;

/** Asks for a calendar file, its people and its type. */
export function ImportForm({ form, people, types }: { form: FormState; people: Person[]; types: readonly Option[] }) {
  const say = useSay(calendars);
  const hasError = form.errors("file").length > 0;
  return (
    <Form intent="look-at-file" encType="multipart/form-data" className="form measure">
      <ErrorSummary form={form} heading="h2" />
      <div className={hasError ? "drop field--bad" : "drop"}>
        <label htmlFor="file">
          <strong>{say("file")}</strong>
        </label>
        <span className="hint" id="file-h">
          {say("fileHint")}
        </span>
        <FieldErrors form={form} name="file" />
        <input type="file" accept=".ics,text/calendar" required {...controlProps(form, "file", true)} />
      </div>
      <WhoIsItFor form={form} people={people} />
      <SelectField form={form} name="event_type" label={say("eventType")} options={types} />
      <details className="more-opts">
        <summary>
          <Icon name="info" />
          {say("howToExport")}
          <Icon name="down" />
        </summary>
        <div>
          {PROGRAMS.map((program) => (
            <p key={program}>{say.rich(`export.${program}`, { app: (text) => <strong>{text}</strong> })}</p>
          ))}
        </div>
      </details>
      <CalendarsFoot intent="look-at-file" busyLabel={say("reading")}>
        {say("preview")}
      </CalendarsFoot>
    </Form>
  );
}

export const BackToCalendars = () => {
  const say = useSay(calendars);
  return (
    <AppLink className="back" to="/calendars">
      <Icon name="left" flip />
      {say("title")}
    </AppLink>
  );
};
