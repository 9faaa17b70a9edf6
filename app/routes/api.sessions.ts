import { z } from "zod";
import { apiRoute, forAnyone } from "#app/server/api/api-route.server.ts";
import { reportUnexpected } from "#app/server/error-response.server.ts";
import { clientNetwork } from "#app/server/http/request-guards.server.ts";
import { readSessionToken } from "#app/server/session/cookies.server.ts";
import type { HttpArgs } from "#app/server/session/request-user.server.ts";
import { finishAttempt, signInHeaders } from "#app/server/session/sign-in.server.ts";
import { consume, type Limit, refund } from "#app/services/system/rate-limits.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";

/** Milliseconds to wait for the provider. */
const PATIENCE = 30_000;

/** Refused calls from one network. Successful ones do not count, because a school has one address. */
const REFUSED: Limit = { name: "refused sign-ins of a network", max: 300, seconds: 600 };

/** Statuses of invalid calls. 403 is missing, because another site may have caused it. */
const COUNTED = [400, 413, 415];

/** Requests that have used `REFUSED`, which is refunded unless they are refused. */
const used = new WeakSet<Request>();

const exchange = apiRoute({
  POST: forAnyone({
    operation: "exchange-code",
    find: async ({ request }) => {
      // Before the code is exchanged, so that the limit holds for simultaneous calls.
      const wait = await consume(REFUSED, clientNetwork(request));
      if (wait > 0) {
        throw new DomainError("limited", "Too many attempts. Wait a few minutes and try again.", undefined, wait);
      }
      used.add(request);
    },
    body: z.object({ code: z.string().min(1).max(4000), state: z.string().min(1).max(1000).optional() }),
    handle: async ({ request, value }) => {
      const result = await finishAttempt(request, value.code, value.state ?? null, PATIENCE);
      if (result.status !== "done")
        throw new DomainError("invalid", "The code could not be exchanged for a session", "code");
      const headers = await signInHeaders(request, result, await readSessionToken(request));
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
