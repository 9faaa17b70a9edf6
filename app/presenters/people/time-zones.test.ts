import { expect, test } from "vitest";
import { guessTimeZone, zoneGroups } from "#app/presenters/people/time-zones.ts";
import { timeZone } from "#app/schemas/fields.ts";
import { modernZone, placeName } from "#app/shared/calendar/time-zone-names.ts";

const listed = zoneGroups("en-GB").flatMap(({ area, places }) => places.split(" ").map((place) => `${area}/${place}`));

test("every zone in the list is valid for a family, and occurs once", () => {
  expect(listed.length).toBeGreaterThan(400);
  expect(new Set(listed).size).toBe(listed.length);
  for (const zone of listed) expect(timeZone.safeParse(zone).success, zone).toBe(true);
});

test("the list has the names of today, and no zone that is no place", () => {
  expect(listed).toEqual(expect.arrayContaining(["Europe/Kyiv", "Asia/Kolkata", "America/Argentina/Buenos_Aires"]));
  expect(listed.filter((zone) => modernZone(zone) !== zone)).toEqual([]);
  expect(listed.filter((zone) => zone.startsWith("Etc/"))).toEqual([]);
});

test.each([
  ["en-GB", "Europe/London"],
  ["en-US", "America/New_York"],
  ["en", "America/New_York"],
  ["de", "Europe/Berlin"],
  ["de-AT", "Europe/Vienna"],
  ["fr-CA", "America/Toronto"],
  ["es", "Europe/Madrid"],
  ["pt-BR", "America/Sao_Paulo"],
  ["hi", "Asia/Kolkata"],
  ["uk", "Europe/Kyiv"],
  ["zh-Hant-HK", "Asia/Hong_Kong"],
  ["ja", "Asia/Tokyo"],
  ["en-001", "UTC"],
  ["es-419", "UTC"],
  ["eo", "UTC"],
])("a reader of %s most likely lives in %s", (locale, zone) => {
  expect(guessTimeZone(locale)).toBe(zone);
});

test("whatever the region, the guess is in the list", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  for (const region of letters.flatMap((first) => letters.map((second) => first + second))) {
    const zone = guessTimeZone(`und-${region}`);
    expect(zone === "UTC" || listed.includes(zone), `${region}: ${zone}`).toBe(true);
  }
});

test("places in words", () => {
  expect(placeName("London")).toBe("London");
  expect(placeName("New_York")).toBe("New York");
  expect(placeName("Argentina/Buenos_Aires")).toBe("Buenos Aires (Argentina)");
});
