import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { MailCard } from "#app/components/account/mail-card.tsx";
import { NoticesForm } from "#app/components/account/notices-form.tsx";
import { PushDevicesCard } from "#app/components/account/push-devices-card.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { config } from "#app/config/env.server.ts";
import { isPlainHttp } from "#app/config/urls.server.ts";
import { presentDevice } from "#app/presenters/people/devices.ts";
import { presentNotices } from "#app/presenters/people/notices.ts";
import { zoneGroups } from "#app/presenters/people/time-zones.ts";
import { noticesFormSchema } from "#app/schemas/notices/notices.ts";
import { deviceChoiceSchema } from "#app/schemas/notices/push-devices.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { readSessionToken } from "#app/server/session/cookies.server.ts";
import { workingChannels } from "#app/services/notices/channels.server.ts";
import { findDevice, findDevices, removeDevice } from "#app/services/notices/devices.server.ts";
import { changeByForm, findRecipient, forgetBounces } from "#app/services/notices/preferences.server.ts";
import { pushKeys } from "#app/services/notices/push-keys.server.ts";
import { sendTest } from "#app/services/notices/test-notice.server.ts";
import { sendsMail } from "#app/services/system/mail.server.ts";
import { PEOPLE } from "#app/shared/operations/people.ts";
import account from "#app/styles/account.css?url";
import deviceStyles from "#app/styles/devices.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import settings from "#app/styles/settings.css?url";
import { hashToken } from "#app/utils/hash-token.ts";

export const clientAction = clientActionFor(PEOPLE);
export const handle = { title: "Notifications", form: "save-notices" };
export const links = styleSheets(forms, account, deviceStyles, settings);

export const loader = familyLoader(async ({ actor, request, locale }) => {
  const person = await findRecipient(actor.user.id);
  const current = hashToken((await readSessionToken(request)) ?? "");
  const familyZone = actor.family.time_zone;
  const devices = await findDevices([actor.user.id]);
  return {
    ...presentNotices(person, sendsMail(), familyZone),
    devices: devices.map((device) => presentDevice(device, current, locale, person.timeZone ?? familyZone)),
    publicKey: (await pushKeys()).publicKey,
    isPlainHttp: isPlainHttp(new URL(config().appUrl)),
    canTest: workingChannels(person).length > 0,
    firstName: actor.user.given_name ?? "",
    familyZone,
    zones: zoneGroups(),
  };
});

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
    prepare: ({ actor }) => sendTest(actor.user),
    handle: async () => ({ to: HERE, flash: { tone: "ok", text: "A test is on its way." } }),
  }),
  "remove-device": familyForm({
    schema: deviceChoiceSchema,
    handle: async ({ actor, value }) => {
      await removeDevice(await findDevice(actor.user, value.device));
      return { to: HERE, flash: { tone: "ok", text: "Device removed." } };
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
  const { mail, devices, publicKey, isPlainHttp, canTest, ...form } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  return (
    <AccountPage dialog={<Outlet />}>
      <NoticesForm {...form} mail={mail} lastResult={lastResult} />
      <PushDevicesCard
        devices={devices}
        publicKey={publicKey}
        isPlainHttp={isPlainHttp}
        canTest={canTest}
        isMailed={mail.reason === null}
      />
      <MailCard mail={mail} />
    </AccountPage>
  );
}
