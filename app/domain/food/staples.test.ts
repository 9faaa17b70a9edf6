import { expect, test } from "vitest";
import { returnsOn } from "#app/domain/food/staples.ts";
import { Temporal } from "#app/domain/time/time.ts";

test("a staple is back some days after the local date on which it was bought", () => {
  const bought = Temporal.Instant.from("2026-03-28T23:30:00Z");
  expect(returnsOn(bought, 3, "UTC").toString()).toBe("2026-03-31");
  expect(returnsOn(bought, 3, "Europe/Berlin").toString()).toBe("2026-04-01");
});
