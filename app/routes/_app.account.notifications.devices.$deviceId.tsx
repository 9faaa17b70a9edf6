import { useActionData, useLoaderData } from "@remix-run/react";
import { RenameDeviceDialog } from "#app/components/account/rename-device-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { deviceNameSchema } from "#app/schemas/notices/push-devices.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { type FamilyContext, familyLoader } from "#app/server/page.server.ts";
import { findDevice, renameDevice } from "#app/services/notices/devices.server.ts";
import { PEOPLE } from "#app/shared/operations/people.ts";
import { say } from "#app/words/catalogue.ts";
import { account } from "#app/words/catalogues/account.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";

export const clientAction = clientActionFor(PEOPLE);
export const handle = {
  title: (_: unknown, locale: string) => say(account, locale)("renameDeviceTitle"),
  dialog: true,
  form: "rename-device",
};
export { formDialogSheets as links } from "#app/styles/links.ts";

const BENEATH = "/account/notifications";

const findPathDevice = ({ actor, params }: FamilyContext) => findDevice(actor.user, params.deviceId);

export const loader = familyLoader(async (context) => {
  const { name, browser } = await findPathDevice(context);
  return { name, browser };
});

export const action = formRoute({
  "rename-device": familyForm({
    find: findPathDevice,
    schema: deviceNameSchema,
    handle: async ({ locale, resource, value }) => {
      await renameDevice(resource, value.name);
      return { to: BENEATH, flash: { tone: "ok", text: say(peopleWords, locale)("deviceRenamed") } };
    },
  }),
});

export default function RenameDevice() {
  const lastResult = useActionData<typeof action>()?.lastResult;
  return <RenameDeviceDialog {...useLoaderData<typeof loader>()} closeHref={BENEATH} lastResult={lastResult} />;
}
