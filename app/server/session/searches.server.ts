import { z } from "zod";
import { parseOwn, searchesCookie } from "#app/server/session/cookies.server.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { SEARCHES_KEPT } from "#app/shared/find/constants.ts";
import { requestStore } from "#app/utils/request-store.server.ts";
import { fold } from "#app/utils/words.ts";

// Twice the length, because a code point has up to two units of UTF-16.
const searchesSchema = z.array(z.string().max(2 * MAX_LENGTH.search)).max(SEARCHES_KEPT);

/** This browser's recent searches, latest first (docs/product/find.md, "Recent searches"). */
export const readSearches = async (request: Request): Promise<string[]> =>
  (await parseOwn(searchesCookie, request, searchesSchema)) ?? [];

/** Adds a search to this browser's cookie. */
export async function rememberSearch(request: Request, q: string): Promise<void> {
  const others = (await readSearches(request)).filter((other) => fold(other) !== fold(q));
  requestStore.getStore()?.addCookie(await searchesCookie.serialize([q, ...others].slice(0, SEARCHES_KEPT)));
}
