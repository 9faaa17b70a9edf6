import { photoQuerySchema } from "#app/schemas/food/recipe-photo.ts";
import { toErrorResponse } from "#app/server/error-response.server.ts";
import { matchesEtag } from "#app/server/etag.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { currentSession, type HttpArgs } from "#app/server/session/request-user.server.ts";
import { findPhotoName, readPhoto } from "#app/services/food/recipe-photos.server.ts";
import { notFound } from "#app/utils/domain-error.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

async function findPhoto(args: HttpArgs): Promise<Response> {
  const { request, params } = args;
  const session = await currentSession(args);
  const query = photoQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!session?.family || !query.success) throw notFound("Photo");
  const actor = { family: session.family };
  const recipeId = pathId(params.recipeId, "Photo");
  const name = await findPhotoName(actor, recipeId);
  const { size, v } = query.data;
  const etag = `"${name}-${size}"`;
  const headers = {
    ETag: etag,
    // `v` names one photo, so its address can be cached for ever.
    "Cache-Control": v === name ? `private, max-age=${YEAR_SECONDS}, immutable` : "private, no-cache",
  };
  const ifNoneMatch = request.headers.get("If-None-Match");
  if (ifNoneMatch !== null && matchesEtag(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
  const bytes = await readPhoto(actor, recipeId, size);
  if (!bytes) throw notFound("Photo");
  return new Response(new Uint8Array(bytes), {
    headers: { "Content-Type": "image/webp", "Content-Length": String(bytes.length), ...headers },
  });
}

/**
 * A recipe's photo for its family alone; others get a 404, signed in or not (docs/product/food.md, "Photos of recipes").
 * While the store is away the answer is a 502, and the page is shown without the photo.
 */
export const answerPhoto = (args: HttpArgs): Promise<Response> =>
  findPhoto(args).catch((error: unknown) => {
    const { status, message, retryAfter } = toErrorResponse(error);
    const headers = { "Cache-Control": "private, no-store", "Content-Type": "text/plain; charset=utf-8" };
    return new Response(message, {
      status,
      headers: retryAfter ? { ...headers, "Retry-After": String(retryAfter) } : headers,
    });
  });
