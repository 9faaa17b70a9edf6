import { expect, it } from "vitest";
import { readLine } from "#app/domain/quick-add/read-line.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { lineContext, presentLine } from "#app/presenters/calendar/quick-line.ts";
import { PEOPLE } from "#tests/support/quick-lines.ts";

/** A Sunday at noon. */
const now = Temporal.ZonedDateTime.from("2026-11-22T12:00[Europe/Berlin]");

it.each([
  ["Piano Sat 17:00 weekly Ella", "“Piano”, Saturday, November 28, 2026, 5:00 PM to 6:00 PM, every Saturday, Ella"],
  ["Camp 5-8 Dec", "“Camp”, Saturday, December 5, 2026 to Tuesday, December 8, 2026, all day"],
  ["Swim Ella Noah Tom Sat", "“Swim”, Saturday, November 28, 2026, all day, Ella, Noah and Tom"],
  [
    "Papa every other weekend Fri 18:00 to Sun 17:00",
    "“Papa”, Friday, November 27, 2026, 6:00 PM to Sunday, November 29, 2026, 5:00 PM, every 2 weeks on Friday",
  ],
  ["Buy milk", "“Buy milk”"],
])("what was understood of “%s” says all of it", (line, said) => {
  expect(presentLine(readLine(line, lineContext(now, "en-US", PEOPLE)), PEOPLE, "en-US").understood).toBe(said);
});

it.each([
  [
    "de-DE",
    "Klavier jeden zweiten Sa 17 Uhr Ella",
    "„Klavier“, Samstag, 28. November 2026, 17:00 bis 18:00, alle 2 Wochen am Samstag, Ella",
  ],
  ["de-DE", "Essen So 12 Uhr bei Oma", "„Essen“, Sonntag, 29. November 2026, 12:00 bis 13:00, Ort: Oma"],
])("in %s “%s” is said back as “%s”", (locale, line, said) => {
  expect(presentLine(readLine(line, lineContext(now, locale, PEOPLE)), PEOPLE, locale).understood).toBe(said);
});
