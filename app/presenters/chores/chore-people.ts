import { DAY_MS } from "#app/domain/time/time.ts";
import type { ChoreAbsence } from "#app/models/chores/chore-absence.server.ts";
import { dayInSentence, formatNarrow } from "#app/presenters/chores/chore-days.ts";
import { type ChoreReader, nameOf } from "#app/presenters/chores/chores.ts";
import { presentPerson } from "#app/presenters/people/people.ts";
import type { StarEntry } from "#app/services/chores/star-log.server.ts";
import type { StarBalance } from "#app/services/chores/stars.server.ts";
import { formatDate } from "#app/shared/format.ts";
import { say } from "#app/words/catalogue.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";

/** Absences in words: "Tom, Tuesday 20 October to Thursday 22 October. Their turns will go to the next person." */
export const presentAbsences = (absences: readonly ChoreAbsence[], reader: ChoreReader) =>
  absences.map(({ id, member_id, from_day, to_day }) => {
    const write = say(choreWords, reader.locale);
    const name = nameOf(reader, member_id);
    const [from, to] = [formatDate(from_day, reader.locale, "day"), formatDate(to_day, reader.locale, "day")];
    const text = from_day === to_day ? write("awayDay", { name, day: from }) : write("awayDays", { name, from, to });
    return { id, text, label: write("awayThen", { away: text }) };
  });

/** "7 of 10 stars. 3 left." */
export function formatJar(stars: number, goal: { stars: number } | null, locale: string): string {
  const text = say(choreWords, locale);
  if (!goal) return text("jar", { stars });
  const rest = goal.stars - stars;
  if (rest <= 0) return text("jarFull", { stars: goal.stars, goal: goal.stars });
  return text("jarOf", { stars, goal: goal.stars, rest });
}

/** "Ella earns about 9 a week: 40 is four or five weeks."; `undefined` below one star a week. */
export function formatEarning(
  name: string,
  weekly: number,
  goal: { stars: number } | null,
  locale: string,
): string | undefined {
  if (weekly < 1) return undefined;
  const text = say(choreWords, locale);
  if (!goal) return text("earns", { name, weekly });
  const values = { name, weekly, goal: goal.stars };
  const [weeks, most] = [Math.floor(goal.stars / weekly), Math.ceil(goal.stars / weekly)];
  if (most === 1) return text("earnsAWeek", values);
  return weeks === most
    ? text("earnsWeeks", { ...values, weeks })
    : text("earnsWeeksOrOneMore", { ...values, weeks, most });
}

/** A child's stars, and the progress to the goal from 0 to 1. */
export const presentJar = ({ member, stars, goal }: StarBalance, locale: string) => ({
  person: presentPerson(member),
  stars,
  text: formatJar(stars, goal, locale),
  filled: goal ? Math.min(1, stars / goal.stars) : Math.min(1, stars / 20),
  isFull: goal !== null && stars >= goal.stars,
  goal: goal && { id: goal.id, title: goal.title, icon: goal.icon, stars: goal.stars },
});

/** How many stars, and when: "+2 today", "−1 Friday", "+1 Monday 12", "+1 1 September". */
function formatStarsOn(amount: number, day: string, reader: ChoreReader): string {
  const stars = new Intl.NumberFormat(reader.locale, { signDisplay: "always", useGrouping: false }).format(amount);
  const isYesterday = Date.parse(reader.today) - Date.parse(day) === DAY_MS;
  return say(choreWords, reader.locale)("starsOn", {
    stars: stars.replace("-", "−"),
    near: isYesterday ? "yesterday" : dayInSentence(day, reader).near,
    day: formatNarrow(day, reader),
  });
}

/** The log of stars, newest first. */
export const presentStarLog = (entries: readonly StarEntry[], reader: ChoreReader) =>
  entries.flatMap(({ id, member, amount, reason, chore, giver, isGoal, day }) => {
    const person = reader.people.find((one) => one.id === member);
    if (!person) return [];
    const write = say(choreWords, reader.locale);
    const what = chore ?? reason ?? write("beingKind");
    const why = () => (giver === null ? what : write("from", { what: what.replace(/\.$/, ""), giver }));
    const text = isGoal ? write("given", { what }) : amount < 0 ? write("takenBack", { what }) : why();
    return [{ id, person, text, when: formatStarsOn(amount, day, reader) }];
  });

const ALIKE = 0.2;

interface Share {
  member: { id: number; name: string; role: string };
  done: number;
  /** The title of the chore that they did far more often than before. */
  more: string | null;
}

/** Praise for a child who does a chore far more often than before. Children are not compared with each other. */
function formatPraise(shares: readonly Share[], locale: string): string | null {
  const praised = shares.find(({ member, more }) => member.role === "child" && more !== null);
  if (!praised) return null;
  return say(choreWords, locale)("praise", { name: praised.member.name, title: praised.more ?? "" });
}

/**
 * A sentence on how the two busiest adults share; `null` in other families (docs/product/chores.md, "Who did how
 * much").
 */
export function formatSharing(shares: readonly Share[], locale: string): string | null {
  const text = say(choreWords, locale);
  const grown = shares.filter(({ member }) => member.role === "parent" || member.role === "guardian");
  const [first, second] = grown.toSorted((a, b) => b.done - a.done);
  if (!first || !second || first.done === 0) return null;
  if (first.done - second.done <= ALIKE * first.done) {
    const [one, other] = grown.filter((share) => share === first || share === second) as [Share, Share];
    return text("equal", { name: one.member.name, other: other.member.name });
  }
  return text("more", { name: first.member.name });
}

/** The distance between berries, and the width of the shortest twig. */
const BERRY = 10;
const TWIG = 250;

/** A row of berries as a path: a dash each. */
const berries = (count: number, x: number, y: number) => (count > 0 ? `M${x} ${y}h${(count - 1) * BERRY + 0.1}` : null);

/** How much each member did, as berries in two rows on a twig, all twigs on one scale, in the family's order. */
export function presentShares(shares: readonly Share[], locale: string) {
  const most = Math.max(0, ...shares.map(({ done }) => done));
  const width = Math.max(TWIG, BERRY * Math.ceil(most / 2) + BERRY);
  return {
    width,
    sentence: [formatSharing(shares, locale), formatPraise(shares, locale)].filter(Boolean).join(" "),
    twigs: shares.map(({ member, done }) => ({
      person: presentPerson(member),
      count: say(choreWords, locale)("things", { count: done }),
      upper: berries(Math.ceil(done / 2), 6, 8),
      lower: berries(Math.floor(done / 2), 11, 20.5),
    })),
  };
}
