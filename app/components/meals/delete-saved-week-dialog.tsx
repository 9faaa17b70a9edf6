import type { SubmissionResult } from "@conform-to/dom";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";

interface DeleteSavedWeekDialogProps {
  name: string;
  closeHref: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Asks before a saved week is deleted. */
export function DeleteSavedWeekDialog({ name, closeHref, lastResult }: DeleteSavedWeekDialogProps) {
  return (
    <ConfirmDialog
      title="Delete saved week"
      intent="delete-week"
      closeHref={closeHref}
      submitLabel="Delete"
      busyLabel="Deleting…"
      lastResult={lastResult}
    >
      <p>Are you sure you want to delete this saved week?</p>
      <p>
        <strong>{name}</strong>
      </p>
      <p className="muted">Meals planned from it stay.</p>
    </ConfirmDialog>
  );
}
