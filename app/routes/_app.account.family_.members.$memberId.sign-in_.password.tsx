import { useActionData, useLoaderData } from "@remix-run/react";
import { MadeLink } from "#app/components/account/made-link.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { findPathMember } from "#app/pages/people/member-dialog.server.ts";
import { loadLink } from "#app/pages/people/member-links.server.ts";
import { linkIdSchema } from "#app/schemas/people/household.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { requireHousehold } from "#app/server/household/at-home.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { permittedLoader } from "#app/server/page.server.ts";
import { requireProof } from "#app/server/session/recent-sign-in.server.ts";
import { countLink, endLink, makeMemberLink, refuseLink } from "#app/services/people/member-sign-in.server.ts";
import { HOUSEHOLD } from "#app/shared/operations/household.ts";
import cards from "#app/styles/cards.css?url";
import devices from "#app/styles/devices.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";

const KIND = "password";
const titleFor = (name: string) => `A new password for ${name}`;

export const clientAction = clientActionFor(HOUSEHOLD);
export const handle = { title: (found?: { name: string }) => titleFor(found?.name ?? "a member") };
export const links = styleSheets(cards, devices, forms);

/** A link with which a member chooses a new password (docs/product/household.md, "Helping members sign in"). */
export const loader = permittedLoader({
  find: findPathMember,
  permission: "let-in",
  load: async ({ actor, resource }) => {
    requireHousehold();
    const link = await loadLink(actor, refuseLink(actor, resource, KIND), KIND);
    const { id, name } = resource;
    // Without script the page refreshes itself until the link is used.
    return { id, name, link, refreshes: link?.state === "open" };
  },
});

export const action = formRoute({
  "make-sign-in-link": familyForm({
    find: findPathMember,
    permission: "let-in",
    needsRecentSignIn: true,
    prepare: async (context) => {
      await requireProof(context);
      refuseLink(context.actor, context.resource, KIND);
      await countLink(context.actor);
    },
    handle: async ({ actor, resource, url }) => {
      await makeMemberLink(actor, resource.id, KIND);
      audit("make-link", { ...actorIds(actor), memberId: resource.id });
      return { to: url.pathname };
    },
  }),
  "end-sign-in-link": familyForm({
    find: findPathMember,
    permission: "let-in",
    schema: linkIdSchema,
    handle: async ({ resource, value, url }) => {
      await endLink({ id: resource.user_id }, value.link_id);
      return { to: url.pathname, flash: { tone: "ok", text: "Link ended." } };
    },
  }),
});

export default function LinkForMember() {
  const { id, name, link } = useLoaderData<typeof loader>();
  return (
    <Page>
      <AppLink className="back" to={`/account/family/members/${id}/sign-in`}>
        <Icon name="left" flip />
        {name}
      </AppLink>
      <PageHead title={titleFor(name)} />
      <MadeLink
        form={formState({}, useActionData<typeof action>()?.lastResult)}
        link={link}
        text={`Good for an hour, once. Only ${name} should open it.`}
        used={`${name} has chosen a new password.`}
      />
    </Page>
  );
}
