import { config } from "#app/config/env.server.ts";
import { MAX_BODY_BYTES } from "#app/utils/constants.ts";

/** Where `http-server.server.ts` puts the `Origin` of a request. */
export const ORIGIN_HEADER = "roost-origin";

/** Where `http-server.server.ts` puts the network that a request comes from. */
export const NETWORK_HEADER = "roost-network";

/** The network that a request comes from: for limits, never for logs. */
export const clientNetwork = (request: Request): string => request.headers.get(NETWORK_HEADER) ?? "unknown";

/**
 * Whether a request was made by a page of another site. `Origin: null` and a `Sec-Fetch-Site` other than ours count as
 * foreign; a request with neither header is left to its SameSite cookie
 * (docs/product/api.md, "Requests from other sites").
 */
export function isForeign(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get(ORIGIN_HEADER);
  if (origin === "null" || site === "cross-site" || site === "same-site") return true;
  // `same-origin` from the browser is trusted whatever name the request used for this server.
  return origin !== null && origin !== config().appUrl && site !== "same-origin";
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
