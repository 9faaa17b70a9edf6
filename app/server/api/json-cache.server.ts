import { createHash } from "node:crypto";
import { matchesEtag } from "#app/server/etag.ts";
import { CompressOnce } from "#app/server/http/buffered-body.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { type CacheKey, cached, nameState } from "#app/services/system/cache.server.ts";

/** Part of the ETag: another build or other rules of time zones may give other JSON for the same rows. */
const VERSION = `${import.meta.env.ROOST_BUILD} ${process.versions.tz}`;

/** A weak ETag, because compression changes the bytes. */
const etagOf = (actor: FamilyScope, key: CacheKey): string =>
  `W/"${createHash("sha256")
    .update(`${VERSION} ${nameState(actor, key)}`)
    .digest("base64url")
    .slice(0, 27)}"`;

interface Listed {
  body?: unknown;
  json?: string | CompressOnce;
}

/**
 * The answer to a GET of a list (docs/product/api.md, "ETags and 304"): 304 if the caller has this state, found by the
 * revisions alone; else the JSON from the cache, made by `make`.
 */
export async function cachedJson({ headers }: Request, actor: FamilyScope, key: CacheKey, make: () => Promise<Listed>) {
  const etag = etagOf(actor, key);
  const ifNoneMatch = headers.get("If-None-Match");
  if (ifNoneMatch !== null && matchesEtag(ifNoneMatch, etag)) return { status: 304, headers: { ETag: etag } };
  const json = await cached(
    actor,
    key.name,
    key.counters,
    key.parts,
    async () => {
      const { body, json: text = JSON.stringify(body) } = await make();
      return typeof text === "string" ? new CompressOnce(text) : text;
    },
    // Bytes of the text, its buffer and its compressed forms.
    ({ text }) => 4 * text.length + 200,
  );
  return { status: 200, json, headers: { ETag: etag } };
}
