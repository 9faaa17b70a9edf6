import type { IncomingMessage } from "node:http";
import { networkInterfaces } from "node:os";
import ipaddr from "ipaddr.js";
import proxyAddr from "proxy-addr";
import type { RequestStore } from "#app/utils/request-store.server.ts";

/** Kinds of addresses within a house. Not RFC 6598: mobile networks and Tailscale have it, too. */
const WITHIN = ["loopback", "private", "linkLocal", "uniqueLocal"];

const firstBytes = (address: ipaddr.IPv6) => address.toByteArray().slice(0, 8).join(".");

/** Whether this computer has an IPv6 address of the same network, as the devices of its house have. */
const isOurs = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  address instanceof ipaddr.IPv6 &&
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .some((own) => own.family === "IPv6" && firstBytes(ipaddr.IPv6.parse(own.address)) === firstBytes(address));

/** Some proxies add the connection's port. */
const withoutPort = (address: string) =>
  address.replace(/^\[(.+)\](:\d+)?$/, "$1").replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");

const peerOf = ({ socket }: Pick<IncomingMessage, "socket">) => withoutPort(socket.remoteAddress ?? "");

export interface Network {
  /** For limits, never for logs: an IPv4 address, or the first 64 bits of an IPv6 address; `"unknown"` for others. */
  name: string;
  findPlace: RequestStore["findPlace"];
}

/**
 * Returns the function that finds the client network of a request. One customer has all IPv6 addresses with the same
 * first 64 bits. Behind trusted proxies it is the last address in `X-Forwarded-For` that is not a trusted one
 * (docs/operating.md, "Proxies").
 */
export function networkFinder(trusted: string[]) {
  const isTrusted = proxyAddr.compile(trusted);
  return (request: Pick<IncomingMessage, "headers" | "socket">): Network => {
    const address = withoutPort(
      proxyAddr(request as IncomingMessage, (hop, distance) => isTrusted(withoutPort(hop), distance)),
    );
    if (!ipaddr.isValid(address)) return { name: "unknown", findPlace: () => null };
    const parsed = ipaddr.process(address);
    const isHidden = request.headers["x-forwarded-for"] !== undefined && !isTrusted(peerOf(request), 0);
    const findPlace = () => (WITHIN.includes(parsed.range()) || isOurs(parsed) ? "home" : "elsewhere");
    return {
      name: parsed instanceof ipaddr.IPv6 ? firstBytes(parsed) : parsed.toString(),
      findPlace: isHidden ? () => null : findPlace,
    };
  };
}
