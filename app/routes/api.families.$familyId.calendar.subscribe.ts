import { config } from "#app/config/env.server.ts";
import { answerFeed } from "#app/pages/calendar/calendar-feed.server.ts";
import { feedUrl } from "#app/presenters/calendar/feed-url.ts";
import { apiRoute, forAnyone, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { renewFeedToken } from "#app/services/calendar/export.server.ts";

export const loader = apiRoute({
  GET: forAnyone({ handle: answerFeed }),
  DELETE: forFamily({
    permission: "renew-feed",
    needsRecentSignIn: true,
    handle: async ({ actor }) => {
      const token = await renewFeedToken(actor);
      audit("renew-feed", actorIds(actor));
      return ok({ url: feedUrl(config().appUrl, token) });
    },
  }),
});
export const action = loader;
