import { Op } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import { LiveStream } from "#app/models/system/live-stream.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { LIVE_STREAMS } from "#app/shared/live/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";

/** The place of a stream whose process died is free after so long. */
const STALE_MS = 60_000;
const TRY_AGAIN_S = 30;

/**
 * Takes a place for a stream of a person, or of the screens on the wall, counted in the database: in whatever process their
 * other streams are. Without a place it is refused (docs/product/live.md, "How many").
 */
export function takePlace({ family, user }: FamilyScope & { user: { id: number } | null }): Promise<LiveStream> {
  return inTransaction(async (transaction) => {
    // One after the other: two pages that come at once see each other's place.
    await lockFamily({ family }, transaction);
    const where = { family_id: family.id };
    const now = Date.now();
    // A place seen later than now was seen while the clock was ahead.
    const seen_at = { [Op.notBetween]: [new Date(now - STALE_MS), new Date(now + STALE_MS)] };
    await LiveStream.destroy({ where: { ...where, seen_at } });
    const places = await LiveStream.findAll({ attributes: ["user_id"], where, raw: true });
    const user_id = user?.id ?? null;
    const own = places.filter((place) => place.user_id === user_id).length;
    if (own >= (user ? LIVE_STREAMS.person : LIVE_STREAMS.screens) || places.length >= LIVE_STREAMS.family) {
      throw new DomainError("limited", "Too many pages are open at once", undefined, TRY_AGAIN_S);
    }
    return LiveStream.create({ ...where, user_id, seen_at: new Date() });
  });
}

/** Which places, by family: a family's rows lie together. */
function byFamily(places: readonly LiveStream[]): Map<number, string[]> {
  const ids = new Map<number, string[]>();
  for (const { family_id, id } of places) ids.set(family_id, [...(ids.get(family_id) ?? []), id]);
  return ids;
}

/** Keeps places of streams that are open. */
export async function keepPlaces(places: readonly LiveStream[]): Promise<void> {
  for (const [family_id, id] of byFamily(places)) {
    await LiveStream.update({ seen_at: new Date() }, { where: { family_id, id } });
  }
}

/** Gives places back. */
export async function leavePlaces(places: readonly LiveStream[]): Promise<void> {
  for (const [family_id, id] of byFamily(places)) await LiveStream.destroy({ where: { family_id, id } });
}
