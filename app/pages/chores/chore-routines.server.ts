import type { z } from "zod";
import { ROUTINE_NAMES, ROUTINES, type Routine, routineChores } from "#app/domain/chores/routines.ts";
import { readChores } from "#app/pages/chores/chore-pages.server.ts";
import type { routineFormSchema } from "#app/schemas/chores/chore-people-form.ts";
import type { FormResult } from "#app/server/forms/form-route.server.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { addChore } from "#app/services/chores/chores.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { CHORES_HREF } from "#app/shared/chores/chores-href.ts";
import { notFound } from "#app/utils/domain-error.ts";
import { say } from "#app/words/catalogue.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";

/** The routine of the path. @throws {DomainError} 404 for an unknown one */
export async function findPathRoutine({ params }: FamilyContext): Promise<Routine> {
  const name = ROUTINE_NAMES.find((known) => known === params.name);
  if (!name) throw notFound("Routine");
  return ROUTINES[name];
}

/** All routines, for their buttons. */
export function listRoutines(locale: string) {
  const text = say(choreWords, locale);
  return ROUTINE_NAMES.map((name) => ({
    name,
    title: text(`routine.${name}`),
    icon: ROUTINES[name].icon,
    text: text(`routine.${name}.text`),
  }));
}

/** The form of a routine: for children if each has their own chores, for adults if they take turns. */
export async function routineData(context: FamilyContext & { resource: Routine }) {
  const { name, who, items } = context.resource;
  const text = say(choreWords, context.locale);
  const { people, today } = await readChores(context);
  const isTurns = who === "turns";
  const likely = (await familyMembers(context)).filter(({ role }) => (role === "child") !== isTurns);
  return {
    title: text(`routine.${name}`),
    isTurns,
    hasDays: !isTurns,
    items: items.map(({ key, title, icon, due }) => ({ key, title: text(title), icon, dueText: text(due) })),
    people: [...people],
    defaults: {
      members: likely.map(({ id }) => String(id)),
      take: items.filter(({ isExtra }) => !isExtra).map(({ key }) => key),
      days: "own",
      first: today,
      stars: "0",
    },
  };
}

/** Adds the chosen chores of a routine, all or none. */
export async function addRoutineForm({
  actor,
  now,
  locale,
  resource,
  value,
}: FamilyContext & { resource: Routine; value: z.infer<typeof routineFormSchema> }): Promise<FormResult> {
  const first = value.first ?? familyToday(actor, now).toString();
  const chores = routineChores(resource, { ...value, first }, locale);
  for (const chore of chores) await addChore(actor, { ...chore, note: null, remind_at: null, rests_until: null }, now);
  const [one, ...more] = chores;
  const write = say(choreWords, locale);
  const text =
    one && more.length === 0
      ? write("choreAdded", { title: one.title })
      : write("choresAdded", { count: chores.length });
  return { to: CHORES_HREF, flash: { tone: "ok", text } };
}
