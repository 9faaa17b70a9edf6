import { beforeAll, describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { listEvents } from "#app/services/calendar/event-list.server.ts";
import { updateEvent } from "#app/services/calendar/events.server.ts";
import { moveEvent, undoMove } from "#app/services/calendar/move.server.ts";
import { deleteOccurrence } from "#app/services/calendar/overrides.server.ts";
import type { Scope } from "#app/shared/calendar/scopes.ts";
import { makeEvent, makeFamily } from "#tests/support/factories.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ZONE = "Europe/Vienna";

let actor: Awaited<ReturnType<typeof makeFamily>>;
beforeAll(async () => {
  actor = await makeFamily({ timeZone: ZONE });
});

let count = 0;
const newTitle = () => {
  count += 1;
  return `Event ${count}`;
};

/** Starts and ends of the events with a title, by the clock in Vienna, from February to April. */
async function listSpans(title: string): Promise<string[]> {
  const window = { from: "2027-02-01", to: "2027-04-30" };
  const entries = await listEvents(actor, {
    from: Temporal.PlainDate.from(window.from),
    to: Temporal.PlainDate.from(window.to),
    timeZone: ZONE,
  });
  return entries
    .filter(({ event }) => event.title === title)
    .map(({ times }) => {
      if (times.isAllDay) return `${times.start} ${times.end}`;
      const words = (at: Temporal.Instant) => at.toZonedDateTimeISO(ZONE).toPlainDateTime().toString().slice(5, 16);
      return `${words(times.start)} ${words(times.end)}`;
    });
}

const move = (id: number, by: number, date: string | null = null, scope: Scope | null = null, more: object = {}) =>
  moveEvent(actor, id, { date, scope }, { by, ...more });

describe("an event that is moved", () => {
  it("keeps its length and its clock, also over a change of hour, and goes back", async () => {
    const title = newTitle();
    const { id } = await makeEvent(actor, { title, start_time: "2027-03-27T17:00", end_time: "2027-03-27T18:30" });
    const { undo } = await move(id, DAY);
    expect(await listSpans(title)).toEqual(["03-28T17:00 03-28T18:30"]);
    await undoMove(actor, undo);
    expect(await listSpans(title)).toEqual(["03-27T17:00 03-27T18:30"]);
  });

  it("lasts longer, or shorter, and goes back to what it was", async () => {
    const title = newTitle();
    const { id } = await makeEvent(actor, { title, start_time: "2027-03-01T17:00", end_time: "2027-03-01T18:00" });
    const { undo } = await move(id, HOUR / 4, null, null, { longer: HOUR / 2 });
    expect(await listSpans(title)).toEqual(["03-01T17:15 03-01T18:45"]);
    await undoMove(actor, undo);
    expect(await listSpans(title)).toEqual(["03-01T17:00 03-01T18:00"]);
    await expect(move(id, 0, null, null, { longer: -2 * HOUR })).rejects.toThrow(/end/i);
    expect(await listSpans(title)).toEqual(["03-01T17:00 03-01T18:00"]);
  });

  it("lasts longer on every date of its series, or on one, or from one on", async () => {
    const title = newTitle();
    const times = { start_time: "2027-03-01T17:00", end_time: "2027-03-01T18:00" };
    const { id } = await makeEvent(actor, { title, ...times, recurrence_rule: "FREQ=WEEKLY;COUNT=3" });
    await move(id, 0, "2027-03-15", "occurrence", { longer: HOUR });
    await move(id, 0, "2027-03-08", "following", { longer: HOUR / 4, exceptions: "move" });
    expect(await listSpans(title)).toEqual([
      "03-01T17:00 03-01T18:00",
      "03-08T17:00 03-08T18:15",
      "03-15T17:00 03-15T19:00",
    ]);
    const { undo } = await move(id, HOUR, null, null, { longer: HOUR });
    expect((await listSpans(title))[0]).toBe("03-01T18:00 03-01T20:00");
    await undoMove(actor, undo);
    expect((await listSpans(title))[0]).toBe("03-01T17:00 03-01T18:00");
  });

  it("is moved by days where it lasts whole days", async () => {
    const title = newTitle();
    const fair = await makeEvent(actor, { title, is_all_day: true, start_time: "2027-03-01", end_time: "2027-03-02" });
    const { undo } = await move(fair.id, 3);
    expect(await listSpans(title)).toEqual(["2027-03-04 2027-03-05"]);
    await undoMove(actor, undo);
    expect(await listSpans(title)).toEqual(["2027-03-01 2027-03-02"]);
  });

  it("stays where somebody has put it since, for who saw it before or wants it back", async () => {
    const event = await makeEvent(actor, { start_time: "2027-03-01T09:00" });
    const seen = String(event.sequence);
    const { undo } = await move(event.id, HOUR);
    await updateEvent(actor, event.id, { start_time: "2027-03-02T09:00" });
    const stale = move(event.id, HOUR, null, null, { seenVersion: seen });
    await expect(stale).rejects.toMatchObject({ code: "conflict" });
    await expect(undoMove(actor, undo)).rejects.toMatchObject({ code: "conflict" });
  });

  it("is nobody else's", async () => {
    const { id } = await makeEvent(await makeFamily());
    await expect(move(id, HOUR)).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("a series that is moved", () => {
  const lesson = (title: string, rule = "FREQ=WEEKLY;COUNT=4;BYDAY=TU") =>
    makeEvent(actor, { title, start_time: "2027-03-02T17:00", end_time: "2027-03-02T18:00", recurrence_rule: rule });
  const TUESDAYS = [
    "03-02T17:00 03-02T18:00",
    "03-09T17:00 03-09T18:00",
    "03-16T17:00 03-16T18:00",
    "03-23T17:00 03-23T18:00",
  ];

  it("turns its rule as a whole, and goes back to the very same", async () => {
    const title = newTitle();
    const { id, recurrence_rule } = await lesson(title);
    const { undo } = await move(id, DAY + HOUR, "2027-03-16", "series");
    expect(await listSpans(title)).toEqual([
      "03-03T18:00 03-03T19:00",
      "03-10T18:00 03-10T19:00",
      "03-17T18:00 03-17T19:00",
      "03-24T18:00 03-24T19:00",
    ]);
    const back = await undoMove(actor, undo);
    expect(back.recurrence_rule).toBe(recurrence_rule);
    expect(await listSpans(title)).toEqual(TUESDAYS);
  });

  it("keeps the last day of months when it goes back", async () => {
    const title = newTitle();
    const rule = "FREQ=MONTHLY;COUNT=3;BYMONTHDAY=-1";
    const { id } = await makeEvent(actor, { title, start_time: "2027-02-28T17:00", recurrence_rule: rule });
    const before = await listSpans(title);
    const { undo } = await move(id, DAY, "2027-02-28", "series");
    await undoMove(actor, undo);
    expect(await listSpans(title)).toEqual(before);
  });

  it("has one date moved alone, which goes back into it", async () => {
    const title = newTitle();
    const { id } = await lesson(title);
    const { undo } = await move(id, DAY - HOUR, "2027-03-09", "occurrence");
    expect((await listSpans(title)).sort()).toEqual([TUESDAYS[0], "03-10T16:00 03-10T17:00", TUESDAYS[2], TUESDAYS[3]]);
    await expect(move(id, DAY, "2027-03-09", "occurrence")).rejects.toBeDefined();
    await undoMove(actor, undo);
    expect(await listSpans(title)).toEqual(TUESDAYS);
  });

  it("is moved from a date on with what is cancelled later, and is one series again when that is undone", async () => {
    const title = newTitle();
    const { id, recurrence_rule } = await lesson(title);
    await deleteOccurrence(actor, id, "2027-03-23");
    const asking = { now: Temporal.Instant.from("2027-03-01T00:00Z"), isPastMeant: true };
    const question = move(id, DAY, "2027-03-09", "following", { asking });
    await expect(question).rejects.toMatchObject({ code: "conflict", field: "exceptions" });
    expect(await listSpans(title)).toEqual(TUESDAYS.slice(0, 3));
    const { undo } = await move(id, DAY, "2027-03-09", "following", { asking, exceptions: "move" });
    expect(await listSpans(title)).toEqual([TUESDAYS[0], "03-10T17:00 03-10T18:00", "03-17T17:00 03-17T18:00"]);
    const series = await undoMove(actor, undo);
    expect([series.id, series.recurrence_rule]).toEqual([id, recurrence_rule]);
    expect(await listSpans(title)).toEqual(TUESDAYS.slice(0, 3));
  });

  it("asks before dates that are over are moved", async () => {
    const { id } = await lesson(newTitle());
    const asking = { now: Temporal.Instant.from("2027-03-12T00:00Z"), isPastMeant: false };
    const question = move(id, DAY, "2027-03-16", "series", { asking });
    await expect(question).rejects.toMatchObject({ code: "conflict", field: "past" });
  });

  it("is moved as a whole from its first date on", async () => {
    const title = newTitle();
    const { id } = await lesson(title);
    const { event } = await move(id, DAY, "2027-03-02", "following");
    expect(event.id).toBe(id);
    expect((await listSpans(title))[0]).toBe("03-03T17:00 03-03T18:00");
  });

  it("has no date that it does not have", async () => {
    const { id } = await lesson(newTitle());
    for (const scope of ["occurrence", "following"] as const) {
      await expect(move(id, DAY, "2027-03-10", scope)).rejects.toMatchObject({ code: "not-found" });
    }
  });
});
