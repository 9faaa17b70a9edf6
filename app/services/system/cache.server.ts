import { LRUCache } from "lru-cache";
import { config } from "#app/config/env.server.ts";
import type { Revision } from "#app/db/revisions.server.ts";
import type { Family } from "#app/models/people/family.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { requestStore } from "#app/utils/request-store.server.ts";

/** Names of cached values: one for each `make`. */
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
  | "plain list"
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
  /**
   * Revisions of all tables that the value is read from. A change of the family's own name, zone or aisles moves them,
   * too.
   */
  counters: readonly Revision[];
  /**
   * Every other input of the value: the days, the family's date, the reader's locale. A value that depends on the
   * user's account is not cached. Plain JSON.
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

/** With the time, because after a restored backup another family may have the same id. */
const nameFamily = ({ id, created_at }: Family) => `${id} ${created_at.getTime()}`;

/** The revisions when the family's row was read. */
function readRevision({ family }: FamilyScope, counters: readonly Revision[]): string {
  return counters
    .map((counter) => {
      const count = family[`${counter}_revision`];
      // Without this check a family row without revisions would never change its cache key.
      if (count === undefined) throw new Error(`The family was read without its revision of ${counter}`);
      return count;
    })
    .join(" ");
}

const keyOf = ({ family }: FamilyScope, name: CacheName, parts: readonly unknown[]) =>
  JSON.stringify([nameFamily(family), name, ...parts]);

/** A text that changes with every row that the value is read from, for cache keys and ETags. */
export const nameState = (actor: FamilyScope, { name, counters, parts }: CacheKey): string =>
  `${keyOf(actor, name, parts)} ${readRevision(actor, counters)}`;

/** The bytes of data, estimated from its length as JSON. */
const weighData = (data: unknown) => 4 * JSON.stringify(data).length;

/**
 * The value of `make`, cached in this process until one of the family's `counters` moves. All requests share the value:
 * do not change it. `weigh` estimates its bytes.
 *
 * Correct with any number of processes (docs/decisions/052-cache-by-revision.md): a transaction moves the revisions of
 * the rows that it changes. A request reads the revisions with its session, and `make` reads rows later, so a value is
 * never older than its key. It may be newer, by changes that were committed before the request got it. A request that
 * has written sees its own uncommitted rows, so it neither reads the cache nor adds to it. Outside of requests nothing
 * is cached, because the family's row may be old.
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
