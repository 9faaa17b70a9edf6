import type { SubmissionResult } from "@conform-to/dom";
import type { ReactNode } from "react";
import { Steps } from "#app/components/account/steps.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import type { Step } from "#app/presenters/people/departures.ts";

interface DeletingDialogProps {
  closeHref: string;
  lastResult: SubmissionResult<string[]> | undefined;
  /** What goes with the account, and what stays. */
  children: ReactNode;
}

/** Asks before an account goes. */
export const DeletingDialog = ({ closeHref, lastResult, children }: DeletingDialogProps) => (
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
    {children}
  </FormDialog>
);

interface DeleteAccountDialogProps extends Omit<DeletingDialogProps, "children"> {
  /** Those whom the family stays with. */
  others: string;
  steps: Step[];
  /** Whether this reader may download the family's data. */
  canExport: boolean;
}

/** The same for someone who has a family. */
export const DeleteAccountDialog = ({ others, steps, canExport, ...dialog }: DeleteAccountDialogProps) => (
  <DeletingDialog {...dialog}>
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
  </DeletingDialog>
);
