import { data } from "@remix-run/node";
import { requireHousehold } from "#app/server/household/at-home.server.ts";
import { clientNetwork } from "#app/server/http/request-guards.server.ts";
import { readDeviceToken } from "#app/server/session/cookies.server.ts";
import type { PageContext } from "#app/server/session/request-user.server.ts";
import { type Browser, findLetIn, type LetIn } from "#app/services/people/let-in.server.ts";
import { tryCode } from "#app/services/people/sign-in-limits.server.ts";
import { perRequest } from "#app/utils/per-request.server.ts";

const found = perRequest<Promise<LetIn | null>>();

/** The link of the token in the path; `null` for an unknown one. @throws {DomainError} 429 after too many of those */
export function letInOfPath(context: PageContext): Promise<LetIn | null> {
  requireHousehold();
  const { params, request } = context;
  return found.get(() => tryCode(clientNetwork(request), () => findLetIn(params.token ?? "")));
}

/** Has `letInOfPath` read the link again, after another request has used it. */
export const forgetLetIn = (): void => found.delete();

/** The status of a link's page. */
export const letInStatus = (link: LetIn | null): number => {
  if (!link) return 404;
  return link.state === "open" ? 200 : 410;
};

/** The answer of a form whose link cannot be used; the page says why. */
export const refuseClosedLink = (link: LetIn | null) =>
  link?.state === "open" ? undefined : data(null, { status: letInStatus(link) });

export const browserOf = async ({ request }: PageContext): Promise<Browser> => ({
  userAgent: request.headers.get("User-Agent"),
  device: await readDeviceToken(request),
});
