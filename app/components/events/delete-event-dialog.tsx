import type { SubmissionResult } from "@conform-to/dom";
import { EventRow } from "#app/components/events/event-row.tsx";
import { AskDialog } from "#app/components/ui/ask-dialog.tsx";
import type { Intent } from "#app/components/ui/form.tsx";
import type { EventView } from "#app/presenters/calendar/event-view.ts";

interface DeleteEventDialogProps {
  title: string;
  intent: Intent;
  question: string;
  closeHref: string;
  row: EventView;
  /** Whether dates of the series were changed on their own. */
  hasCopies: boolean;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Asks before an event, or a part of a series, is deleted. */
export function DeleteEventDialog({
  title,
  intent,
  question,
  closeHref,
  row,
  hasCopies,
  lastResult,
}: DeleteEventDialogProps) {
  return (
    <AskDialog
      title={title}
      intent={intent}
      closeHref={closeHref}
      submitLabel="Delete"
      busyLabel="Deleting..."
      lastResult={lastResult}
    >
      <p>{question}</p>
      <div className="agenda">
        <EventRow event={row} isPlain />
      </div>
      {hasCopies ? <p className="muted">Dates that you changed on their own stay in the calendar.</p> : null}
    </AskDialog>
  );
}
