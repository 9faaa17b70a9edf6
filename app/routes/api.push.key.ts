import { apiRoute, forUser, ok } from "#app/server/api/api-route.server.ts";
import { pushKeys } from "#app/services/notices/push-keys.server.ts";

export const loader = apiRoute({
  GET: forUser({
    operation: "fetch-user",
    handle: async () => ok({ public_key: (await pushKeys()).publicKey }),
  }),
});
export const action = loader;
