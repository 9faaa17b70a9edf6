import { readCode, SET_UP_CODE_LENGTH } from "#app/domain/people/one-time-code.ts";
import type { SignInLink } from "#app/models/people/sign-in-link.server.ts";
import { requireHousehold, requireOwnHost } from "#app/server/household/at-home.server.ts";
import { clientNetwork } from "#app/server/http/request-guards.server.ts";
import type { PageContext } from "#app/server/session/request-user.server.ts";
import { findSetUp, isNew } from "#app/services/people/household.server.ts";
import { tryCode } from "#app/services/people/sign-in-limits.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";

/** @throws {DomainError} 404 without a household, 410 once there is an account */
export async function refuseOnceSetUp({ request }: PageContext): Promise<undefined> {
  requireHousehold();
  requireOwnHost(request);
  if (!(await isNew())) throw new DomainError("gone", "Roost is set up already");
}

/** The link of the set-up code in the path; `null` for a wrong one. Throws as `refuseOnceSetUp`, and 429 after too many. */
export async function setUpOfPath(context: PageContext): Promise<SignInLink | null> {
  await refuseOnceSetUp(context);
  const code = readCode(context.params.code ?? "", SET_UP_CODE_LENGTH);
  return tryCode(clientNetwork(context.request), async () => (code === null ? null : findSetUp(code)));
}
