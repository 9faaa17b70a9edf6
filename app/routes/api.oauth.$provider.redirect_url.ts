import { apiRoute, forAnyone } from "#app/server/api/api-route.server.ts";
import { beginSignIn, requireIssuer } from "#app/server/session/identity-provider.server.ts";

/** The provider's address for a sign-in by script. The cookie binds the callback to this browser. */
export const loader = apiRoute({
  GET: forAnyone({
    operation: "fetch-login-url",
    handle: async ({ request, params }) => {
      const { location, cookies } = await beginSignIn(request, requireIssuer(params.provider).name);
      return { status: 200, body: { redirectUrl: location }, headers: cookies };
    },
  }),
});
export const action = loader;
