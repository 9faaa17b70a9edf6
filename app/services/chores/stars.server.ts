import { QueryTypes } from "sequelize";
import { inTransaction, sequelize } from "#app/db/database.server.ts";
import { type Temporal, toDate } from "#app/domain/time/time.ts";
import { Goal } from "#app/models/chores/goal.server.ts";
import { Star } from "#app/models/chores/star.server.ts";
import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import { newEventSchema } from "#app/schemas/calendar/event.ts";
import type { GoalChange, NewGoal, NewStars } from "#app/schemas/chores/chore.ts";
import type { Actor, FamilyScope } from "#app/services/actor.ts";
import { createEvent } from "#app/services/calendar/events.server.ts";
import { requireMember } from "#app/services/chores/chores.server.ts";
import { findRow } from "#app/services/find-row.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { accountName, listMembers } from "#app/services/people/members.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";
import { english } from "#app/words/english.server.ts";

/** A child's stars and present goal. */
export interface StarBalance {
  member: FamilyMember;
  stars: number;
  goal: Goal | null;
}

/** The balance of each child, in the family's order: the sum of all entries, but not below 0. */
export async function listJars(actor: FamilyScope): Promise<StarBalance[]> {
  const family_id = actor.family.id;
  // In sequence, because a transaction has one connection.
  const children = (await listMembers(actor)).filter(({ role }) => role === "child");
  if (children.length === 0) return [];
  const goals = await Goal.findAll({ where: { family_id, given_at: null } });
  const sums = await sequelize.query<{ member: number; stars: number }>(
    "SELECT member_id AS member, sum(amount)::int AS stars FROM stars WHERE family_id = $1 GROUP BY member_id",
    { bind: [family_id], type: QueryTypes.SELECT },
  );
  return children.map((member) => ({
    member,
    stars: Math.max(0, sums.find((sum) => sum.member === member.id)?.stars ?? 0),
    goal: goals.find((goal) => goal.member_id === member.id) ?? null,
  }));
}

const findJar = async (actor: FamilyScope, member: number): Promise<StarBalance | undefined> =>
  (await listJars(actor)).find((jar) => jar.member.id === member);

/** @throws {DomainError} 400 at `member_id` unless it is a child of the family */
async function requireChild(actor: FamilyScope, id: number): Promise<void> {
  const { role } = requireMember(await listMembers(actor), id, "member_id");
  if (role !== "child") throw new DomainError("invalid", english(choreWords, "starsForChildren"), "member_id");
}

/** Gives a child stars for something kind. Returns the new balance. */
export function giveStars(actor: Actor, input: NewStars): Promise<StarBalance> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    await requireChild(actor, input.member_id);
    const giver_name = await accountName(actor.family, actor.user.id);
    await Star.create({ family_id: actor.family.id, ...input, giver_name });
    return (await findJar(actor, input.member_id)) as StarBalance;
  });
}

/** All children's present and past goals, oldest first. */
export const listGoals = ({ family }: FamilyScope): Promise<Goal[]> =>
  Goal.findAll({ where: { family_id: family.id }, order: ["id"] });

export const findGoal = (actor: FamilyScope, id: number): Promise<Goal> => findRow(Goal, actor, id, "Goal");

/** Adds a child's goal. @throws {DomainError} 409 if they have one */
export function addGoal(actor: Actor, input: NewGoal): Promise<Goal> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    await requireChild(actor, input.member_id);
    const where = { family_id: actor.family.id, member_id: input.member_id, given_at: null };
    if (await Goal.findOne({ where })) throw new DomainError("conflict", english(choreWords, "hasGoal"));
    return Goal.create({ family_id: actor.family.id, ...input });
  });
}

/** Changes a goal. @throws {DomainError} 409 if it was given */
export function changeGoal(actor: Actor, id: number, change: GoalChange): Promise<Goal> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const goal = await findGoal(actor, id);
    if (goal.given_at) throw new DomainError("conflict", english(choreWords, "givenAlready"));
    return goal.update(change);
  });
}

/** Deletes a goal; the stars stay. */
export async function removeGoal(actor: Actor, id: number): Promise<void> {
  await (await findGoal(actor, id)).destroy();
}

/**
 * Marks a goal as given and subtracts its stars; with a day it adds an event. Repeating it changes nothing
 * (docs/product/chores.md, "Goals"). @throws {DomainError} 409 while there are too few stars
 */
export function giveGoal(
  actor: Actor,
  id: number,
  day: string | null | undefined,
  now: Temporal.Instant,
): Promise<Goal> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const goal = await findGoal(actor, id);
    if (goal.given_at) return goal;
    const jar = await findJar(actor, goal.member_id);
    if (!jar || jar.stars < goal.stars) throw new DomainError("conflict", english(choreWords, "jarNotFull"));
    const { member_id, title } = goal;
    await Star.create({ family_id: actor.family.id, member_id, amount: -goal.stars, reason: title, goal_id: id });
    if (day) {
      const event = { title, start_time: day, is_all_day: true, event_type: "family", member_ids: [member_id] };
      await createEvent(actor, newEventSchema.parse(event));
    }
    return goal.update({ given_at: toDate(now) });
  });
}
