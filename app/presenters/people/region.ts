import { DAY_MS } from "#app/domain/time/time.ts";
import { formatDate } from "#app/shared/format.ts";
import { CLOCKS, type Clock, FIRST_DAYS } from "#app/shared/people/constants.ts";
import { firstDayOfWeek, type ReaderChoice } from "#app/shared/people/reader-locale.ts";
import { say } from "#app/words/catalogue.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";
import { LANGUAGE_NAMES } from "#app/words/direction.ts";
import { LANGUAGE_STATES, type Language } from "#app/words/languages.ts";

/** A Monday, from which weekdays are named. */
const MONDAY = Date.UTC(2024, 0, 1);

function hoursOfLanguage(language: string): Clock {
  const { hourCycle } = new Intl.DateTimeFormat(language, { timeStyle: "short" }).resolvedOptions();
  return hourCycle === "h11" || hourCycle === "h12" ? 12 : 24;
}

interface Options {
  /** The languages to choose from. */
  languages: readonly Language[];
  /** The language that the browser asks for. */
  browser: Language;
  /** `YYYY-MM-DD` */
  today: string;
}

/** The choices of "Language and region". `language` is the locale without the reader's choice of week and clock. */
export function presentRegion(choice: ReaderChoice, language: string, { languages, browser, today }: Options) {
  const words = say(peopleWords, language);
  const ofLanguage = (name: string) => ({ value: "language", label: words("ofLanguage", { choice: name }) });
  const first = new Date(MONDAY + (firstDayOfWeek(language) - 1) * DAY_MS).toISOString().slice(0, 10);
  return {
    languages: [
      { value: "browser", label: words("browserLanguage", { language: LANGUAGE_NAMES[browser] }) },
      ...languages.map((value) => ({
        value,
        label: LANGUAGE_NAMES[value],
        hint: formatDate(today, value, "fullDay"),
        note: LANGUAGE_STATES[value] === "machine" ? say(peopleWords, value)("byProgram") : undefined,
        lang: value,
      })),
    ],
    values: {
      language: choice.language ?? "browser",
      first_day: choice.first_day ?? "language",
      clock: String(choice.clock ?? "language"),
    },
    firstDays: [
      ofLanguage(formatDate(first, language, "weekday")),
      ...FIRST_DAYS.map((day) => ({ value: String(day), label: words(day) })),
    ],
    clocks: [
      ofLanguage(words(`hours.${hoursOfLanguage(language)}`)),
      ...CLOCKS.map((clock) => ({ value: String(clock), label: words(`hours.${clock}`) })),
    ],
  };
}
export type RegionView = ReturnType<typeof presentRegion>;
