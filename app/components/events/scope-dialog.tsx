import { Form } from "@remix-run/react";
import { EventRow } from "#app/components/events/event-row.tsx";
import { ScopeChoices } from "#app/components/events/scope-choices.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { DialogFoot } from "#app/components/ui/dialog-foot.tsx";
import { QueryFields } from "#app/components/ui/query-fields.tsx";
import type { EventView } from "#app/presenters/calendar/event-view.ts";
import type { listScopes } from "#app/shared/calendar/scopes.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

interface ScopeDialogProps {
  title?: string;
  closeHref: string;
  row: EventView;
  scopes: ReturnType<typeof listScopes>;
  action: string;
}

/** Asks how much of a series is edited or moved. The answer is in the URL of the next step. */
export function ScopeDialog({ title, closeHref, row, scopes, action }: ScopeDialogProps) {
  const say = useSay(calendar);
  return (
    <Dialog title={title ?? say("editRepeating")} closeHref={closeHref} kind="ask">
      <Form method="get" action={action.split("?")[0]} className="dlg__form" preventScrollReset>
        <QueryFields href={action} />
        <div className="dlg__body">
          <div className="agenda">
            <EventRow event={row} isPlain />
          </div>
          <ScopeChoices scopes={scopes} />
        </div>
        <DialogFoot closeHref={closeHref}>
          <button type="submit" className="btn btn--main">
            {say("continue")}
          </button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
