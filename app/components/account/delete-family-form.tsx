import type { SubmissionResult } from "@conform-to/dom";
import { Steps } from "#app/components/account/steps.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Step } from "#app/presenters/people/departures.ts";

interface DeleteFamilyFormProps {
  closeHref: string;
  familyName: string;
  holdings: string[];
  steps: Step[];
  lastResult: SubmissionResult<string[]> | undefined;
}

const Goes = ({ holdings }: { holdings: string[] }) => (
  <section className="card" aria-labelledby="goes">
    <h2 id="goes">What will be deleted</h2>
    <ul className="goes">
      {holdings.map((text) => (
        <li key={text}>
          <Icon name="close" />
          <span>{text}</span>
        </li>
      ))}
      <li className="stays">
        <Icon name="ok" />
        <span>Everyone keeps their account and can start a new family.</span>
      </li>
    </ul>
  </section>
);

/** Lists the data that is deleted with the family, and asks for its name. */
export function DeleteFamilyForm({ closeHref, familyName, holdings, steps, lastResult }: DeleteFamilyFormProps) {
  const form = formState({}, lastResult);
  return (
    <Form intent="delete-family" className="stack stack-l measure">
      <ErrorSummary form={form} heading="h2" />
      <Goes holdings={holdings} />
      <section className="card" aria-labelledby="when">
        <h2 id="when">When</h2>
        <Steps steps={steps} />
      </section>
      <section className="card" aria-labelledby="first">
        <h2 id="first">Download a copy first</h2>
        <p className="muted">One file with everything, for calendar and spreadsheet apps.</p>
        <div>
          <a className="btn btn--soft" href="/account/privacy/data.zip">
            <Icon name="download" />
            Download your data
          </a>
        </div>
      </section>
      <section className="card" aria-labelledby="sure">
        <h2 id="sure">Confirm</h2>
        <TextField form={form} name="name" label="Type the family’s name" hint={familyName} autoComplete="off" />
        <div className="row">
          <SubmitButton intent="delete-family" className="btn btn--danger" busyLabel="Deleting…">
            Delete the family in 14 days
          </SubmitButton>
          <AppLink className="btn" to={closeHref}>
            Cancel
          </AppLink>
        </div>
      </section>
    </Form>
  );
}
