import { LRUCache } from "lru-cache";
import { config } from "#app/config/env.server.ts";
import type { Revision } from "#app/db/revisions.server.ts";
import type { Family } from "#app/models/people/family.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { requestStore } from "#app/utils/request-store.server.ts";

/** The kinds of values in the cache: one name for each `make`. */
export type CacheName =
  | "all chores"
  | "calendar"
  | "chores of a day"
  | "chores to do"
  | "completions as JSON"
  | "dinner"
  | "events"
  | "events as JSON"
  | "feed"
  | "groceries"
  | "groceries as JSON"
  | "groceries to buy"
  | "meals as JSON"
  | "members as JSON"
  | "moments"
  | "own chores to do"
  | "pack"
  | "points as JSON"
  | "rewards as JSON"
  | "school"
  | "shares of chores"
  | "wall's dinners"
  | "wall's notes"
  | "week of meals";

/** A value in the cache of a family. */
export interface CacheKey {
  name: CacheName;
  /** The counters of all tables that the value is read from. The family's own name, zone and aisles move them, too. */
  counters: readonly Revision[];
  /**
   * All else that the value depends on: the days, the family's today, the reader's locale. A value that depends on the
   * reader's account is not cached. Plain JSON.
   */
  parts: readonly unknown[];
}

interface Entry {
  revision: string;
  value: unknown;
}

let entries: LRUCache<string, Entry> | null | undefined;

/** The cache of this process; `null` if `KEPT_MB` is 0. */
function openCache() {
  const maxSize = config().cacheBytes;
  entries ??= maxSize > 0 ? new LRUCache({ maxSize }) : null;
  return entries;
}

/** With the time, as another family may have the same id after a backup was restored. */
const nameFamily = ({ id, created_at }: Family) => `${id} ${created_at.getTime()}`;

/** The counters' values when the family's row was read. */
function readRevision({ family }: FamilyScope, counters: readonly Revision[]): string {
  return counters
    .map((counter) => {
      const count = family[`${counter}_revision`];
      // A family that was read without its counters would look as if nothing ever changed.
      if (count === undefined) throw new Error(`The family was read without its revision of ${counter}`);
      return count;
    })
    .join(" ");
}

const keyOf = ({ family }: FamilyScope, name: CacheName, parts: readonly unknown[]) =>
  JSON.stringify([nameFamily(family), name, ...parts]);

/** A text that names a value and its state: another one as soon as a row changes that the value is read from. */
export const nameState = (actor: FamilyScope, { name, counters, parts }: CacheKey): string =>
  `${keyOf(actor, name, parts)} ${readRevision(actor, counters)}`;

/** The bytes of data, estimated from its length as JSON. */
const weighData = (data: unknown) => 4 * JSON.stringify(data).length;

/**
 * The value of `make`, cached in this process until one of the family's `counters` moves. `CacheKey` says what `counters`
 * and `parts` have to name. All requests share the value: do not change it. `weigh` estimates its bytes.
 *
 * Why this is right with any number of processes (docs/decisions/052-kept-by-revision.md): a transaction moves the counters
 * of what it changes. A request reads the counters with its session, and `make` reads rows after that, so a value holds at
 * least the changes that its counters count. Only requests that read the same counters get it: it has every change that
 * they must see, and a newer one only if that was committed before they got it, as if they had read the rows at that
 * moment. After that commit sessions come with other counters. Uncommitted changes are visible to the request that makes
 * them: once it has written, it neither reads the cache nor adds to it. Outside of requests nothing is cached, as the
 * family's row may be old there.
 */
export async function cached<T>(
  actor: FamilyScope,
  name: CacheName,
  counters: readonly Revision[],
  parts: readonly unknown[],
  make: () => Promise<T>,
  weigh: (value: T) => number = weighData,
): Promise<T> {
  const request = requestStore.getStore();
  const cache = openCache();
  if (!cache || !request || request.hasWritten) return make();
  const key = keyOf(actor, name, parts);
  const revision = readRevision(actor, counters);
  const found = cache.get(key);
  if (found?.revision === revision) {
    request.cacheHits += 1;
    return found.value as T;
  }
  request.cacheMisses += 1;
  const value = await make();
  if (!request.hasWritten) cache.set(key, { revision, value }, { size: 1 + key.length + weigh(value) });
  return value;
}
