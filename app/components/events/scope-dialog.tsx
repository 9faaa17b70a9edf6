import { Form, Link } from "@remix-run/react";
import { EventRow } from "#app/components/events/event-row.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import type { EventView } from "#app/presenters/event-view.ts";

const TEXTS = {
  edit: {
    title: "Edit repeating event",
    occurrence: "Only this one. The others stay as they are.",
    series: "Every time it takes place, before and after.",
    submit: "Continue",
  },
  delete: {
    title: "Delete repeating event",
    occurrence: "Only this date is taken out. The others stay.",
    series: "Every time it takes place, before and after.",
    submit: "Continue",
  },
};

/** Asks whether one occurrence is meant, or the whole series. The answer is in the URL of the next step. */
export function ScopeDialog(props: { kind: keyof typeof TEXTS; closeHref: string; row: EventView; action: string }) {
  const { kind, closeHref, row, action } = props;
  const texts = TEXTS[kind];
  const [path, query] = action.split("?");
  return (
    <Dialog title={texts.title} closeHref={closeHref} kind="ask">
      <Form method="get" action={path} className="dlg__form" preventScrollReset>
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="dlg__body">
          <div className="agenda">
            <EventRow event={row} isPlain />
          </div>
          <fieldset className="field">
            <legend className="vh">What is meant</legend>
            <div className="stack stack-s">
              <label className="choice">
                <input type="radio" name="scope" value="occurrence" defaultChecked />
                <span>
                  <strong>This occurrence only</strong>
                  <small>{texts.occurrence}</small>
                </span>
              </label>
              <label className="choice">
                <input type="radio" name="scope" value="series" />
                <span>
                  <strong>The whole series</strong>
                  <small>{texts.series}</small>
                </span>
              </label>
            </div>
          </fieldset>
        </div>
        <div className="dlg__foot">
          <Link className="btn" to={closeHref} preventScrollReset>
            Cancel
          </Link>
          <button type="submit" className="btn btn--main">
            {texts.submit}
          </button>
        </div>
      </Form>
    </Dialog>
  );
}
