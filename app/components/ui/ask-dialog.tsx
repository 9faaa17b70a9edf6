import type { SubmissionResult } from "@conform-to/dom";
import type { ReactNode } from "react";
import { Dialog, DialogFoot } from "#app/components/ui/dialog.tsx";
import { ErrorSummary, Form, type Intent, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";

interface AskDialogProps {
  title: string;
  intent: Intent;
  closeHref: string;
  /** What the button does, and says while it does it. */
  label: string;
  busyLabel: string;
  lastResult: SubmissionResult<string[]> | undefined;
  children: ReactNode;
}

/** Asks before something goes for good. */
export function AskDialog({ title, intent, closeHref, label, busyLabel, lastResult, children }: AskDialogProps) {
  return (
    <Dialog title={title} closeHref={closeHref} kind="ask">
      <Form intent={intent} className="dlg__form" preventScrollReset>
        <div className="dlg__body">
          <ErrorSummary form={formState({}, lastResult)} />
          {children}
        </div>
        <DialogFoot closeHref={closeHref}>
          <SubmitButton intent={intent} busyLabel={busyLabel} className="btn btn--danger">
            <Icon name="trash" />
            {label}
          </SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
