import type { IncomingMessage, ServerResponse } from "node:http";
import inject from "light-my-request";
import type { Interaction, Provider } from "oidc-provider";
import { config } from "#app/config/env.server.ts";
import { householdProvider, MOUNT, SESSION_COOKIE } from "#app/server/household/provider.server.ts";
import { readBody } from "#app/server/http/request-guards.server.ts";
import { notFound } from "#app/utils/domain-error.ts";

/** oidc-provider answers Node's requests; routes of Remix have those of the web. */

/** @throws {DomainError} 404 where `SIGN_IN` has no household */
async function requireProvider(): Promise<Provider> {
  const provider = await householdProvider();
  if (!provider) throw notFound("Page");
  return provider;
}

/** The request's headers as the provider has to see them: at the address of `APP_URL`, whatever leads here. */
function headersOf(request: Request): Record<string, string> {
  const { host, protocol } = new URL(config().appUrl);
  const { "content-length": _, ...headers } = Object.fromEntries(request.headers);
  return { ...headers, host, "x-forwarded-proto": protocol.slice(0, -1) };
}

const isSessionCookie = (setCookie: string) => setCookie.startsWith(SESSION_COOKIE);

/**
 * The provider's answer to a request below `/sign-in`: its redirect, JSON, or an empty body with the status of an error.
 * Without oidc-provider's cookie for a session, and not for scripts of other sites.
 */
export async function answerProtocol(request: Request): Promise<Response> {
  const provider = await requireProvider();
  const answer = provider.callback();
  const { pathname, search } = new URL(request.url);
  const result = await inject(
    (incoming: IncomingMessage, response: ServerResponse) => {
      // oidc-provider's routes do not know where they are mounted; Koa's `originalUrl` is of Express's kind.
      Object.assign(incoming, { originalUrl: pathname + search });
      answer(incoming, response);
    },
    {
      method: request.method,
      url: pathname.slice(MOUNT.length) + search,
      headers: headersOf(request),
      ...(request.body ? { payload: await readBody(request) } : {}),
    },
  );
  const headers = new Headers();
  for (const [name, value] of Object.entries(result.headers)) {
    // oidc-provider opens some of its answers to scripts of all sites; this app is the only client.
    if (name.startsWith("access-control-")) continue;
    for (const one of [value ?? []].flat()) {
      if (!(name === "set-cookie" && isSessionCookie(String(one)))) headers.append(name, String(one));
    }
  }
  return new Response(result.payload || null, { status: result.statusCode, headers });
}

/**
 * The sign-in in progress that this browser's cookie names; `null` if it has none, or if it has expired.
 * @throws {DomainError} 404 where `SIGN_IN` has no household
 */
export async function findInteraction(request: Request): Promise<Interaction | null> {
  const provider = await requireProvider();
  let found: Interaction | null = null;
  await inject(
    async (incoming: IncomingMessage, response: ServerResponse) => {
      found = await provider.interactionDetails(incoming, response).catch((error: Error) => {
        if (error.name === "SessionNotFound") return null;
        throw error;
      });
      response.end();
    },
    { method: "GET", url: "/", headers: headersOf(request) },
  );
  return found;
}

/** How a sign-in ends: as the account with this subject, or without one. */
export type Outcome = { subject: string } | "cancelled";

/** Stores the outcome of a sign-in. Returns the path at which the provider continues. */
export async function finishInteraction(interaction: Interaction, outcome: Outcome): Promise<string> {
  interaction.result =
    outcome === "cancelled"
      ? { error: "access_denied", error_description: "The person chose not to sign in." }
      : { login: { accountId: outcome.subject, remember: false }, consent: {} };
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
  return interaction.returnTo;
}
