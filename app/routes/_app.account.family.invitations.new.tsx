import type { z } from "zod";
import { InviteDialog } from "#app/components/members/invite-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { permissionToAdd } from "#app/domain/people/permissions.ts";
import { flashAfterCommit } from "#app/pages/people/invitation-mail.server.ts";
import { pageBeneath } from "#app/pages/people/member-dialog.server.ts";
import { rolesToGive } from "#app/presenters/people/people.ts";
import { invitationFormSchema } from "#app/schemas/people/invitation.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { type FamilyContext, familyLoader } from "#app/server/page.server.ts";
import { requireProof } from "#app/server/session/recent-sign-in.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { invite } from "#app/services/people/invitations.server.ts";
import { sendsMail } from "#app/services/system/mail.server.ts";
import { PEOPLE } from "#app/shared/operations/people.ts";
import { titleOver } from "#app/shared/page-titles.ts";
import { nextColor } from "#app/shared/people/palette.ts";
import { DomainError } from "#app/utils/domain-error.ts";

export const clientAction = clientActionFor(PEOPLE);
export const handle = {
  title: (data?: { title: string; closeHref: string }) => titleOver(data?.title ?? "Invite")(data),
  dialog: true,
  form: "send-invitation",
};
export { memberDialogSheets as links } from "#app/styles/links.ts";

/** `?member=` is a member without an account, whom the invitation is for. */
export const loader = familyLoader(async (context) => {
  const members = await familyMembers(context);
  const requested = context.url.searchParams.get("member");
  const open = members.filter(({ user_id }) => user_id === null);
  const member = open.find(({ id }) => String(id) === requested);
  const roles = rolesToGive(context.actor);
  const taken = members.map(({ color }) => color);
  const [anyone, submitLabel] = sendsMail()
    ? ["Invite by email", "Send invitation"]
    : ["Invite someone", "Create invitation link"];
  return {
    closeHref: pageBeneath(context),
    title: member ? `Invite ${member.name}` : anyone,
    submitLabel,
    isForMember: member !== undefined,
    members: open
      .filter(({ role }) => roles.some(({ value }) => value === role))
      .map(({ id, name }) => ({ value: String(id), label: name })),
    roles,
    taken,
    defaults: { member_id: String(member?.id ?? ""), role: "other", color: nextColor(taken) },
  };
});

/** The invitation of a form: of a member, where one is chosen. @throws {DomainError} for one who has an account */
async function readInvitation(context: FamilyContext, { member_id, ...typed }: z.infer<typeof invitationFormSchema>) {
  if (!member_id) return typed;
  const member = (await familyMembers(context)).find(({ id, user_id }) => id === member_id && user_id === null);
  if (!member) throw new DomainError("invalid", "Choose a member without an account", "member_id");
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
      return {
        to: `${pageBeneath(context)}/invitations/${invitation.id}`,
        flash: { tone: "ok", text: `The invitation for ${invitation.invited_email} is ready.` },
        afterCommit: flashAfterCommit(context, invitation),
      };
    },
  }),
});

export default formPage<typeof loader>(InviteDialog);
