import type { SubmissionResult } from "@conform-to/dom";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";

interface DeleteRecipeDialogProps {
  title: string;
  /** The recipe replaces a built-in one. */
  isBasedOn: boolean;
  closeHref: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Asks before a recipe is deleted. */
export const DeleteRecipeDialog = ({ title, isBasedOn, closeHref, lastResult }: DeleteRecipeDialogProps) => (
  <ConfirmDialog
    title="Delete recipe"
    intent="delete-recipe"
    closeHref={closeHref}
    submitLabel="Delete"
    busyLabel="Deleting…"
    lastResult={lastResult}
  >
    <p>Are you sure you want to delete this recipe?</p>
    <p>
      <strong>{title}</strong>
    </p>
    <p className="muted">
      Planned meals keep their own copy.
      {isBasedOn ? " The built-in recipe will show again." : null}
    </p>
  </ConfirmDialog>
);
