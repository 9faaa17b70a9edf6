import type { CalendarEntry } from "#app/domain/icalendar/entry.ts";
import { Temporal, toInstant } from "#app/domain/time/time.ts";
import type { Family } from "#app/models/people/family.server.ts";
import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { type ComingChore, listRange } from "#app/services/chores/chore-range.server.ts";
import { say } from "#app/words/catalogue.ts";
import { feedWords } from "#app/words/catalogues/feed-words.ts";
import { joinFacts } from "#app/words/join-facts.ts";

/** Chores in the family's own feed (docs/product/calendar.md, "The feed"). */

const DAYS_AHEAD = 60;

/** The last change of chores, their history or absences. `chores_at` is in microseconds since 1970. */
const choresChanged = ({ chores_at }: Family): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(chores_at / 1000));

/**
 * Groups the dates of a chore: all members' on one day together. A chore that is due some time after it was done has
 * only its next date.
 */
function gatherDates(coming: readonly ComingChore[]): ComingChore[][] {
  const dates = new Map<string, ComingChore[]>();
  for (const one of coming.toSorted((a, b) => (a.due_on < b.due_on ? -1 : Number(a.due_on > b.due_on)))) {
    const { chore, due_on } = one;
    const name = chore.when === "after" ? `${chore.id}` : `${chore.id} ${due_on}`;
    const known = dates.get(name);
    if (!known) dates.set(name, [one]);
    else if (known[0]?.due_on === due_on) known.push(one);
  }
  return [...dates.values()];
}

/**
 * Entries for the chores that are open today or due in the next `DAYS_AHEAD` days; none if the family's feed leaves
 * chores out.
 */
export async function listFeedChores(
  { family }: FamilyScope,
  members: readonly FamilyMember[],
  today: Temporal.PlainDate,
): Promise<CalendarEntry[]> {
  if (!family.feed_chores) return [];
  const to = today.add({ days: DAYS_AHEAD }).toString();
  const range = await listRange({ family }, { from: today.toString(), to, today: today.toString() });
  return gatherDates(range?.coming ?? []).map((dates) => {
    const [{ chore, day, due_on }] = dates as [ComingChore];
    const people = members.filter(({ id }) => dates.some(({ member }) => member === id));
    const date = Temporal.PlainDate.from(day);
    const names = joinFacts(
      people.map(({ name }) => name),
      family.language,
    );
    return {
      uid: `chore-${chore.id}-${due_on}@roost.invalid`,
      // The family's revision, because another chore can change whose turn it is.
      sequence: family.chores_revision,
      createdAt: toInstant(chore.created_at),
      changedAt: choresChanged(family),
      title: names ? say(feedWords, family.language)("chore", { title: chore.title, names }) : chore.title,
      description: chore.note,
      location: null,
      category: "chore",
      members: people,
      times: { isAllDay: true, start: date, end: date, timeZone: family.time_zone },
      recurrence: null,
      isFree: true,
    };
  });
}
