import type { SubmissionResult } from "@conform-to/dom";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";

interface LeaveFamilyDialogProps {
  closeHref: string;
  familyName: string;
  /** Those whom the family stays with. */
  others: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Asks before someone leaves their family. */
export const LeaveFamilyDialog = ({ closeHref, familyName, others, lastResult }: LeaveFamilyDialogProps) => (
  <FormDialog
    title={`Leave ${familyName}?`}
    kind="ask"
    closeHref={closeHref}
    intent="leave-family"
    form={formState({}, lastResult)}
    preventScrollReset={false}
    submitLabel="Leave the family"
    busyLabel="Leaving..."
    cancelLabel="Stay"
    tone="danger"
  >
    <p>
      You will no longer see {familyName}. The family stays with {others}.
    </p>
    <ul className="goes">
      <li className="stays">
        <Icon name="ok" />
        <span>Stays with the family: events, meals and lists you made, without your name.</span>
      </li>
      <li>
        <Icon name="close" />
        <span>Goes: your place on the branch, your reminders, this family on your devices.</span>
      </li>
    </ul>
    <p>The calendar gets a new subscription address: phones that follow the old one have to be set up again.</p>
  </FormDialog>
);
