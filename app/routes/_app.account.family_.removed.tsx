import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { RemovedCards } from "#app/components/removed/removed-cards.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { ErrorSummary } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { permissionToRestore } from "#app/domain/people/permissions.ts";
import {
  presentBroughtBack,
  presentRemoved,
  presentRemovedPage,
  type RemovedPageWords,
} from "#app/presenters/removed/removed.ts";
import { restoreSchema, undoSchema } from "#app/schemas/removed/removed.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { auditRestored } from "#app/server/http/audit-log.server.ts";
import { type FamilyContext, familyLoader } from "#app/server/page.server.ts";
import { typedId } from "#app/server/permission.server.ts";
import { ownPath } from "#app/server/session/own-path.server.ts";
import { findRemoval, findUndoable, listRemoved, restoreRemovals } from "#app/services/removed/restore.server.ts";
import { PEOPLE } from "#app/shared/operations/people.ts";
import account from "#app/styles/account.css?url";
import { styleSheets } from "#app/styles/links.ts";
import members from "#app/styles/members.css?url";

export const clientAction = clientActionFor(PEOPLE);
export const handle = { title: (data: { words: RemovedPageWords } | undefined) => data?.words.title ?? "" };
export const links = styleSheets(account, members);

const HERE = "/account/family/removed";

export const loader = familyLoader(async ({ actor, locale }) => ({
  words: presentRemovedPage(locale),
  groups: presentRemoved(await listRemoved(actor), {
    isGuardian: actor.isGuardian,
    locale,
    timeZone: actor.family.time_zone,
  }),
}));

type Sent = FamilyContext & { sent: Record<string, unknown> };

async function restore({ actor, locale }: FamilyContext, removals: Parameters<typeof restoreRemovals>[1], to: string) {
  const back = await restoreRemovals(actor, removals);
  auditRestored(actor, back);
  return { to, flash: { tone: "ok" as const, text: presentBroughtBack(back, locale) } };
}

export const action = formRoute({
  "bring-back": familyForm({
    schema: restoreSchema,
    permission: async ({ actor, sent }: Sent) => {
      const id = typedId(sent, "removal_id");
      return id === null ? null : permissionToRestore((await findRemoval(actor, id)).kind);
    },
    handle: async ({ value, ...context }) =>
      restore(context, [await findRemoval(context.actor, value.removal_id)], HERE),
  }),
  "undo-removal": familyForm({
    schema: undoSchema,
    permission: async ({ actor, now, sent }: Sent) => {
      const parsed = undoSchema.safeParse(sent);
      const [removal] = parsed.success ? await findUndoable(actor, parsed.data.removal, now) : [];
      return removal ? permissionToRestore(removal.kind) : null;
    },
    handle: async ({ value: { removal, return_to }, ...context }) =>
      restore(context, await findUndoable(context.actor, removal, context.now), ownPath(return_to, HERE)),
  }),
});

export default function RemovedPage() {
  const { groups, words } = useLoaderData<typeof loader>();
  return (
    <AccountPage>
      <AppLink className="back" to="/account/family">
        <Icon name="left" flip />
        {words.back}
      </AppLink>
      <ErrorSummary form={formState({}, useActionData<typeof action>()?.lastResult)} heading="h2" />
      <RemovedCards groups={groups} words={words} />
    </AccountPage>
  );
}
