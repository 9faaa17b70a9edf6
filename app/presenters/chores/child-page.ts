import type { ChoreFields } from "#app/models/chores/chore.server.ts";
import { formatJar } from "#app/presenters/chores/chore-people.ts";
import { presentPerson } from "#app/presenters/people/people.ts";
import type { Occurrence } from "#app/services/chores/chore-days.server.ts";
import type { StarBalance } from "#app/services/chores/stars.server.ts";
import { PARTS_OF_DAY, type PartOfDay } from "#app/shared/chores/constants.ts";
import { say } from "#app/words/catalogue.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";

/** With more stars the page shows a number. */
const STARS_DRAWN = 20;

/** The part of the day of an hour in the family's zone. */
const toPartOfDay = (hour: number): PartOfDay => (hour < 12 ? "morning" : hour < 17 ? "afternoon" : "evening");

/** A child's own chores that are done, or open and due until `today`. */
const ofChild = (occurrences: readonly Occurrence[], child: number, today: string) =>
  occurrences.filter(
    ({ member_id, state, due_on }) =>
      member_id === child && (state === "done" || (state === "open" && due_on <= today)),
  );

/** The child's page for one part of the day: the requested one, else the present one, if it has chores. */
export function presentChildPage(
  chores: readonly ChoreFields[],
  occurrences: readonly Occurrence[],
  { member, stars, goal }: StarBalance,
  { today, hour, part: requested, locale }: { today: string; hour: number; part: string | null; locale: string },
) {
  const all = ofChild(occurrences, member.id, today).flatMap((one) => {
    const chore = chores.find(({ id }) => id === one.chore_id);
    return chore ? [{ chore, one }] : [];
  });
  const parts = PARTS_OF_DAY.filter((part) => all.some(({ chore }) => chore.part_of_day === part));
  const part =
    parts.find((each) => each === requested) ?? parts.find((each) => each === toPartOfDay(hour)) ?? parts[0] ?? "any";
  const tiles = all
    .filter(({ chore }) => chore.part_of_day === part)
    .map(({ chore, one }) => ({
      key: `${chore.id} ${one.due_on}`,
      chore: chore.id,
      title: chore.title,
      icon: chore.icon,
      date: one.due_on,
      member: chore.who === "everyone" ? member.id : null,
      entry: one.log_id,
    }))
    .sort((a, b) => a.chore - b.chore);
  return {
    person: presentPerson(member),
    parts: parts.map((each) => ({ part: each, name: say(choreWords, locale)(`part.${each}`) })),
    part,
    tiles,
    hatched: tiles.filter(({ entry }) => entry !== null).length,
    goal: goal && {
      title: goal.title,
      icon: goal.icon,
      drawn: goal.stars <= STARS_DRAWN ? { of: goal.stars, full: Math.min(stars, goal.stars) } : null,
    },
    jar: formatJar(stars, goal, locale),
  };
}

/**
 * The message after a tick on the child's page, with its icon. `open` is the number of chores left in this part of the
 * day.
 */
export function formatHatched(
  name: string,
  part: PartOfDay,
  stars: number,
  { open, all }: { open: number; all: number },
  locale: string,
): { text: string; icon?: "star" | "sun" | "moon" } {
  const text = say(choreWords, locale);
  if (open === 0 && all > 1) {
    return part === "evening"
      ? { text: text("allOut.evening", { all, name }), icon: "moon" }
      : { text: text("allOut.day", { all, name }), icon: "sun" };
  }
  if (stars === 0) return { text: text("hatched") };
  return { text: text("hatchedStars", { stars }), icon: "star" };
}
