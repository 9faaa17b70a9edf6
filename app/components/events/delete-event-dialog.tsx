import type { SubmissionResult } from "@conform-to/dom";
import { EventRow } from "#app/components/events/event-row.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";
import type { Intent } from "#app/components/ui/form.tsx";
import type { EventView } from "#app/presenters/calendar/event-view.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

interface DeleteEventDialogProps {
  title: string;
  intent: Intent;
  question: string;
  closeHref: string;
  row: EventView;
  /** The version that the user saw; a newer one is not deleted. */
  seen: string;
  /** The number of overrides that are deleted with the series. */
  changedCount: number;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Confirms deleting an event, or a part of a series. */
export function DeleteEventDialog({
  title,
  intent,
  question,
  closeHref,
  row,
  seen,
  changedCount,
  lastResult,
}: DeleteEventDialogProps) {
  const say = useSay(calendar);
  return (
    <ConfirmDialog
      title={title}
      intent={intent}
      closeHref={closeHref}
      submitLabel={say("delete")}
      busyLabel={say("deleting")}
      lastResult={lastResult}
    >
      <input type="hidden" name="seen" value={seen} />
      <p>{question}</p>
      <div className="agenda">
        <EventRow event={row} isPlain />
      </div>
      {changedCount > 0 ? <p>{say("changedToo", { count: changedCount })}</p> : null}
    </ConfirmDialog>
  );
}
