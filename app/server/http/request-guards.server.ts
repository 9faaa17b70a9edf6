import { config } from "#app/config/env.server.ts";
import { MAX_BODY_BYTES } from "#app/shared/constants.ts";

/** The header to which `http-server.server.ts` moves the `Origin` of a request. */
export const ORIGIN_HEADER = "roost-origin";

/** The header in which `http-server.server.ts` passes the client network. */
export const NETWORK_HEADER = "roost-network";

/** The client network of a request: for limits, never for logs. */
export const clientNetwork = (request: Request): string => request.headers.get(NETWORK_HEADER) ?? "unknown";

const SITES = [null, "none", "same-origin"];

/** Whether a text is an origin as browsers write it: without a path, in lower case. */
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/** Whether an address has the request's host. */
const isOwnHost = (address: string, host: string | null): boolean =>
  URL.canParse(address) && new URL(address).host === host?.toLowerCase();

/** Whether a request says that it came from a page of another host. */
function hasForeignReferer({ headers }: Request): boolean {
  const referer = headers.get("Referer");
  if (referer === null) return false;
  return !referer.startsWith(`${config().appUrl}/`) && !isOwnHost(referer, headers.get("Host"));
}

/**
 * Whether a page of another site made a request. `Origin: null`, a foreign `Sec-Fetch-Site`, and contradicting headers
 * count as foreign. Without both headers a foreign `Referer` does; without any the request is accepted, because its
 * SameSite cookie protects it (docs/product/api.md, "Requests from other sites").
 */
export function isForeign(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get(ORIGIN_HEADER);
  if (!SITES.includes(site)) return true;
  if (origin === null) return site === null && hasForeignReferer(request);
  if (origin === config().appUrl) return false;
  // This server may have other names than that of `APP_URL`, for example 127.0.0.1 for localhost.
  return site !== "same-origin" || !isOrigin(origin) || !isOwnHost(origin, request.headers.get("Host"));
}

/**
 * Whether a link of another site may have caused a GET: `Sec-Fetch-Site` says so, or it is a navigation without that
 * header, as old browsers send it. Scripts send no such `Accept`, and other requests from other sites have no cookie
 * (`SameSite=Lax`).
 */
export function mayBeForeignLink(request: Request): boolean {
  const { headers } = request;
  if (isForeign(request)) return true;
  if (headers.has("Sec-Fetch-Site") || headers.has(ORIGIN_HEADER)) return false;
  return !headers.has("Referer") && (headers.get("Accept") ?? "").includes("text/html");
}

export class BodyTooLarge extends Error {
  constructor(readonly maxBytes: number) {
    super();
  }
}

/** The client has closed the connection, or the body is malformed. */
export class BodyCutOff extends Error {}

/**
 * Reads a body of at most `maxBytes`. Throws `BodyTooLarge` as soon as it is longer, and `BodyCutOff`.
 * `http-server.server.ts` reads the rest after the response.
 */
export async function readBody(request: Request, maxBytes = MAX_BODY_BYTES): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) throw new BodyTooLarge(maxBytes);
  const next = () =>
    reader?.read().catch(() => {
      throw new BodyCutOff();
    });
  for (let part = await next(); part && !part.done; part = await next()) {
    size += part.value.byteLength;
    if (size > maxBytes) throw new BodyTooLarge(maxBytes);
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}
