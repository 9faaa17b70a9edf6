import { useActionData, useLoaderData } from "@remix-run/react";
import { MadeLink } from "#app/components/account/made-link.tsx";
import { BackToDevices } from "#app/components/account/screens-card.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formState } from "#app/components/ui/form-state.ts";
import { loadLink } from "#app/pages/people/member-links.server.ts";
import { linkIdSchema } from "#app/schemas/people/household.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { requireHousehold } from "#app/server/household/at-home.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { countLink, endLink, makeOwnLink } from "#app/services/people/member-sign-in.server.ts";
import { DEVICES } from "#app/shared/operations/devices.ts";
import cards from "#app/styles/cards.css?url";
import deviceStyles from "#app/styles/devices.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { devices } from "#app/words/catalogues/devices.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";

const HERE = "/account/devices/new";

export const clientAction = clientActionFor(DEVICES);
export const handle = { title: (_: unknown, locale: string) => say(devices, locale)("newTitle") };
export const links = styleSheets(cards, deviceStyles, forms);

/** Lets in another device of the user (docs/product/household.md, "Helping members sign in"). */
export const loader = familyLoader(async ({ actor, request }) => {
  requireHousehold();
  const link = await loadLink({ actor, request }, actor.user.id, "device");
  return { link, refreshes: link?.state === "open" };
});

export const action = formRoute({
  "make-sign-in-link": familyForm({
    needsRecentSignIn: true,
    prepare: ({ actor }) => countLink(actor),
    handle: async ({ actor }) => {
      await makeOwnLink(actor.user);
      audit("make-link", actorIds(actor));
      return { to: HERE };
    },
  }),
  "end-sign-in-link": familyForm({
    schema: linkIdSchema,
    handle: async ({ actor, locale, value }) => {
      await endLink(actor.user, value.link_id);
      audit("end-link", actorIds(actor));
      return { to: HERE, flash: { tone: "ok", text: say(signInWords, locale)("linkEnded") } };
    },
  }),
});

export default function AnotherDevice() {
  const words = useSay(devices);
  const { link } = useLoaderData<typeof loader>();
  return (
    <Page>
      <BackToDevices />
      <PageHead title={words("newTitle")} />
      <MadeLink
        form={formState({}, useActionData<typeof action>()?.lastResult)}
        link={link}
        text={words("goodForDevice")}
        used={words("yourDeviceIsIn")}
      />
    </Page>
  );
}
