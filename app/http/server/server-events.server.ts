import diagnostics from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import morgan from "morgan";
import { config } from "#app/config/env.server.ts";
import { logger } from "#app/http/server/logger.server.ts";
import { refuseMalformed } from "#app/http/server/malformed.server.ts";
import { networkFinder } from "#app/http/server/network.server.ts";
import { newRandom } from "#app/http/server/randoms.server.ts";
import { NETWORK_HEADER, ORIGIN_HEADER } from "#app/http/server/request-guards.server.ts";
import { COMMON_HEADERS, CONTENT_SECURITY_POLICY } from "#app/http/server/security-headers.server.ts";
import { beginWork, closeGently, endOnSignals, isProcessStopping } from "#app/http/server/stopping.server.ts";
import { MAX_BODY_BYTES } from "#app/utils/constants.ts";
import { type RequestStore, requestStore } from "#app/utils/request-store.server.ts";

/**
 * Longer than a proxy keeps a connection for its next request (nginx: 60 s): one that we had closed just then would lose it,
 * and somebody's form with it.
 */
const KEEP_ALIVE_MS = 65_000;

/**
 * What remix-serve lacks: a request id, a JSON access log, and a shutdown that waits for the requests in flight
 * (docs/decisions/003-remix-serve-and-diagnostics-channel.md).
 */
interface RequestStart {
  request: IncomingMessage;
  response: ServerResponse;
}

const findNetwork = networkFinder(config().trustedProxies);

/** What may be a token: 256 bits in base64url have 43 characters. */
const LONG = /[\w-]{32,}/g;

/** The path without its query, and with secrets in it taken out, in whatever spelling they came. */
const loggedPath = (url: string) =>
  decodeURIComponent(url.split(/[?#]/)[0] ?? "")
    .replace(/(\/+(?:api\/+invitations|join|unsubscribe)\/+)[^/]+/i, "$1…")
    .replace(LONG, "…");

/** A path with broken escapes is repaired, so that our own 404 answers it and not Express. */
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

/** Sets the common headers of an answer; a policy only when it has none, because two would both apply. */
function secure(response: ServerResponse): void {
  for (const [name, value] of COMMON_HEADERS) response.setHeader(name, value);
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    const [name, value] = CONTENT_SECURITY_POLICY;
    if (!response.hasHeader(name)) response.setHeader(name, value);
    if (isProcessStopping()) response.setHeader("Connection", "close");
    return writeHead(...args);
  };
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

function onRequestStart(message: unknown): void {
  const { request, response } = message as RequestStart;
  rewriteHeaders(request);
  const started = performance.now();
  request.url = wholePath(request.url ?? "/");
  const cookies: string[] = [];
  const store: RequestStore = {
    requestId: newRandom(),
    queries: 0,
    hasWritten: false,
    cookies,
    addCookie: (setCookie) => {
      cookies.push(setCookie);
      if (!response.headersSent) response.appendHeader("Set-Cookie", setCookie);
    },
    setHeader: (name, value) => {
      if (!response.headersSent) response.setHeader(name, value);
    },
  };
  requestStore.enterWith(store);
  response.setHeader("X-Request-Id", store.requestId);
  secure(response);
  response.once("finish", () => dropRest(request));
  const endWork = beginWork();
  response.once("close", () => {
    logger.info(
      {
        requestId: store.requestId,
        method: request.method,
        path: loggedPath(request.url ?? ""),
        // Nothing was answered to someone who went away before.
        status: response.headersSent ? response.statusCode : null,
        ms: Math.round(performance.now() - started),
        queries: store.queries,
      },
      "request",
    );
    endWork();
  });
}

/** remix-serve hears no error of its server: a port in use would end it with a stack. */
function onListenError(error: NodeJS.ErrnoException): void {
  process.stderr.write(`PORT: the server cannot listen (${error.message})\n`);
  process.exit(1);
}

/** Starts watching the process's HTTP server, and tells of it once. Called before the server listens. */
export function watchServer(onServer: (server: Server) => void): void {
  const holder = globalThis as typeof globalThis & { roostIsWatching?: boolean };
  if (holder.roostIsWatching) return;
  holder.roostIsWatching = true;
  // remix-serve logs full URLs, including secrets in queries: our log line replaces its own.
  morgan.format("tiny", () => undefined);
  diagnostics.subscribe("http.server.request.start", onRequestStart);
  if (import.meta.env.PROD) {
    diagnostics.subscribe("tracing:net.server.listen:asyncStart", (message) => {
      const { server } = message as { server: unknown };
      if (!(server instanceof Server)) return;
      onServer(server);
      refuseMalformed(server);
      closeGently(server);
      server.keepAliveTimeout = KEEP_ALIVE_MS;
      server.once("error", onListenError);
    });
  }
  endOnSignals();
}
