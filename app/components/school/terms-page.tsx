import type { SubmissionResult } from "@conform-to/dom";
import { Chips } from "#app/components/chores/chore-choices.tsx";
import { HolidaysSection } from "#app/components/school/holidays-section.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { type Option, SelectField, TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { type FormState, formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { EnterButton, ListButton } from "#app/components/ui/list-button.tsx";
import { insertRow, removeRow } from "#app/shared/list-buttons.ts";
import { SCHOOL_MAX } from "#app/shared/school/constants.ts";
import { SCHOOL_HREF } from "#app/shared/school/school-links.ts";

const KINDS = [
  { value: "school", label: "School" },
  { value: "holiday", label: "Holiday" },
];
const LETTERS = [
  { value: "A", label: "Week A" },
  { value: "B", label: "Week B" },
];
const OVER = [
  { value: "wait", label: "Pause" },
  { value: "run", label: "Keep alternating" },
];

interface TermsPageProps {
  names: string;
  whom: Option[];
  letters: { weekOf: string; legend: string; hint: string } | null;
  defaults: Record<string, unknown>;
  country: string;
  countries: Option[];
  regions: Option[];
  answer: { intent: string; lastResult: SubmissionResult<string[]> } | undefined;
}

/** The fields of one term or holiday. */
function SpanFields({ form, index, whom }: { form: FormState; index: number; whom: Option[] }) {
  const field = (name: string) => `spans[${index}].${name}`;
  const name = form.value(field("name")) || `row ${index + 1}`;
  return (
    <fieldset className={whom.length > 1 ? "trow trow--whom" : "trow"}>
      <legend className="vh">{name}</legend>
      {form.value(field("id")) ? <input type="hidden" name={field("id")} value={form.value(field("id"))} /> : null}
      <TextField form={form} name={field("name")} label="Name" maxLength={SCHOOL_MAX.spanName} />
      <TextField form={form} name={field("from")} label="From" type="date" />
      <TextField form={form} name={field("to")} label="To" type="date" />
      <SelectField form={form} name={field("kind")} label="Type" options={KINDS} />
      {whom.length > 1 ? <SelectField form={form} name={field("members")} label="For" options={whom} /> : null}
      <ListButton className="btn btn--icon" value={removeRow("spans", index)} aria-label={`Remove ${name}`}>
        <Icon name="trash" />
      </ListButton>
    </fieldset>
  );
}

/** Terms and holidays in one form, and a form that adds the holidays of a country. */
export function TermsPage({ names, whom, letters, defaults, answer, ...presets }: TermsPageProps) {
  const isHolidays = answer?.intent === "bring-in-holidays";
  const form = formState(defaults, isHolidays ? undefined : answer?.lastResult);
  const spans = form.list("spans");
  return (
    <Page>
      <AppLink className="back" to={SCHOOL_HREF}>
        <Icon name="left" flip />
        School
      </AppLink>
      <PageHead
        title="Terms and holidays"
        text={names ? `For ${names}. Shown on the calendar.` : "Term dates and holidays."}
      />
      {/* Rows that were taken away take their fields along. */}
      <Form intent="save-terms" className="form" key={`${spans.length} ${form.value("spans[0].id")}`}>
        <EnterButton />
        <ErrorSummary form={form} heading="h2" />
        {spans.map((_, index) => {
          const key = `span ${index}`;
          return <SpanFields form={form} index={index} whom={whom} key={key} />;
        })}
        <div className="row">
          {spans.length < SCHOOL_MAX.spans ? (
            <ListButton className="btn" value={insertRow("spans", { kind: "holiday" })}>
              <Icon name="plus" />
              Add a row
            </ListButton>
          ) : null}
          <AppLink className="btn btn--bare" to="/calendars/import">
            <Icon name="upload" />
            Import from a school calendar file
          </AppLink>
        </div>
        {letters ? (
          <>
            <input type="hidden" name="week_of" value={letters.weekOf} />
            <Chips form={form} name="letter" label={letters.legend} isNamed options={LETTERS} />
            <Chips form={form} name="over" label="In holidays, A/B weeks" isNamed options={OVER} />
            {letters.hint ? <p className="hint">{letters.hint}</p> : null}
          </>
        ) : null}
        <div className="row">
          <SubmitButton intent="save-terms" busyLabel="Saving…">
            Save
          </SubmitButton>
        </div>
      </Form>
      <HolidaysSection {...presets} lastResult={isHolidays ? answer?.lastResult : undefined} />
    </Page>
  );
}
