import type { RequestListener, Server } from "node:http";

/** Puts a listener of our own in the place of a server's, which it may hand requests on to. */
export function wrapListener(server: Server, wrap: (next: RequestListener) => RequestListener): void {
  const listeners = server.listeners("request") as RequestListener[];
  const next: RequestListener = (request, response) => {
    for (const listener of listeners) listener.call(server, request, response);
  };
  server.removeAllListeners("request");
  server.on("request", wrap(next));
}
