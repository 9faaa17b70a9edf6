import type { SubmissionResult } from "@conform-to/dom";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";

interface DeleteMealDialogProps {
  title: string;
  /** When it is planned: "Wednesday 14 October" */
  day: string;
  closeHref: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Asks before a meal is deleted. */
export function DeleteMealDialog({ title, day, closeHref, lastResult }: DeleteMealDialogProps) {
  return (
    <ConfirmDialog
      title="Delete meal"
      intent="delete-meal"
      closeHref={closeHref}
      submitLabel="Delete"
      busyLabel="Deleting…"
      lastResult={lastResult}
    >
      <p>Are you sure you want to delete this meal?</p>
      <p>
        <strong>{title}</strong>, {day}
      </p>
      <p className="muted">Its groceries stay on your list.</p>
    </ConfirmDialog>
  );
}
