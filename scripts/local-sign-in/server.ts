import { createServer, type Server } from "node:http";
import type { Config } from "#app/config/env.server.ts";
import { makeHandler } from "#scripts/local-sign-in/handler.ts";

/** `localhost` is either of these, as the browser likes. */
const LOOPBACK = ["127.0.0.1", "::1"];
const NOT_ON_THIS_MACHINE = ["EADDRNOTAVAIL", "EAFNOSUPPORT"];

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host }, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}

/**
 * Serves the local sign-in on the loopback addresses at `config.localSignInPort`, IPv6 too where the machine has it.
 * Throws Node's EADDRINUSE where another program listens there. `stop` lets requests in flight finish.
 */
export async function serveLocalSignIn(config: Config): Promise<{ stop(): Promise<void> }> {
  const handler = await makeHandler(config);
  const servers: Server[] = [];
  const stop = async () => {
    await Promise.all(servers.map(close));
  };
  for (const host of LOOPBACK) {
    const server = createServer(handler);
    try {
      await listen(server, config.localSignInPort, host);
      servers.push(server);
    } catch (error) {
      const isMissing = NOT_ON_THIS_MACHINE.includes((error as NodeJS.ErrnoException).code ?? "");
      if (isMissing && servers.length > 0) continue;
      await stop();
      throw error;
    }
  }
  return { stop };
}
