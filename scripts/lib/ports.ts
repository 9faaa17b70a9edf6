import { type AddressInfo, createServer } from "node:net";

function listenOnce(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port, host, exclusive: true }, () => {
      const taken = (server.address() as AddressInfo).port;
      server.close(() => resolve(taken));
    });
  });
}

/** A TCP port that nothing listens on, chosen by the operating system. */
export const findFreePort = (host = "127.0.0.1"): Promise<number> => listenOnce(0, host);

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
  const hasIpv6 = await findFreePort("::1").then(
    () => true,
    (error: NodeJS.ErrnoException) => !NOT_ON_THIS_MACHINE.includes(error.code ?? ""),
  );
  return hasIpv6 ? ["127.0.0.1", "::1"] : ["127.0.0.1"];
}
