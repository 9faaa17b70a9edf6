import type { SubmissionResult } from "@conform-to/dom";
import { Form } from "@remix-run/react";
import { useSay } from "#app/components/shell/root-data.ts";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { CloseFoot } from "#app/components/ui/dialog-foot.tsx";
import { ErrorSummary } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import type { StapleView } from "#app/presenters/food/groceries.ts";
import { GROCERIES } from "#app/shared/food/grocery-links.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";

interface StaplesDialogProps {
  staples: StapleView[];
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Items that are added again some days after each purchase. Each has a button that ends this. */
export function StaplesDialog({ staples, lastResult }: StaplesDialogProps) {
  const say = useSay(groceries);
  return (
    <Dialog title={say("staples")} closeHref={GROCERIES}>
      <div className="dlg__body">
        <ErrorSummary form={formState({}, lastResult)} />
        <p className="muted">{say("staplesHint")}</p>
        {staples.length > 0 ? (
          <ul className="lines">
            {staples.map(({ id, name, quantity, days, next }) => (
              <li key={id}>
                <span>
                  {quantity ? say("itemAndQuantity", { item: name, quantity }) : name}
                  <small>
                    {say("every", { days })} · {next}
                  </small>
                </span>
                <Form method="post" preventScrollReset replace>
                  <input type="hidden" name="intent" value="end-staple" />
                  <button
                    type="submit"
                    className="btn"
                    name="item_id"
                    value={id}
                    aria-label={say("stopItem", { item: name })}
                  >
                    {say("stop")}
                  </button>
                </Form>
              </li>
            ))}
          </ul>
        ) : (
          <p>{say("noStaples")}</p>
        )}
      </div>
      <CloseFoot closeHref={GROCERIES} />
    </Dialog>
  );
}
