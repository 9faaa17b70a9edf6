import { answerProtocol } from "#app/server/household/bridge.server.ts";
import { throwAsPage } from "#app/server/page.server.ts";
import type { HttpArgs } from "#app/server/session/request-user.server.ts";

/** Discovery, keys and tokens of the household's OpenID Connect issuer (docs/product/household.md). */
export const loader = ({ request }: HttpArgs) =>
  answerProtocol(request).catch((error: unknown) => throwAsPage(error, request));
export const action = loader;
