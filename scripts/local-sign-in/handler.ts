import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Config } from "#app/config/env.server.ts";
import { Accounts } from "#scripts/local-sign-in/accounts.ts";
import { readAssets } from "#scripts/local-sign-in/assets.ts";
import { answerInteraction, BodyTooLarge } from "#scripts/local-sign-in/interaction.ts";
import { messagePage, type PageContext } from "#scripts/local-sign-in/pages.tsx";
import { cookieName, makeProvider } from "#scripts/local-sign-in/provider.ts";
import { send, sendMessage } from "#scripts/local-sign-in/send.ts";

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
    sendMessage(response, context, 413, "Too much", "The form holds more than a name and an e-mail.");
  } else if (error instanceof Error && error.name === "SessionNotFound") {
    const text =
      "It took longer than an hour, or the sign-in page was started again in between. Begin again from Roost.";
    sendMessage(response, context, 400, "This sign-in has ended", text);
  } else {
    logFailure(error);
    sendMessage(response, context, 500, "Something went wrong", "Signing in has failed. Begin again from Roost.");
  }
}

/** Answers every request to the local sign-in: its pages, and through oidc-provider the protocol. */
export async function makeHandler(config: Config): Promise<RequestListener> {
  const { stylePath, iconsPath, assets } = readAssets();
  const context: PageContext = { appUrl: config.appUrl, stylePath, iconsPath };
  const issuer = new URL(config.signIn.issuers[0].url);
  const hosts = ["localhost", "127.0.0.1", "[::1]"].map((name) => new URL(`http://${name}:${issuer.port}`).host);
  const headers = headersFor(config.appUrl);
  const accounts = new Accounts();

  const provider = await makeProvider(config, accounts, (koa, out) => {
    const text = `The request was not in order: ${out.error_description ?? out.error}. Begin again from Roost.`;
    koa.type = "html";
    koa.body = messagePage(context, "Signing in did not work", text);
  });
  provider.on("server_error", (_context, error) => logFailure(error));
  const answerProtocol = provider.callback();
  const surroundings = { provider, accounts, context, lastPersonCookie: cookieName(config, "last") };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? "/", issuer).pathname;
    if (path === "/healthz") return send(response, 200, "text/plain; charset=utf-8", "ok");
    // Unknown host names get nothing (DNS rebinding).
    if (!hosts.includes(request.headers.host ?? "")) {
      return sendMessage(response, context, 421, "Not this name", `This page answers at ${issuer.origin} alone.`);
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
      const text = `This page signs people in to Roost at ${config.appUrl}; it runs on this computer alone, and an account here is no more than a name and an e-mail.`;
      return sendMessage(response, context, 200, "Local sign-in", text);
    }
    if (path.startsWith("/interaction/")) return answerInteraction(surroundings, request, response, path);
    await answerProtocol(request, response);
  }

  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(request, response).catch((error: unknown) => fail(response, context, error));
  };
}
