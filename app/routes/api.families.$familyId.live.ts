import { z } from "zod";
import { groceryItemJson } from "#app/presenters/api/api-json.ts";
import { apiRoute, forFamily } from "#app/server/api/api-route.server.ts";
import { STREAM_HEADERS } from "#app/server/http/stream-headers.ts";
import { readSessionToken } from "#app/server/session/cookies.server.ts";
import { openStream } from "#app/services/live/hub.server.ts";
import { hashToken } from "#app/utils/hash-token.ts";

/** The revision that a page has; -1, which no family has, if it is invalid. */
const readRevision = (text: string | null) => (text === null ? null : /^\d{1,16}$/.test(text) ? Number(text) : -1);

export const loader = apiRoute({
  GET: forFamily({
    query: z.object({ after: z.string().optional() }),
    handle: async ({ actor, request, query }) => {
      if (request.method === "HEAD") return new Response(null, { headers: STREAM_HEADERS });
      const after = readRevision(request.headers.get("Last-Event-ID") ?? query.after ?? null);
      const tokenHash = hashToken((await readSessionToken(request)) as string);
      const { family, user } = actor;
      const stream = await openStream({ family, user, tokenHash, after, show: groceryItemJson });
      return new Response(stream, { headers: STREAM_HEADERS });
    },
  }),
});
export const action = loader;
