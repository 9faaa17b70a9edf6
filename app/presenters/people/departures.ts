import { DAY_MS, type Temporal } from "#app/domain/time/time.ts";
import type { Holdings } from "#app/services/people/leaving.server.ts";
import { formatInstant } from "#app/shared/format.ts";
import { BACKUP_DAYS, DELETE_DAYS } from "#app/shared/people/constants.ts";
import { joinNames } from "#app/shared/people/names.ts";
import { type Say, say } from "#app/words/catalogue.ts";
import { people as messages } from "#app/words/catalogues/people.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";

export interface PendingEndView {
  /** The user who requested it, the date, and the days left. */
  text: string;
  mayKeep: boolean;
}

interface Reader {
  /** The name of the guardian who requested it; `null` if unknown. */
  name: string | null;
  /** Whether the reader requested it. */
  isAsker?: boolean;
  mayKeep: boolean;
  locale: string;
  now: Temporal.Instant;
}

/** "Wednesday 28 October, 10:30", as the locale writes it. */
function momentInWords(at: Date, locale: string, timeZone: string): string {
  const [day = "", time = ""] = (["day", "time"] as const).map((style) =>
    formatInstant(at.getTime(), locale, style, timeZone),
  );
  return say(peopleWords, locale)("stepAt", { day, time });
}

/** The days left. A day on which the clocks change counts as a day. */
function daysLeft(at: Date, now: Temporal.Instant, locale: string): string {
  const days = (at.getTime() - now.epochMilliseconds) / DAY_MS;
  const words = say(peopleWords, locale);
  return days <= 1 ? words("lessThanADay") : words("daysLeft", { days: Math.round(days) });
}

/** The dashboard's notice of the family's pending deletion. */
export function presentEnd(
  family: { name: string; time_zone: string },
  at: Date,
  { name, isAsker = false, mayKeep, locale, now }: Reader,
): PendingEndView {
  const words = say(peopleWords, locale);
  const moment = momentInWords(at, locale, family.time_zone);
  const end = { family: family.name, moment, left: daysLeft(at, now, locale) };
  return {
    text: isAsker ? words("youAsked", end) : words("asked", { name: name ?? words("someone"), ...end }),
    mayKeep,
  };
}

/** The labels of the notice's buttons, which pages of two rooms show. */
export function presentEndLabels(locale: string) {
  const words = say(peopleWords, locale);
  return { keep: words("keepFamily"), keeping: words("keeping"), download: words("downloadData") };
}
export type EndLabels = ReturnType<typeof presentEndLabels>;

function presentFood({ meals, saved_weeks: weeks }: Holdings, words: Say<typeof peopleWords.english>): string {
  if (meals > 0 && weeks > 0) return words("goes.mealsAndWeeks", { meals, weeks });
  if (meals > 0) return words("goes.meals", { count: meals });
  return weeks > 0 ? words("goes.weeks", { count: weeks }) : words("goes.groceries");
}

function presentEarned({ points, rewards }: Holdings, words: Say<typeof peopleWords.english>): string[] {
  if (points > 0 && rewards > 0) return [words("goes.pointsAndRewards", { points, rewards })];
  if (points > 0) return [words("goes.points", { count: points })];
  return rewards > 0 ? [words("goes.rewards", { count: rewards })] : [];
}

/** The data that is deleted with a family, without empty kinds. */
export function presentHoldings(holdings: Holdings, locale: string): string[] {
  const words = say(peopleWords, locale);
  const { events } = holdings;
  return [
    events > 0 ? words("goes.events", { count: events }) : words("goes.links"),
    presentFood(holdings, words),
    ...presentEarned(holdings, words),
    words("goes.checkIns"),
  ];
}

export interface Step {
  when: string;
  what: string;
}

interface Clock {
  now: Temporal.Instant;
  locale: string;
  timeZone: string;
}

const inWords = ({ now, locale, timeZone }: Clock, style: "dayAndMonth" | "day") =>
  formatInstant(now.epochMilliseconds, locale, style, timeZone);

const later = (clock: Clock) => clock.now.toZonedDateTimeISO(clock.timeZone).add({ days: DELETE_DAYS }).toInstant();

/** The steps of a family's deletion, with dates, if it were requested now. */
export function presentFamilySteps(clock: Clock, isMailed: boolean): Step[] {
  const end = later(clock);
  const at = new Date(end.epochMilliseconds);
  const words = say(peopleWords, clock.locale);
  return [
    {
      when: words("stepToday", { day: inWords(clock, "dayAndMonth") }),
      what: words(isMailed ? "stepFamilyMailed" : "stepFamily"),
    },
    {
      when: words("stepUntil", { day: momentInWords(at, clock.locale, clock.timeZone) }),
      what: words("stepCancel"),
    },
    {
      when: words("stepAt", {
        day: inWords({ ...clock, now: end }, "dayAndMonth"),
        time: formatInstant(at.getTime(), clock.locale, "time", clock.timeZone),
      }),
      what: words("stepDeleted"),
    },
    { when: words("stepThen"), what: words("stepBackups", { days: BACKUP_DAYS }) },
  ];
}

/** The steps of an account's deletion. */
export function presentAccountSteps(clock: Clock): Step[] {
  const words = say(peopleWords, clock.locale);
  return [
    { when: words("stepNow"), what: words("stepSignedOut") },
    { when: words("stepUntil", { day: inWords({ ...clock, now: later(clock) }, "day") }), what: words("stepSignIn") },
    { when: words("stepAfter"), what: words("stepAccount", { days: BACKUP_DAYS }) },
  ];
}

/** The users who remain: "Tom and Ida"; "the others" if `names` is empty. */
export const stayWith = (names: readonly string[], locale: string): string =>
  names.length > 0 ? joinNames(names, locale) : say(messages, locale)("others");
