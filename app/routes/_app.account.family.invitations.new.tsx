import type { z } from "zod";
import { InviteDialog } from "#app/components/members/invite-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { permissionToAdd } from "#app/domain/people/permissions.ts";
import { flashAfterCommit } from "#app/pages/people/invitation-mail.server.ts";
import { pageBeneath } from "#app/pages/people/member-dialog.server.ts";
import { presentInviteTexts, titleOver } from "#app/presenters/people/invitations.ts";
import { rolesToGive } from "#app/presenters/people/people.ts";
import { presentColours } from "#app/presenters/people/swatches.ts";
import { invitationFormSchema } from "#app/schemas/people/invitation.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { languageOptions } from "#app/server/http/locale.server.ts";
import { type FamilyContext, familyLoader } from "#app/server/page.server.ts";
import { requireProof } from "#app/server/session/recent-sign-in.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { invite } from "#app/services/people/invitations.server.ts";
import { sendsMail } from "#app/services/system/mail.server.ts";
import { MEMBERS } from "#app/shared/operations/members.ts";
import { nextColor } from "#app/shared/people/palette.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { say } from "#app/words/catalogue.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";
import { english } from "#app/words/english.server.ts";

export const clientAction = clientActionFor(MEMBERS);
export const handle = {
  title: (data?: { pageTitle: string }) => data?.pageTitle ?? "",
  dialog: true,
  form: "send-invitation",
};
export { memberDialogSheets as links } from "#app/styles/links.ts";

/** `?member=` is a member without an account, whom the invitation is for. */
export const loader = familyLoader(async (context) => {
  const { locale } = context;
  const members = await familyMembers(context);
  const requested = context.url.searchParams.get("member");
  const open = members.filter(({ user_id }) => user_id === null);
  const member = open.find(({ id }) => String(id) === requested);
  const roles = rolesToGive(context.actor, locale);
  const taken = members.map(({ color }) => color);
  const isMailed = sendsMail();
  const texts = presentInviteTexts({ member, isMailed, locale });
  const { language } = context.actor.family;
  const closeHref = pageBeneath(context);
  return {
    closeHref,
    pageTitle: titleOver(texts.title, closeHref, locale),
    texts,
    colours: presentColours(locale),
    isForMember: member !== undefined,
    members: open
      .filter(({ role }) => roles.some(({ value }) => value === role))
      .map(({ id, name }) => ({ value: String(id), label: name })),
    roles,
    languages: isMailed ? languageOptions(language) : [],
    taken,
    defaults: { member_id: String(member?.id ?? ""), role: "other", color: nextColor(taken), mail_language: language },
  };
});

/** The invitation of a form, for the chosen member, if any. @throws {DomainError} for a member with an account */
async function readInvitation(context: FamilyContext, value: z.infer<typeof invitationFormSchema>) {
  const { member_id, mail_language: language, ...fields } = value;
  const typed = { ...fields, language };
  if (!member_id) return typed;
  const member = (await familyMembers(context)).find(({ id, user_id }) => id === member_id && user_id === null);
  if (!member) throw new DomainError("invalid", english(peopleWords, "memberWithoutAccount"), "member_id");
  const { name, role, color } = member;
  return { ...typed, name, role, color };
}

export const action = formRoute({
  "send-invitation": familyForm({
    permission: permissionToAdd,
    schema: invitationFormSchema,
    // With the household an invitation makes an account.
    prepare: requireProof,
    handle: async (context) => {
      const invitation = await invite(context.actor, await readInvitation(context, context.value));
      audit("invite", actorIds(context.actor));
      return {
        to: `${pageBeneath(context)}/invitations/${invitation.id}`,
        flash: {
          tone: "ok",
          text: say(peopleWords, context.locale)("invitationReady", { email: invitation.invited_email }),
        },
        afterCommit: flashAfterCommit(context, invitation),
      };
    },
  }),
});

export default formPage<typeof loader>(InviteDialog);
