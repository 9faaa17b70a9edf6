import { useActionData, useLoaderData } from "@remix-run/react";
import { ChildDevices, GiveAccount, HelpSigningIn } from "#app/components/account/member-sign-in.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { isGuardian } from "#app/domain/people/permissions.ts";
import { findPathMember } from "#app/pages/people/member-dialog.server.ts";
import { presentChildSession } from "#app/presenters/people/sessions.ts";
import { signOutSchema } from "#app/schemas/people/devices.ts";
import { memberAccountSchema } from "#app/schemas/people/household.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { requireHousehold } from "#app/server/household/at-home.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { permittedLoader } from "#app/server/page.server.ts";
import { requireProof } from "#app/server/session/recent-sign-in.server.ts";
import { endSessionById, listSessions, renewDevice } from "#app/services/people/devices.server.ts";
import { giveAccount, proposeSignInName, requireChild } from "#app/services/people/member-sign-in.server.ts";
import { DEVICES } from "#app/shared/operations/devices.ts";
import cards from "#app/styles/cards.css?url";
import deviceStyles from "#app/styles/devices.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { devices } from "#app/words/catalogues/devices.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";

export const clientAction = clientActionFor(DEVICES);
export const handle = {
  title: (found: { name: string } | undefined, locale: string) => {
    const words = say(devices, locale);
    return found ? words("howSignsIn", { name: found.name }) : words("howAMemberSignsIn");
  },
};
export const links = styleSheets(cards, deviceStyles, forms);

/** How guardians help a member to sign in (docs/product/household.md, "Helping members sign in"). */
export const loader = permittedLoader({
  find: findPathMember,
  permission: "let-in",
  load: async ({ actor, resource: member, locale }) => {
    requireHousehold();
    const { id, name, role, user_id } = member;
    // The devices of another adult are theirs alone.
    const sessions = user_id !== null && role === "child" ? await listSessions({ id: user_id }, null) : null;
    return {
      id,
      name,
      hasAccount: user_id !== null,
      proposed: user_id === null ? await proposeSignInName(member) : "",
      canLetIn: !isGuardian(role) || user_id === actor.user.id,
      sessions: sessions?.map((session) => presentChildSession(session, locale, actor.family.time_zone)) ?? null,
    };
  },
});

export const action = formRoute({
  "give-account": familyForm({
    find: findPathMember,
    permission: "let-in",
    schema: memberAccountSchema,
    prepare: requireProof,
    handle: async ({ actor, locale, resource, value, url }) => {
      const { sign_in_name } = await giveAccount(actor, resource.id, value.sign_in_name);
      audit("give-account", { ...actorIds(actor), memberId: resource.id });
      const account = { name: resource.name, account: sign_in_name ?? "" };
      const text = say(signInWords, locale)("accountGiven", account);
      return { to: url.pathname, flash: { tone: "ok", text } };
    },
  }),
  "sign-out-child": familyForm({
    find: findPathMember,
    permission: "let-in",
    schema: signOutSchema,
    handle: async ({ actor, locale, resource, value: { which }, url }) => {
      await endSessionById(requireChild(resource), which);
      audit("sign-out-devices", { ...actorIds(actor), memberId: resource.id });
      return { to: url.pathname, flash: { tone: "ok", text: say(signInWords, locale)("childSignedOut") } };
    },
  }),
  "renew-device": familyForm({
    find: findPathMember,
    permission: "let-in",
    schema: signOutSchema,
    prepare: requireProof,
    handle: async ({ actor, locale, resource, value: { which }, url }) => {
      await renewDevice(requireChild(resource), which);
      audit("renew-device", { ...actorIds(actor), memberId: resource.id });
      return { to: url.pathname, flash: { tone: "ok", text: say(signInWords, locale)("deviceRenewed") } };
    },
  }),
});

export default function HowAMemberSignsIn() {
  const words = useSay(devices);
  const data = useLoaderData<typeof loader>();
  const form = formState({ sign_in_name: data.proposed }, useActionData<typeof action>()?.lastResult);
  return (
    <Page>
      <AppLink className="back" to="/account/family">
        <Icon name="left" flip />
        {words("family")}
      </AppLink>
      <PageHead title={words("howSignsIn", { name: data.name })} />
      <div className="stack stack-l measure">
        {data.hasAccount ? <HelpSigningIn {...data} form={form} /> : <GiveAccount {...data} form={form} />}
        {data.sessions ? <ChildDevices name={data.name} sessions={data.sessions} /> : null}
      </div>
    </Page>
  );
}
