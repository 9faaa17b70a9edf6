import ipaddr from "ipaddr.js";
import { z } from "zod";

/**
 * A setting that is a comma-separated list. `read` parses one entry; it throws the end of a sentence that begins with
 * the entry.
 */
const listSetting = <T>(read: (entry: string) => T) =>
  z.string().transform((value, context): T[] => {
    const entries = value.split(",").map((entry) => entry.trim());
    try {
      return entries.filter((entry) => entry !== "").map(read);
    } catch (error) {
      context.addIssue({ code: "custom", message: (error as Error).message });
      return z.NEVER;
    }
  });

/** A network such as `10.0.0.0/8`, or a single address. */
export const networkList = listSetting((entry) => {
  const isNetwork = entry.includes("/") ? ipaddr.isValidCIDR(entry) : ipaddr.isValid(entry);
  // Four decimal numbers, because shorter spellings (`10.1`) are read as different addresses by different programs.
  if (isNetwork && (entry.includes(":") || /^\d+(\.\d+){3}(\/|$)/.test(entry))) return entry;
  throw new Error(`"${entry}" is no address or network, such as 192.168.1.2 or 10.0.0.0/8`);
});

/** A host with one allowed port; `null` for any port. */
export interface HostAndPort {
  hostname: string;
  port: string | null;
}

const DEFAULT_PORTS: Record<string, string> = { "http:": "80", "https:": "443" };

/** Whether a URL is on one of the hosts. */
export const isListed = ({ hostname, port, protocol }: URL, hosts: HostAndPort[]): boolean =>
  hosts.some((host) => {
    const isPort = host.port === null || host.port === (port || DEFAULT_PORTS[protocol]);
    return host.hostname === hostname && isPort;
  });

/** A host such as `recipes.lan`, or one port of it such as `192.168.1.20:8080`. */
export const hostList = listSetting((entry): HostAndPort => {
  const bare = ipaddr.IPv6.isValid(entry) ? `[${entry}]` : entry;
  const [, name = "", port] = bare.match(/^([\p{L}\p{N}._-]+|\[[\da-f:.]+\])(?::(\d+))?$/iu) ?? [];
  const isSwitch = /^(true|false|yes|no|on|off|0|1)$/i.test(name);
  if (name && !isSwitch && port !== "0" && URL.canParse(`http://${bare}`)) {
    return { hostname: new URL(`http://${name}`).hostname, port: port ? String(Number(port)) : null };
  }
  const what = isSwitch ? `"${entry}" names no host: it is a list of hosts` : `"${entry}" is no host`;
  throw new Error(`${what}, such as recipes.lan or 192.168.1.20:8080, separated by commas`);
});

/** Signatures with a pair of keys (RFC 7518, section 3.1, and RFC 8037). Without `none`, and without those by the client's secret. */
const ALGORITHMS = ["RS", "PS", "ES"]
  .flatMap((kind) => ["256", "384", "512"].map((size) => kind + size))
  .concat("EdDSA");

/** Algorithms of signatures, at least one. */
export const algorithmList = listSetting((entry) => {
  if (ALGORITHMS.includes(entry)) return entry;
  throw new Error(`"${entry}" is no signature that can be accepted: one of ${ALGORITHMS.join(", ")}`);
}).refine((entries) => entries.length > 0, "must name at least one algorithm, such as RS256");
