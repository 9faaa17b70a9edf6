import type { SubmissionResult } from "@conform-to/dom";
import type { ReactNode } from "react";
import { useSay } from "#app/components/shell/root-data.ts";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { DialogFoot } from "#app/components/ui/dialog-foot.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { account } from "#app/words/catalogues/account.ts";

/** The bold part of a message. */
const b = (text: ReactNode) => <strong>{text}</strong>;

const INTENT = "change-time-zone";

interface ZoneChangeDialogProps {
  closeHref: string;
  /** The new zone, its name, and the present one's name. */
  chosen: { timeZone: string; name: string; before: string };
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Asks whether the family's events keep their wall-clock times or their instants when its zone changes. */
export function ZoneChangeDialog({ closeHref, chosen, lastResult }: ZoneChangeDialogProps) {
  const say = useSay(account);
  return (
    <Dialog title={say("zoneChange", { zone: chosen.name })} closeHref={closeHref} kind="ask">
      <Form intent={INTENT} className="dlg__form" preventScrollReset>
        <input type="hidden" name="time_zone" value={chosen.timeZone} />
        <div className="dlg__body">
          <ErrorSummary form={formState({}, lastResult)} />
          <p>{say("zoneQuestion", { zone: chosen.before })}</p>
          <p>{say.rich("zoneHours", { zone: chosen.before, b })}</p>
          <p>{say.rich("zoneMoments", { b })}</p>
        </div>
        <DialogFoot closeHref={closeHref}>
          <SubmitButton intent={INTENT} className="btn" name="keep" value="hours">
            {say("keepHours")}
          </SubmitButton>
          <SubmitButton intent={INTENT} className="btn" name="keep" value="moments">
            {say("keepMoments")}
          </SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
