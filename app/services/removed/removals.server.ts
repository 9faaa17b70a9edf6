import { randomUUID } from "node:crypto";
import { cast, col, fn, literal, type Model, type ModelStatic, Op, type WhereOptions } from "sequelize";
import { withoutMember } from "#app/domain/chores/turns.ts";
import { Event } from "#app/models/calendar/event.server.ts";
import { SubscribedCalendar } from "#app/models/calendar/subscribed-calendar.server.ts";
import { Chore } from "#app/models/chores/chore.server.ts";
import { ChoreAbsence } from "#app/models/chores/chore-absence.server.ts";
import { CompletedActivity } from "#app/models/connection/completed-activity.server.ts";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import { Removal } from "#app/models/removed/removal.server.ts";
import { PackItem } from "#app/models/school/pack-item.server.ts";
import { SchoolSpan } from "#app/models/school/school-span.server.ts";
import { Timetable } from "#app/models/school/timetable.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";

type Removed = Pick<Removal, "kind" | "thing_id" | "title"> & Partial<Pick<Removal, "instance_date" | "series_before">>;

/**
 * Records the rows that one submission removed, so that undo can restore them. Returns the undo token. Call it in the
 * transaction that removes the rows.
 */
export async function recordRemovals({ family }: FamilyScope, things: readonly Removed[], removed_at: Date) {
  const undoToken = randomUUID();
  await Removal.bulkCreate(
    things.map((thing) => ({ ...thing, family_id: family.id, undo_token: undoToken, removed_at })),
  );
  return undoToken;
}

/** Records the row that replaced removed rows, so that undo removes it. */
export async function recordReplacement(
  { family }: FamilyScope,
  undoToken: string,
  ids: readonly number[],
  by: number,
) {
  await Removal.update(
    { replaced_by: by },
    { where: { family_id: family.id, undo_token: undoToken, thing_id: [...ids] } },
  );
}

/** A removed row; `null` if it was restored or deleted for good. */
export async function findRemoved<M extends Model & { removed_at: Date | null }>(
  model: ModelStatic<M>,
  { family }: FamilyScope,
  id: number,
): Promise<M | null> {
  const where = { id, family_id: family.id, removed_at: { [Op.ne]: null } } as unknown as WhereOptions;
  return model.findOne({ where, paranoid: false });
}

/** Columns that refer to a thing of a kind and are cleared when it is removed. */
const POINTERS: Record<"member" | "meal" | "recipe", readonly [model: ModelStatic<Model>, column: string][]> = {
  member: [
    [Event, "driver_id"],
    [Meal, "cook_id"],
    [CompletedActivity, "completed_by"],
  ],
  meal: [[GroceryItem, "meal_id"]],
  recipe: [[Meal, "recipe_id"]],
};

/** Clears the references to removed things, and their own, and stores them for the restore. */
export async function detachReferences(
  { family }: FamilyScope,
  kind: keyof typeof POINTERS,
  ids: readonly number[],
): Promise<void> {
  for (const [model, column] of POINTERS[kind]) {
    const values = { [`former_${column}`]: col(column), [column]: null };
    await model.update(values, { where: { family_id: family.id, [column]: [...ids] }, paranoid: false });
  }
  for (const id of kind === "member" ? ids : []) {
    await leaveEvents({ family }, id);
    await leaveCalendars({ family }, id);
    await leaveChores({ family }, id);
    await leaveSchool({ family }, id);
  }
}

/**
 * Removes a member from the orders of chores, and deletes their absences. A restored member is not put back into them.
 */
async function leaveChores({ family }: FamilyScope, id: number): Promise<void> {
  const family_id = family.id;
  for (const chore of await Chore.findAll({
    where: { family_id, member_ids: { [Op.contains]: [id] } },
    paranoid: false,
  })) {
    const { who, member_ids: members, next_member_id: nextMember } = chore;
    const rest = withoutMember({ who, members, nextMember }, id);
    await chore.update({ who: rest.who, member_ids: [...rest.members], next_member_id: rest.nextMember });
  }
  await ChoreAbsence.destroy({ where: { family_id, member_id: id } });
}

/** Deletes a member's timetable, things to pack, and spans for that member alone. */
async function leaveSchool({ family }: FamilyScope, id: number): Promise<void> {
  const family_id = family.id;
  await Timetable.destroy({ where: { family_id, member_id: id } });
  await PackItem.destroy({ where: { family_id, member_id: id } });
  await SchoolSpan.destroy({ where: { family_id, member_ids: { [Op.eq]: [id] } } });
  await SchoolSpan.update(
    { member_ids: fn("array_remove", col("member_ids"), cast(id, "bigint")) },
    { where: { family_id, member_ids: { [Op.contains]: [id] } } },
  );
}

/** Removes a member from subscribed calendars. A restored member is not put back into them. */
const leaveCalendars = ({ family }: FamilyScope, id: number) =>
  SubscribedCalendar.update(
    { member_ids: fn("array_remove", col("member_ids"), cast(id, "bigint")) },
    { where: { family_id: family.id, member_ids: { [Op.contains]: [id] } } },
  );

/** Removes a member from events. `former_member_ids` keeps the original list from the first removal on. */
const leaveEvents = ({ family }: FamilyScope, id: number) =>
  Event.update(
    {
      member_ids: fn("array_remove", col("member_ids"), cast(id, "bigint")),
      former_member_ids: literal("CASE WHEN former_member_ids = '{}' THEN member_ids ELSE former_member_ids END"),
    },
    { where: { family_id: family.id, member_ids: { [Op.contains]: [id] } }, paranoid: false },
  );

/** Puts a member back on their events, in the old order. */
const returnToEvents = ({ family }: FamilyScope, id: number) =>
  Event.update(
    {
      member_ids: literal(`ARRAY(
        SELECT former.id FROM unnest(former_member_ids) WITH ORDINALITY AS former (id, place)
        WHERE former.id = ${id} OR former.id = ANY (member_ids) ORDER BY place)`),
    },
    { where: { family_id: family.id, former_member_ids: { [Op.contains]: [id] } }, paranoid: false },
  );

/** Restores references to a restored thing, except those that refer to another one by now. */
export async function reattachReferences(
  { family }: FamilyScope,
  kind: keyof typeof POINTERS,
  id: number,
): Promise<void> {
  for (const [model, column] of POINTERS[kind]) {
    const where = { family_id: family.id, [`former_${column}`]: id, [column]: null };
    await model.update({ [column]: id, [`former_${column}`]: null }, { where, paranoid: false });
  }
  if (kind === "member") await returnToEvents({ family }, id);
}
