import { presentShares } from "#app/presenters/chores/chore-people.ts";
import { type ChoreReader, presentAll } from "#app/presenters/chores/chores.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { countDone, countWeek, listDay } from "#app/services/chores/chore-days.server.ts";
import { listFields } from "#app/services/chores/chore-state.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { cached } from "#app/services/system/cache.server.ts";

/**
 * A day's list and its week, cached until a chore changes. The presenter then derives the reader's own chores. `date`
 * and `first` are `YYYY-MM-DD`. `isNew` for a family without chores. @throws {DomainError} 400 at `date` more than a
 * year away
 */
export function readDay({ actor, now }: FamilyContext, date: string, first: string) {
  const today = familyToday(actor, now).toString();
  return cached(actor, "chores of a day", ["chores"], [date, first, today], async () => {
    const shown = await listDay(actor, date, now);
    const { entries, occurrences } = shown;
    const ids = new Set(occurrences.map(({ chore_id }) => chore_id));
    const chores = shown.chores.filter(({ id }) => ids.has(id));
    const week = await countWeek(actor, shown, first);
    const lastDone = new Map([...shown.lastDone].filter(([id]) => ids.has(id)));
    return { chores, entries, occurrences, lastDone, week, isNew: shown.chores.length === 0 };
  });
}

/** The number of chores that each member has done in four weeks, for adults; `null` if there are none. */
export async function readShares({ actor, now, locale }: FamilyContext) {
  if (!actor.isGrownUp) return null;
  const today = familyToday(actor, now).toString();
  return cached(actor, "shares of chores", ["chores", "members"], [today, locale], async () => {
    const shares = await countDone(actor, now);
    return shares.some(({ done }) => done > 0) ? presentShares(shares, locale) : null;
  });
}

/** All chores by part of the day, cached until one changes. */
export function readAll({ actor }: FamilyContext, reader: ChoreReader) {
  const { today, locale } = reader;
  return cached(actor, "all chores", ["chores", "members"], [today, locale], async () =>
    presentAll(await listFields(actor), reader),
  );
}
