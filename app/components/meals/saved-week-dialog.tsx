import type { SubmissionResult } from "@conform-to/dom";
import { Link } from "@remix-run/react";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { MAX_LENGTH } from "#app/utils/constants.ts";

interface SavedWeekDialogProps {
  name: string;
  closeHref: string;
  deleteHref: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Gives a saved week another name, or leads to where it is deleted. */
export function SavedWeekDialog({ name, closeHref, deleteHref, lastResult }: SavedWeekDialogProps) {
  const form = formState({ name }, lastResult);
  return (
    <Dialog title="Rename saved week" closeHref={closeHref}>
      <Form intent="rename-week" className="dlg__form" preventScrollReset>
        <div className="dlg__body">
          <ErrorSummary form={form} />
          <TextField form={form} name="name" label="Name" maxLength={MAX_LENGTH.name} autoComplete="off" />
        </div>
        <div className="dlg__foot">
          <Link className="btn btn--danger-line btn--first" to={deleteHref} preventScrollReset>
            <Icon name="trash" />
            Delete
          </Link>
          <Link className="btn" to={closeHref} preventScrollReset>
            Cancel
          </Link>
          <SubmitButton intent="rename-week" busyLabel="Saving...">
            Save
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
