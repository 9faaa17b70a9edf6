import { json } from "@remix-run/node";
import { z } from "zod";
import { apiRoute, forAnyone } from "#app/http/api/api-route.server.ts";
import { readSessionToken } from "#app/http/session/cookies.server.ts";
import { finishAttempt, signInHeaders } from "#app/http/session/sign-in.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";

/** Milliseconds after which a provider that does not answer is given up. */
const PATIENCE = 30_000;

export const loader = apiRoute({
  POST: forAnyone({
    operation: "exchange-code",
    body: z.object({ code: z.string().min(1).max(4000), state: z.string().min(1).max(1000).optional() }),
    handle: async ({ request, value }) => {
      const result = await finishAttempt(request, value.code, value.state ?? null, PATIENCE);
      if (result.status !== "done")
        throw new DomainError("invalid", "The code could not be exchanged for a session", "code");
      const headers = await signInHeaders(request, result.userId, await readSessionToken(request));
      headers.set("Cache-Control", "private, no-store");
      return json({ success: true }, { headers });
    },
  }),
});
export const action = loader;
