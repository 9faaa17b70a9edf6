import { expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { presentJump } from "#app/presenters/calendar/jump.ts";

const place = { view: "month", month: "2026-11", day: "2026-11-28", member: null } as const;

it.each([
  ["2031", 2031],
  ["٢٠٣١", 2031],
  ["２０３１", 2031],
  ["soon", 2026],
  ["1", 2026],
  ["", 2026],
  [null, 2026],
])("a jump to the year %o shows %d", (typed, year) => {
  expect(presentJump(place, typed, Temporal.PlainDate.from("2026-11-28"), "en").year).toBe(year);
});
