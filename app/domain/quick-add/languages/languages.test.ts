import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readLine } from "#app/domain/quick-add/read-line.ts";
import { storeRule } from "#app/domain/recurrence/stored-rule.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { say } from "#app/words/catalogue.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";
import { LANGUAGES, WHOLE_LANGUAGES } from "#app/words/languages.ts";
import { LINES_BY_LANGUAGE, PEOPLE_ABROAD } from "#tests/support/quick-lines-by-language.ts";
import { runs } from "#tests/support/runs.ts";

/** A Sunday at noon. */
const contextIn = (locale: string) => ({
  today: Temporal.PlainDate.from("2026-11-22"),
  now: 12 * 60,
  isDayFirst: !/^(?:ja|zh)/.test(locale),
  members: PEOPLE_ABROAD,
  locale,
});

const clock = (minutes: number | null) =>
  `${String(Math.floor((minutes ?? 0) / 60)).padStart(2, "0")}:${String((minutes ?? 0) % 60).padStart(2, "0")}`;

/** The parsed event in the notation of the table. */
function write(line: string, locale: string): string {
  const read = readLine(line, contextIn(locale));
  if (!read.isUnderstood) return read.title;
  const kept = read.rule && storeRule(read.rule);
  return [
    read.title,
    `${read.date}${read.endDate ? `..${read.endDate}` : ""}`,
    read.start === null ? "all day" : `${clock(read.start)}-${clock(read.end)}`,
    kept?.recurrence_rule,
    kept?.recurrence_end_date && `until ${kept.recurrence_end_date}`,
    read.isEveryone && "everyone",
    read.memberIds.map((id) => `+${PEOPLE_ABROAD.find((member) => member.id === id)?.name}`).join(""),
    read.place && `@${read.place}`,
  ]
    .filter(Boolean)
    .join(" | ");
}

describe.each(Object.entries(LINES_BY_LANGUAGE))("a line in %s", (locale, lines) => {
  const rows = lines
    .trim()
    .split("\n")
    .map((row) => row.split(/ +=> /) as [line: string, understood: string]);

  it.each(rows)("%s", (line, understood) => {
    expect(write(line, locale)).toBe(understood);
  });

  it("loses no word, wherever it is in the line", () => {
    const known = rows.flatMap(([line]) => line.split(" "));
    const word = fc.constantFrom("zebra", "quince", "Öl", "猫", "x-ray", "(late)");
    const pieces = fc.array(fc.oneof(word, fc.constantFrom(...known)), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(pieces, (parts) => {
        const { title, place } = readLine(parts.join(" "), contextIn(locale));
        const left = `${title} ${place ?? ""}`;
        for (const part of parts) if (!known.includes(part)) expect(left).toContain(part);
      }),
      { numRuns: runs(100) },
    );
  });
});

it("reads the words of one language", () => {
  expect(write("Sat Piano weekly at noon Fr", "de")).toBe("Sat Piano weekly at noon | 2026-11-27 | all day");
  expect(write("Klavier Samstag wöchentlich", "en")).toBe("Klavier Samstag wöchentlich");
  expect(write("Sun may dance at six", "fr")).toBe("Sun may dance at six");
});

it("reads short English words in no other language", () => {
  expect(write("Piano at 5 weekly", "it")).toBe("Piano at 5 | 2026-11-22 | all day | FREQ=WEEKLY;BYDAY=SU");
});

/** A translated example is shown under the field, so it has to be understood. */
it.each(
  LANGUAGES.map((language) => [language, say(calendar, language)("quickExample")] as const).filter(
    ([language, example]) => WHOLE_LANGUAGES.includes(language) || example !== say(calendar, "en")("quickExample"),
  ),
)("the example in %s is understood: %s", (language, line) => {
  const read = readLine(line, { ...contextIn(language), members: [] });
  expect(read).toMatchObject({ isUnderstood: true, start: 17 * 60 });
  expect(read.date.toString()).toBe("2026-11-28");
  expect(read.title).not.toMatch(/\d/);
});
