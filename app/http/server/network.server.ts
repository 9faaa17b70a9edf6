import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import proxyAddr from "proxy-addr";
import { config } from "#app/config/env.server.ts";

const isTrusted = proxyAddr.compile(config().trustedProxies);

/** Some proxies write the port of the connection, too. */
const withoutPort = (address: string) =>
  address.replace(/^\[(.+)\](:\d+)?$/, "$1").replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");

/**
 * The network that a request comes from, for limits and never for logs: an IPv4 address, or of IPv6 the 64 bits that one
 * customer has, as addresses within them cost nothing. Behind trusted proxies it is the last address in
 * `X-Forwarded-For` that is none of theirs (docs/operating.md, "Proxies").
 */
export function networkOf(request: IncomingMessage): string {
  const address = withoutPort(proxyAddr(request, (address, hop) => isTrusted(withoutPort(address), hop)));
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  return parsed.kind() === "ipv4" ? parsed.toString() : parsed.toByteArray().slice(0, 8).join(".");
}
