import { useActionData, useLoaderData } from "@remix-run/react";
import { ChildDevices, GiveAccount, HelpSigningIn } from "#app/components/account/member-sign-in.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
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
import { HOUSEHOLD } from "#app/shared/operations/household.ts";
import cards from "#app/styles/cards.css?url";
import devices from "#app/styles/devices.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";

const titleFor = (name: string) => `How ${name} signs in`;

export const clientAction = clientActionFor(HOUSEHOLD);
export const handle = { title: (found?: { name: string }) => titleFor(found?.name ?? "a member") };
export const links = styleSheets(cards, devices, forms);

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
      devices: sessions?.map((session) => presentChildSession(session, locale, actor.family.time_zone)) ?? null,
    };
  },
});

export const action = formRoute({
  "give-account": familyForm({
    find: findPathMember,
    permission: "let-in",
    schema: memberAccountSchema,
    prepare: requireProof,
    handle: async ({ actor, resource, value, url }) => {
      const { sign_in_name } = await giveAccount(actor, resource.id, value.sign_in_name);
      audit("give-account", { ...actorIds(actor), memberId: resource.id });
      const text = `${resource.name} can sign in as ${sign_in_name}. Let a device in next.`;
      return { to: url.pathname, flash: { tone: "ok", text } };
    },
  }),
  "sign-out-child": familyForm({
    find: findPathMember,
    permission: "let-in",
    schema: signOutSchema,
    handle: async ({ actor, resource, value: { which }, url }) => {
      await endSessionById(requireChild(resource), which);
      audit("sign-out-devices", { ...actorIds(actor), memberId: resource.id });
      return { to: url.pathname, flash: { tone: "ok", text: "That device is signed out." } };
    },
  }),
  "renew-device": familyForm({
    find: findPathMember,
    permission: "let-in",
    schema: signOutSchema,
    prepare: requireProof,
    handle: async ({ resource, value: { which }, url }) => {
      await renewDevice(requireChild(resource), which);
      return { to: url.pathname, flash: { tone: "ok", text: "That device stays signed in for a year from today." } };
    },
  }),
});

export default function HowAMemberSignsIn() {
  const data = useLoaderData<typeof loader>();
  const form = formState({ sign_in_name: data.proposed }, useActionData<typeof action>()?.lastResult);
  return (
    <Page>
      <AppLink className="back" to="/account/family">
        <Icon name="left" flip />
        Family Settings
      </AppLink>
      <PageHead title={titleFor(data.name)} />
      <div className="stack stack-l measure">
        {data.hasAccount ? <HelpSigningIn {...data} form={form} /> : <GiveAccount {...data} form={form} />}
        {data.devices ? <ChildDevices name={data.name} devices={data.devices} /> : null}
      </div>
    </Page>
  );
}
