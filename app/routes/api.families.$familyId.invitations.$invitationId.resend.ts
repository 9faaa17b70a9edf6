import { apiRoute, forFamily, ok, pathId } from "#app/http/api-route.server.ts";
import { asJson, mailAfterwards } from "#app/http/invitation-mail.server.ts";
import { findInvitation, renewInvitation } from "#app/services/invitations.server.ts";

const route = apiRoute({
  POST: forFamily({
    find: ({ actor, params }) => findInvitation(actor, pathId(params.invitationId, "Invitation")),
    handle: async (context) => {
      const invitation = await renewInvitation(context.actor, context.thing.id);
      return { ...ok(asJson(invitation)), afterwards: mailAfterwards(context, invitation) };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
