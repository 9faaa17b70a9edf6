import type { SubmissionResult } from "@conform-to/dom";
import { useSay } from "#app/components/shell/root-data.ts";
import { type Option, SelectField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { TERMS_HREF } from "#app/shared/school/school-links.ts";
import { school } from "#app/words/catalogues/school.ts";

interface HolidaysSectionProps {
  country: string;
  countries: Option[];
  regions: Option[];
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The form that adds the holidays of a country or region. */
export function HolidaysSection({ country, countries, regions, lastResult }: HolidaysSectionProps) {
  const say = useSay(school);
  const form = formState({ country }, lastResult);
  return (
    <section className="stack" aria-labelledby="holidays">
      <h2 id="holidays">{say("holidays")}</h2>
      <p className="muted">{say("holidaysText")}</p>
      <Form intent="bring-in-holidays" className="form measure">
        <ErrorSummary form={form} />
        <SelectField form={form} name="country" label={say("country")} options={countries} key={country} />
        <button
          type="submit"
          className="btn btn--start"
          formMethod="get"
          formAction={`${TERMS_HREF}#holidays`}
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
          <SubmitButton intent="bring-in-holidays" className="btn" busyLabel={say("adding")}>
            {say("addHolidays")}
          </SubmitButton>
        </div>
        <p className="hint">
          {say.rich("holidaysSource", {
            source: (text) => <a href="https://github.com/commenthol/date-holidays">{text}</a>,
            licence: (text) => <a href="https://creativecommons.org/licenses/by-sa/3.0/">{text}</a>,
          })}
        </p>
      </Form>
    </section>
  );
}
