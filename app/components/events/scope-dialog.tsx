import { Form } from "@remix-run/react";
import { EventRow } from "#app/components/events/event-row.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { DialogFoot } from "#app/components/ui/dialog-foot.tsx";
import { QueryFields } from "#app/components/ui/query-fields.tsx";
import type { EventView } from "#app/presenters/calendar/event-view.ts";

const SCOPES = [
  {
    value: "occurrence",
    name: "This occurrence only",
    hint: "Only this one. The others stay as they are.",
  },
  {
    value: "following",
    name: "This and following",
    hint: "This one and all after it. What came before stays.",
  },
  {
    value: "series",
    name: "The whole series",
    hint: "Every time it takes place, before and after.",
  },
];

/** Asks how much of a series is edited. The answer is in the URL of the next step. */
export function ScopeDialog({ closeHref, row, action }: { closeHref: string; row: EventView; action: string }) {
  return (
    <Dialog title="Edit repeating event" closeHref={closeHref} kind="ask">
      <Form method="get" action={action.split("?")[0]} className="dlg__form" preventScrollReset>
        <QueryFields href={action} />
        <div className="dlg__body">
          <div className="agenda">
            <EventRow event={row} isPlain />
          </div>
          <fieldset className="field">
            <legend className="vh">What is meant</legend>
            <div className="stack stack-s">
              {SCOPES.map((scope) => (
                <label className="choice" key={scope.value}>
                  <input type="radio" name="scope" value={scope.value} defaultChecked={scope.value === "occurrence"} />
                  <span>
                    <strong>{scope.name}</strong>
                    <small>{scope.hint}</small>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        </div>
        <DialogFoot closeHref={closeHref}>
          <button type="submit" className="btn btn--main">
            Continue
          </button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
