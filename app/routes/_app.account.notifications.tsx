import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { MailCard } from "#app/components/account/mail-card.tsx";
import { NoticesForm } from "#app/components/account/notices-form.tsx";
import { familyForm, formRoute } from "#app/http/forms/form-route.server.ts";
import { familyLoader } from "#app/http/page.server.ts";
import { presentNotices } from "#app/presenters/people/notices.ts";
import { zoneGroups } from "#app/presenters/people/time-zones.ts";
import { noticesFormSchema } from "#app/schemas/notices.ts";
import { changeByForm, findRecipient, forgetBounces } from "#app/services/notices/preferences.server.ts";
import { sendTest } from "#app/services/notices/test-notice.server.ts";
import { sendsMail } from "#app/services/system/mail.server.ts";
import account from "#app/styles/account.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import settings from "#app/styles/settings.css?url";

export { clientAction } from "#app/components/ui/client-action.ts";
export const handle = { title: "Notifications" };
export const links = styleSheets(forms, account, settings);

export const loader = familyLoader(async ({ actor }) => ({
  ...presentNotices(await findRecipient(actor.user.id), sendsMail(), actor.family.time_zone),
  firstName: actor.user.given_name ?? "",
  familyZone: actor.family.time_zone,
  zones: zoneGroups(),
}));

const HERE = "/account/notifications";

export const action = formRoute({
  "save-notices": familyForm({
    schema: noticesFormSchema,
    handle: async ({ actor, value }) => {
      await changeByForm(actor.user, value);
      return { to: HERE, flash: { tone: "ok", text: "Notifications saved." } };
    },
  }),
  "send-test": familyForm({
    handle: async ({ actor }) => {
      await sendTest(actor.user);
      return { to: HERE, flash: { tone: "ok", text: `A test is on its way to ${actor.user.email}.` } };
    },
  }),
  "mail-again": familyForm({
    handle: async ({ actor }) => {
      await forgetBounces(actor.user.id);
      return { to: HERE, flash: { tone: "ok", text: `Mail goes to ${actor.user.email} again.` } };
    },
  }),
});

export default function NotificationsPage() {
  const { mail, ...form } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  return (
    <AccountPage>
      <NoticesForm {...form} mail={mail} lastResult={lastResult} />
      <MailCard mail={mail} />
    </AccountPage>
  );
}
