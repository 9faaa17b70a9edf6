import { sequelize } from "#app/db/database.server.ts";
import { toQuery } from "#app/db/search-index.server.ts";
import { startOfDay, type Temporal } from "#app/domain/time/time.ts";
import type { Family } from "#app/models/people/family.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { type FindKind, FOUND_YEARS } from "#app/shared/find/constants.ts";
import type { Terms } from "#app/utils/words.ts";

/** A result, with `about` for its kind. */
export interface Found<K extends FindKind = FindKind, A = unknown> {
  kind: K;
  /** `null` for a birthday, which has no row, and for a subscribed event. */
  id: number | null;
  title: string;
  /** `YYYY-MM-DD` in the family's zone; `null` for a grocery item. */
  date: string | null;
  /** Its texts besides the title. */
  others: string[];
  /** Future results precede past ones. */
  isComing: boolean;
  /** Sort key among those: ascending for future results, descending for past ones. */
  at: number;
  about: A;
}

/** The number of results of a kind, and the first of them. */
export interface FoundOfKind<F extends Found = Found> {
  count: number;
  found: F[];
}

type Placed = Pick<Found, "id" | "isComing" | "at">;

const placed = (a: Placed, b: Placed) =>
  Number(b.isComing) - Number(a.isComing) || (a.isComing ? a.at - b.at : b.at - a.at) || Number(b.id) - Number(a.id);

/** The first `limit` results: future ones, the soonest first, then past ones, the latest first. */
export const takeFirst = <F extends Placed>(found: readonly F[], limit: number): F[] =>
  [...found].sort(placed).slice(0, limit);

/** The input of every search. */
export interface Search {
  family: Family;
  terms: Terms;
  /** `terms` as a `tsquery`. */
  query: string;
  now: Temporal.Instant;
  today: Temporal.PlainDate;
  /** The first instant of today. */
  begin: Temporal.Instant;
  /** Results that ended before are left out. */
  since: Temporal.PlainDate;
  /** The maximum number of results for each kind. */
  limit: number;
  /** The reader's, for the names of birthdays and the order of recipes; a program has none. */
  locale: string | undefined;
}

export function makeSearch(
  family: Family,
  terms: Terms,
  { now, limit, locale }: Pick<Search, "now" | "limit"> & { locale?: string | undefined },
): Search {
  const today = familyToday({ family }, now);
  return {
    family,
    terms,
    query: toQuery(family.id, terms),
    now,
    today,
    begin: startOfDay(today, family.time_zone),
    since: today.subtract({ years: FOUND_YEARS }),
    limit,
    locale,
  };
}

/**
 * Runs a search. The text begins with WITH, so `app/db/client.server.ts` does not make it a named statement: PostgreSQL
 * plans it for its parameters, which decide how many rows match.
 */
export async function ask<R extends object>(sql: `WITH ${string}`, bind: unknown[]): Promise<R[]> {
  const [rows] = await sequelize.query(sql, { bind });
  return rows as R[];
}
