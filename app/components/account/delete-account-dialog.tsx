import type { SubmissionResult } from "@conform-to/dom";
import { Steps } from "#app/components/account/steps.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import type { Step } from "#app/presenters/people/departures.ts";

interface DeleteAccountDialogProps {
  closeHref: string;
  /** Those whom the family stays with. */
  others: string;
  steps: Step[];
  /** Whether this reader may download the family's data. */
  canExport: boolean;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Asks before the account goes. */
export const DeleteAccountDialog = ({ closeHref, others, steps, canExport, lastResult }: DeleteAccountDialogProps) => (
  <FormDialog
    title="Delete my account?"
    closeHref={closeHref}
    intent="delete-account"
    form={formState({}, lastResult)}
    preventScrollReset={false}
    submitLabel="Delete my account"
    busyLabel="Deleting..."
    cancelLabel="Keep it"
    tone="danger"
  >
    <p>
      Your sign-in, your e-mail address and your reminders are deleted. The family stays with {others}, and what you
      made with it, without your name.
    </p>
    <Steps steps={steps} />
    {canExport ? (
      <p>
        <a href="/account/privacy/data.zip" download>
          Download our data first
        </a>
      </p>
    ) : null}
  </FormDialog>
);
