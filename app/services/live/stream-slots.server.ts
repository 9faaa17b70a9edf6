import { Op } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import { LiveStream } from "#app/models/system/live-stream.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { LIVE_STREAMS } from "#app/shared/live/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";

/** A slot that was not renewed for this long is free: its process has died. */
const STALE_MS = 60_000;
const TRY_AGAIN_S = 30;

/**
 * Takes a slot for a stream of a user, or of the family's wall screens. Slots are rows, so they count across processes.
 * Throws if all slots are taken (docs/product/live.md, "Limits").
 */
export function takeSlot({ family, user }: FamilyScope & { user: { id: number } | null }): Promise<LiveStream> {
  return inTransaction(async (transaction) => {
    // Serialises simultaneous streams, so that each counts the other's slot.
    await lockFamily({ family }, transaction);
    const where = { family_id: family.id };
    const now = Date.now();
    // A time in the future was stored while the clock was ahead.
    const seen_at = { [Op.notBetween]: [new Date(now - STALE_MS), new Date(now + STALE_MS)] };
    await LiveStream.destroy({ where: { ...where, seen_at } });
    const slots = await LiveStream.findAll({ attributes: ["user_id"], where, raw: true });
    const user_id = user?.id ?? null;
    const own = slots.filter((slot) => slot.user_id === user_id).length;
    if (own >= (user ? LIVE_STREAMS.person : LIVE_STREAMS.screens) || slots.length >= LIVE_STREAMS.family) {
      throw new DomainError("limited", "Too many pages are open at once", undefined, TRY_AGAIN_S);
    }
    return LiveStream.create({ ...where, user_id, seen_at: new Date() });
  });
}

/** Slot ids by family, because a family's rows lie on one shard. */
function byFamily(slots: readonly LiveStream[]): Map<number, string[]> {
  const ids = new Map<number, string[]>();
  for (const { family_id, id } of slots) ids.set(family_id, [...(ids.get(family_id) ?? []), id]);
  return ids;
}

/** Renews the slots of open streams. */
export async function renewSlots(slots: readonly LiveStream[]): Promise<void> {
  for (const [family_id, id] of byFamily(slots)) {
    await LiveStream.update({ seen_at: new Date() }, { where: { family_id, id } });
  }
}

/** Frees slots. */
export async function freeSlots(slots: readonly LiveStream[]): Promise<void> {
  for (const [family_id, id] of byFamily(slots)) await LiveStream.destroy({ where: { family_id, id } });
}
