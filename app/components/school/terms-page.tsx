import type { SubmissionResult } from "@conform-to/dom";
import { HolidaysSection } from "#app/components/school/holidays-section.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Chips } from "#app/components/ui/chips.tsx";
import { type Option, SelectField, TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { type FormState, formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { EnterButton, ListButton } from "#app/components/ui/list-button.tsx";
import { insertRow, removeRow } from "#app/shared/list-buttons.ts";
import { SCHOOL_MAX } from "#app/shared/school/constants.ts";
import { SCHOOL_HREF } from "#app/shared/school/school-links.ts";
import { school } from "#app/words/catalogues/school.ts";

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
  const say = useSay(school);
  const kinds = [
    { value: "school", label: say("kindSchool") },
    { value: "holiday", label: say("kindHoliday") },
  ];
  const field = (name: string) => `spans[${index}].${name}`;
  const name = form.value(field("name")) || say("rowName", { number: index + 1 });
  return (
    <fieldset className={whom.length > 1 ? "trow trow--whom" : "trow"}>
      <legend className="vh">{name}</legend>
      {form.value(field("id")) ? <input type="hidden" name={field("id")} value={form.value(field("id"))} /> : null}
      <TextField form={form} name={field("name")} label={say("name")} maxLength={SCHOOL_MAX.spanName} />
      <TextField form={form} name={field("from")} label={say("from")} type="date" />
      <TextField form={form} name={field("to")} label={say("to")} type="date" />
      <SelectField form={form} name={field("kind")} label={say("kind")} options={kinds} />
      {whom.length > 1 ? (
        <SelectField form={form} name={field("members")} label={say("spanFor")} options={whom} />
      ) : null}
      <ListButton className="btn btn--icon" value={removeRow("spans", index)} aria-label={say("remove", { name })}>
        <Icon name="trash" />
      </ListButton>
    </fieldset>
  );
}

/** Terms and holidays in one form, and a form that adds the holidays of a country. */
export function TermsPage({ names, whom, letters, defaults, answer, ...presets }: TermsPageProps) {
  const say = useSay(school);
  const over = [
    { value: "wait", label: say("overWait") },
    { value: "run", label: say("overRun") },
  ];
  const isHolidays = answer?.intent === "bring-in-holidays";
  const form = formState(defaults, isHolidays ? undefined : answer?.lastResult);
  const spans = form.list("spans");
  return (
    <Page>
      <AppLink className="back" to={SCHOOL_HREF}>
        <Icon name="left" flip />
        {say("title")}
      </AppLink>
      <PageHead title={say("terms")} text={names ? say("termsFor", { names }) : say("termsText")} />
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
              {say("addRow")}
            </ListButton>
          ) : null}
          <AppLink className="btn btn--bare" to="/calendars/import">
            <Icon name="upload" />
            {say("importFile")}
          </AppLink>
        </div>
        {letters ? (
          <>
            <input type="hidden" name="week_of" value={letters.weekOf} />
            <Chips
              form={form}
              name="letter"
              label={letters.legend}
              isNamed
              options={["A", "B"].map((letter) => ({ value: letter, label: say("week", { letter }) }))}
            />
            <Chips form={form} name="over" label={say("overHolidays")} isNamed options={over} />
            {letters.hint ? <p className="hint">{letters.hint}</p> : null}
          </>
        ) : null}
        <div className="row">
          <SubmitButton intent="save-terms" busyLabel={say("saving")}>
            {say("save")}
          </SubmitButton>
        </div>
      </Form>
      <HolidaysSection {...presets} lastResult={isHolidays ? answer?.lastResult : undefined} />
    </Page>
  );
}
