import type { SubmissionResult } from "@conform-to/dom";
import type { ReactNode } from "react";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { ErrorSummary, Form } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { HasScript } from "#app/components/ui/has-script.tsx";
import type { AgainView } from "#app/presenters/food/groceries.ts";
import { GROCERIES } from "#app/shared/food/grocery-links.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";

interface AgainDialogProps {
  again: AgainView;
  lastResult: SubmissionResult<string[]> | undefined;
}

function Question({ known, typed }: AgainView) {
  const say = useSay(groceries);
  if (!known) return <p>{say("isOff", { typed })}</p>;
  const { name: item, quantity } = known;
  const b = (name: ReactNode) => <strong dir="auto">{name}</strong>;
  return <p>{quantity ? say.rich("isOnWith", { b, item, quantity, typed }) : say.rich("isOn", { b, item, typed })}</p>;
}

/** A dialog for an item that is already on the list: leave it, keep both, or add the quantities together. */
export function AgainDialog({ again, lastResult }: AgainDialogProps) {
  const say = useSay(groceries);
  const { known, together } = again;
  const grows = known === null || together !== known.quantity;
  const choice = { type: "submit", name: "choice" } as const;
  return (
    <Dialog title={say("alreadyOn")} closeHref={GROCERIES} kind="ask">
      <Form intent="add-again" className="dlg__form" preventScrollReset>
        <HasScript />
        <div className="dlg__body">
          <ErrorSummary form={formState({}, lastResult)} />
          <Question {...again} />
        </div>
        <div className="dlg__foot">
          <AppLink className={grows ? "btn" : "btn btn--main"} to={GROCERIES} preventScrollReset>
            {say("dontAdd")}
          </AppLink>
          {known ? (
            <button className="btn" value="keep-both" {...choice}>
              {say("keepBoth")}
            </button>
          ) : null}
          {grows ? (
            <button className="btn btn--main" value="add-together" {...choice}>
              {known ? say("combine", { quantity: together ?? "" }) : say("add")}
            </button>
          ) : null}
        </div>
      </Form>
    </Dialog>
  );
}
