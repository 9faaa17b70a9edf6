import { Temporal } from "#app/domain/time/time.ts";
import type { Family } from "#app/models/people/family.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import { newChoreSchema } from "#app/schemas/chores/chore.ts";
import { addAbsence } from "#app/services/chores/absences.server.ts";
import { addChore } from "#app/services/chores/chores.server.ts";
import { addGoal, giveStars } from "#app/services/chores/stars.server.ts";
import { tick, undoEntry } from "#app/services/chores/ticks.server.ts";

interface Actor {
  user: User;
  family: Family;
}

/** A chore as the API would make it of `input`: by default every day, by any member who is free. */
export const makeChore = (actor: Actor, input: Record<string, unknown> = {}) => {
  const every = { title: "Feed Pip", who: "free", when: "days", weekdays: [0, 1, 2, 3, 4, 5, 6] };
  return addChore(actor, newChoreSchema.parse({ ...every, ...input }), Temporal.Now.instant());
};

/** When the chore of the samples is due: it can be done, skipped and swapped ahead of that day. */
export const DUE = "2027-03-01";

/** One of everything of chores that a path can name: a chore in turns, done and undone, the goal of a child with stars. */
export async function makeChoreSamples(actor: Actor) {
  const now = Temporal.Now.instant();
  const members = await FamilyMember.findAll({ where: { family_id: actor.family.id }, order: ["id"] });
  const child = members.find(({ role }) => role === "child") as FamilyMember;
  const order = members.slice(0, 2).map(({ id }) => id);
  const once = { who: "turns", members: order, when: "once", due_on: DUE, stars: 1 };
  const chore = await makeChore(actor, { title: "Rubbish out", ...once });
  const { entry } = await tick(actor, chore.id, "done", { date: DUE }, now);
  await undoEntry(actor, chore.id, entry.id, now);
  await giveStars(actor, { member_id: child.id, amount: 2, reason: "Kind to Leo" });
  const goal = await addGoal(actor, { member_id: child.id, title: "The climbing wall", icon: "climb", stars: 1 });
  const away = await addAbsence(actor, { member_id: child.id, from: "2027-04-01", to: "2027-04-02" }, now);
  const ids = { choreId: chore.id, logId: entry.id, absenceId: away.id, goalId: goal.id };
  return { ...ids, inTurnId: order[1] as number, childId: child.id };
}
