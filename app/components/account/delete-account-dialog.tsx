import { GoingDialog, type GoingDialogProps } from "#app/components/account/going-dialog.tsx";
import { Steps } from "#app/components/account/steps.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import type { Step } from "#app/presenters/people/departures.ts";
import { account } from "#app/words/catalogues/account.ts";

interface DeleteAccountDialogProps extends Pick<GoingDialogProps, "closeHref" | "lastResult"> {
  /** Names of the members who remain. */
  others: string;
  steps: Step[];
  /** Whether this reader may download the family's data. */
  canExport: boolean;
}

/** For a user with a family. */
export const DeleteAccountDialog = ({ others, steps, canExport, ...dialog }: DeleteAccountDialogProps) => {
  const say = useSay(account);
  return (
    <GoingDialog
      {...dialog}
      title={say("deleteQuestion")}
      intent="delete-account"
      submitLabel={say("deleteMine")}
      busyLabel={say("deleting")}
    >
      <p>{say("deleteText", { others })}</p>
      <Steps steps={steps} />
      {canExport ? (
        <p>
          <a href="/account/privacy/data.zip">{say("downloadFirst")}</a>
        </p>
      ) : null}
    </GoingDialog>
  );
};
