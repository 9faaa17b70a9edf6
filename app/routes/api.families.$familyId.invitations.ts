import { apiRoute, created, forFamily, ok } from "#app/http/api-route.server.ts";
import { asJson, mailAfterwards } from "#app/http/invitation-mail.server.ts";
import { newInvitationSchema } from "#app/schemas/invitation.ts";
import { invite, listInvitations } from "#app/services/invitations.server.ts";

const route = apiRoute({
  GET: forFamily({ handle: async ({ actor }) => ok((await listInvitations(actor)).map(asJson)) }),
  POST: forFamily({
    body: newInvitationSchema,
    handle: async (context) => {
      const invitation = await invite(context.actor, context.value);
      return { ...created(asJson(invitation)), afterwards: mailAfterwards(context, invitation) };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
