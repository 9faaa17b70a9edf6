import { BlockList, isIP } from "node:net";
import { z } from "zod";

/** A test of a URL, and the message of its failure, which never shows the URL itself. */
type Rule = readonly [test: (url: URL) => boolean, message: string];

function isDecodable({ username, password, pathname }: URL): boolean {
  try {
    decodeURIComponent(`${username} ${password} ${pathname}`);
    return true;
  } catch {
    return false;
  }
}

export const isLoopback = ({ hostname }: URL): boolean =>
  hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);

/**
 * Whether browsers take a URL for insecure: no worker, no notifications to devices, no passkeys (Secure Contexts, section
 * 3.1).
 */
export const isPlainHttp = (url: URL): boolean => url.protocol === "http:" && !isLoopback(url);

/** Networks that the internet does not route to: loopback, private, link-local, shared (RFC 6598), unique local. */
const OWN_NETWORKS = new BlockList();
for (const [network, prefix, family] of [
  ["127.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["::1", 128, "ipv6"],
  ["fe80::", 10, "ipv6"],
  ["fc00::", 7, "ipv6"],
] as const) {
  OWN_NETWORKS.addSubnet(network, prefix, family);
}

/** Endings of names that only a local network resolves. */
const OWN_NAMES = /(^|\.)(localhost|local|lan|home|home\.arpa|internal|localdomain|test|fritz\.box|ts\.net)\.?$/;

/** Whether only a local network resolves the name of a host: it has one label, or an ending of `OWN_NAMES`. */
export const isOwnName = (hostname: string): boolean =>
  !hostname.replace(/\.$/, "").includes(".") || OWN_NAMES.test(hostname);

/** Whether a URL names a host of a local network: an address of `OWN_NETWORKS`, or an own name. */
export function isOwnNetwork({ hostname }: URL): boolean {
  const address = hostname.replace(/^\[|\]$/g, "");
  const version = isIP(address);
  if (version > 0) return OWN_NETWORKS.check(address, version === 6 ? "ipv6" : "ipv4");
  return isOwnName(hostname);
}

/**
 * Whether HSTS may be sent for a URL: https at port 443 with a public name. HSTS applies to every port of a host, so on
 * a home server it would break other programs. Browsers ignore it for IP addresses (RFC 6797, section 8.1.1).
 */
export const mayDemandHttps = (url: URL): boolean =>
  url.protocol === "https:" &&
  url.port === "" &&
  isIP(url.hostname.replace(/^\[|\]$/g, "")) === 0 &&
  !isOwnNetwork(url);

/** The address at which a server that listens on `host` is reached from this computer. */
export function ownAddress(host: string, port: number): string {
  const reachable = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}

/** The first problem of a URL: its syntax, protocol, escapes, or one of the rules. */
function urlProblem(value: string, protocols: string[], rules: Rule[]): string | undefined {
  if (!URL.canParse(value)) return "is no valid URL";
  const url = new URL(value);
  const beginnings = protocols.map((protocol) => `${protocol}//`);
  if (!protocols.includes(url.protocol) || !/^[a-z]+:\/\//i.test(value))
    return `must begin with ${beginnings.join(" or ")}`;
  // Only a database URL may have no host, for a Unix socket.
  if (!url.hostname && !url.protocol.startsWith("postgres")) return "names no host";
  if (!isDecodable(url)) return 'has a "%" that is no escape: write %25 for it';
  return rules.find(([test]) => !test(url))?.[1];
}

/** A setting that is a URL with one of the protocols and satisfies the rules. */
export const urlSetting = (protocols: string[], ...rules: Rule[]) =>
  z
    .string()
    .trim()
    .superRefine((value, context) => {
      const message = urlProblem(value, protocols, rules);
      if (message) context.addIssue({ code: "custom", message });
    });
