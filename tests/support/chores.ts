import { Temporal } from "#app/domain/time/time.ts";
import type { Family } from "#app/models/family.server.ts";
import { FamilyMember } from "#app/models/family-member.server.ts";
import type { User } from "#app/models/user.server.ts";
import { newChoreSchema } from "#app/schemas/chore.ts";
import { addAbsence } from "#app/services/chores/absences.server.ts";
import { addChore } from "#app/services/chores/chores.server.ts";
import { addGoal, giveStars } from "#app/services/chores/stars.server.ts";
import { tick } from "#app/services/chores/ticks.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";

interface Actor {
  user: User;
  family: Family;
}

/** A chore as the API would make it of `input`: every day, by whoever is free, unless it says otherwise. */
export const makeChore = (actor: Actor, input: Record<string, unknown> = {}) => {
  const every = { title: "Feed Pip", who: "free", when: "days", weekdays: [0, 1, 2, 3, 4, 5, 6] };
  return addChore(actor, newChoreSchema.parse({ ...every, ...input }), Temporal.Now.instant());
};

/** One of everything of chores that a path can name: the chore in turns, done today, the goal of a child with a star. */
export async function makeChoreSamples(actor: Actor) {
  const now = Temporal.Now.instant();
  const today = familyToday(actor, now).toString();
  const members = await FamilyMember.findAll({ where: { family_id: actor.family.id }, order: ["id"] });
  const child = members.find(({ role }) => role === "child") as FamilyMember;
  const order = members.slice(0, 2).map(({ id }) => id);
  const chore = await makeChore(actor, { title: "Rubbish out", who: "turns", members: order, stars: 1 });
  const { entry } = await tick(actor, chore.id, "done", { date: today }, now);
  await giveStars(actor, { member_id: child.id, amount: 2, reason: "Kind to Leo" });
  const goal = await addGoal(actor, { member_id: child.id, title: "The climbing wall", icon: "climb", stars: 1 });
  const away = await addAbsence(actor, { member_id: child.id, from: today, to: today }, now);
  return { choreId: chore.id, logId: entry.id, absenceId: away.id, goalId: goal.id };
}
