import { expect, it } from "vitest";
import { keptZone, type Moment } from "#app/domain/calendar-file/moments.ts";

const time = (zone: string, isUtc = false): Moment => ({ isDate: false, wall: 0, zone, isUtc });

it.each<[string, Moment, string]>([
  ["that of its start", time("Asia/Tokyo"), "Asia/Tokyo"],
  ["the family’s for a floating time", time("floating"), "Europe/Berlin"],
  ["the family’s for a moment in UTC", time("UTC", true), "Europe/Berlin"],
  ["the family’s for a day", { isDate: true, day: 0 }, "Europe/Berlin"],
])("the zone that an event keeps is %s", (_, start, zone) => {
  expect(keptZone(start, "Europe/Berlin")).toBe(zone);
});
