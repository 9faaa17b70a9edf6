import type { SubmissionResult } from "@conform-to/dom";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { DialogFoot } from "#app/components/ui/dialog-foot.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";

const INTENT = "change-time-zone";

interface ZoneChangeDialogProps {
  closeHref: string;
  /** The new zone, its name, and the present one's name. */
  chosen: { timeZone: string; name: string; before: string };
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Asks whether the family's events keep their wall-clock times or their instants when its zone changes. */
export function ZoneChangeDialog({ closeHref, chosen, lastResult }: ZoneChangeDialogProps) {
  return (
    <Dialog title={`Change to ${chosen.name}`} closeHref={closeHref} kind="ask">
      <Form intent={INTENT} className="dlg__form" preventScrollReset>
        <input type="hidden" name="time_zone" value={chosen.timeZone} />
        <div className="dlg__body">
          <ErrorSummary form={formState({}, lastResult)} />
          <p>Your events were added in {chosen.before} time. What should happen to them?</p>
          <p>
            <strong>Keep clock times</strong>: choose this if {chosen.before} was wrong. 17:00 stays 17:00.
          </p>
          <p>
            <strong>Keep exact moments</strong>: choose this if you’ve moved. A call stays at the same moment and shows
            your new local time.
          </p>
        </div>
        <DialogFoot closeHref={closeHref}>
          <SubmitButton intent={INTENT} className="btn" name="keep" value="hours">
            Keep clock times
          </SubmitButton>
          <SubmitButton intent={INTENT} className="btn" name="keep" value="moments">
            Keep exact moments
          </SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
