import type { SubmissionResult } from "@conform-to/dom";
import { useSay } from "#app/components/shell/root-data.ts";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";
import { frame } from "#app/words/catalogues/frame.ts";
import { meals } from "#app/words/catalogues/meals.ts";

interface DeleteSavedWeekDialogProps {
  name: string;
  closeHref: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Asks before a saved week is deleted. */
export function DeleteSavedWeekDialog({ name, closeHref, lastResult }: DeleteSavedWeekDialogProps) {
  const say = useSay(meals);
  return (
    <ConfirmDialog
      title={say("deleteWeek")}
      intent="delete-week"
      closeHref={closeHref}
      submitLabel={useSay(frame)("delete")}
      busyLabel={say("deleting")}
      lastResult={lastResult}
    >
      <p>{say("deleteWeekAsk")}</p>
      <p>
        <strong dir="auto">{name}</strong>
      </p>
      <p className="muted">{say("deleteWeekText")}</p>
    </ConfirmDialog>
  );
}
