import { config } from "#app/config/env.server.ts";
import { answerFeed } from "#app/pages/calendar/calendar-feed.server.ts";
import { feedUrl } from "#app/presenters/calendar/feed-url.ts";
import { apiRoute, forAnyone, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { renewFeedToken } from "#app/services/calendar/export.server.ts";

export const loader = apiRoute({
  GET: forAnyone({ handle: answerFeed }),
  DELETE: forFamily({
    permission: "renew-feed",
    needsRecentSignIn: true,
    handle: async ({ actor }) => ok({ url: feedUrl(config().appUrl, await renewFeedToken(actor)) }),
  }),
});
export const action = loader;
