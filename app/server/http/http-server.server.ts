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
import { cacheReads, httpDuration, httpRequests } from "#app/utils/metrics.server.ts";
import { type RequestStore, requestStore } from "#app/utils/request-store.server.ts";

/**
 * Longer than a proxy keeps an idle connection (nginx: 60 s). If Roost closed a connection first, a request that the
 * proxy had just sent on it would be lost.
 */
const KEEP_ALIVE_MS = 65_000;

const findNetwork = networkFinder(config().trustedProxies);

/** Possible tokens: 256 bits in base64url have 43 characters. */
const LONG = /[\w-]{32,}/g;

/** The path without its query and without secrets, decoded first, so that escapes hide none. */
const loggedPath = (url: string) =>
  decodeURIComponent(url.split(/[?#]/)[0] ?? "")
    .replace(
      /(\/+(?:api\/+invitations|join|unsubscribe|set-up|let-in|confirm-email|sign-in\/(?:interaction|auth))\/+)[^/]+/i,
      "$1…",
    )
    .replace(LONG, "…");

/** Repairs invalid escapes in a path, so that it gets a 404 and a log line. */
function wholePath(url: string): string {
  try {
    decodeURIComponent(url.split(/[?#]/)[0] ?? "");
    return url;
  } catch {
    return url.replaceAll("%", "%25");
  }
}

/**
 * Moves `Origin` to `ORIGIN_HEADER`. Remix would answer a write whose origin differs from its Host with an empty 500;
 * `isForeign` answers 403, and allows a proxy that changes Host. Removes `X-Forwarded-Host`, which anyone can set; the
 * public origin is `APP_URL`.
 */
function rewriteHeaders(request: IncomingMessage, network: string): void {
  const { headers } = request;
  delete headers[ORIGIN_HEADER];
  if (headers.origin !== undefined) headers[ORIGIN_HEADER] = headers.origin;
  delete headers.origin;
  headers[NETWORK_HEADER] = network;
  delete headers["x-forwarded-host"];
}

/** Responses whose headers are not sent yet. */
const open = new Set<ServerResponse>();

/** Asks the client to open a new connection, because this process is about to end. */
const closeConnection = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader("Connection", "close");
};

/** Sets the headers of every response. A page replaces the Content-Security-Policy. */
function secure(response: ServerResponse): void {
  for (const [name, value] of [...COMMON_HEADERS, ...(import.meta.env.PROD ? [CONTENT_SECURITY_POLICY] : [])]) {
    response.setHeader(name, value);
  }
  if (isProcessStopping()) closeConnection(response);
}

/** The most that is read of an unread body after the response. */
const MAX_DROPPED_BYTES = 50 * MAX_BODY_BYTES;

/** Reads the rest of a body that no handler has read, because the next request follows it on the connection. */
function dropRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  let size = 0;
  // Earlier listeners may have paused the request, and would pause it again.
  request.removeAllListeners("data").on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > MAX_DROPPED_BYTES) request.destroy();
  });
  request.resume();
}

/** Methods with a label of their own: a client may send any. */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Counts an answered request in the metrics. */
function measure(request: IncomingMessage, response: ServerResponse, store: RequestStore, seconds: number): void {
  const { route, cacheHits, cacheMisses } = store;
  const method = METHODS.find((name) => name === request.method) ?? "other";
  const status = response.headersSent ? response.statusCode : 0;
  httpRequests.inc({ route, method, status });
  if (!String(response.getHeader("Content-Type")).startsWith("text/event-stream")) {
    httpDuration.observe({ route, method, status: status === 0 ? "0" : `${Math.floor(status / 100)}xx` }, seconds);
  }
  if (cacheHits > 0) cacheReads.inc({ result: "hit" }, cacheHits);
  if (cacheMisses > 0) cacheReads.inc({ result: "miss" }, cacheMisses);
}

/** Prepares a request and its response, and writes a line to the access log when the response closes. */
function beginRequest(request: IncomingMessage, response: ServerResponse): RequestStore {
  const { name, findPlace } = findNetwork(request);
  rewriteHeaders(request, name);
  const started = performance.now();
  request.url = wholePath(request.url ?? "/");
  const store: RequestStore = {
    requestId: newRequestId(),
    route: "other",
    queries: 0,
    cacheHits: 0,
    cacheMisses: 0,
    hasWritten: false,
    findPlace,
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
    const ms = performance.now() - started;
    measure(request, response, store, ms / 1000);
    logger.info(
      {
        requestId: store.requestId,
        method: request.method,
        path: loggedPath(request.url ?? ""),
        // `null`: the client went away before the response.
        status: response.headersSent ? response.statusCode : null,
        // The user of a refused request, for tracing attacks.
        ...(response.statusCode >= 400 && store.userId !== undefined ? { userId: store.userId } : {}),
        ms: Math.round(ms),
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

/** remix-serve has no error listener: a port in use would end it with a stack. */
function onListenError(error: NodeJS.ErrnoException): void {
  process.stderr.write(`PORT: the server cannot listen (${error.message})\n`);
  process.exit(1);
}

/** Replaces the request listener of remix-serve's server, which is Express. */
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
 * Answers all requests of remix-serve's server with our listener
 * (docs/decisions/003-remix-serve-and-diagnostics-channel.md). remix-serve loads the build before it listens, and Node
 * publishes each server that begins to listen on a diagnostics channel. In development the server is Vite's and keeps
 * its listener; each request is prepared before it.
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
  // Vite reloads this module after a change.
  const holder = globalThis as typeof globalThis & { roostBegins?: boolean };
  if (holder.roostBegins) return;
  holder.roostBegins = true;
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    requestStore.enterWith(beginRequest(request, response));
  });
}
