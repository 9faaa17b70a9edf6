import { apiRoute, forUser } from "#app/http/api/api-route.server.ts";
import { testNoticeSchema } from "#app/schemas/notices.ts";
import { sendTest } from "#app/services/notices/test-notice.server.ts";

export const loader = apiRoute({
  POST: forUser({
    operation: "send-test",
    body: testNoticeSchema,
    isBodyOptional: true,
    handle: async ({ user, value }) => ({ status: 202, body: { channels: await sendTest(user, value.channel) } }),
  }),
});
export const action = loader;
