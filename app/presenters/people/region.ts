import { formatDate } from "#app/shared/format.ts";
import type { Clock, FirstDay } from "#app/shared/people/constants.ts";
import { firstDayOfWeek, type ReaderChoice } from "#app/shared/people/reader-locale.ts";

const FIRST_DAY_NAMES: Record<FirstDay, string> = { sunday: "Sunday", monday: "Monday", saturday: "Saturday" };
const CLOCK_NAMES: Record<Clock, string> = { 12: "12 hours", 24: "24 hours" };
/** A Monday, from which weekdays are named. */
const MONDAY = Date.UTC(2024, 0, 1);

function hoursOfLanguage(language: string): Clock {
  const { hourCycle } = new Intl.DateTimeFormat(language, { timeStyle: "short" }).resolvedOptions();
  return hourCycle === "h11" || hourCycle === "h12" ? 12 : 24;
}

const options = (ofLanguage: string, names: Record<string, string>) => [
  { value: "language", label: `Default for my language (${ofLanguage})` },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];

/** The choices of "Language and region". `language` is the locale without the reader's choice. */
export function presentRegion(choice: ReaderChoice, language: string) {
  const first = new Date(MONDAY + (firstDayOfWeek(language) - 1) * 86_400_000).toISOString().slice(0, 10);
  return {
    values: { first_day: choice.first_day ?? "language", clock: String(choice.clock ?? "language") },
    firstDays: options(formatDate(first, "en", "weekday"), FIRST_DAY_NAMES),
    clocks: options(CLOCK_NAMES[hoursOfLanguage(language)], CLOCK_NAMES),
  };
}
export type RegionView = ReturnType<typeof presentRegion>;
