import type { SubmissionResult } from "@conform-to/dom";
import { TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";

interface SavedWeekDialogProps {
  name: string;
  closeHref: string;
  deleteHref: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Renames a saved week, or links to the dialog that deletes it. */
export function SavedWeekDialog({ name, closeHref, deleteHref, lastResult }: SavedWeekDialogProps) {
  const form = formState({ name }, lastResult);
  return (
    <FormDialog
      title="Rename saved week"
      closeHref={closeHref}
      intent="rename-week"
      form={form}
      submitLabel="Save"
      busyLabel="Saving…"
      deleteHref={deleteHref}
    >
      <TextField form={form} name="name" label="Name" maxLength={MAX_LENGTH.name} />
    </FormDialog>
  );
}
