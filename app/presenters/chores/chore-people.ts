import type { ChoreAbsence } from "#app/models/chores/chore-absence.server.ts";
import { formatNarrow } from "#app/presenters/chores/chore-days.ts";
import { type ChoreReader, findName } from "#app/presenters/chores/chores.ts";
import { presentPerson } from "#app/presenters/people/people.ts";
import type { StarEntry } from "#app/services/chores/star-log.server.ts";
import type { StarBalance } from "#app/services/chores/stars.server.ts";
import { byCount } from "#app/shared/by-count.ts";
import { formatDate } from "#app/shared/format.ts";
import { formatNumber } from "#app/shared/number-words.ts";

/** Absences in words: "Tom, Tuesday 20 October to Thursday 22 October. Their turns will go to the next person." */
export const presentAbsences = (absences: readonly ChoreAbsence[], reader: ChoreReader) =>
  absences.map(({ id, member_id, from_day, to_day }) => {
    const days = [...new Set([from_day, to_day])].map((day) => formatDate(day, reader.locale, "day")).join(" to ");
    const text = `${findName(reader, member_id) ?? "Someone"}, ${days}`;
    return { id, text, label: `${text}. Their turns will go to the next person.` };
  });

/** "7 of 10 stars. 3 left." */
export function formatJar(stars: number, goal: { stars: number } | null): string {
  if (!goal) return byCount(stars, "1 star in the jar.", `${stars} stars in the jar.`);
  const rest = goal.stars - stars;
  return `${Math.min(stars, goal.stars)} of ${goal.stars} stars. ${rest > 0 ? `${rest} left.` : "The jar is full."}`;
}

/** How many weeks `stars` take at `weekly` stars: "about a week", "four or five weeks". */
function formatWeeks(stars: number, weekly: number): string {
  const [least, most] = [Math.floor(stars / weekly), Math.ceil(stars / weekly)];
  if (most === 1) return "about a week";
  return least === most ? `about ${formatNumber(most)} weeks` : `${formatNumber(least)} or ${formatNumber(most)} weeks`;
}

/** "Ella earns about 9 a week: 40 is four or five weeks."; `undefined` below one star a week. */
export function formatEarning(name: string, weekly: number, goal: { stars: number } | null): string | undefined {
  if (weekly < 1) return undefined;
  const earns = `${name} earns about ${weekly} a week`;
  return goal ? `${earns}: ${goal.stars} is ${formatWeeks(goal.stars, weekly)}.` : `${earns}.`;
}

/** A child's stars, and the progress to the goal from 0 to 1. */
export const presentJar = ({ member, stars, goal }: StarBalance) => ({
  person: presentPerson(member),
  stars,
  text: formatJar(stars, goal),
  filled: goal ? Math.min(1, stars / goal.stars) : Math.min(1, stars / 20),
  isFull: goal !== null && stars >= goal.stars,
  goal: goal && { id: goal.id, title: goal.title, icon: goal.icon, stars: goal.stars },
});

/** A day of the log: "today", "Friday", "Monday 12", "1 September". */
const formatPast = (day: string, reader: ChoreReader) =>
  formatNarrow(day, reader).replace(/^(?:Today|Yesterday)$/, (near) => near.toLowerCase());

/** The log of stars, newest first. */
export const presentStarLog = (entries: readonly StarEntry[], reader: ChoreReader) =>
  entries.flatMap(({ id, member, amount, reason, chore, giver, isGoal, day }) => {
    const person = reader.people.find((one) => one.id === member);
    if (!person) return [];
    const what = chore ?? reason ?? "Being kind";
    const from = giver === null ? "" : `. From ${giver}`;
    const text = isGoal
      ? `Given: ${what}`
      : amount < 0
        ? `Taken back: ${what}`
        : `${from ? what.replace(/\.$/, "") : what}${from}`;
    const count = amount < 0 ? `−${-amount}` : `+${amount}`;
    return [{ id, person, text, when: `${count} ${formatPast(day, reader)}` }];
  });

const ALIKE = 0.2;

interface Share {
  member: { id: number; name: string; role: string };
  done: number;
  /** The title of the chore that they did far more often than before. */
  more: string | null;
}

/** Praise for a child who does a chore far more often than before. Children are not compared with each other. */
function formatPraise(shares: readonly Share[]): string | null {
  const praised = shares.find(({ member, more }) => member.role === "child" && more !== null);
  return praised ? `${praised.member.name} does “${praised.more}” much more often than last month.` : null;
}

/**
 * A sentence on how the two busiest adults share; `null` in other families (docs/product/chores.md, "Who did how
 * much").
 */
export function formatSharing(shares: readonly Share[]): string | null {
  const grown = shares.filter(({ member }) => member.role === "parent" || member.role === "guardian");
  const [first, second] = grown.toSorted((a, b) => b.done - a.done);
  if (!first || !second || first.done === 0) return null;
  if (first.done - second.done <= ALIKE * first.done) {
    const [one, other] = grown.filter((share) => share === first || share === second) as [Share, Share];
    return `${one.member.name} and ${other.member.name} share chores about equally.`;
  }
  return `${first.member.name} has done more lately. Swap a turn?`;
}

/** The distance between berries, and the width of the shortest twig. */
const BERRY = 10;
const TWIG = 250;

/** A row of berries as a path: a dash each. */
const berries = (count: number, x: number, y: number) => (count > 0 ? `M${x} ${y}h${(count - 1) * BERRY + 0.1}` : null);

/** How much each member did, as berries in two rows on a twig, all twigs on one scale, in the family's order. */
export function presentShares(shares: readonly Share[]) {
  const most = Math.max(0, ...shares.map(({ done }) => done));
  const width = Math.max(TWIG, BERRY * Math.ceil(most / 2) + BERRY);
  return {
    width,
    sentence: [formatSharing(shares), formatPraise(shares)].filter(Boolean).join(" "),
    twigs: shares.map(({ member, done }) => ({
      person: presentPerson({ id: member.id, name: member.name, birth_date: null }),
      count: byCount(done, "1 thing", `${done} things`),
      upper: berries(Math.ceil(done / 2), 6, 8),
      lower: berries(Math.floor(done / 2), 11, 20.5),
    })),
  };
}
