import type { SubmissionResult } from "@conform-to/dom";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { EndLabels, PendingEndView } from "#app/presenters/people/departures.ts";

interface PendingEndProps extends PendingEndView {
  labels: EndLabels;
  /** The result of a failed submission. */
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The date of the family's deletion, with a button for guardians that cancels it. */
export default function PendingEnd({ text, labels, mayKeep, lastResult }: PendingEndProps) {
  return (
    <div className="pending" role="status">
      <ErrorSummary form={formState({}, lastResult)} heading="h2" />
      <Icon name="trash" />
      <p>{text}</p>
      {mayKeep ? (
        <>
          <Form intent="keep-family">
            <SubmitButton intent="keep-family" className="btn" busyLabel={labels.keeping}>
              <Icon name="undo" />
              {labels.keep}
            </SubmitButton>
          </Form>
          <a className="btn" href="/account/privacy/data.zip">
            <Icon name="download" />
            {labels.download}
          </a>
        </>
      ) : null}
    </div>
  );
}
