import { Link } from "@remix-run/react";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { Switch } from "#app/components/ui/switch.tsx";

interface CookiePreferencesDialogProps {
  returnTo: string;
  analytics: boolean;
  personalization: boolean;
}

/** Chooses cookies one by one. Essential ones are always on, and locked. */
export function CookiePreferencesDialog({ returnTo, analytics, personalization }: CookiePreferencesDialogProps) {
  return (
    <Dialog title="Cookie preferences" closeHref={returnTo}>
      <Form intent="save-preferences" action="/cookies" className="dlg__form">
        <input type="hidden" name="return_to" value={returnTo} />
        <div className="dlg__body">
          <p>Essential cookies keep you signed in. The other two are off until you switch them on.</p>
          <div>
            <Switch label="Essential" hint="Always on: signing in, this choice, safety" isOn />
            <Switch
              name="analytics"
              label="Analytics"
              hint="Counts which screens are used, never by whom"
              isOn={analytics}
            />
            <Switch
              name="personalization"
              label="Personalization"
              hint="Remembers how you like your lists and views"
              isOn={personalization}
            />
          </div>
        </div>
        <div className="dlg__foot">
          <Link className="btn" to={returnTo}>
            Cancel
          </Link>
          <SubmitButton intent="save-preferences" busyLabel="Saving...">
            Save Preferences
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
