import type { AppLoadContext } from "@remix-run/node";
import type { FamilyContext } from "#app/http/page.server.ts";
import { type ChoreReader, presentToDo } from "#app/presenters/chores/chores.ts";
import { listOpen } from "#app/services/chores/chore-days.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { keep } from "#app/services/system/kept.server.ts";

type ToDo = Awaited<ReturnType<typeof listOpen>>;

// The frame of a page and the page itself share one look-up.
const known = new WeakMap<AppLoadContext, Promise<ToDo>>();

/** What is open today, of everyone. */
function openToday({ actor, now, context }: FamilyContext): Promise<ToDo> {
  const today = familyToday(actor, now).toString();
  const source = { family: actor.family, by: ["chores"] as const, of: ["chores to do", today] };
  const found = known.get(context) ?? keep(source, () => listOpen(actor, today));
  known.set(context, found);
  return found;
}

/** How many of them are the reader's own; `own` is their member, if they have one. */
export async function countOwnChores(context: FamilyContext, own: number | undefined): Promise<number> {
  if (own === undefined) return 0;
  return (await openToday(context)).occurrences.filter(({ member_id }) => member_id === own).length;
}

/** What the dashboard says of them; nothing where the family has no chores. */
export async function choresToDo(context: FamilyContext, reader: ChoreReader) {
  const { chores, occurrences, isNew } = await openToday(context);
  return isNew ? null : presentToDo(chores, occurrences, reader);
}
