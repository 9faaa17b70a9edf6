import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { dateIn, type Temporal } from "#app/domain/time/time.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { writeCalendar } from "#app/services/calendar/large-calendars.server.ts";
import { cached } from "#app/services/system/cache.server.ts";

const compress = promisify(gzip);

const writing = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/** Writes the feed in the state of `etag`, once for all simultaneous requests. */
function write(actor: FamilyScope, etag: string, areMealsIn: boolean, now: Temporal.Instant) {
  const known = writing.get(etag);
  if (known) return known;
  const written = writeCalendar(actor, { isFeed: true, areMealsIn }, now)
    .then((text) => compress(text))
    .finally(() => writing.delete(etag));
  writing.set(etag, written);
  return written;
}

/**
 * The text of a family's feed in the state of `etag`, compressed by gzip, from the cache
 * (docs/decisions/035-feeds-cached-by-each-process.md). @throws {DomainError} limited, if too many large calendars wait
 */
export function readFeed(
  actor: FamilyScope,
  etag: string,
  areMealsIn: boolean,
  now: Temporal.Instant,
): Promise<Buffer<ArrayBuffer>> {
  const { feed_chores, time_zone } = actor.family;
  return cached(
    actor,
    "feed",
    feed_chores ? ["calendar", "chores"] : ["calendar"],
    [areMealsIn, dateIn(now, time_zone)],
    () => write(actor, etag, areMealsIn, now),
    ({ byteLength }) => byteLength,
  );
}
