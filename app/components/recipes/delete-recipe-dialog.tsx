import type { SubmissionResult } from "@conform-to/dom";
import { useSay } from "#app/components/shell/root-data.ts";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";
import { frame } from "#app/words/catalogues/frame.ts";
import { recipes } from "#app/words/catalogues/recipes.ts";

interface DeleteRecipeDialogProps {
  title: string;
  /** The recipe replaces a built-in one. */
  isBasedOn: boolean;
  closeHref: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Asks before a recipe is deleted. */
export const DeleteRecipeDialog = ({ title, isBasedOn, closeHref, lastResult }: DeleteRecipeDialogProps) => {
  const say = useSay(recipes);
  const frameSay = useSay(frame);
  return (
    <ConfirmDialog
      title={say("delete")}
      intent="delete-recipe"
      closeHref={closeHref}
      submitLabel={frameSay("delete")}
      busyLabel={say("deleting")}
      lastResult={lastResult}
    >
      <p>{say("deleteAsk")}</p>
      <p>
        <strong dir="auto">{title}</strong>
      </p>
      <p className="muted">{say(isBasedOn ? "deleteBuiltIn" : "deleteMeals")}</p>
    </ConfirmDialog>
  );
};
