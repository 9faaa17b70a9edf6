import { data } from "@remix-run/node";
import { readCode, SET_UP_CODE_LENGTH } from "#app/domain/people/one-time-code.ts";
import type { SignInLink } from "#app/models/people/sign-in-link.server.ts";
import { requireHousehold } from "#app/server/household/at-home.server.ts";
import { clientNetwork } from "#app/server/http/request-guards.server.ts";
import type { PageContext } from "#app/server/session/request-user.server.ts";
import { findSetUp, isNew } from "#app/services/people/household.server.ts";
import { tryCode } from "#app/services/people/sign-in-limits.server.ts";

/** Whether Roost has an account already. @throws {DomainError} 404 without a household */
export async function isSetUp(): Promise<boolean> {
  requireHousehold();
  return !(await isNew());
}

/** The answer of a form once Roost has an account; the page says so. */
export const refuseOnceSetUp = async () => ((await isSetUp()) ? data(null, { status: 410 }) : undefined);

/** The link of the set-up code in the path; `null` for a wrong one. @throws {DomainError} 429 after too many */
export function setUpOfPath({ params, request }: PageContext): Promise<SignInLink | null> {
  const code = readCode(params.code ?? "", SET_UP_CODE_LENGTH);
  return tryCode(clientNetwork(request), async () => (code === null ? null : findSetUp(code)));
}
