import { practiceText } from "#app/presenters/api/idea-texts.ts";
import { practiceRequestSchema } from "#app/schemas/ideas/ideas.ts";
import { apiRoute, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { suggestPractice } from "#app/services/ideas/ideas.server.ts";

export const loader = apiRoute({
  POST: forFamily({
    body: practiceRequestSchema,
    prepare: ({ actor, value, request }) => suggestPractice(actor, value, request.signal),
    handle: async ({ prepared: { idea, source } }) =>
      ok({ practice: practiceText(idea), title: idea.title, steps: idea.steps, source }),
  }),
});
export const action = loader;
