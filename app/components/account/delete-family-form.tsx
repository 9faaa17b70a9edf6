import type { SubmissionResult } from "@conform-to/dom";
import { Steps } from "#app/components/account/steps.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Step } from "#app/presenters/people/departures.ts";
import { account } from "#app/words/catalogues/account.ts";
import { frame } from "#app/words/catalogues/frame.ts";

interface DeleteFamilyFormProps {
  closeHref: string;
  familyName: string;
  holdings: string[];
  steps: Step[];
  lastResult: SubmissionResult<string[]> | undefined;
}

const Goes = ({ holdings }: { holdings: string[] }) => {
  const say = useSay(account);
  return (
    <section className="card" aria-labelledby="goes">
      <h2 id="goes">{say("whatGoes")}</h2>
      <ul className="goes">
        {holdings.map((text) => (
          <li key={text}>
            <Icon name="close" />
            <span>{text}</span>
          </li>
        ))}
        <li className="stays">
          <Icon name="ok" />
          <span>{say("everyoneStays")}</span>
        </li>
      </ul>
    </section>
  );
};

/** Lists the data that is deleted with the family, and asks for its name. */
export function DeleteFamilyForm({ closeHref, familyName, holdings, steps, lastResult }: DeleteFamilyFormProps) {
  const say = useSay(account);
  const both = useSay(frame);
  const form = formState({}, lastResult);
  return (
    <Form intent="delete-family" className="stack stack-l measure">
      <ErrorSummary form={form} heading="h2" />
      <Goes holdings={holdings} />
      <section className="card" aria-labelledby="when">
        <h2 id="when">{say("when")}</h2>
        <Steps steps={steps} />
      </section>
      <section className="card" aria-labelledby="first">
        <h2 id="first">{say("copyFirst")}</h2>
        <p className="muted">{say("copyText")}</p>
        <div>
          <a className="btn btn--soft" href="/account/privacy/data.zip">
            <Icon name="download" />
            {say("download")}
          </a>
        </div>
      </section>
      <section className="card" aria-labelledby="sure">
        <h2 id="sure">{say("confirm")}</h2>
        <TextField form={form} name="name" label={say("typeName")} hint={familyName} autoComplete="off" />
        <div className="row">
          <SubmitButton intent="delete-family" className="btn btn--danger" busyLabel={say("deleting")}>
            {say("deleteIn14Days")}
          </SubmitButton>
          <AppLink className="btn" to={closeHref}>
            {both("cancel")}
          </AppLink>
        </div>
      </section>
    </Form>
  );
}
