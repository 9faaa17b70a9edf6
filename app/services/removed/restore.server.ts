import { QueryTypes } from "sequelize";
import { inTransaction, sequelize } from "#app/db/database.server.ts";
import { Removal } from "#app/models/removed/removal.server.ts";
import type { Actor, FamilyScope } from "#app/services/actor.ts";
import { restoreEvent } from "#app/services/calendar/events.server.ts";
import { restoreOccurrence } from "#app/services/calendar/overrides.server.ts";
import { restoreFollowing } from "#app/services/calendar/series.server.ts";
import { restoreRecipe } from "#app/services/food/family-recipes.server.ts";
import { restoreMeal } from "#app/services/food/meals.server.ts";
import { restoreGroceries } from "#app/services/food/removed-groceries.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { restoreMember } from "#app/services/people/members.server.ts";
import { REMOVED_KINDS, REMOVED_LISTED, type RemovedKind, UNDO_HOURS } from "#app/shared/removed/constants.ts";
import { notFound } from "#app/utils/domain-error.ts";

// Without things that returned in another way, as staples do, and things that cannot be restored alone, such as a date
// of a changed series.
const LIST = `
  SELECT r.id FROM removals r
  LEFT JOIN events e ON r.kind = 'event' AND e.family_id = r.family_id AND e.id = r.thing_id
  LEFT JOIN event_exceptions x ON x.family_id = e.family_id AND x.event_id = e.id AND x.instance_date = r.instance_date
  LEFT JOIN grocery_items g ON r.kind = 'grocery_item' AND g.family_id = r.family_id AND g.id = r.thing_id
  WHERE r.family_id = $1 AND r.kind = $2 AND r.removed_at > $3 AND r.restored_at IS NULL AND CASE
    WHEN r.kind = 'grocery_item' THEN g.removed_at = r.removed_at
    WHEN r.instance_date IS NULL THEN TRUE
    WHEN r.series_before IS NULL THEN e.removed_at IS NULL AND x.created_at = r.removed_at
    ELSE e.removed_at IS NULL AND e.recurrence_end_date = r.instance_date - 1
  END
  ORDER BY r.removed_at DESC, r.id DESC LIMIT ${REMOVED_LISTED}`;

/** The family's removals that can be restored, newest first: of each kind the newest `REMOVED_LISTED`. */
export async function listRemoved({ family }: FamilyScope): Promise<Removal[]> {
  const since = Removal.restorableSince();
  const lists = await Promise.all(
    REMOVED_KINDS.map((kind) =>
      sequelize.query<{ id: number }>(LIST, { bind: [family.id, kind, since], type: QueryTypes.SELECT }),
    ),
  );
  return Removal.findAll({
    where: { family_id: family.id, id: lists.flat().map(({ id }) => id) },
    order: [
      ["removed_at", "DESC"],
      ["id", "DESC"],
    ],
  });
}

/** A removal of the last `REMOVED_DAYS`, restored or not. Throws 404 for another id. */
export async function findRemoval({ family }: FamilyScope, id: number): Promise<Removal> {
  const removal = await Removal.findOne({ where: { ...Removal.restorable(family), id } });
  if (!removal) throw notFound("Removed thing");
  return removal;
}

/** The removals by one submission in the last `UNDO_HOURS` before `now`; `[]` if it is longer ago. */
export const findUndoable = ({ family }: FamilyScope, undoToken: string, now: { epochMilliseconds: number }) =>
  Removal.findAll({
    where: {
      ...Removal.restorable(family, new Date(now.epochMilliseconds - UNDO_HOURS * 60 * 60 * 1000)),
      undo_token: undoToken,
    },
    order: ["id"],
  });

function restoreRemovedEvent(actor: Actor, removal: Removal): Promise<void> {
  if (removal.series_before) return restoreFollowing(actor, removal);
  return removal.instance_date ? restoreOccurrence(actor, removal) : restoreEvent(actor, removal.thing_id);
}

const oneByOne =
  (restore: (actor: Actor, removal: Removal) => Promise<void>) =>
  async (actor: Actor, removals: readonly Removal[]): Promise<void> => {
    for (const removal of removals) await restore(actor, removal);
  };

const RESTORE: Record<RemovedKind, (actor: Actor, removals: readonly Removal[]) => Promise<void>> = {
  member: oneByOne((actor, { thing_id }) => restoreMember(actor, thing_id)),
  event: oneByOne(restoreRemovedEvent),
  meal: oneByOne((actor, { thing_id, replaced_by }) => restoreMeal(actor, thing_id, replaced_by)),
  recipe: oneByOne((actor, { thing_id }) => restoreRecipe(actor, thing_id)),
  grocery_item: restoreGroceries,
};

/**
 * Restores the removals of one submission, or one of them. Returns those that this call restored
 * (docs/product/accounts.md, "Restoring"). Throws 403 for a member unless the actor is a guardian.
 */
export function restoreRemovals(actor: Actor, removals: readonly Removal[]): Promise<Removal[]> {
  return inTransaction(async (transaction) => {
    const [{ kind } = { kind: null }] = removals;
    if (kind === null) return [];
    // Restoring a member locks users before the family, so its removal is read again after the locks.
    if (kind !== "member") await lockFamily(actor, transaction);
    const where = { family_id: actor.family.id, id: removals.map(({ id }) => id), restored_at: null };
    const open = await Removal.findAll({ where, order: ["id"] });
    if (open.length === 0) return [];
    await RESTORE[kind](actor, open);
    const [, done = []] = await Removal.update({ restored_at: new Date() }, { where, returning: true });
    return done;
  });
}
