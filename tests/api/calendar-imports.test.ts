import { describe, expect, it } from "vitest";
import { makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { calendarFile } from "#tests/support/calendar-file.ts";
import { makeFamily } from "#tests/support/factories.ts";

const app = runApp();

const many = (count: number) =>
  calendarFile(
    ...Array.from({ length: count }, (_, n) => [`UID:${n}`, `SUMMARY:Lesson ${n}`, "DTSTART:20270301T100000Z"]),
  );

async function begin() {
  const made = await makeFamily();
  const api = await makeClient(app.url, made.user);
  const path = `/families/${made.family.id}/calendar/imports`;
  const send = (raw: string, type = "text/calendar; charset=utf-8") =>
    api.send("POST", `${path}?file_name=school.ics&event_type=school`, { raw, headers: { "Content-Type": type } });
  return { api, path, send };
}

describe("imports by call", () => {
  it("are read in a thread, brought in, undone, and listed", async () => {
    const { api, path, send } = await begin();
    const { status, body } = await send(many(3));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: "ready",
      file_name: "school.ics",
      event_type: "school",
      member_ids: [],
      counts: { new: 3, changed: 0, same: 0, not_understood: 0 },
      result: null,
    });
    expect(body.items[0]).toEqual({
      n: 1,
      state: "new",
      uid: "0",
      title: "Lesson 0",
      start_time: "2027-03-01T10:00:00.000Z",
      end_time: "2027-03-01T10:00:00.000Z",
      is_all_day: false,
      recurrence_rule: null,
      ticked: true,
      reason: null,
    });
    const done = await api.post(`${path}/${body.id}/confirm`, { take: [1, 2] });
    expect([done.status, done.body.status, done.body.result.added]).toEqual([200, "done", 2]);
    const undone = await api.post(`${path}/${body.id}/undo`);
    expect([undone.status, undone.body.status, undone.body.result.removed]).toEqual([200, "undone", 2]);
    const { body: list } = await api.get(path);
    expect(list.map(({ id, status: now }: { id: number; status: string }) => [id, now])).toEqual([[body.id, "undone"]]);
  });

  it("refuse a file that is no calendar, too large, or of another type", async () => {
    const { send } = await begin();
    const photo = await send("hello");
    expect([photo.status, photo.body.issues]).toEqual([
      400,
      [{ path: "file", message: "“school.ics” isn’t a calendar file." }],
    ]);
    expect((await send("x".repeat(5_000_001))).status).toBe(413);
    expect((await send(many(1), "text/plain")).status).toBe(415);
  });

  const GOOD = ["UID:good", "SUMMARY:Choir", "DTSTART:20270301T100000Z"];
  const folded = (count: number) => many(count).replaceAll("BEGIN:VEVENT", "BEGIN:VEV\r\n ENT");
  it.each([
    ["50,000 events", many(50_000), 400],
    ["more events than are seen at once", folded(5_001), 201],
  ])("refuse %s, in the same words, and bring in nothing", async (_, text, status) => {
    const { api, path, send } = await begin();
    const { status: answered, body } = await send(text);
    const said = "“school.ics” has too many events. The limit is 5,000.";
    expect(answered).toBe(status);
    if (status === 400) return expect(body.issues).toEqual([{ path: "file", message: said }]);
    expect(body).toMatchObject({ status: "failed", error: said, items: [] });
    expect((await api.post(`${path}/${body.id}/confirm`)).status).toBe(409);
  });

  it("import the readable part of a damaged file", async () => {
    const { api, path, send } = await begin();
    const zone = "BEGIN:VTIMEZONE\r\nTZID:No\r\nBEGIN:STANDARD\r\nTZOFFSETTO:x\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n";
    const file = calendarFile(
      [`UID:${"u".repeat(1_000_000)}`, "SUMMARY:Long", "DTSTART:20270301"],
      ["UID:s", "SUMMARY:Tick", "DTSTART:20270301T100000Z", "RRULE:FREQ=SECONDLY"],
      ["UID:z", "SUMMARY:Moon", "DTSTART;TZID=No:20270301T100000"],
      ["UID:c\u0000\u0007", "SUMMARY:Bell\u0007\u0000s", "DTSTART:20270301"],
      ["UID:y", "SUMMARY:Old", "DTSTART:00010101T000000Z", "RRULE:FREQ=YEARLY"],
      GOOD,
    ).replace("BEGIN:VEVENT", `${zone}BEGIN:VEVENT`);
    const { body } = await send(file);
    expect(body.items.map(({ title, state, reason }: Record<string, string>) => [title, state, reason])).toEqual([
      ["Long", "not_understood", "Its ID is longer than 1,000 characters."],
      ["Tick", "not_understood", "Roost doesn’t support how this repeats: FREQ=SECONDLY. Imported as one event."],
      ["Moon", "new", "Its time zone “No” isn’t known."],
      ["Bells", "new", null],
      ["Old", "new", null],
      ["Choir", "new", null],
    ]);
    const { body: done } = await api.post(`${path}/${body.id}/confirm`);
    expect(done).toMatchObject({ status: "done", result: { added: 5 } });
  });
});
