import { useActionData, useLoaderData } from "@remix-run/react";
import { MadeLink } from "#app/components/account/made-link.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
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
import type { HttpArgs } from "#app/server/session/request-user.server.ts";
import { countLink, endLink, makeMemberLink, requireLinkAccount } from "#app/services/people/member-sign-in.server.ts";
import type { LetInKind } from "#app/services/people/sign-in-links.server.ts";
import { DEVICES } from "#app/shared/operations/devices.ts";
import cards from "#app/styles/cards.css?url";
import deviceStyles from "#app/styles/devices.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { notFound } from "#app/utils/domain-error.ts";
import { say } from "#app/words/catalogue.ts";
import { devices } from "#app/words/catalogues/devices.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";

/** The messages of each kind. */
const TEXTS = {
  device: { title: "deviceFor", nameless: "deviceForAMember", text: "goodForDevice", used: "deviceIsIn" },
  password: { title: "passwordFor", nameless: "passwordForAMember", text: "goodForPassword", used: "passwordIsChosen" },
} as const satisfies Record<LetInKind, unknown>;

/** The kind of link in the path. @throws {DomainError} 404 */
function kindOf({ params: { kind } }: Pick<HttpArgs, "params">): LetInKind {
  if (kind !== "device" && kind !== "password") throw notFound("Page");
  return kind;
}

export const clientAction = clientActionFor(DEVICES);
export const handle = {
  title: (found: { kind: LetInKind; name: string } | undefined, locale: string) => {
    const [words, texts] = [say(devices, locale), TEXTS[found?.kind ?? "device"]];
    return found ? words(texts.title, { name: found.name }) : words(texts.nameless);
  },
};
export const links = styleSheets(cards, deviceStyles, forms);

/** Lets a device in as a member, or lets the member choose a new password (docs/product/household.md, "Helping members sign in"). */
export const loader = permittedLoader({
  find: findPathMember,
  permission: "let-in",
  load: async ({ actor, resource, params, request }) => {
    requireHousehold();
    const kind = kindOf({ params });
    const link = await loadLink({ actor, request }, requireLinkAccount(actor, resource, kind), kind);
    const { id, name } = resource;
    // Without script the page refreshes itself until the link is used.
    return { id, name, kind, link, refreshes: link?.state === "open" };
  },
});

export const action = formRoute({
  "make-sign-in-link": familyForm({
    find: findPathMember,
    permission: "let-in",
    needsRecentSignIn: (_, context) => kindOf(context) === "password",
    prepare: async (context) => {
      await requireProof(context);
      requireLinkAccount(context.actor, context.resource, kindOf(context));
      await countLink(context.actor);
    },
    handle: async ({ actor, resource, url, params }) => {
      await makeMemberLink(actor, resource.id, kindOf({ params }));
      audit("make-link", { ...actorIds(actor), memberId: resource.id });
      return { to: url.pathname };
    },
  }),
  "end-sign-in-link": familyForm({
    find: findPathMember,
    permission: "let-in",
    schema: linkIdSchema,
    handle: async ({ actor, locale, resource, value, url }) => {
      await endLink({ id: resource.user_id }, value.link_id);
      audit("end-link", { ...actorIds(actor), memberId: resource.id });
      return { to: url.pathname, flash: { tone: "ok", text: say(signInWords, locale)("linkEnded") } };
    },
  }),
});

export default function LinkForMember() {
  const words = useSay(devices);
  const { id, name, kind, link } = useLoaderData<typeof loader>();
  const { title, text, used } = TEXTS[kind];
  return (
    <Page>
      <AppLink className="back" to={`/account/family/members/${id}/sign-in`}>
        <Icon name="left" flip />
        {name}
      </AppLink>
      <PageHead title={words(title, { name })} />
      <MadeLink
        form={formState({}, useActionData<typeof action>()?.lastResult)}
        link={link}
        text={text === "goodForDevice" ? words(text) : words(text, { name })}
        used={words(used, { name })}
      />
    </Page>
  );
}
