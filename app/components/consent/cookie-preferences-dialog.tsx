import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { Switch } from "#app/components/ui/switch.tsx";

interface CookiePreferencesDialogProps {
  returnTo: string;
  analytics: boolean;
  personalization: boolean;
}

/** Chooses cookies one by one. Essential ones are always on, and locked. */
export function CookiePreferencesDialog({ returnTo, analytics, personalization }: CookiePreferencesDialogProps) {
  return (
    <FormDialog
      title="Cookie preferences"
      closeHref={returnTo}
      intent="save-preferences"
      action="/cookies"
      preventScrollReset={false}
      hidden={<input type="hidden" name="return_to" value={returnTo} />}
      submitLabel="Save Preferences"
      busyLabel="Saving…"
    >
      <p>Essential cookies keep you signed in. The other two are off until you switch them on.</p>
      <div>
        <Switch label="Essential" hint="Always on: signing in, this choice, safety" isOn />
        <Switch name="analytics" label="Analytics" hint="Counts which screens are used, not by whom" isOn={analytics} />
        <Switch
          name="personalization"
          label="Personalization"
          hint="Remembers how you like your lists and views"
          isOn={personalization}
        />
      </div>
    </FormDialog>
  );
}
