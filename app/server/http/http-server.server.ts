import diagnostics from "node:diagnostics_channel";
import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from "node:http";
import { config } from "#app/config/env.server.ts";
import { logger } from "#app/server/http/logger.server.ts";
import { refuseMalformed, refuseUnparsed } from "#app/server/http/malformed.server.ts";
import { networkFinder } from "#app/server/http/network.server.ts";
import { newRequestId } from "#app/server/http/random-ids.server.ts";
import { NETWORK_HEADER, ORIGIN_HEADER } from "#app/server/http/request-guards.server.ts";
import { COMMON_HEADERS, CONTENT_SECURITY_POLICY } from "#app/server/http/security-headers.server.ts";
import {
  beginWork,
  closeGently,
  endOnSignals,
  isProcessStopping,
  onStopping,
} from "#app/server/http/stopping.server.ts";
import { MAX_BODY_BYTES } from "#app/shared/constants.ts";
import { type RequestStore, requestStore } from "#app/utils/request-store.server.ts";

/**
 * Longer than a proxy keeps an idle connection (nginx: 60 s). A connection that Roost closed first could lose the request
 * that the proxy has just sent on it.
 */
const KEEP_ALIVE_MS = 65_000;

const findNetwork = networkFinder(config().trustedProxies);

/** What may be a token: 256 bits in base64url have 43 characters. */
const LONG = /[\w-]{32,}/g;

/** The path without its query, and with secrets in it taken out, in whatever spelling they came. */
const loggedPath = (url: string) =>
  decodeURIComponent(url.split(/[?#]/)[0] ?? "")
    .replace(/(\/+(?:api\/+invitations|join|unsubscribe)\/+)[^/]+/i, "$1…")
    .replace(LONG, "…");

/** A path with broken escapes is repaired, so that it gets a 404 and a line in the log. */
function wholePath(url: string): string {
  try {
    decodeURIComponent(url.split(/[?#]/)[0] ?? "");
    return url;
  } catch {
    return url.replaceAll("%", "%25");
  }
}

/**
 * Remix answers a write whose origin is not its Host with an empty 500 before any code of ours runs. Here the origin is
 * put where Remix does not look and `isForeign` does: the answer is a 403, and a proxy may change Host. Nor does Remix
 * get a Host that anyone could have forwarded: our own address is in APP_URL.
 */
function rewriteHeaders(request: IncomingMessage): void {
  const { headers } = request;
  delete headers[ORIGIN_HEADER];
  if (headers.origin !== undefined) headers[ORIGIN_HEADER] = headers.origin;
  delete headers.origin;
  headers[NETWORK_HEADER] = findNetwork(request);
  delete headers["x-forwarded-host"];
}

/** Responses whose headers may still be set. */
const open = new Set<ServerResponse>();

/** Asks the client for a new connection: this process is about to end. */
const closeConnection = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader("Connection", "close");
};

/** Sets the headers of every response. A page replaces the content security policy by its own. */
function secure(response: ServerResponse): void {
  for (const [name, value] of [...COMMON_HEADERS, ...(import.meta.env.PROD ? [CONTENT_SECURITY_POLICY] : [])]) {
    response.setHeader(name, value);
  }
  if (isProcessStopping()) closeConnection(response);
}

/** The limit of an unread body that is read after the answer. */
const MAX_DROPPED_BYTES = 50 * MAX_BODY_BYTES;

/** Reads the unread rest of a body, because the connection's next request follows it. */
function dropRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  let size = 0;
  // Those before may have stopped reading, and would stop it again.
  request.removeAllListeners("data").on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > MAX_DROPPED_BYTES) request.destroy();
  });
  request.resume();
}

/** Prepares a request and its response, and has a line in the access log written when the response closes. */
function beginRequest(request: IncomingMessage, response: ServerResponse): RequestStore {
  rewriteHeaders(request);
  const started = performance.now();
  request.url = wholePath(request.url ?? "/");
  const store: RequestStore = {
    requestId: newRequestId(),
    queries: 0,
    cacheHits: 0,
    cacheMisses: 0,
    hasWritten: false,
    addCookie: (setCookie) => {
      if (!response.headersSent) response.appendHeader("Set-Cookie", setCookie);
    },
    setHeader: (name, value) => {
      if (!response.headersSent) response.setHeader(name, value);
    },
  };
  response.setHeader("X-Request-Id", store.requestId);
  secure(response);
  response.once("finish", () => dropRest(request));
  const endWork = beginWork();
  open.add(response);
  response.once("close", () => {
    open.delete(response);
    logger.info(
      {
        requestId: store.requestId,
        method: request.method,
        path: loggedPath(request.url ?? ""),
        // The client went away before the response.
        status: response.headersSent ? response.statusCode : null,
        // Who tries what is refused.
        ...(response.statusCode >= 400 && store.userId !== undefined ? { userId: store.userId } : {}),
        ms: Math.round(performance.now() - started),
        queries: store.queries,
        cacheHits: store.cacheHits,
        cacheMisses: store.cacheMisses,
      },
      "request",
    );
    endWork();
  });
  return store;
}

/** remix-serve hears no error of its server: a port in use would end it with a stack. */
function onListenError(error: NodeJS.ErrnoException): void {
  process.stderr.write(`PORT: the server cannot listen (${error.message})\n`);
  process.exit(1);
}

/** Puts a listener in the place of that of remix-serve's server, which is Express. */
function take(server: Server, answer: RequestListener): void {
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    requestStore.run(beginRequest(request, response), () => {
      if (!refuseMalformed(request, response)) answer(request, response);
    });
  });
  refuseUnparsed(server);
  closeGently(server);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.once("error", onListenError);
}

/**
 * Has a listener of ours answer all requests of the server that remix-serve makes: the one place where Roost takes hold of it
 * (docs/decisions/003-remix-serve-and-diagnostics-channel.md). remix-serve loads the build before it listens, and Node
 * publishes each server that begins to listen on a diagnostics channel. The development server is Vite's, and keeps its
 * listener: each of its requests is prepared on its way in.
 */
export function takeServer(makeListener: () => RequestListener): void {
  onStopping(() => open.forEach(closeConnection));
  endOnSignals();
  if (import.meta.env.PROD) {
    diagnostics.subscribe("tracing:net.server.listen:asyncStart", (message) => {
      const { server } = message as { server: unknown };
      if (server instanceof Server) take(server, makeListener());
    });
    return;
  }
  // Vite loads this module anew after a change.
  const holder = globalThis as typeof globalThis & { roostBegins?: boolean };
  if (holder.roostBegins) return;
  holder.roostBegins = true;
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    requestStore.enterWith(beginRequest(request, response));
  });
}
