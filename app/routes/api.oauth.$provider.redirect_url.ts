import { config } from "#app/config/env.server.ts";
import { apiRoute, forAnyone } from "#app/server/api/api-route.server.ts";
import { beginSignIn } from "#app/server/session/identity-provider.server.ts";
import { notFound } from "#app/utils/domain-error.ts";

/** The provider's address for a sign-in by script. The cookie binds the callback to this browser. */
export const loader = apiRoute({
  GET: forAnyone({
    operation: "fetch-login-url",
    handle: async ({ request, params }) => {
      if (params.provider !== config().oauth.provider) throw notFound("Provider");
      const { location, cookies } = await beginSignIn(request);
      return { status: 200, body: { redirectUrl: location }, headers: cookies };
    },
  }),
});
export const action = loader;
