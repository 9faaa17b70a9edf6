import type { SubmissionResult } from "@conform-to/dom";
import { EventRow } from "#app/components/events/event-row.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";
import type { EventView } from "#app/presenters/calendar/event-view.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

interface DeleteChoiceDialogProps {
  closeHref: string;
  row: EventView;
  /** The version that the user saw; a newer one is not deleted. */
  seen: string;
  /** Links that delete more than the one date. */
  more: { href: string; name: string; hint: string }[];
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Deletes one date of a series, or links to the dialogs that delete more. */
export function DeleteChoiceDialog({ closeHref, row, seen, more, lastResult }: DeleteChoiceDialogProps) {
  const say = useSay(calendar);
  return (
    <ConfirmDialog
      title={say("deleteRepeating")}
      intent="delete-occurrence"
      closeHref={closeHref}
      submitLabel={say("onlyThisDate")}
      busyLabel={say("deleting")}
      lastResult={lastResult}
    >
      <input type="hidden" name="seen" value={seen} />
      <div className="agenda">
        <EventRow event={row} isPlain />
      </div>
      <p>{say("whichDates")}</p>
      <div className="stack stack-s">
        {more.map(({ href, name, hint }) => (
          <AppLink className="choice" to={href} key={name} preventScrollReset>
            <span>
              <strong>{name}</strong>
              <small>{hint}</small>
            </span>
          </AppLink>
        ))}
      </div>
    </ConfirmDialog>
  );
}
