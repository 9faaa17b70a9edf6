import type { Temporal } from "#app/domain/time/time.ts";
import type { Holdings } from "#app/services/people/leaving.server.ts";
import { byCount } from "#app/shared/by-count.ts";
import { formatInstant } from "#app/shared/format.ts";
import { BACKUP_DAYS, DELETE_DAYS } from "#app/shared/people/constants.ts";
import { joinNames } from "#app/shared/people/names.ts";
import { say } from "#app/words/catalogue.ts";
import { people as messages } from "#app/words/catalogues/people.ts";

export interface PendingEndView {
  /** The user who requested it, the date, and the days left. */
  text: string;
  mayKeep: boolean;
}

interface Reader {
  /** The name of the guardian who requested it; `null` if unknown. */
  name: string | null;
  mayKeep: boolean;
  locale: string;
  now: Temporal.Instant;
}

/** "Wednesday 28 October, 10:30", as the locale writes it. */
function momentInWords(at: Date, locale: string, timeZone: string): string {
  const [day, time] = (["day", "time"] as const).map((style) => formatInstant(at.getTime(), locale, style, timeZone));
  return `${day}, ${time}`;
}

const DAY = 24 * 60 * 60 * 1000;

/** The days left. A day on which the clocks change counts as a day. */
function daysLeft(at: Date, now: Temporal.Instant): string {
  const days = (at.getTime() - now.epochMilliseconds) / DAY;
  if (days <= 1) return "Less than a day left.";
  return days < 1.5 ? "1 day is left." : `${Math.round(days)} days are left.`;
}

/** The dashboard's notice of the family's pending deletion. */
export function presentEnd(
  family: { name: string; time_zone: string },
  at: Date,
  { name, mayKeep, locale, now }: Reader,
): PendingEndView {
  const moment = momentInWords(at, locale, family.time_zone);
  const text = `${name ?? "Someone"} asked for ${family.name} to be deleted on ${moment}. ${daysLeft(at, now)}`;
  return { text, mayKeep };
}

const writeCount = (count: number, what: string) => byCount(count, `1 ${what}`, `${count} ${what}s`);

/** What is deleted with a family, without empty kinds. */
export function presentHoldings({ events, meals, saved_weeks, points, rewards }: Holdings): string[] {
  const some = (count: number, what: string) => (count > 0 ? [writeCount(count, what)] : []);
  const holdings = [...some(meals, "meal"), ...some(saved_weeks, "saved week")];
  const earned = [...some(points, "point"), ...some(rewards, "reward")];
  return [
    events > 0 ? `${writeCount(events, "event")}, and every calendar link to them` : "Every calendar link",
    holdings.length > 0 ? `${holdings.join(", ")}, the grocery list` : "The grocery list",
    ...(earned.length > 0 ? [earned.join(" and ")] : []),
    "Everyone’s check-ins",
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

const BACKUPS = `Backups are deleted within ${BACKUP_DAYS} days.`;

/** The steps of a family's deletion, with dates, if it were requested now. */
export function presentFamilySteps(clock: Clock, isMailed: boolean): Step[] {
  const end = later(clock);
  const at = new Date(end.epochMilliseconds);
  const moment = momentInWords(at, clock.locale, clock.timeZone);
  const told = isMailed ? "We’ll email everyone. " : "";
  return [
    {
      when: `Today, ${inWords(clock, "dayAndMonth")}`,
      what: `${told}Everything works as before, with a notice at the top.`,
    },
    { when: `Until ${moment}`, what: "Any parent or guardian can cancel." },
    {
      when: `${inWords({ ...clock, now: end }, "dayAndMonth")}, ${formatInstant(at.getTime(), clock.locale, "time", clock.timeZone)}`,
      what: "Everything is deleted for good.",
    },
    { when: "Then", what: BACKUPS },
  ];
}

/** The steps of an account's deletion. */
export const presentAccountSteps = (clock: Clock): Step[] => [
  { when: "Now", what: "You’re signed out everywhere." },
  {
    when: `Until ${inWords({ ...clock, now: later(clock) }, "day")}`,
    what: "Sign in to keep your account.",
  },
  { when: "After that", what: `Your account is deleted for good. ${BACKUPS}` },
];

/** The users who remain: "Tom and Ida"; "the others" if `names` is empty. */
export const stayWith = (names: readonly string[], locale: string): string =>
  names.length > 0 ? joinNames(names, locale) : say(messages, locale)("others");
