import type { SubmissionResult } from "@conform-to/dom";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";

interface DeleteLoneAccountDialogProps {
  closeHref: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Asks before the account of someone without a family goes. */
export const DeleteLoneAccountDialog = ({ closeHref, lastResult }: DeleteLoneAccountDialogProps) => (
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
      Your sign-in, your e-mail address and what you chose for yourself are deleted at once. You are in no family, so
      nothing waits for you to change your mind.
    </p>
  </FormDialog>
);
