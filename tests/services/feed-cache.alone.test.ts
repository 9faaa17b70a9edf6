import { beforeEach, expect, it, vi } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { Family } from "#app/models/people/family.server.ts";
import { feedState } from "#app/services/calendar/export.server.ts";
import { readFeed } from "#app/services/calendar/feed-cache.server.ts";
import { writeCalendar } from "#app/services/calendar/large-calendars.server.ts";
import { makeEvent, makeFamily, makeMeal } from "#tests/support/factories.ts";
import { inRequest } from "#tests/support/in-request.ts";

vi.mock("#app/services/calendar/large-calendars.server.ts", { spy: true });
const write = vi.mocked(writeCalendar);
beforeEach(() => {
  write.mockClear();
});

const NOON = Temporal.Instant.from("2027-03-01T12:00:00Z");
const TOMORROW = NOON.add({ hours: 24 });

/** Reads a family's feed as a program reads it for the first time. */
const read = (id: number, areMealsIn = false, now = NOON) =>
  inRequest(async () => {
    const family = await Family.findByPk(id, { rejectOnEmpty: true });
    return readFeed({ family }, feedState(family, now, areMealsIn).etag, areMealsIn, now);
  });

it("writes a feed once for all who ask at the same time, and not again until the calendar changes", async () => {
  const home = await makeFamily();
  const { id } = home.family;
  const [first, second] = await Promise.all([read(id), read(id)]);
  expect(second).toEqual(first);
  expect(await read(id)).toEqual(first);
  expect(write).toHaveBeenCalledTimes(1);
  await makeEvent(home, { title: "Choir", start_time: "2027-03-01T12:00" });
  expect(await read(id)).not.toEqual(first);
  expect(write).toHaveBeenCalledTimes(2);
});

it("caches a feed with meals beside one without, each for a day", async () => {
  const home = await makeFamily();
  const { id } = home.family;
  await makeMeal(home.family, { planned_date: "2027-03-01" });
  for (const _ of [1, 2]) for (const areMealsIn of [true, false]) await read(id, areMealsIn);
  expect(write).toHaveBeenCalledTimes(2);
  await read(id, true, TOMORROW);
  expect(write).toHaveBeenCalledTimes(3);
});

it("writes a feed again after it could not be written", async () => {
  const { family } = await makeFamily();
  write.mockRejectedValueOnce(new Error("no room"));
  await expect(Promise.all([read(family.id), read(family.id)])).rejects.toThrow("no room");
  expect((await read(family.id)).byteLength).toBeGreaterThan(100);
});
