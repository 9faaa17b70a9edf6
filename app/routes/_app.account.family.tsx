import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { FamilyCard } from "#app/components/account/family-card.tsx";
import { InvitationsCard } from "#app/components/account/invitations-card.tsx";
import { MembersCard } from "#app/components/account/members-card.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formState } from "#app/components/ui/form-state.ts";
import { config } from "#app/config/env.server.ts";
import { hasHousehold } from "#app/config/sign-in.server.ts";
import { permissionToMake } from "#app/domain/people/permissions.ts";
import { flashAfterCommit } from "#app/pages/people/invitation-mail.server.ts";
import { presentPending } from "#app/presenters/people/invitations.ts";
import { presentMember } from "#app/presenters/people/people.ts";
import { invitationIdSchema } from "#app/schemas/people/invitation.ts";
import { familySettingsSchema } from "#app/schemas/people/member-form.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { languageOptions } from "#app/server/http/locale.server.ts";
import { type FamilyContext, familyLoader } from "#app/server/page.server.ts";
import { typedId } from "#app/server/permission.server.ts";
import { requireProof } from "#app/server/session/recent-sign-in.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { updateFamily } from "#app/services/people/families.server.ts";
import {
  findInvitation,
  listInvitations,
  renewInvitation,
  revokeInvitation,
} from "#app/services/people/invitations.server.ts";
import { sendsMail } from "#app/services/system/mail.server.ts";
import { formatInstant } from "#app/shared/format.ts";
import { PEOPLE } from "#app/shared/operations/people.ts";
import accountStyles from "#app/styles/account.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { account } from "#app/words/catalogues/account.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";

export const clientAction = clientActionFor(PEOPLE);
export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";
export const handle = { title: (_: unknown, locale: string) => say(account, locale)("family"), form: "update-family" };
export const links = styleSheets(forms, accountStyles);

export const loader = familyLoader(async (context) => {
  const { family, isGuardian } = context.actor;
  const [members, invitations] = await Promise.all([familyMembers(context), listInvitations(context.actor)]);
  const format = { locale: context.locale, now: context.now.epochMilliseconds, timeZone: family.time_zone };
  return {
    canChange: isGuardian,
    canLetIn: isGuardian && hasHousehold(config().signIn.mode),
    family: {
      name: family.name,
      timeZone: family.time_zone,
      language: family.language,
      languages: languageOptions(family.language),
      created: {
        date: family.created_at.toISOString(),
        words: formatInstant(family.created_at.getTime(), context.locale, "long", family.time_zone),
      },
    },
    isMailed: sendsMail(),
    members: members.map((member) => presentMember(member, context.actor, context.locale)),
    invitations: invitations.map((invitation) => presentPending(invitation, format, isGuardian)),
  };
});

/** The permission to resend or revoke an invitation. */
async function forInvitation({ actor, sent }: FamilyContext & { sent: Record<string, unknown> }) {
  const id = typedId(sent, "invitation_id");
  return id === null ? null : permissionToMake((await findInvitation(actor, id)).invited_role);
}

export const action = formRoute({
  "update-family": familyForm({
    permission: "change-family",
    schema: familySettingsSchema,
    handle: async ({ actor, locale, value: { family_name, language } }) => {
      await updateFamily(actor, { name: family_name, ...(language ? { language } : {}) });
      audit("change-family", actorIds(actor));
      const text = say(peopleWords, locale)("familySaved", { name: family_name });
      return { to: "/account/family", flash: { tone: "ok", text } };
    },
  }),
  "resend-invitation": familyForm({
    permission: forInvitation,
    schema: invitationIdSchema,
    prepare: requireProof,
    handle: async (context) => {
      const invitation = await renewInvitation(context.actor, context.value.invitation_id);
      audit("renew-invitation", actorIds(context.actor));
      return {
        to: "/account/family",
        flash: {
          tone: "ok",
          text: say(peopleWords, context.locale)("invitationRenewed", { email: invitation.invited_email }),
        },
        afterCommit: flashAfterCommit(context, invitation),
      };
    },
  }),
  "revoke-invitation": familyForm({
    permission: forInvitation,
    schema: invitationIdSchema,
    handle: async ({ actor, locale, value: { invitation_id } }) => {
      const { invited_email } = await findInvitation(actor, invitation_id);
      await revokeInvitation(actor, invitation_id);
      audit("revoke-invitation", actorIds(actor));
      const text = say(peopleWords, locale)("invitationRevoked", { email: invited_email });
      return { to: "/account/family", flash: { tone: "ok", text } };
    },
  }),
});

export default function FamilyPage() {
  const { family, canChange, canLetIn, members, invitations, isMailed } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isOfFamily = answer?.intent === "update-family";
  const [problem] = isOfFamily ? [] : formState({}, answer?.lastResult).problems;
  return (
    <AccountPage dialog={<Outlet />}>
      <FamilyCard {...family} canChange={canChange} lastResult={isOfFamily ? answer.lastResult : undefined} />
      <MembersCard members={members} canLetIn={canLetIn} />
      <InvitationsCard invitations={invitations} isMailed={isMailed} problem={problem?.message} />
    </AccountPage>
  );
}
