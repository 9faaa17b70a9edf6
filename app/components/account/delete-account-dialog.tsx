import type { SubmissionResult } from "@conform-to/dom";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";

interface DeleteAccountDialogProps {
  closeHref: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Asks before the account goes. */
export function DeleteAccountDialog({ closeHref, lastResult }: DeleteAccountDialogProps) {
  return (
    <FormDialog
      title="Delete Account"
      kind="ask"
      closeHref={closeHref}
      intent="delete-account"
      form={formState({}, lastResult)}
      preventScrollReset={false}
      submitLabel="Delete Account"
      tone="danger"
    >
      <p>Are you sure you want to delete your account? This action cannot be undone and will remove all family data.</p>
    </FormDialog>
  );
}
