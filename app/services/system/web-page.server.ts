import { lookup } from "node:dns/promises";
import { decodeBuffer } from "encoding-sniffer";
import ipaddr from "ipaddr.js";
import { Agent, buildConnector, fetch, type Response } from "undici";
import { DomainError } from "#app/utils/domain-error.ts";

/** Limits for fetching another site's page: time for all of it, and bytes after decompression. */
const LIMITS = { milliseconds: 10_000, bytes: 2_000_000, redirects: 5 };
const SECONDS = LIMITS.milliseconds / 1000;
const MEGABYTES = LIMITS.bytes / 1_000_000;

const BY_HAND = "You can fill in the meal by hand.";

/** A page that is not opened, or cannot be: said at the field of its address. */
const failure = (reason: string) => new DomainError("invalid", `${reason} ${BY_HAND}`, "recipe_url");

/** Internal: it arrives wrapped in the connection's error. */
class ForbiddenAddress extends Error {}

/** Public ranges at which a provider's own services answer its virtual machines: Azure's, IBM's, Equinix'. */
const OF_PROVIDERS = ["168.63.129.16/32", "161.26.0.0/16", "166.8.0.0/14", "192.80.8.124/32"].map((range) =>
  ipaddr.IPv4.parseCIDR(range),
);

/** What is given out for the public internet; of the rest of IPv6 nothing is (IANA, IPv6 address space). */
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

/** Whether an IP address may be connected to for the sake of a web address. */
type AddressRule = (address: string, site: URL) => boolean;

/**
 * Connects to the addresses that it has looked at, and to no others: a name is looked up once, so that it cannot mean
 * another machine a moment later (docs/decisions/015-recipes-from-other-sites.md).
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
            timeout: LIMITS.milliseconds,
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

function webUrl(text: string, base?: URL): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw failure("That address leads to something that is no web page.");
  }
  return url;
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

/** Follows redirects by hand: each address is checked like the first. */
async function open(address: string, dispatcher: Agent, signal: AbortSignal): Promise<Response> {
  let url = webUrl(address);
  for (let redirects = 0; redirects <= LIMITS.redirects; redirects += 1) {
    const response = await fetch(url, {
      dispatcher,
      signal,
      redirect: "manual",
      headers: { Accept: "text/html, application/xhtml+xml;q=0.9", "User-Agent": "Roost (reads recipes for a family)" },
    });
    const location = response.headers.get("Location");
    if (!isRedirect(response.status) || location === null) return response;
    await response.body?.cancel();
    url = webUrl(location, url);
  }
  throw failure("That address only leads on and on to other addresses.");
}

/** The body as it is after decompression; stops as soon as it is too large. */
async function readBody({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > LIMITS.bytes) throw failure(`That page is larger than ${MEGABYTES} MB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function checkAnswer(response: Response): string {
  const { status } = response;
  if (status === 404 || status === 410) throw failure("There is no page at that address.");
  if (status < 200 || status > 299) throw failure(`That site does not show Roost the page (it answered ${status}).`);
  const type = response.headers.get("Content-Type") ?? "text/html";
  if (!/^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(type)) throw failure("That address is no web page.");
  return type;
}

function toDomainError(error: unknown, signal: AbortSignal): DomainError {
  if (error instanceof DomainError) return error;
  if (signal.aborted) return failure(`That site did not send its page within ${SECONDS} seconds.`);
  if (error instanceof Error && error.cause instanceof ForbiddenAddress) {
    return failure("That address is not on the public internet, so Roost does not open it.");
  }
  return failure("That site could not be reached.");
}

/**
 * A web page of another site as text, in whatever encoding it came: http and https alone, 10 s for all, 2 MB at most,
 * five redirects at most, each of them to an address that `isAllowed` lets through. Throws a `DomainError` at the field
 * `recipe_url` that says what to do instead.
 */
export async function fetchPage(address: string, isAllowed: AddressRule): Promise<string> {
  const agent = guardedAgent(isAllowed);
  const signal = AbortSignal.timeout(LIMITS.milliseconds);
  try {
    const response = await open(address, agent, signal);
    const type = checkAnswer(response);
    const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1];
    const body = await readBody(response);
    return decodeBuffer(body, {
      defaultEncoding: "utf-8",
      ...(charset ? { transportLayerEncodingLabel: charset } : {}),
    });
  } catch (error) {
    throw toDomainError(error, signal);
  } finally {
    await agent.destroy();
  }
}
