import { ideaOptionsSchema } from "#app/schemas/ideas/ideas.ts";
import { apiRoute, created, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { newTip, saveTip } from "#app/services/calm/calm.server.ts";
import { tipOn } from "#app/services/connection/moments.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    query: ideaOptionsSchema,
    handle: async ({ actor, query, now, request }) => {
      const { content, source } = await tipOn(actor, familyToday(actor, now).toString(), {
        ...query,
        signal: request.signal,
      });
      return ok({ tip: content.text, source });
    },
  }),
  POST: forFamily({
    body: ideaOptionsSchema,
    isBodyOptional: true,
    prepare: ({ actor, value, request }) => newTip(actor, { ...value, signal: request.signal }),
    handle: async ({ actor, prepared }) => {
      const { text, source } = await saveTip(actor, prepared);
      return created({ tip: text, source });
    },
  }),
});
export const action = loader;
