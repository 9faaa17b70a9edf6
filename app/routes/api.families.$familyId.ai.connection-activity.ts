import { activityText } from "#app/presenters/api/idea-texts.ts";
import { activityRequestSchema } from "#app/schemas/ideas/ideas.ts";
import { apiRoute, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { suggestActivity } from "#app/services/ideas/ideas.server.ts";

export const loader = apiRoute({
  POST: forFamily({
    body: activityRequestSchema,
    prepare: ({ actor, value, request }) => suggestActivity(actor, value, request.signal),
    handle: async ({ prepared: { idea, source } }) => ok({ activity: activityText(idea), suggestion: idea, source }),
  }),
});
export const action = loader;
