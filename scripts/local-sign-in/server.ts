import { createServer, type Server } from "node:http";
import type { Config } from "#app/config/env.server.ts";
import { ownLoopbacks } from "#scripts/lib/ports.ts";
import { makeHandler } from "#scripts/local-sign-in/handler.ts";

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
  for (const host of await ownLoopbacks()) {
    const server = createServer(handler);
    try {
      await listen(server, config.localSignInPort, host);
      servers.push(server);
    } catch (error) {
      await stop();
      throw error;
    }
  }
  return { stop };
}
