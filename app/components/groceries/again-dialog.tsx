import type { SubmissionResult } from "@conform-to/dom";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { ErrorSummary, Form } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { HasScript } from "#app/components/ui/has-script.tsx";
import type { AgainView } from "#app/presenters/food/groceries.ts";
import { GROCERIES } from "#app/shared/food/grocery-links.ts";

interface AgainDialogProps {
  again: AgainView;
  lastResult: SubmissionResult<string[]> | undefined;
}

function Question({ known, typed }: AgainView) {
  if (!known) return <p>That item is no longer on the list. Add “{typed}” anyway?</p>;
  return (
    <p>
      <strong>{known.name}</strong> is already on the list{known.quantity ? ` (${known.quantity})` : ""}. You wrote “
      {typed}”.
    </p>
  );
}

/** A dialog for an item that is already on the list: leave it, keep both, or add the quantities together. */
export function AgainDialog({ again, lastResult }: AgainDialogProps) {
  const { known, together } = again;
  const grows = known === null || together !== known.quantity;
  const choice = { type: "submit", name: "choice" } as const;
  return (
    <Dialog title="Already on the list" closeHref={GROCERIES} kind="ask">
      <Form intent="add-again" className="dlg__form" preventScrollReset>
        <HasScript />
        <div className="dlg__body">
          <ErrorSummary form={formState({}, lastResult)} />
          <Question {...again} />
        </div>
        <div className="dlg__foot">
          <AppLink className={grows ? "btn" : "btn btn--main"} to={GROCERIES} preventScrollReset>
            Don’t add
          </AppLink>
          {known ? (
            <button className="btn" value="keep-both" {...choice}>
              Keep both
            </button>
          ) : null}
          {grows ? (
            <button className="btn btn--main" value="add-together" {...choice}>
              {known ? `Combine: ${together}` : "Add"}
            </button>
          ) : null}
        </div>
      </Form>
    </Dialog>
  );
}
