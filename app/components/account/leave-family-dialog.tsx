import { GoingDialog, type GoingDialogProps } from "#app/components/account/going-dialog.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

interface LeaveFamilyDialogProps extends Pick<GoingDialogProps, "closeHref" | "lastResult"> {
  familyName: string;
  /** Names of the members who remain. */
  others: string;
}

export const LeaveFamilyDialog = ({ familyName, others, ...dialog }: LeaveFamilyDialogProps) => (
  <GoingDialog
    {...dialog}
    title={`Leave ${familyName}?`}
    kind="ask"
    intent="leave-family"
    submitLabel="Leave the family"
    busyLabel="Leaving…"
    cancelLabel="Cancel"
  >
    <p>
      You will no longer see {familyName}. The family stays with {others}.
    </p>
    <ul className="goes">
      <li className="stays">
        <Icon name="ok" />
        <span>The family keeps events, meals and lists you made, without your name.</span>
      </li>
      <li>
        <Icon name="close" />
        <span>You lose your member entry, your reminders, and this family on your devices.</span>
      </li>
    </ul>
    <p>The calendar gets a new subscription link, so everyone else needs to subscribe again.</p>
  </GoingDialog>
);
