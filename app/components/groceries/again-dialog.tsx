import type { SubmissionResult } from "@conform-to/dom";
import { Link } from "@remix-run/react";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { ErrorSummary, Form } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { HasScript, usePlaceBeneath } from "#app/components/ui/has-script.tsx";
import type { AgainView } from "#app/presenters/food/groceries.ts";

interface AgainDialogProps {
  again: AgainView;
  /** The page beneath. */
  listHref: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

function Question({ known, typed }: AgainView) {
  if (!known) return <p>What was on the list has left it meanwhile. Add “{typed}”?</p>;
  return (
    <p>
      <strong>{known.name}</strong> is already on the list{known.quantity ? ` (${known.quantity})` : ""}. You wrote “
      {typed}”.
    </p>
  );
}

/** Asks what is to become of something that is on the list already. */
export function AgainDialog({ again, listHref, lastResult }: AgainDialogProps) {
  const closeHref = usePlaceBeneath(listHref, "grocery");
  const { known, together } = again;
  const grows = known === null || together !== known.quantity;
  const choice = { type: "submit", name: "choice" } as const;
  return (
    <Dialog title="Already on the list" closeHref={closeHref} kind="ask">
      <Form intent="add-again" className="dlg__form" preventScrollReset>
        <HasScript />
        <div className="dlg__body">
          <ErrorSummary form={formState({}, lastResult)} />
          <Question {...again} />
        </div>
        <div className="dlg__foot">
          <Link className={grows ? "btn" : "btn btn--main"} to={closeHref} preventScrollReset>
            Leave it
          </Link>
          {known ? (
            <button className="btn" value="keep-both" {...choice}>
              Keep both
            </button>
          ) : null}
          {grows ? (
            <button className="btn btn--main" value="add-together" {...choice}>
              {known ? `Add together: ${together}` : "Add"}
            </button>
          ) : null}
        </div>
      </Form>
    </Dialog>
  );
}
