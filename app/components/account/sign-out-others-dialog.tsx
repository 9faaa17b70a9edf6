import { Dialog } from "#app/components/ui/dialog.tsx";
import { DialogFoot } from "#app/components/ui/dialog-foot.tsx";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";

interface SignOutOthersProps {
  /** "3 devices" */
  devices: string;
  action: string;
}

export function SignOutOthersDialog({ devices, action }: SignOutOthersProps) {
  return (
    <Dialog title="Sign out other devices?" closeHref={action} kind="ask">
      <Form intent="sign-out-devices" className="dlg__form" action={action}>
        <input type="hidden" name="which" value="others" />
        <div className="dlg__body">
          <p>You’re signed in on {devices} besides this one.</p>
          <p>This device stays signed in. Subscribed calendars keep working.</p>
        </div>
        <DialogFoot closeHref={action}>
          <SubmitButton intent="sign-out-devices" className="btn btn--danger">
            Sign out {devices}
          </SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
