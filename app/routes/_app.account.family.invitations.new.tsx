import { InviteDialog } from "#app/components/members/invite-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { permissionToAdd } from "#app/domain/people/permissions.ts";
import { flashAfterCommit } from "#app/pages/people/invitation-mail.server.ts";
import { pageBeneath } from "#app/pages/people/member-dialog.server.ts";
import { rolesToGive } from "#app/presenters/people/people.ts";
import { newInvitationSchema } from "#app/schemas/people/invitation.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { invite } from "#app/services/people/invitations.server.ts";
import { sendsMail } from "#app/services/system/mail.server.ts";
import { PEOPLE } from "#app/shared/operations/people.ts";
import { titleOver } from "#app/shared/page-titles.ts";
import { nextColor } from "#app/shared/people/palette.ts";

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
  const member = members.find(({ id, user_id }) => String(id) === requested && user_id === null);
  const taken = members.flatMap(({ id, color }) => (id === member?.id ? [] : color));
  const [anyone, submitLabel] = sendsMail()
    ? ["Invite by email", "Send invitation"]
    : ["Invite someone", "Create invitation link"];
  return {
    closeHref: pageBeneath(context),
    title: member ? `Invite ${member.name}` : anyone,
    submitLabel,
    invited: member?.name ?? null,
    names: members.flatMap(({ user_id, name }) => (user_id === null ? name : [])),
    roles: rolesToGive(context.actor),
    taken,
    defaults: {
      name: member?.name ?? "",
      role: member?.role ?? "other",
      color: member?.color.toUpperCase() ?? nextColor(taken),
    },
  };
});

export const action = formRoute({
  "send-invitation": familyForm({
    permission: permissionToAdd,
    schema: newInvitationSchema,
    handle: async (context) => {
      const invitation = await invite(context.actor, context.value);
      return {
        to: `${pageBeneath(context)}/invitations/${invitation.id}`,
        flash: { tone: "ok", text: `The invitation for ${invitation.invited_email} is ready.` },
        afterCommit: flashAfterCommit(context, invitation),
      };
    },
  }),
});

export default formPage<typeof loader>(InviteDialog);
