import type { z } from "zod";
import { readChores } from "#app/pages/chores/chore-pages.server.ts";
import { formatEarning, presentAbsences, presentJar, presentStarLog } from "#app/presenters/chores/chore-people.ts";
import { type ChoreReader, findName } from "#app/presenters/chores/chores.ts";
import type {
  absenceFormSchema,
  giveFormSchema,
  goalFormSchema,
  starsFormSchema,
} from "#app/schemas/chores/chore-people-form.ts";
import { queryId } from "#app/schemas/fields.ts";
import type { FormResult } from "#app/server/forms/form-route.server.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { addAbsence, listAbsences, removeAbsence } from "#app/services/chores/absences.server.ts";
import { listStarLog, weeklyStars } from "#app/services/chores/star-log.server.ts";
import {
  addGoal,
  changeGoal,
  giveGoal,
  giveStars,
  listJars,
  removeGoal,
  type StarBalance,
} from "#app/services/chores/stars.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { byCount } from "#app/shared/by-count.ts";
import { ALL_CHORES, STARS } from "#app/shared/chores/chore-links.ts";
import { goalPictures } from "#app/shared/chores/chore-words.ts";
import { notFound } from "#app/utils/domain-error.ts";

const withMessage = (to: string, text: string): FormResult => ({ to, flash: { tone: "ok", text } });

/** Present and future absences. */
export const awayData = async ({ actor, now }: FamilyContext, reader: ChoreReader) =>
  presentAbsences(await listAbsences(actor, now), reader);

/** The form of a new absence, from today on. */
export async function awayForm(context: FamilyContext) {
  const { people, today } = await readChores(context);
  return { people: [...people], defaults: { from: today, to: today } };
}

export async function addAbsenceForm(
  context: FamilyContext & { value: z.infer<typeof absenceFormSchema> },
): Promise<FormResult> {
  const { actor, value, now } = context;
  const { member_id } = await addAbsence(actor, value, now);
  return withMessage(
    ALL_CHORES,
    `${findName(await readChores(context), member_id)} is away then. Turns go to the next person.`,
  );
}

export async function removeAbsenceForm({
  actor,
  value,
}: FamilyContext & { value: { absence: number } }): Promise<FormResult> {
  await removeAbsence(actor, value.absence);
  return withMessage(ALL_CHORES, "Time away removed.");
}

/** The children's star balances and their last entries. */
export async function starsData(context: FamilyContext) {
  const { actor } = context;
  const reader = await readChores(context);
  const jars = (await listJars(actor)).map(presentJar);
  return {
    jars,
    log: presentStarLog(await listStarLog(actor), reader),
    mayGive: actor.isGrownUp && jars.length > 0,
    mayAdd: actor.isGrownUp,
    defaults: { member_id: jars.map(({ person }) => String(person.id)).slice(0, 1), amount: ["1"] },
  };
}

export async function giveStarsForm({
  actor,
  value,
}: FamilyContext & { value: z.infer<typeof starsFormSchema> }): Promise<FormResult> {
  const { member } = await giveStars(actor, value);
  const { amount } = value;
  return withMessage(STARS, byCount(amount, `1 star for ${member.name}.`, `${amount} stars for ${member.name}.`));
}

/** The star balance of the child in the query. @throws {DomainError} 404 for anyone else */
export async function findQueryJar({ actor, url }: FamilyContext): Promise<StarBalance> {
  const id = queryId.safeParse(url.searchParams.get("member")).data;
  const jar = (await listJars(actor)).find(({ member }) => member.id === id);
  if (!jar) throw notFound("Child");
  return jar;
}

export const goalData = async ({ actor, now, resource: jar }: FamilyContext & { resource: StarBalance }) => ({
  ...presentJar(jar),
  hint: formatEarning(
    jar.member.name,
    await weeklyStars(actor, jar.member.id, familyToday(actor, now).toString()),
    jar.goal,
  ),
  pictures: goalPictures(jar.goal?.icon),
  defaults: jar.goal ? { title: jar.goal.title, icon: jar.goal.icon, stars: jar.goal.stars } : { icon: "climb" },
});

type OfJar<T> = FamilyContext & { resource: StarBalance; value: T };

export async function saveGoalForm({
  actor,
  resource,
  value,
}: OfJar<z.infer<typeof goalFormSchema>>): Promise<FormResult> {
  const { goal, member } = resource;
  if (goal) await changeGoal(actor, goal.id, value);
  else await addGoal(actor, { ...value, member_id: member.id });
  return withMessage(STARS, `Goal saved: ${value.title}.`);
}

export async function deleteGoalForm({ actor, resource: { goal } }: OfJar<unknown>): Promise<FormResult> {
  if (goal) await removeGoal(actor, goal.id);
  return withMessage(STARS, "Goal deleted. The stars stay in the jar.");
}

export async function giveGoalForm({
  actor,
  resource,
  value,
  now,
}: OfJar<z.infer<typeof giveFormSchema>>): Promise<FormResult> {
  if (!resource.goal) return { to: STARS };
  const { title } = await giveGoal(actor, resource.goal.id, value.day, now);
  return withMessage(STARS, `Given: ${title}. Have fun.`);
}

/** The star balances of children with a goal. */
export const savingData = async ({ actor }: FamilyContext) => ({
  jars: (await listJars(actor)).filter(({ goal }) => goal !== null).map(presentJar),
  mayGive: actor.isGrownUp,
});
