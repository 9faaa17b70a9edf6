import { permissionToAdd } from "#app/domain/people/permissions.ts";
import { asJson, mailAfterCommit } from "#app/pages/people/invitation-mail.server.ts";
import { newInvitationSchema } from "#app/schemas/people/invitation.ts";
import { apiRoute, created, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { invite, listInvitations } from "#app/services/people/invitations.server.ts";

export const loader = apiRoute({
  GET: forFamily({ handle: async ({ actor }) => ok((await listInvitations(actor)).map(asJson)) }),
  POST: forFamily({
    operation: "send-invitation",
    withoutFamily: "No family found",
    permission: permissionToAdd,
    needsProof: true,
    body: newInvitationSchema,
    handle: async (context) => {
      const invitation = await invite(context.actor, context.value);
      return { ...created(asJson(invitation)), afterCommit: mailAfterCommit(context, invitation) };
    },
  }),
});
export const action = loader;
