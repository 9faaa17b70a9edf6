import { randomBytes, randomUUID } from "node:crypto";
import { HOUSEHOLD } from "#app/config/sign-in.server.ts";
import type { Temporal } from "#app/domain/time/time.ts";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import { Recipe } from "#app/models/food/recipe.server.ts";
import { Family } from "#app/models/people/family.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import { newEventSchema } from "#app/schemas/calendar/event.ts";

import { newInvitationSchema } from "#app/schemas/people/invitation.ts";
import { createEvent } from "#app/services/calendar/events.server.ts";
import { newTip, savePractice, saveTip } from "#app/services/calm/calm.server.ts";
import { newIdea, saveIdea } from "#app/services/connection/connection.server.ts";
import { suggestPractice } from "#app/services/ideas/ideas.server.ts";
import { invite } from "#app/services/people/invitations.server.ts";
import { addWay, createUser } from "#app/services/people/users.server.ts";
import type { ActivityKind } from "#app/shared/connection/constants.ts";
import { MEMBER_COLORS } from "#app/shared/people/constants.ts";

/** Rows for tests. Fields that a test does not name are plain and valid, and unique if they must be. */

type Overrides<T> = Partial<T>;

/** A person who has signed in once, without a family. */
export async function makeUser(overrides: Overrides<{ email: string; given_name: string; family_id: number }> = {}) {
  const subject = randomUUID();
  const given_name = overrides.given_name ?? "Anna";
  const user = await createUser({
    issuer: "https://issuer.test",
    subject,
    email: `${subject}@example.com`,
    email_verified: true,
    given_name,
    family_name: "Muster",
    name: `${given_name} Muster`,
    picture: null,
    ...overrides,
  });
  return user as User & { email: string };
}

interface FamilyOptions {
  name?: string;
  timeZone?: string;
  /** Names of the members beside the user's own. */
  members?: string[];
  given_name?: string;
}

/** A user with a family of their own, the user's own member first. `user` and `family` together are an actor. */
export async function makeFamily({
  name = "The Musters",
  timeZone = "UTC",
  members: names = [],
  given_name = "Anna",
}: FamilyOptions = {}) {
  const user = await makeUser({ given_name });
  const family = await Family.create({
    name,
    time_zone: timeZone,
    feed_token: randomBytes(24).toString("base64url"),
    created_by: user.id,
  });
  await user.update({ family_id: family.id });
  const own = await FamilyMember.create({
    family_id: family.id,
    user_id: user.id,
    name: given_name,
    role: "parent",
    color: MEMBER_COLORS[0].hex,
  });
  const others: FamilyMember[] = [];
  for (const [index, member] of names.entries()) others.push(await makeMember(family, { name: member }, index + 1));
  return { user, family, own, members: [own, ...others] };
}

/** A family whose user has a name for the household sign-in, and its way. */
export async function makeHouseholdUser() {
  const made = await makeFamily();
  const name = `anna${randomBytes(4).toString("hex")}`;
  await made.user.update({ sign_in_name: name, sign_in_key: name });
  await addWay(made.user, { issuer: HOUSEHOLD, subject: randomBytes(32).toString("base64url") });
  return made;
}

export function makeMember(
  family: { id: number },
  overrides: Overrides<{ name: string; role: "parent" | "child"; birth_date: string }> = {},
  index = 1,
) {
  const color = MEMBER_COLORS[index % MEMBER_COLORS.length]?.hex ?? MEMBER_COLORS[0].hex;
  return FamilyMember.create({ family_id: family.id, name: "Ben", role: "child", color, ...overrides });
}

/** An event as the API would make it of `input`: an hour on 1 March 2027 unless it says otherwise. */
export function makeEvent(actor: { user: User; family: Family }, input: Record<string, unknown> = {}) {
  return createEvent(actor, newEventSchema.parse({ title: "Dentist", start_time: "2027-03-01T09:00", ...input }));
}

export function makeMeal(
  family: { id: number },
  overrides: Overrides<{ title: string; planned_date: string; meal_type: Meal["meal_type"] }> = {},
) {
  return Meal.create({
    family_id: family.id,
    title: "Pancakes",
    meal_type: "dinner",
    planned_date: "2027-03-01",
    ...overrides,
  });
}

/** A recipe of the family: pancakes of flour, milk and eggs for four. */
export function makeRecipe(family: { id: number }, overrides: Overrides<Recipe["_creationAttributes"]> = {}) {
  return Recipe.create({
    family_id: family.id,
    title: "Pancakes",
    servings: 4,
    ingredients: ["250 g flour", "500 ml milk", "4 eggs"],
    steps: ["Whisk it all.", "Fry for 3 minutes a side."],
    ...overrides,
  });
}

/** A saved tip, from any source. */
export const makeTip = async (actor: { family: Family }) => saveTip(actor, await newTip(actor, {}));

/** A stored practice of a user. */
export const makePractice = async (actor: { user: User; family: Family }) => {
  const asked = { mood: "happy", stress_level: 2, time_available: 10 } as const;
  return savePractice(actor, await suggestPractice(actor, asked, new AbortController().signal));
};

/** A stored activity of a generator, for today. `ages` are in years. */
export const makeIdea = async (actor: { family: Family }, kind: ActivityKind, ages: number[], now: Temporal.Instant) =>
  saveIdea(actor, kind, await newIdea(actor, kind, ages, {}), now);

export function makeGroceryItem(
  family: { id: number },
  overrides: Overrides<Pick<GroceryItem, "item_name" | "quantity" | "category" | "notes" | "repeat_days">> = {},
) {
  return GroceryItem.create({ family_id: family.id, item_name: "Milk", category: "Dairy & Eggs", ...overrides });
}

/** An open invitation, to an e-mail of its own unless one is named. */
export function makeInvitation(actor: { user: User; family: Family }, input: Record<string, unknown> = {}) {
  const email = `${randomUUID()}@example.com`;
  return invite(actor, newInvitationSchema.parse({ email, role: "guardian", ...input }));
}
