import { lookup } from "node:dns/promises";
import ipaddr from "ipaddr.js";
import { Agent, buildConnector, fetch, type Headers, type Response } from "undici";
import { config } from "#app/config/env.server.ts";
import { isListed } from "#app/config/lists.server.ts";

/**
 * Requests to addresses that users enter: the only way out of Roost (docs/operating.md, "Requests to other machines").
 */

/**
 * Milliseconds for a whole request, redirects included. Bytes of the decompressed answer: `bytes` after `keep` has
 * filtered it, `bytesBeforeKeep` before.
 */
export const OUTSIDE = { milliseconds: 10_000, bytes: 5_000_000, bytesBeforeKeep: 50_000_000, redirects: 5 };

/**
 * Names Roost behind the words of a browser, because Microsoft 365 (since August 2025), Cozi and some sites of recipes
 * answer nothing else; Microsoft's check wants a system in brackets and a browser with its version.
 */
export const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 " +
  "Roost (on behalf of a family)";

/** Why a request has no answer. Without its address, which may hold credentials. */
export type OutsideProblem =
  | "demo"
  | "no web address"
  | "not public"
  | "unreachable"
  | "too slow"
  | "too large"
  | "too many redirects";

export class OutsideError extends Error {
  constructor(readonly problem: OutsideProblem) {
    super(problem);
    this.name = "OutsideError";
  }
}

export interface OutsideRequest {
  headers?: Record<string, string>;
  /** Headers for the first host alone, for example `Authorization`; not sent after a redirect to another host. */
  secretHeaders?: Record<string, string>;
  /** The body of a POST: JSON. */
  json?: unknown;
  bytes?: Uint8Array;
  maxBytes?: number;
  /** Filters the body while it is read. Dropped bytes do not count against `maxBytes`. */
  keep?: (body: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;
  /** Accepts `webcal:`, also in redirects. It means https, and http without secrets if https cannot be reached. */
  takesWebcal?: boolean;
}

export interface OutsideAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Internal. undici wraps it in its own error. */
class ForbiddenAddress extends Error {}

/** Public ranges in which cloud providers answer their own virtual machines: Azure, IBM, Equinix. */
const OF_PROVIDERS = ["168.63.129.16/32", "161.26.0.0/16", "166.8.0.0/14", "192.80.8.124/32"].map((range) =>
  ipaddr.IPv4.parseCIDR(range),
);

/** The public part of IPv6; the rest is unassigned or special (IANA, IPv6 address space). */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an address is one of the public internet: no private, loopback, link-local, unique-local, shared (CGNAT),
 * multicast or reserved one, and no IPv4 within IPv6 (the IANA special-purpose registries).
 */
export function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  if (parsed instanceof ipaddr.IPv4) return !OF_PROVIDERS.some((range) => parsed.match(range));
  return parsed.match(PUBLIC_IPV6);
}

/** Whether a request for `site` may connect to an IP address. */
export type AddressRule = (address: string, site: URL) => boolean;

const asTheOperatorSays: AddressRule = (address, site) =>
  isPublicAddress(address) || isListed(site, config().fetchPrivateHosts);

/**
 * An agent that connects only to the addresses that it has checked. It resolves a name once, so that a second lookup
 * cannot return another machine (docs/decisions/015-recipes-from-other-sites.md).
 */
function guardedAgent(isAllowed: AddressRule): Agent {
  return new Agent({
    connect: (options, callback) => {
      const site = new URL(`${options.protocol}//${options.host}`);
      lookup(options.hostname, { all: true }).then(
        (addresses) => {
          if (!addresses.every(({ address }) => isAllowed(address, site))) {
            return callback(new ForbiddenAddress(), null);
          }
          const connect = buildConnector({
            timeout: OUTSIDE.milliseconds,
            autoSelectFamily: true,
            lookup: (_hostname, _options, found) => found(null, addresses),
          } as buildConnector.BuildOptions);
          connect(options, callback);
        },
        (error: Error) => callback(error, null),
      );
    },
  });
}

const WEBCAL = /^\s*webcals?:/i;

/** Parses an http or https URL. Rejects credentials in it; they are passed as headers. */
function webUrl(text: string, base?: URL): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw new OutsideError("no web address");
  return url;
}

/** The addresses to try in order: two for `webcal:`, else one. */
function webUrls(text: string, { takesWebcal }: OutsideRequest, base?: URL): [URL, ...URL[]] {
  if (!takesWebcal || !WEBCAL.test(text)) return [webUrl(text, base)];
  const [https, http] = ["https:", "http:"].map((protocol) => webUrl(text.replace(WEBCAL, protocol))) as [URL, URL];
  return /^\s*webcals:/i.test(text) ? [https] : [https, http];
}

/** Whether a redirect may carry `secretHeaders`: the same host, and not from https to http. */
const isSameHost = (from: URL, to: URL) =>
  from.host === to.host && (from.protocol === to.protocol || to.protocol === "https:");

function toOptions({ headers, json, bytes }: OutsideRequest) {
  const common = { "User-Agent": USER_AGENT, ...headers };
  if (json !== undefined) {
    return {
      method: "POST",
      headers: { "Content-Type": "application/json", ...common },
      body: JSON.stringify(json),
    };
  }
  return bytes ? { method: "POST", headers: common, body: bytes } : { method: "GET", headers: common };
}

/**
 * Follows redirects itself, because each address needs the check. Only 307 and 308 repeat a POST (RFC 9110, section
 * 15.4); any other redirect of a POST is the answer.
 */
async function open(address: string, request: OutsideRequest, dispatcher: Agent, signal: AbortSignal) {
  const options = toOptions(request);
  const followed = options.method === "GET" ? [301, 302, 303, 307, 308] : [307, 308];
  let [url, fallback] = webUrls(address, request);
  let areSecretsSent = true;
  const ask = (site: URL) => {
    const headers = { ...options.headers, ...(areSecretsSent ? request.secretHeaders : {}) };
    return fetch(site, { ...options, headers, dispatcher, signal, redirect: "manual" });
  };
  for (let redirects = 0; redirects <= OUTSIDE.redirects; redirects += 1) {
    const response = await ask(url).catch((error: unknown) => {
      if (!fallback || toOutsideError(error, signal).problem !== "unreachable") throw error;
      // Over http, secrets could be read on the way.
      areSecretsSent = false;
      url = fallback;
      return ask(url);
    });
    const location = response.headers.get("Location");
    if (!followed.includes(response.status) || location === null) return response;
    await response.body?.cancel();
    const [next, nextFallback] = webUrls(location, request, url);
    areSecretsSent &&= isSameHost(url, next);
    url = next;
    fallback = nextFallback;
  }
  throw new OutsideError("too many redirects");
}

/** Passes bytes on; throws after more than `most`. */
async function* bounded(body: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > most) throw new OutsideError("too large");
    yield chunk;
  }
}

/** The decompressed body. Throws as soon as it, or its `Content-Length`, is too large. */
async function readBody({ body, headers }: Response, { maxBytes = OUTSIDE.bytes, keep }: OutsideRequest) {
  const most = keep ? OUTSIDE.bytesBeforeKeep : maxBytes;
  if (Number(headers.get("Content-Length")) > most) throw new OutsideError("too large");
  if (!body) return Buffer.alloc(0);
  const whole = bounded(body, most);
  const chunks: Uint8Array[] = [];
  for await (const chunk of keep ? bounded(keep(whole), maxBytes) : whole) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function toOutsideError(error: unknown, signal: AbortSignal): OutsideError {
  if (error instanceof OutsideError) return error;
  if (signal.aborted) return new OutsideError("too slow");
  const isForbidden = error instanceof Error && error.cause instanceof ForbiddenAddress;
  return new OutsideError(isForbidden ? "not public" : "unreachable");
}

/**
 * The answer of another machine, whatever its status. Limits: http and https (and `webcal:` with `takesWebcal`), 10 s
 * in all, 5 MB (or `maxBytes`), five redirects, and only addresses that are public or on the operator's list; none in a
 * demo. Slow: do not call inside a transaction. @throws {OutsideError}
 */
export async function askOutside(
  address: string,
  request: OutsideRequest = {},
  isAllowed: AddressRule = asTheOperatorSays,
): Promise<OutsideAnswer> {
  if (config().isDemo) throw new OutsideError("demo");
  const agent = guardedAgent(isAllowed);
  const signal = AbortSignal.timeout(OUTSIDE.milliseconds);
  try {
    const response = await open(address, request, agent, signal);
    const body = await readBody(response, request);
    return { status: response.status, headers: response.headers, body };
  } catch (error) {
    throw toOutsideError(error, signal);
  } finally {
    await agent.destroy();
  }
}
