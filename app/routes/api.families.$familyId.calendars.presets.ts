import { apiRoute, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { listCountries } from "#app/services/subscriptions/holidays.server.ts";

export const loader = apiRoute({ GET: forFamily({ handle: async () => ok(await listCountries()) }) });
export const action = loader;
