import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Config } from "#app/config/env.server.ts";
import { localeOfHeader } from "#app/server/http/locale.server.ts";
import { say } from "#app/words/catalogue.ts";
import { localSignIn } from "#app/words/catalogues/local-sign-in.ts";
import { languageOf } from "#app/words/languages.ts";
import { Accounts } from "#scripts/local-sign-in/accounts.ts";
import { readAssets } from "#scripts/local-sign-in/assets.ts";
import { answerInteraction, BodyTooLarge } from "#scripts/local-sign-in/interaction.ts";
import { messagePage, type PageContext } from "#scripts/local-sign-in/pages.tsx";
import { cookieName, makeProvider } from "#scripts/local-sign-in/provider.ts";
import { send, sendMessage, sendPage } from "#scripts/local-sign-in/send.ts";

const headersFor = (appUrl: string): Record<string, string> => ({
  "Content-Security-Policy": [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    // The redirect back to the app counts as the form's target, in Chromium.
    `form-action 'self' ${appUrl}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; "),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Cache-Control": "no-store",
});

/** One JSON line on standard error, without anything that a person typed. */
function logFailure(error: unknown): void {
  const stack = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${JSON.stringify({ level: "error", msg: "local sign-in failed", err: stack })}\n`);
}

function fail(response: ServerResponse, context: PageContext, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
  } else if (error instanceof BodyTooLarge) {
    response.setHeader("Connection", "close");
    sendMessage(response, context, 413, "tooMuch", "tooMuchText");
  } else if (error instanceof Error && error.name === "SessionNotFound") {
    sendMessage(response, context, 400, "ended", "endedText");
  } else {
    logFailure(error);
    sendMessage(response, context, 500, "wrong", "wrongText");
  }
}

/** Answers every request to the local sign-in: its pages, and through oidc-provider the protocol. */
export async function makeHandler(config: Config): Promise<RequestListener> {
  const { stylePath, iconsPath, assets } = readAssets();
  const contextOf = ({ headers }: IncomingMessage): PageContext => ({
    appUrl: config.appUrl,
    stylePath,
    iconsPath,
    locale: localeOfHeader(headers["accept-language"]),
  });
  const issuer = new URL(config.signIn.issuers[0].url);
  const hosts = ["localhost", "127.0.0.1", "[::1]"].map((name) => new URL(`http://${name}:${issuer.port}`).host);
  const headers = headersFor(config.appUrl);
  const accounts = new Accounts();

  const provider = await makeProvider(config, accounts, (koa, out) => {
    const context = contextOf(koa.req);
    const words = say(localSignIn, context.locale);
    const reason = out.error_description ?? out.error;
    // Reasons of the protocol are English.
    const text = languageOf(context.locale) === "en" ? words("failedReason", { reason }) : words("failedText");
    koa.type = "html";
    koa.body = messagePage(context, words("failed"), text);
  });
  provider.on("server_error", (_context, error) => logFailure(error));
  const answerProtocol = provider.callback();
  const surroundings = { provider, accounts, lastPersonCookie: cookieName(config, "last") };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? "/", issuer).pathname;
    const context = contextOf(request);
    const words = say(localSignIn, context.locale);
    if (path === "/healthz") return send(response, 200, "text/plain; charset=utf-8", "ok");
    // Unknown host names get nothing (DNS rebinding).
    if (!hosts.includes(request.headers.host ?? "")) {
      const text = words("otherNameText", { address: issuer.origin });
      return sendPage(response, 421, messagePage(context, words("otherName"), text));
    }
    request.headers.host = issuer.host;

    const asset = assets.get(path);
    if (asset) {
      response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
      return send(response, 200, asset.type, asset.body);
    }
    if (path === "/favicon.ico") {
      response.writeHead(204);
      response.end();
      return;
    }
    if (path === "/") {
      const text = words("rootText", { address: config.appUrl });
      return sendPage(response, 200, messagePage(context, words("rootTitle"), text));
    }
    if (path.startsWith("/interaction/"))
      return answerInteraction({ ...surroundings, context }, request, response, path);
    await answerProtocol(request, response);
  }

  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(request, response).catch((error: unknown) => fail(response, contextOf(request), error));
  };
}
