import type { SubmissionResult } from "@conform-to/dom";
import { Form } from "@remix-run/react";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { CloseFoot } from "#app/components/ui/dialog-foot.tsx";
import { ErrorSummary } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import type { StapleView } from "#app/presenters/food/groceries.ts";
import { GROCERIES } from "#app/shared/food/grocery-links.ts";

interface StaplesDialogProps {
  staples: StapleView[];
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Items that are added again some days after each purchase. Each has a button that ends this. */
export function StaplesDialog({ staples, lastResult }: StaplesDialogProps) {
  return (
    <Dialog title="Staples" closeHref={GROCERIES}>
      <div className="dlg__body">
        <ErrorSummary form={formState({}, lastResult)} />
        <p className="muted">
          Staples return to the list some days after you buy them. Edit an item to choose how often.
        </p>
        {staples.length > 0 ? (
          <ul className="lines">
            {staples.map(({ id, name, quantity, often, next }) => (
              <li key={id}>
                <span>
                  {quantity ? `${name}, ${quantity}` : name}
                  <small>
                    {often} · {next}
                  </small>
                </span>
                <Form method="post" preventScrollReset replace>
                  <input type="hidden" name="intent" value="end-staple" />
                  <button type="submit" className="btn" name="item_id" value={id} aria-label={`Stop ${name}`}>
                    Stop
                  </button>
                </Form>
              </li>
            ))}
          </ul>
        ) : (
          <p>No staples yet.</p>
        )}
      </div>
      <CloseFoot closeHref={GROCERIES} />
    </Dialog>
  );
}
