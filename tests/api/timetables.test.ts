import { describe, expect, it } from "vitest";
import { loadSchool } from "#app/services/school/school.server.ts";
import { makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { query } from "#tests/support/databases.ts";
import { joinFamily } from "#tests/support/roles.ts";
import { beginSchool } from "#tests/support/school-calls.ts";
import { ROWS, TIMETABLE } from "#tests/support/timetables.ts";

const app = runApp();
const begin = () => beginSchool(app.url);

describe("a timetable", () => {
  it("is the whole that was sent, 200 the first time too", async () => {
    const { put, ella, api, path } = await begin();
    const saved = await put();
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual({
      ...TIMETABLE,
      member_id: ella,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect((await api.get(`${path}/timetables`)).body).toEqual([saved.body]);
  });

  it("drops week B where every week is the same, and what is blank", async () => {
    const { put } = await begin();
    const cells = { A: { 1: { 1: " Maths ", 3: "" }, 2: { 1: null } }, B: { 2: { 1: "Music" } } };
    expect((await put({ weeks: 1, cells })).body.cells).toEqual({ A: { 1: { 1: "Maths" } } });
  });

  it("finds subjects whatever their case, and makes unknown ones in the next free colour", async () => {
    const { put, api, path } = await begin();
    await api.post(`${path}/subjects`, { name: "maths", color: "#F27C5E" });
    await put({ cells: { A: { 1: { 1: "MATHS", 3: "Art" }, 2: { 1: "art" } } } });
    const subjects = (await api.get(`${path}/subjects`)).body as unknown as { name: string; color: string }[];
    expect(subjects.map(({ name, color }) => [name, color])).toEqual([
      ["maths", "#F27C5E"],
      ["Art", "#6BC5B8"],
    ]);
  });

  const X41 = "x".repeat(41);
  it.each<[Record<string, unknown>, string, string]>([
    [{ weeks: 3 }, "weeks", "Invalid input"],
    [{ weeks: undefined }, "weeks", "Invalid input"],
    [{ anchor_monday: "2026-10-13" }, "anchor_monday", "Choose a Monday"],
    [{ anchor_monday: "2026-10-32" }, "anchor_monday", "Invalid date"],
    [{ home_at: "25:00" }, "home_at", "Invalid time"],
    [{ home_at: "11:00" }, "home_at", "Home time must be after the last lesson"],
    [{ rows: undefined }, "rows", "Required"],
    [
      { rows: [...ROWS, { name: "Lesson 3", starts_at: "11:00" }] },
      "rows.3.starts_at",
      "Lesson 3 must begin after Lesson 2",
    ],
    [
      { rows: [{ name: "x".repeat(31), starts_at: "09:00" }] },
      "rows.0.name",
      "String must contain at most 30 character(s)",
    ],
    [{ cells: { A: { 1: { 3: X41 } } } }, "cells.A.1.3", "Monday, lesson 2: use up to 40 characters for a subject"],
    [{ cells: { A: { 1: { 2: "Maths" } } } }, "cells.A.1.2", "There are no lessons in a break"],
    [{ cells: { B: { 1: { 4: "Maths" } } } }, "cells.B.1.4", "That lesson doesn’t exist"],
    [{ cells: { A: { 7: { 1: "Maths" } } } }, "cells.A.7", "Weekdays are 0 for Sunday to 6"],
    [{ cells: { C: { 1: { 1: "Maths" } } } }, "cells.C", "There are weeks A and B"],
    [{ cells: { A: { 1: { 1: 5 } } } }, "cells.A.1.1", "Expected string, received number"],
    [
      { cells: { A: { 1: { 1: "a\0" } } } },
      "cells.A.1.1",
      "This text has a character we can’t save. Remove it and try again.",
    ],
  ])("is refused with %j", async (input, path, message) => {
    const { put, actor } = await begin();
    const reply = await put(input);
    expect([reply.status, reply.body.issues]).toEqual([400, [{ path, message }]]);
    expect((await loadSchool(actor)).timetables).toEqual([]);
  });

  it("has at most twelve rows, and a family sixty subjects: 409", async () => {
    const { put, api, path } = await begin();
    const rows = Array.from({ length: 13 }, (_, n) => ({ name: `L${n}`, starts_at: `09:${10 + n}` }));
    expect((await put({ rows, cells: {} })).status).toBe(409);
    const many = (from: number) =>
      Object.fromEntries([1, 2, 3, 4, 5, 6, 0].map((day) => [day, { 1: `S${from + day}` }]));
    for (let from = 0; from < 56; from += 14) {
      expect((await put({ cells: { A: many(from), B: many(from + 7) } })).status).toBe(200);
    }
    const reply = await put({ cells: { A: many(56) } });
    expect([reply.status, reply.body.error]).toEqual([
      409,
      "60 subjects is the most a family can have. Delete one first.",
    ]);
    expect((await api.get(`${path}/subjects`)).body).toHaveLength(56);
  });

  it("of which a newer version is stored is 409, with the name and the hour, and nothing is saved", async () => {
    const { put, api, path, family, ella } = await begin();
    const first = (await put()).body;
    const tom = await joinFamily(family, "parent");
    await query(process.env.DATABASE_URL as string, "UPDATE families SET time_zone = 'Australia/Lord_Howe'");
    const of = await makeClient(app.url, tom);
    const theirs = await of.send("PUT", `${path}/timetables/${ella}`, { json: { ...TIMETABLE, home_at: "12:30" } });
    await query(
      process.env.DATABASE_URL as string,
      "UPDATE timetables SET updated_at = '2026-10-12T09:14:00Z' WHERE family_id = $1",
      [family.id],
    );
    expect(theirs.status).toBe(200);
    const reply = await put({ updated_at: first.updated_at, home_at: "13:00" });
    expect([reply.status, reply.body]).toEqual([
      409,
      { error: "A parent changed this week at 20:14. Look before you save." },
    ]);
    const [stored] = (await api.get(`${path}/timetables`)).body as unknown as Record<string, unknown>[];
    expect(stored?.home_at).toBe("12:30");
    expect((await put({ updated_at: stored?.updated_at, home_at: "13:00" })).status).toBe(200);
    expect((await put({ updated_at: null })).status).toBe(409);
    expect((await put()).status).toBe(200);
  });

  it("of two that are saved at once from the same reading is saved once", async () => {
    const { put } = await begin();
    const { updated_at } = (await put()).body;
    await new Promise((done) => setImmediate(done));
    const both = await Promise.all([put({ updated_at, home_at: "13:00" }), put({ updated_at, home_at: "14:00" })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("is 404 for another family, and after its deletion", async () => {
    const { put, api, path, ella, noah } = await begin();
    const other = await begin();
    expect((await put({}, other.ella)).status).toBe(404);
    expect((await api.get(`${path}/timetables/${noah}/day`)).status).toBe(404);
    await put();
    expect((await api.delete(`${path}/timetables/${ella}`)).status).toBe(204);
    expect((await api.delete(`${path}/timetables/${ella}`)).status).toBe(404);
    expect((await api.get(`${path}/subjects`)).body).not.toEqual([]);
  });
});
