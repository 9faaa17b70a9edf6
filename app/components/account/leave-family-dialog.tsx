import { GoingDialog, type GoingDialogProps } from "#app/components/account/going-dialog.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { account } from "#app/words/catalogues/account.ts";

interface LeaveFamilyDialogProps extends Pick<GoingDialogProps, "closeHref" | "lastResult"> {
  familyName: string;
  /** Names of the members who remain. */
  others: string;
}

export const LeaveFamilyDialog = ({ familyName, others, ...dialog }: LeaveFamilyDialogProps) => {
  const say = useSay(account);
  return (
    <GoingDialog
      {...dialog}
      title={say("leaveQuestion", { family: familyName })}
      kind="ask"
      intent="leave-family"
      submitLabel={say("leaveTitle")}
      busyLabel={say("leavingNow")}
    >
      <p>{say("leaveSee", { family: familyName, others })}</p>
      <ul className="goes">
        <li className="stays">
          <Icon name="ok" />
          <span>{say("leaveKeeps")}</span>
        </li>
        <li>
          <Icon name="close" />
          <span>{say("leaveLoses")}</span>
        </li>
      </ul>
      <p>{say("leaveLink")}</p>
    </GoingDialog>
  );
};
