import type { SubmissionResult } from "@conform-to/dom";
import { type Option, SelectField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { TERMS_HREF } from "#app/shared/school/school-links.ts";

interface HolidaysSectionProps {
  country: string;
  countries: Option[];
  regions: Option[];
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The form that adds the holidays of a country or region. */
export function HolidaysSection({ country, countries, regions, lastResult }: HolidaysSectionProps) {
  const form = formState({ country }, lastResult);
  return (
    <section className="stack" aria-labelledby="holidays">
      <h2 id="holidays">Holidays by country</h2>
      <p className="muted">Public and school holidays for the coming year. Existing dates aren’t changed.</p>
      <Form intent="bring-in-holidays" className="form measure">
        <ErrorSummary form={form} />
        <SelectField form={form} name="country" label="Country" options={countries} key={country} />
        <button
          type="submit"
          className="btn btn--start"
          formMethod="get"
          formAction={`${TERMS_HREF}#holidays`}
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
          <SubmitButton intent="bring-in-holidays" className="btn" busyLabel="Adding…">
            Add holidays
          </SubmitButton>
        </div>
        <p className="hint">
          From <a href="https://github.com/commenthol/date-holidays">date-holidays</a>, whose data are under{" "}
          <a href="https://creativecommons.org/licenses/by-sa/3.0/">CC BY-SA 3.0</a>. Built in: nothing is requested
          from other sites.
        </p>
      </Form>
    </section>
  );
}
