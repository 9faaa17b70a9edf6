import type { z } from "zod";
import { readChores } from "#app/pages/chores/chore-pages.server.ts";
import { formatEarning, presentAbsences, presentJar, presentStarLog } from "#app/presenters/chores/chore-people.ts";
import { type ChoreReader, nameOf } from "#app/presenters/chores/chores.ts";
import { goalPictures } from "#app/presenters/chores/pictures.ts";
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
import { ALL_CHORES, STARS } from "#app/shared/chores/chore-links.ts";
import { notFound } from "#app/utils/domain-error.ts";
import { say } from "#app/words/catalogue.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";

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
    say(choreWords, context.locale)("awayAdded", { name: nameOf(await readChores(context), member_id) }),
  );
}

export async function removeAbsenceForm({
  actor,
  value,
  locale,
}: FamilyContext & { value: { absence: number } }): Promise<FormResult> {
  await removeAbsence(actor, value.absence);
  return withMessage(ALL_CHORES, say(choreWords, locale)("awayRemoved"));
}

/** The children's star balances and their last entries. */
export async function starsData(context: FamilyContext) {
  const { actor } = context;
  const reader = await readChores(context);
  const jars = (await listJars(actor)).map((jar) => presentJar(jar, context.locale));
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
  locale,
}: FamilyContext & { value: z.infer<typeof starsFormSchema> }): Promise<FormResult> {
  const { member } = await giveStars(actor, value);
  const text = say(choreWords, locale)("starsGiven", { count: value.amount, name: member.name });
  return withMessage(STARS, text);
}

/** The star balance of the child in the query. @throws {DomainError} 404 for anyone else */
export async function findQueryJar({ actor, url }: FamilyContext): Promise<StarBalance> {
  const id = queryId.safeParse(url.searchParams.get("member")).data;
  const jar = (await listJars(actor)).find(({ member }) => member.id === id);
  if (!jar) throw notFound("Child");
  return jar;
}

export const goalData = async ({ actor, now, locale, resource: jar }: FamilyContext & { resource: StarBalance }) => ({
  ...presentJar(jar, locale),
  hint: formatEarning(
    jar.member.name,
    await weeklyStars(actor, jar.member.id, familyToday(actor, now).toString()),
    jar.goal,
    locale,
  ),
  pictures: goalPictures(locale, jar.goal?.icon),
  defaults: jar.goal ? { title: jar.goal.title, icon: jar.goal.icon, stars: jar.goal.stars } : { icon: "climb" },
});

type OfJar<T> = FamilyContext & { resource: StarBalance; value: T };

export async function saveGoalForm({
  actor,
  resource,
  value,
  locale,
}: OfJar<z.infer<typeof goalFormSchema>>): Promise<FormResult> {
  const { goal, member } = resource;
  if (goal) await changeGoal(actor, goal.id, value);
  else await addGoal(actor, { ...value, member_id: member.id });
  return withMessage(STARS, say(choreWords, locale)("goalSaved", { title: value.title }));
}

export async function deleteGoalForm({ actor, locale, resource: { goal } }: OfJar<unknown>): Promise<FormResult> {
  if (!goal) return { to: STARS };
  await removeGoal(actor, goal.id);
  return withMessage(STARS, say(choreWords, locale)("goalDeleted"));
}

export async function giveGoalForm({
  actor,
  resource,
  value,
  now,
  locale,
}: OfJar<z.infer<typeof giveFormSchema>>): Promise<FormResult> {
  if (!resource.goal) return { to: STARS };
  const { title } = await giveGoal(actor, resource.goal.id, value.day, now);
  return withMessage(STARS, say(choreWords, locale)("goalGiven", { title }));
}

/** The star balances of children with a goal. */
export const savingData = async ({ actor, locale }: FamilyContext) => ({
  jars: (await listJars(actor)).filter(({ goal }) => goal !== null).map((jar) => presentJar(jar, locale)),
  mayGive: actor.isGrownUp,
});
