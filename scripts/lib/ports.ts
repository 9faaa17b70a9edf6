import { randomInt } from "node:crypto";
import { createServer } from "node:net";

function listenOnce(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()));
  });
}

/** Ports that no operating system gives to outgoing connections: Linux begins at 32768, others at 49152. */
const FIRST_PORT = 20_000;
const AFTER_LAST_PORT = 32_768;

/**
 * A TCP port that nothing listens on, on any address that `localhost` is. It is chosen by chance from a range that
 * no outgoing connection uses: else another program's connection could take it before a server listens.
 */
export async function findFreePort(): Promise<number> {
  const hosts = await ownLoopbacks();
  for (;;) {
    const port = randomInt(FIRST_PORT, AFTER_LAST_PORT);
    const free = await Promise.all(hosts.map((host) => isPortFree(port, host)));
    if (free.every(Boolean)) return port;
  }
}

/** Whether a server could listen on the port now. Errors other than "in use" are thrown. */
export async function isPortFree(port: number, host = "127.0.0.1"): Promise<boolean> {
  try {
    await listenOnce(port, host);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") return false;
    throw error;
  }
}

const NOT_ON_THIS_MACHINE = ["EADDRNOTAVAIL", "EAFNOSUPPORT"];

/** The addresses that `localhost` is on this machine, as a browser likes: IPv6 only where the machine has it. */
export async function ownLoopbacks(): Promise<string[]> {
  const hasIpv6 = await listenOnce(0, "::1").then(
    () => true,
    (error: NodeJS.ErrnoException) => !NOT_ON_THIS_MACHINE.includes(error.code ?? ""),
  );
  return hasIpv6 ? ["127.0.0.1", "::1"] : ["127.0.0.1"];
}
