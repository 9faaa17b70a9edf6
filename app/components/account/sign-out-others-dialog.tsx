import { useSay } from "#app/components/shell/root-data.ts";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { DialogFoot } from "#app/components/ui/dialog-foot.tsx";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { devices } from "#app/words/catalogues/devices.ts";

interface SignOutOthersProps {
  /** How many there are. */
  count: number;
  action: string;
}

export function SignOutOthersDialog({ count, action }: SignOutOthersProps) {
  const say = useSay(devices);
  return (
    <Dialog title={say("signOutOthersQuestion")} closeHref={action} kind="ask">
      <Form intent="sign-out-devices" className="dlg__form" action={action}>
        <input type="hidden" name="which" value="others" />
        <div className="dlg__body">
          <p>{say("alsoSignedIn", { count })}</p>
          <p>{say("thisStays")}</p>
        </div>
        <DialogFoot closeHref={action}>
          <SubmitButton intent="sign-out-devices" className="btn btn--danger">
            {say("signOutCount", { count })}
          </SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
