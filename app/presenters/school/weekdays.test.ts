import { expect, it } from "vitest";
import { presentWeekdayName } from "#app/presenters/school/weekdays.ts";

it.each([
  ["en-GB", "Monday", "Mon", "Mon", "day"],
  ["fr-FR", "lundi", "lun", "lun", "di"],
  ["uk-UA", "понеділок", "пн", "понеділок", ""],
  ["ar-EG", "الاثنين", "الاثنين", "الاثنين", ""],
])("in %s %s is %s", (locale, name, abbreviation, short, rest) => {
  expect(presentWeekdayName(1, locale)).toEqual({ name, abbreviation, short, rest });
});
