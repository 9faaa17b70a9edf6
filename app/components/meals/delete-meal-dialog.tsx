import type { SubmissionResult } from "@conform-to/dom";
import { useSay } from "#app/components/shell/root-data.ts";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";
import { frame } from "#app/words/catalogues/frame.ts";
import { recipes } from "#app/words/catalogues/recipes.ts";

interface DeleteMealDialogProps {
  title: string;
  /** When it is planned: "Wednesday 14 October" */
  day: string;
  closeHref: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Asks before a meal is deleted. */
export function DeleteMealDialog({ title, day, closeHref, lastResult }: DeleteMealDialogProps) {
  const say = useSay(recipes);
  return (
    <ConfirmDialog
      title={say("deleteMeal")}
      intent="delete-meal"
      closeHref={closeHref}
      submitLabel={useSay(frame)("delete")}
      busyLabel={say("deleting")}
      lastResult={lastResult}
    >
      <p>{say("deleteMealAsk")}</p>
      <p>{say.rich("mealAndDay", { b: (text) => <strong>{text}</strong>, title, day })}</p>
      <p className="muted">{say("deleteMealText")}</p>
    </ConfirmDialog>
  );
}
