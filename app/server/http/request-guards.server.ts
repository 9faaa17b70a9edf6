import { config } from "#app/config/env.server.ts";
import { MAX_BODY_BYTES } from "#app/shared/constants.ts";

/** Where `http-server.server.ts` puts the `Origin` of a request. */
export const ORIGIN_HEADER = "roost-origin";

/** Where `http-server.server.ts` puts the network that a request comes from. */
export const NETWORK_HEADER = "roost-network";

/** The network that a request comes from: for limits, never for logs. */
export const clientNetwork = (request: Request): string => request.headers.get(NETWORK_HEADER) ?? "unknown";

const SITES = [null, "none", "same-origin"];

/** Whether an `Origin` names the host that the request was sent to. */
const isOwnHost = (origin: string, host: string | null): boolean =>
  URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();

/**
 * Whether a request was made by a page of another site. `Origin: null` and a `Sec-Fetch-Site` other than ours count as
 * foreign, and so do two that contradict each other; a request with neither header is left to its SameSite cookie
 * (docs/product/api.md, "Requests from other sites").
 */
export function isForeign(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get(ORIGIN_HEADER);
  if (!SITES.includes(site)) return true;
  if (origin === null || origin === config().appUrl) return false;
  // This server may have other names than `APP_URL`, such as 127.0.0.1 for localhost.
  return site !== "same-origin" || !isOwnHost(origin, request.headers.get("Host"));
}

/**
 * Whether a GET may have been made by a link of another site: it says so, or it is a browser's navigation without a proof that
 * it is not, as an old phone's is. A script that is no page's sends no such `Accept`, and other requests of other sites come
 * without the cookie, which is `SameSite=Lax`.
 */
export function mayBeForeignLink(request: Request): boolean {
  const { headers } = request;
  if (isForeign(request)) return true;
  if (headers.has("Sec-Fetch-Site") || headers.has(ORIGIN_HEADER)) return false;
  const referer = headers.get("Referer");
  if (referer === null) return (headers.get("Accept") ?? "").includes("text/html");
  return !referer.startsWith(`${config().appUrl}/`) && !isOwnHost(referer, headers.get("Host"));
}

export class BodyTooLarge extends Error {
  constructor(readonly maxBytes: number) {
    super();
  }
}

/** The sender has gone, or what came was no body any more. */
export class BodyCutOff extends Error {}

/**
 * Reads a body of at most `maxBytes`; throws `BodyTooLarge` at once for more, and `BodyCutOff`. The rest is read after the answer
 * (`http-server.server.ts`).
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
