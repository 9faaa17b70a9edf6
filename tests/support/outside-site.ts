import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { BOMB } from "#tests/support/bomb.ts";

export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
}

const MEGABYTE = Buffer.alloc(1_000_000, "x");

/** Sends without end, as fast as the client reads. */
function endless(response: ServerResponse): void {
  const more = () => {
    while (!response.destroyed) if (!response.write(MEGABYTE)) return response.once("drain", more);
  };
  more();
}

/** Answers of hostile and of broken sites. */
export const HOSTILE: Record<string, Answer> = {
  "/silent": () => undefined,
  "/trickle": (response) => {
    const drip = setInterval(() => response.write("x"), 100);
    response.on("close", () => clearInterval(drip));
  },
  "/10-gb": (response) => {
    response.writeHead(200, { "Content-Length": "10000000000" });
    endless(response);
  },
  "/endless": endless,
  "/bomb": (response) => response.writeHead(200, { "Content-Encoding": "gzip" }).end(BOMB),
  "/circle": (response) => response.writeHead(302, { Location: "/circle" }).end(),
  "/cut": (response) => {
    response.writeHead(200, { "Content-Length": "5000" }).write("BEGIN:VCALENDAR");
    response.destroy();
  },
};

export const text =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body);

export const leadTo =
  (address: string, status = 302): Answer =>
  (response) =>
    response.writeHead(status, { Location: address }).end();

/**
 * A site on this machine, for as long as a test needs it. `answers` are its answers by path; other paths get a 404.
 * `asked` are the requests that it got.
 */
export async function startOutsideSite(host = "127.0.0.1", port = 0) {
  const answers: Record<string, Answer> = { ...HOSTILE };
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = request.url ?? "/";
      asked.push({
        method: request.method ?? "",
        path,
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      (answers[path] ?? text("no", {}, 404))(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  // The server does not keep the process alive.
  server.unref();
  const bound = (server.address() as AddressInfo).port;
  return {
    port: bound,
    url: `http://${host.includes(":") ? `[${host}]` : host}:${bound}`,
    answers,
    asked,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
