import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { Op, QueryTypes } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { Temporal } from "#app/domain/time/time.ts";
import type { Family } from "#app/models/family.server.ts";
import { KeptFeed } from "#app/models/kept-feed.server.ts";
import { tooBusy, writeCalendar } from "#app/services/calendar/large-calendars.server.ts";

const compress = promisify(gzip);

/** A reader waits no longer for a text that another process writes. */
const LONGEST_WAIT_MS = 30_000;
const LOOK_MS = 100;
/** Whoever has not finished by then has died over it. */
const GIVEN_UP_MS = 60_000;

/** Becomes the one who writes a feed; answers `false` where somebody else does or has. */
async function claim({ id }: Family, etag: string): Promise<boolean> {
  const now = Date.now();
  const claimed = await sequelize.query(
    `INSERT INTO kept_feeds (family_id, etag, begun_at) VALUES ($1, $2, $3)
     ON CONFLICT (family_id, etag) DO UPDATE SET begun_at = excluded.begun_at
       WHERE kept_feeds.content IS NULL AND kept_feeds.begun_at < $4
     RETURNING 1`,
    { bind: [id, etag, new Date(now), new Date(now - GIVEN_UP_MS)], type: QueryTypes.SELECT },
  );
  return claimed.length > 0;
}

/** Writes a feed and keeps it in the place of the family's older ones of the same kind. */
async function write(
  family: Family,
  etag: string,
  areMealsIn: boolean,
  now: Temporal.Instant,
): Promise<Buffer<ArrayBuffer>> {
  try {
    const content = await compress(await writeCalendar({ family }, { isFeed: true, areMealsIn }, now));
    const [kept] = await KeptFeed.update({ content }, { where: { family_id: family.id, etag } });
    const others = areMealsIn ? { [Op.ne]: etag, [Op.like]: '%-meals"' } : { [Op.ne]: etag, [Op.notLike]: '%-meals"' };
    if (kept) await KeptFeed.destroy({ where: { family_id: family.id, etag: others, content: { [Op.ne]: null } } });
    return content;
  } catch (error) {
    // The next reader is to try at once.
    await KeptFeed.destroy({ where: { family_id: family.id, etag, content: null } }).catch(() => undefined);
    throw error;
  }
}

async function findOrWrite(
  family: Family,
  etag: string,
  areMealsIn: boolean,
  now: Temporal.Instant,
): Promise<Buffer<ArrayBuffer>> {
  for (const deadline = performance.now() + LONGEST_WAIT_MS; performance.now() < deadline; await sleep(LOOK_MS)) {
    const kept = await KeptFeed.findOne({ where: { family_id: family.id, etag }, raw: true });
    if (kept?.content) return kept.content;
    if (await claim(family, etag)) return write(family, etag, areMealsIn, now);
  }
  throw tooBusy();
}

const underWay = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/**
 * The text of a family's feed in the state of `etag`, compressed by gzip: kept by the first reader's process, whichever
 * it is, and written once however many ask. Throws a `DomainError` (limited) after half a minute of waiting.
 */
export function readFeed(
  family: Family,
  etag: string,
  areMealsIn: boolean,
  now: Temporal.Instant,
): Promise<Buffer<ArrayBuffer>> {
  const known = underWay.get(etag);
  if (known) return known;
  const found = findOrWrite(family, etag, areMealsIn, now).finally(() => underWay.delete(etag));
  underWay.set(etag, found);
  return found;
}
