import { type ChoreReader, presentToDo } from "#app/presenters/chores/chores.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { countOwnOpen, listOpen } from "#app/services/chores/chore-days.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { cached } from "#app/services/system/cache.server.ts";

/** Pages that load all members' chores by day. Other pages load the reader's alone. */
const LISTS_DAYS = /^\/(dashboard|calendar|chores(?!\/(all|away|routines|stars|goal|give)))\b/;

/** The number of the reader's open chores today; `own` is their member id, if they have one. */
export async function countOwnChores({ actor, now, url }: FamilyContext, own: number | undefined): Promise<number> {
  if (own === undefined) return 0;
  const today = familyToday(actor, now).toString();
  return cached(actor, "own chores to do", ["chores"], [own, today], () =>
    countOwnOpen(actor, own, today, { sharing: LISTS_DAYS.test(url.pathname) }),
  );
}

/** Today's open chores for the dashboard; `null` for a family without chores. */
export async function choresToDo({ actor }: FamilyContext, reader: ChoreReader) {
  const { today } = reader;
  const load = () => listOpen(actor, today);
  const { chores, occurrences, isNew } = await cached(actor, "chores to do", ["chores"], [today], load);
  return isNew ? null : presentToDo(chores, occurrences, reader);
}
