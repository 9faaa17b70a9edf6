import type { SubmissionResult } from "@conform-to/dom";
import { TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { MAX_DEVICE_NAME } from "#app/shared/notices/constants.ts";

interface RenameDeviceDialogProps {
  name: string;
  /** The browser in plain words. */
  browser: string;
  closeHref: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Renames a push device. */
export function RenameDeviceDialog({ name, browser, closeHref, lastResult }: RenameDeviceDialogProps) {
  const form = formState({ name }, lastResult);
  return (
    <FormDialog
      title="Rename device"
      closeHref={closeHref}
      intent="rename-device"
      form={form}
      submitLabel="Save"
      busyLabel="Saving…"
    >
      <TextField form={form} name="name" label="Name" hint={browser} maxLength={MAX_DEVICE_NAME} required />
    </FormDialog>
  );
}
