import type { SubmissionResult } from "@conform-to/dom";
import { useSay } from "#app/components/shell/root-data.ts";
import { TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { MAX_DEVICE_NAME } from "#app/shared/notices/constants.ts";
import { account } from "#app/words/catalogues/account.ts";

interface RenameDeviceDialogProps {
  name: string;
  /** The browser in plain words. */
  browser: string;
  closeHref: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Renames a push device. */
export function RenameDeviceDialog({ name, browser, closeHref, lastResult }: RenameDeviceDialogProps) {
  const say = useSay(account);
  const form = formState({ name }, lastResult);
  return (
    <FormDialog
      title={say("renameDevice")}
      closeHref={closeHref}
      intent="rename-device"
      form={form}
      submitLabel={say("save")}
      busyLabel={say("saving")}
    >
      <TextField form={form} name="name" label={say("name")} hint={browser} maxLength={MAX_DEVICE_NAME} required />
    </FormDialog>
  );
}
