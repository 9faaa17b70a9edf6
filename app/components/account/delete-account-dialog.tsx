import { GoingDialog, type GoingDialogProps } from "#app/components/account/going-dialog.tsx";
import { Steps } from "#app/components/account/steps.tsx";
import type { Step } from "#app/presenters/people/departures.ts";

/** `children` lists what is deleted with the account and what remains. */
type DeletingDialogProps = Pick<GoingDialogProps, "closeHref" | "lastResult" | "children">;

export const DeletingDialog = (props: DeletingDialogProps) => (
  <GoingDialog
    {...props}
    title="Delete my account?"
    intent="delete-account"
    submitLabel="Delete my account"
    busyLabel="Deleting…"
    cancelLabel="Cancel"
  />
);

interface DeleteAccountDialogProps extends Omit<DeletingDialogProps, "children"> {
  /** Names of the members who remain. */
  others: string;
  steps: Step[];
  /** Whether this reader may download the family's data. */
  canExport: boolean;
}

/** For a user with a family. */
export const DeleteAccountDialog = ({ others, steps, canExport, ...dialog }: DeleteAccountDialogProps) => (
  <DeletingDialog {...dialog}>
    <p>
      Your sign-in, your email address and your reminders are deleted. The family stays with {others}, and what you made
      with it, without your name.
    </p>
    <Steps steps={steps} />
    {canExport ? (
      <p>
        <a href="/account/privacy/data.zip">Download your data first</a>
      </p>
    ) : null}
  </DeletingDialog>
);
