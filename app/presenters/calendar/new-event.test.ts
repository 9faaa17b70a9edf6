import { expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { proposeTimes } from "#app/presenters/calendar/new-event.ts";

const at = (time: string) => Temporal.ZonedDateTime.from(`2026-11-27T${time}[Europe/Vienna]`);

it("proposes the next full hour, unless a day was picked", () => {
  const propose = (time: string, day: string | null = null) => Object.values(proposeTimes(at(time), day));
  expect(propose("13:25")).toEqual(["2026-11-27", "14:00", "", "15:00"]);
  expect(propose("14:00")).toEqual(["2026-11-27", "15:00", "", "16:00"]);
  expect(propose("22:10")).toEqual(["2026-11-27", "23:00", "2026-11-28", "00:00"]);
  expect(propose("23:10")).toEqual(["2026-11-28", "00:00", "", "01:00"]);
  expect(propose("13:25", "2026-12-03")).toEqual(["2026-12-03", "09:00", "", "10:00"]);
});

it("proposes an hour that the clock has, where it is put forward", () => {
  const before = Temporal.ZonedDateTime.from("2027-03-28T01:20[Europe/Vienna]");
  expect(Object.values(proposeTimes(before, null))).toEqual(["2027-03-28", "03:00", "", "04:00"]);
});
