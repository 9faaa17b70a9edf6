import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { logger } from "#app/server/http/logger.server.ts";

const METHODS = "GET, HEAD, POST, PUT, DELETE, OPTIONS";

/** A name or address with an optional port (RFC 9110, section 7.2). */
const isHost = (host: string) =>
  /^([\w.~%!$&'()*+;=-]+|\[[\da-f:.]+\])(:\d*)?$/i.test(host) && URL.canParse(`http://${host}`);

/** Segments of a path (more than any route has), and of all paths in one request for the manifest. */
const MAX_PARTS = 12;
const MAX_PARTS_OF_PATHS = 1_500;

const countParts = (path: string) => path.split("/").length - 1;

/** Remix matches a path, and each beginning of it, in quadratic time of its segments. */
const isTooDeep = ({ pathname, searchParams }: URL): boolean => {
  const parts = pathname === "/__manifest" ? searchParams.getAll("p").map(countParts) : [];
  return (
    Math.max(countParts(pathname), ...parts) > MAX_PARTS ||
    parts.reduce((sum, count) => sum + count, 0) > MAX_PARTS_OF_PATHS
  );
};

const DATA_OF_CALL = /^\/api\/.*\.data$/i;

type Refusal = 400 | 405 | 414;

/** The status for a request that no route could have; `null` for every other. */
function refusal({ method, url = "", rawHeaders, headers }: IncomingMessage): Refusal | null {
  // Remix supports neither.
  if (method === "TRACE" || url === "*") return 405;
  const address = `http://roost${url}`;
  if (!url.startsWith("/") || !URL.canParse(address)) return 400;
  const parsed = new URL(address);
  if (isTooDeep(parsed)) return 414;
  // No page makes Remix's old data requests, or data requests of calls: those would wait for the end of a stream.
  if (parsed.searchParams.has("_data") || DATA_OF_CALL.test(parsed.pathname)) return 400;
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length;
  // HTTP/1.0 needs no Host. Node refuses a missing Host in HTTP/1.1.
  if (hosts > 1 || (headers.host !== undefined && !isHost(headers.host))) return 400;
  return null;
}

function refuse(response: ServerResponse, status: Refusal): void {
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "private, no-store",
    Connection: "close",
    ...(status === 405 ? { Allow: METHODS } : {}),
  });
  response.end(`${STATUS_CODES[status]}\n`);
}

/** Answers on a connection whose request could not be parsed. */
function refuseSocket(socket: Duplex, status: number, header = ""): void {
  socket.on("error", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${header}Content-Length: 0\r\nConnection: close\r\n\r\n`);
}

/** The statuses that Node itself sends without a listener. */
const PARSER_STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The client has closed the connection, which is no request. */
const GONE = ["ECONNRESET", "EPIPE", "ETIMEDOUT"];

/** The current response of a connection. */
const answers = new WeakMap<Duplex, ServerResponse>();

/** Answers a request that no route could have with 400, 405 or 414. Returns whether it has answered. */
export function refuseMalformed(request: IncomingMessage, response: ServerResponse): boolean {
  answers.set(request.socket, response);
  const status = refusal(request);
  if (status) refuse(response, status);
  return status !== null;
}

/** Answers and logs requests that Node cannot parse. */
export function refuseUnparsed(server: Server): void {
  server.on("connect", (request: IncomingMessage, socket: Duplex) => {
    logger.info({ method: request.method, status: 405 }, "request");
    refuseSocket(socket, 405, `Allow: ${METHODS}\r\n`);
  });
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket: Duplex) => {
    const under = answers.get(socket);
    const isAnswering = under?.headersSent && !under.writableFinished;
    if (GONE.includes(code) || !socket.writable || isAnswering) return void socket.destroy();
    const status = PARSER_STATUS[code] ?? 400;
    logger.info({ status, code }, "request");
    refuseSocket(socket, status);
  });
}
