import { AccountPage } from "#app/components/account/account-page.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Switch } from "#app/components/ui/switch.tsx";
import { familyLoader } from "#app/http/page.server.ts";
import account from "#app/styles/account.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import switches from "#app/styles/switches.css?url";

export const handle = { title: "Notifications" };
export const links = styleSheets(forms, switches, account);

export const loader = familyLoader(async () => null);

/** On by default, and kept only in the page: nothing is sent yet (docs/product/accounts.md, "Notifications"). */
const PREFERENCES = [
  { name: "email_reminders", label: "E-mail reminders", hint: "Before an event begins" },
  { name: "family_activities", label: "Family activities", hint: "New ideas and rewards" },
  { name: "meal_planning", label: "Meal planning", hint: "On Sunday, for the week ahead" },
  { name: "calendar_events", label: "Calendar events", hint: "When someone adds or changes one" },
];

export default function NotificationsPage() {
  return (
    <AccountPage>
      <section className="card" aria-labelledby="notifications">
        <h2 id="notifications">Notifications</h2>
        <div className="flash flash--note">
          <Icon name="info" />
          <p>E-mail notifications come in a future update. These switches show what is planned.</p>
        </div>
        <div>
          {PREFERENCES.map((preference) => (
            <Switch key={preference.name} {...preference} isOn />
          ))}
        </div>
      </section>
    </AccountPage>
  );
}
