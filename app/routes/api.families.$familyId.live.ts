import { z } from "zod";
import { apiRoute, forFamily } from "#app/http/api/api-route.server.ts";
import { readSessionToken } from "#app/http/session/cookies.server.ts";
import { groceryItemJson } from "#app/presenters/api/api-json.ts";
import { openStream } from "#app/services/live/hub.server.ts";

const HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  // Nobody may hold it back to compress it.
  "Cache-Control": "private, no-cache, no-transform",
  "X-Accel-Buffering": "no",
};

/** What a page names that it knows; what is no revision is one that the family never had. */
const readRevision = (text: string | null) => (text === null ? null : /^\d{1,16}$/.test(text) ? Number(text) : -1);

export const loader = apiRoute({
  GET: forFamily({
    query: z.object({ after: z.string().optional() }),
    handle: async ({ actor, request, query }) => {
      if (request.method === "HEAD") return new Response(null, { headers: HEADERS });
      const after = readRevision(request.headers.get("Last-Event-ID") ?? query.after ?? null);
      const token = (await readSessionToken(request)) as string;
      return new Response(await openStream({ actor, token, after, show: groceryItemJson }), { headers: HEADERS });
    },
  }),
});
export const action = loader;
