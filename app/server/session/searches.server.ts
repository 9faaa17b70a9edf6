import { z } from "zod";
import { parseOwn, searchesCookie } from "#app/server/session/cookies.server.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { SEARCHES_KEPT } from "#app/shared/find/constants.ts";
import { requestStore } from "#app/utils/request-store.server.ts";
import { fold } from "#app/utils/words.ts";

// A character has two units of JavaScript's at most.
const searchesSchema = z.array(z.string().max(2 * MAX_LENGTH.search)).max(SEARCHES_KEPT);

/** What was looked for in this browser lately, the latest first (docs/product/find.md, "Looked for lately"). */
export const readSearches = async (request: Request): Promise<string[]> =>
  (await parseOwn(searchesCookie, request, searchesSchema)) ?? [];

/** Remembers what was looked for, in this browser alone. */
export async function rememberSearch(request: Request, q: string): Promise<void> {
  const others = (await readSearches(request)).filter((other) => fold(other) !== fold(q));
  requestStore.getStore()?.addCookie(await searchesCookie.serialize([q, ...others].slice(0, SEARCHES_KEPT)));
}
