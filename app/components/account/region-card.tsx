import type { SubmissionResult } from "@conform-to/dom";
import { useSay } from "#app/components/shell/root-data.ts";
import { FieldGroup, RadioCard, SelectField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import type { RegionView } from "#app/presenters/people/region.ts";
import { account } from "#app/words/catalogues/account.ts";

interface RegionCardProps {
  region: RegionView;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Language, first day of the week and clock, for this reader alone. */
export function RegionCard({ region, lastResult }: RegionCardProps) {
  const say = useSay(account);
  const form = formState(region.values, lastResult);
  return (
    <section className="card" aria-labelledby="region">
      <h2 id="region">{say("region")}</h2>
      {/* A whole new page: script has the messages of the language that the page came in. */}
      <Form intent="choose-for-reader" className="form" reloadDocument>
        <ErrorSummary form={form} />
        <FieldGroup form={form} name="language" legend={say("language")}>
          <div className="stack stack-s">
            {region.languages.map(({ value, ...option }) => (
              <RadioCard
                key={value}
                name="language"
                value={value}
                isChecked={form.value("language") === value}
                {...option}
              />
            ))}
          </div>
        </FieldGroup>
        <div className="pair">
          <SelectField form={form} name="first_day" label={say("firstDay")} options={region.firstDays} />
          <SelectField form={form} name="clock" label={say("clock")} options={region.clocks} />
        </div>
        <div>
          <SubmitButton intent="choose-for-reader" busyLabel={say("saving")}>
            {say("save")}
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}
