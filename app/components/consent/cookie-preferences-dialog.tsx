import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { Switch } from "#app/components/ui/switch.tsx";
import type { CookieTexts } from "#app/presenters/people/cookies.ts";

interface CookiePreferencesDialogProps {
  texts: CookieTexts;
  returnTo: string;
  analytics: boolean;
  personalization: boolean;
}

/** Chooses cookies one by one. Essential ones are always on, and locked. */
export function CookiePreferencesDialog({ texts, returnTo, analytics, personalization }: CookiePreferencesDialogProps) {
  return (
    <FormDialog
      title={texts.title}
      closeHref={returnTo}
      intent="save-preferences"
      action="/cookies"
      preventScrollReset={false}
      hidden={<input type="hidden" name="return_to" value={returnTo} />}
      submitLabel={texts.save}
      busyLabel={texts.saving}
    >
      <p>{texts.text}</p>
      <div>
        <Switch {...texts.essential} isOn />
        <Switch name="analytics" {...texts.analytics} isOn={analytics} />
        <Switch name="personalization" {...texts.personalization} isOn={personalization} />
      </div>
    </FormDialog>
  );
}
