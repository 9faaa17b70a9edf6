import type { SubmissionResult } from "@conform-to/dom";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { account } from "#app/words/catalogues/account.ts";

interface FamilyCardProps {
  name: string;
  timeZone: string;
  language: string;
  /** The languages to choose from. */
  languages: { value: string; label: string; lang: string }[];
  created: { date: string; words: string };
  /** Whether this reader may change them. */
  canChange: boolean;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The family's name and time zone. */
export function FamilyCard({ name, timeZone, language, languages, created, canChange, lastResult }: FamilyCardProps) {
  const say = useSay(account);
  const form = formState({ family_name: name, language }, lastResult);
  return (
    <section className="card" aria-labelledby="family">
      <h2 id="family">{say("family")}</h2>
      {canChange ? (
        <Form intent="update-family" className="form" preventScrollReset>
          <ErrorSummary form={form} />
          <TextField form={form} name="family_name" label={say("familyName")} maxLength={MAX_LENGTH.name} />
          <SelectField
            form={form}
            name="language"
            label={say("familyLanguage")}
            hint={say("familyLanguageHint")}
            options={languages}
          />
          <div>
            <SubmitButton intent="update-family" busyLabel={say("saving")}>
              {say("save")}
            </SubmitButton>
          </div>
        </Form>
      ) : (
        <p>{say.rich("familyNamed", { name, b: (text) => <strong>{text}</strong> })}</p>
      )}
      <div className="row">
        <p>
          {say.rich("zoneNamed", {
            zone: timeZone.replaceAll("_", " "),
            b: (text) => <strong>{text}</strong>,
          })}
        </p>
        {canChange ? (
          <AppLink className="btn" to="/account/family/time-zone" aria-label={say("changeZone")} preventScrollReset>
            <Icon name="clock" />
            {say("change")}
          </AppLink>
        ) : null}
      </div>
      <p className="muted small">
        {say.rich("created", { day: created.words, time: (day) => <time dateTime={created.date}>{day}</time> })}
      </p>
    </section>
  );
}
