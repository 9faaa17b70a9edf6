import type { SubmissionResult } from "@conform-to/dom";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { MAX_LENGTH } from "#app/shared/constants.ts";

interface FamilyCardProps {
  name: string;
  timeZone: string;
  created: { date: string; words: string };
  /** Whether this reader may change them. */
  canChange: boolean;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The family's name and time zone. */
export function FamilyCard({ name, timeZone, created, canChange, lastResult }: FamilyCardProps) {
  const form = formState({ family_name: name }, lastResult);
  return (
    <section className="card" aria-labelledby="family">
      <h2 id="family">Family Settings</h2>
      {canChange ? (
        <Form intent="update-family" className="form" preventScrollReset>
          <ErrorSummary form={form} />
          <TextField form={form} name="family_name" label="Family name" maxLength={MAX_LENGTH.name} />
          <div>
            <SubmitButton intent="update-family" busyLabel="Saving…">
              Save
            </SubmitButton>
          </div>
        </Form>
      ) : (
        <p>
          Family name: <strong>{name}</strong>
        </p>
      )}
      <div className="row">
        <p>
          Time zone: <strong>{timeZone.replaceAll("_", " ")}</strong>
        </p>
        {canChange ? (
          <AppLink className="btn" to="/account/family/time-zone" aria-label="Change time zone" preventScrollReset>
            <Icon name="clock" />
            Change
          </AppLink>
        ) : null}
      </div>
      <p className="muted small">
        Created <time dateTime={created.date}>{created.words}</time>
      </p>
    </section>
  );
}
