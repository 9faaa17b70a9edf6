import { z } from "zod";
import { apiRoute, forAnyone } from "#app/server/api/api-route.server.ts";
import { reportUnexpected } from "#app/server/error-response.server.ts";
import { clientNetwork } from "#app/server/http/request-guards.server.ts";
import { readSessionToken } from "#app/server/session/cookies.server.ts";
import type { HttpArgs } from "#app/server/session/request-user.server.ts";
import { finishAttempt, signInHeaders } from "#app/server/session/sign-in.server.ts";
import { consume, type Limit, refund } from "#app/services/system/rate-limits.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";

/** Milliseconds after which a provider that does not answer is given up. */
const PATIENCE = 30_000;

/** Calls of one network that are refused; those that sign someone in do not count, because a school has one address. */
const REFUSED: Limit = { name: "refused sign-ins of a network", max: 300, seconds: 600 };

/** What the caller has sent is at fault, and not that another site made the browser send it. */
const COUNTED = [400, 413, 415];

/** Requests whose use of `REFUSED` is given back if they are not refused. */
const used = new WeakSet<Request>();

const exchange = apiRoute({
  POST: forAnyone({
    operation: "exchange-code",
    find: async ({ request }) => {
      // Before the code is tried, so that the limit holds for simultaneous calls too.
      const wait = await consume(REFUSED, clientNetwork(request));
      if (wait > 0) {
        throw new DomainError("limited", "Too many tries. Please wait a few minutes and try again.", undefined, wait);
      }
      used.add(request);
    },
    body: z.object({ code: z.string().min(1).max(4000), state: z.string().min(1).max(1000).optional() }),
    handle: async ({ request, value }) => {
      const result = await finishAttempt(request, value.code, value.state ?? null, PATIENCE);
      if (result.status !== "done")
        throw new DomainError("invalid", "The code could not be exchanged for a session", "code");
      const headers = await signInHeaders(request, result.userId, await readSessionToken(request));
      return { status: 200, body: { success: true }, headers: [...headers] };
    },
  }),
});

async function refundAccepted({ request }: HttpArgs, { status }: Response): Promise<void> {
  if (!used.has(request) || COUNTED.includes(status)) return;
  await refund(REFUSED, clientNetwork(request)).catch(reportUnexpected);
}

/** Exchanges a code for a session (docs/product/accounts.md, "Signing in"). */
export const loader = async (args: HttpArgs) => {
  const answer = await exchange(args);
  await refundAccepted(args, answer);
  return answer;
};
export const action = loader;
