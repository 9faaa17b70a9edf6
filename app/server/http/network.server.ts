import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import proxyAddr from "proxy-addr";

/** Some proxies add the connection's port. */
const withoutPort = (address: string) =>
  address.replace(/^\[(.+)\](:\d+)?$/, "$1").replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");

/**
 * Returns the function that finds the client network of a request, for limits and never for logs: an IPv4 address, or
 * the first 64 bits of an IPv6 address, because one customer has all addresses within them. Behind trusted proxies it
 * is the last address in `X-Forwarded-For` that is not a trusted one (docs/operating.md, "Proxies").
 */
export function networkFinder(trusted: string[]) {
  const isTrusted = proxyAddr.compile(trusted);
  return (request: Pick<IncomingMessage, "headers" | "socket">): string => {
    const address = withoutPort(
      proxyAddr(request as IncomingMessage, (hop, distance) => isTrusted(withoutPort(hop), distance)),
    );
    if (!ipaddr.isValid(address)) return "unknown";
    const parsed = ipaddr.process(address);
    return parsed.kind() === "ipv4" ? parsed.toString() : parsed.toByteArray().slice(0, 8).join(".");
  };
}
