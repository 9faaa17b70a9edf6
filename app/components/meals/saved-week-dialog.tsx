import type { SubmissionResult } from "@conform-to/dom";
import { useSay } from "#app/components/shell/root-data.ts";
import { TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { meals } from "#app/words/catalogues/meals.ts";

interface SavedWeekDialogProps {
  name: string;
  closeHref: string;
  deleteHref: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Renames a saved week, or links to the dialog that deletes it. */
export function SavedWeekDialog({ name, closeHref, deleteHref, lastResult }: SavedWeekDialogProps) {
  const say = useSay(meals);
  const form = formState({ name }, lastResult);
  return (
    <FormDialog
      title={say("renameWeek")}
      closeHref={closeHref}
      intent="rename-week"
      form={form}
      submitLabel={say("save")}
      busyLabel={say("saving")}
      deleteHref={deleteHref}
    >
      <TextField form={form} name="name" label={say("name")} maxLength={MAX_LENGTH.name} />
    </FormDialog>
  );
}
