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
import accountStyles from "#app/styles/account.css?url";
import deviceStyles from "#app/styles/devices.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import settings from "#app/styles/settings.css?url";
import { hashToken } from "#app/utils/hash-token.ts";
import { say } from "#app/words/catalogue.ts";
import { account } from "#app/words/catalogues/account.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";

export const clientAction = clientActionFor(PEOPLE);
export const handle = {
  title: (_: unknown, locale: string) => say(account, locale)("notifications"),
  form: "save-notices",
};
export const links = styleSheets(forms, accountStyles, deviceStyles, settings);

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
    zones: zoneGroups(locale),
  };
});

const HERE = "/account/notifications";
const done = (text: string) => ({ to: HERE, flash: { tone: "ok" as const, text } });

export const action = formRoute({
  "save-notices": familyForm({
    schema: noticesFormSchema,
    handle: async ({ actor, locale, value }) => {
      await changeByForm(actor.user, value);
      return done(say(peopleWords, locale)("noticesSaved"));
    },
  }),
  "send-test": familyForm({
    prepare: ({ actor }) => sendTest(actor.user),
    handle: async ({ locale }) => done(say(peopleWords, locale)("testSent")),
  }),
  "remove-device": familyForm({
    schema: deviceChoiceSchema,
    handle: async ({ actor, locale, value }) => {
      await removeDevice(await findDevice(actor.user, value.device));
      return done(say(peopleWords, locale)("deviceRemoved"));
    },
  }),
  "mail-again": familyForm({
    handle: async ({ actor, locale }) => {
      await forgetBounces(actor.user.id);
      return done(say(peopleWords, locale)("mailAgain", { email: actor.user.email ?? "" }));
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
