import { GoingDialog, type GoingDialogProps } from "#app/components/account/going-dialog.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { onboarding } from "#app/words/catalogues/onboarding.ts";

/** For a user without a family. */
export function DeleteLoneAccountDialog(dialog: Pick<GoingDialogProps, "closeHref" | "lastResult">) {
  const say = useSay(onboarding);
  return (
    <GoingDialog
      {...dialog}
      title={say("deleteQuestion")}
      intent="delete-account"
      submitLabel={say("deleteAccount")}
      busyLabel={say("deleting")}
    >
      <p>{say("deleteText")}</p>
    </GoingDialog>
  );
}
