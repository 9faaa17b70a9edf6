import { testNoticeSchema } from "#app/schemas/notices/notices.ts";
import { apiRoute, forUser } from "#app/server/api/api-route.server.ts";
import { sendTest } from "#app/services/notices/test-notice.server.ts";

export const loader = apiRoute({
  POST: forUser({
    operation: "send-test",
    body: testNoticeSchema,
    isBodyOptional: true,
    prepare: ({ user, value }) => sendTest(user, value.channel),
    handle: async ({ prepared: channels }) => ({ status: 202, body: { channels } }),
  }),
});
export const action = loader;
