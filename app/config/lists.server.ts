import ipaddr from "ipaddr.js";
import { z } from "zod";

/** A setting that is a comma-separated list, each of its entries read by itself. `read` throws a sentence's end. */
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

/** A network as `10.0.0.0/8`, or an address alone. */
export const networkList = listSetting((entry) => {
  const isNetwork = entry.includes("/") ? ipaddr.isValidCIDR(entry) : ipaddr.isValid(entry);
  // A dotted quad, and not the old spellings of one (`10.1`), which mean another address to another reader.
  if (isNetwork && (entry.includes(":") || /^\d+(\.\d+){3}(\/|$)/.test(entry))) return entry;
  throw new Error(`"${entry}" is no address or network, such as 192.168.1.2 or 10.0.0.0/8`);
});

/** A host, and the one port of it that is meant; `null` for any. */
export interface HostAndPort {
  hostname: string;
  port: string | null;
}

const DEFAULT_PORTS: Record<string, string> = { "http:": "80", "https:": "443" };

/** Whether a web address is at one of the hosts. */
export const isListed = ({ hostname, port, protocol }: URL, hosts: HostAndPort[]): boolean =>
  hosts.some((host) => {
    const isPort = host.port === null || host.port === (port || DEFAULT_PORTS[protocol]);
    return host.hostname === hostname && isPort;
  });

/** A host as `recipes.lan`, or one port of it as `192.168.1.20:8080`. */
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
