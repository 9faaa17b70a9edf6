import { describe, expect, it } from "vitest";
import { removeMember } from "#app/services/people/members.server.ts";
import { listSpans } from "#app/services/school/spans.server.ts";
import { listTimetables } from "#app/services/school/timetables.server.ts";
import { makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { query } from "#tests/support/databases.ts";
import { makeFamily, makeMember } from "#tests/support/factories.ts";
import { joinFamily } from "#tests/support/roles.ts";
import { AUTUMN, ROWS, TIMETABLE } from "#tests/support/timetables.ts";

const app = runApp();

/** A family with two children, of whom none has a timetable. */
async function begin() {
  const made = await makeFamily({ members: ["Maya"] });
  const ella = await makeMember(made.family, { name: "Ella" });
  const noah = await makeMember(made.family, { name: "Noah" });
  const path = `/families/${made.family.id}`;
  const api = await makeClient(app.url, made.user);
  const put = (input: Record<string, unknown> = {}, member = ella.id) =>
    api.send("PUT", `${path}/timetables/${member}`, { json: { ...TIMETABLE, ...input } });
  const day = async (date: string, member = ella.id) =>
    (await api.get(`${path}/timetables/${member}/day?date=${date}`)).body;
  return { ...made, actor: made, ella: ella.id, noah: noah.id, noahRow: noah, path, api, put, day };
}

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
    [{ cells: { A: { 1: { 3: X41 } } } }, "cells.A.1.3", "Monday, lesson 2: a subject can have 40 characters at most"],
    [{ cells: { A: { 1: { 2: "Maths" } } } }, "cells.A.1.2", "There are no lessons in a break"],
    [{ cells: { B: { 1: { 4: "Maths" } } } }, "cells.B.1.4", "There is no such row"],
    [{ cells: { A: { 7: { 1: "Maths" } } } }, "cells.A.7", "Weekdays are 0 for Sunday to 6"],
    [{ cells: { C: { 1: { 1: "Maths" } } } }, "cells.C", "There are weeks A and B"],
    [{ cells: { A: { 1: { 1: 5 } } } }, "cells.A.1.1", "Expected string, received number"],
    [{ cells: { A: { 1: { 1: "a\0" } } } }, "cells.A.1.1", "Text holds a character that cannot be stored"],
  ])("is refused with %j", async (input, path, message) => {
    const { put, actor } = await begin();
    const reply = await put(input);
    expect([reply.status, reply.body.issues]).toEqual([400, [{ path, message }]]);
    expect(await listTimetables(actor)).toEqual([]);
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

  it("is nobody's of another family, and gone once deleted", async () => {
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

describe("a day", () => {
  it("has its lessons with their ends, and what to pack", async () => {
    const { put, api, path, day, ella } = await begin();
    const pe = { name: "PE", room: "Hall", teacher: "Mr Hart", bring: "PE kit, water" };
    await api.post(`${path}/subjects`, pe);
    await put();
    await api.send("PUT", `${path}/school-spans`, { json: AUTUMN });
    const added = await api.post(`${path}/pack`, { member_id: ella, date: "2026-10-12", text: "Trip form" });
    await api.post(`${path}/pack`, { member_id: ella, date: "2026-10-12", text: "pe KIT" });
    expect(added.status).toBe(201);
    expect(await day("2026-10-12")).toEqual({
      date: "2026-10-12",
      school_day: true,
      letter: "A",
      lessons: [
        { row: 1, name: "Lesson 1", starts_at: "09:00", ends_at: "10:45", subject: "Maths", ...NOTHING },
        { row: 3, name: "Lesson 2", starts_at: "11:00", ends_at: "12:00", subject: "PE", ...OF(pe) },
      ],
      home_at: "12:00",
      pack: [
        { id: null, text: "PE kit" },
        { id: null, text: "water" },
        { id: added.body.id, text: "Trip form" },
      ],
    });
  });

  it("without lessons has its week's letter, and what was added alone", async () => {
    const { put, api, path, day, ella } = await begin();
    await put();
    await api.send("PUT", `${path}/school-spans`, { json: AUTUMN });
    await api.post(`${path}/pack`, { member_id: ella, date: "2026-10-14", text: "Cake" });
    expect(await day("2026-10-14")).toMatchObject({
      school_day: false,
      letter: "A",
      lessons: [],
      pack: [{ text: "Cake" }],
    });
    expect(await day("2026-10-26")).toMatchObject({ school_day: false, letter: null, lessons: [] });
    expect(await day("2026-11-02")).toMatchObject({ school_day: true, letter: "A" });
    expect((await api.get(`${path}/timetables/${ella}/day?date=soon`)).status).toBe(400);
  });
});

const NOTHING = { room: null, teacher: null, bring: null };
const OF = ({ room, teacher, bring }: { room: string; teacher: string; bring: string }) => ({ room, teacher, bring });

describe("a subject", () => {
  it("is changed in what is sent, and called as no other", async () => {
    const { api, path } = await begin();
    const music = await api.post(`${path}/subjects`, { name: "Music", teacher: "Mrs Lamb" });
    expect([music.status, music.body]).toMatchObject([201, { name: "Music", color: "#6BC5B8", room: null }]);
    const art = await api.post(`${path}/subjects`, { name: "Art" });
    const at = `${path}/subjects/${art.body.id}`;
    const reply = await api.send("PUT", at, { json: { name: "MUSIC" } });
    expect([reply.status, reply.body.error]).toEqual([409, "Another subject is called Music"]);
    expect((await api.post(`${path}/subjects`, { name: "art" })).status).toBe(409);
    expect((await api.send("PUT", at, { json: { name: "art", bring: "Old shirt" } })).body).toMatchObject({
      name: "art",
      bring: "Old shirt",
      color: "#F27C5E",
    });
    expect((await api.send("PUT", at, { json: { color: "#123456" } })).body.issues).toEqual([
      { path: "color", message: "Choose one of the eight colours" },
    ]);
  });

  it("leaves its lessons free when it is deleted", async () => {
    const { api, path, put } = await begin();
    await put();
    const subjects = (await api.get(`${path}/subjects`)).body as unknown as { id: number; name: string }[];
    const maths = subjects.find(({ name }) => name === "Maths");
    expect((await api.delete(`${path}/subjects/${maths?.id}`)).status).toBe(204);
    const [stored] = (await api.get(`${path}/timetables`)).body as unknown as { cells: unknown }[];
    expect(stored?.cells).toEqual({ A: { 1: { 3: "PE" }, 4: { 3: "Swimming" } }, B: { 2: { 1: "Music" } } });
  });
});

describe("terms and holidays", () => {
  it("are replaced as one list, and keep the numbers that are sent", async () => {
    const { api, path, ella } = await begin();
    const put = (json: unknown) => api.send("PUT", `${path}/school-spans`, { json });
    const first = (await put(AUTUMN)).body as unknown as { id: number; name: string }[];
    expect(first).toEqual(AUTUMN.map((span) => ({ ...span, id: expect.any(Number) })));
    const kept = { ...first[1], name: "October break", member_ids: [ella, ella] };
    const second = await put([kept, { name: "Fair", from: "2026-10-01", to: "2026-10-01", kind: "holiday" }]);
    expect(second.body).toEqual([
      { id: expect.any(Number), name: "Fair", from: "2026-10-01", to: "2026-10-01", kind: "holiday", member_ids: [] },
      { ...kept, member_ids: [ella] },
    ]);
    expect((await api.get(`${path}/school-spans`)).body).toEqual(second.body);
    expect((await put([])).body).toEqual([]);
  });

  it("are refused at the place that is wrong, and nothing is saved", async () => {
    const { api, path } = await begin();
    const other = await begin();
    const put = (json: unknown) => api.send("PUT", `${path}/school-spans`, { json });
    const wrong = { ...AUTUMN[1], to: "2026-10-25" };
    const reply = await put([AUTUMN[0], wrong]);
    expect([reply.status, reply.body.issues]).toEqual([
      400,
      [{ path: "1.to", message: "Half-term: the last day cannot be before the first" }],
    ]);
    expect((await put([{ ...AUTUMN[0], member_ids: [other.ella] }])).body.issues).toEqual([
      { path: "0.member_ids.0", message: "This family has no such member" },
    ]);
    expect((await put({ name: "Half-term" })).status).toBe(400);
    expect((await put(Array.from({ length: 61 }, () => AUTUMN[0]))).status).toBe(409);
    expect((await put(Array.from({ length: 60 }, () => AUTUMN[0]))).status).toBe(200);
  });
});

describe("what to pack", () => {
  it("is added by a child, too, ten things a day at most", async () => {
    const { family, path, ella, noah } = await begin();
    const child = await makeClient(app.url, await joinFamily(family, "child"));
    const add = (member_id: number, text: string) =>
      child.post(`${path}/pack`, { member_id, date: "2026-10-12", text });
    for (let n = 0; n < 10; n += 1) expect((await add(ella, `Thing ${n}`)).status).toBe(201);
    expect((await add(ella, "One more")).status).toBe(409);
    const item = await add(noah, "Boots");
    expect(item.body).toEqual({
      id: expect.any(Number),
      member_id: noah,
      date: "2026-10-12",
      text: "Boots",
      created_at: expect.any(String),
    });
    const refused = await child.delete(`${path}/pack/${item.body.id}`);
    expect([refused.status, refused.body]).toEqual([403, { error: "Only a grown-up can do that." }]);
    expect((await child.delete(`${path}/pack/999999`)).status).toBe(403);
  });

  it("is of the family's own members, and deleted once", async () => {
    const { api, path, ella } = await begin();
    const other = await begin();
    const sent = { member_id: other.ella, date: "2026-10-12", text: "Boots" };
    expect((await api.post(`${path}/pack`, sent)).body.issues).toEqual([
      { path: "member_id", message: "This family has no such member" },
    ]);
    const { id } = (await api.post(`${path}/pack`, { ...sent, member_id: ella })).body;
    expect((await other.api.delete(`${other.path}/pack/${id}`)).status).toBe(404);
    expect((await api.delete(`${path}/pack/${id}`)).status).toBe(204);
    expect((await api.delete(`${path}/pack/${id}`)).status).toBe(404);
  });
});

it("of a member who left, timetable, things to pack and spans that were for nobody else are gone", async () => {
  const { api, path, put, actor, ella, noah, noahRow } = await begin();
  await put({}, noah);
  await put();
  const [term, ...rest] = AUTUMN;
  const spans = [term, { ...rest[0], member_ids: [noah] }, { ...rest[1], member_ids: [ella, noah] }];
  await api.send("PUT", `${path}/school-spans`, { json: spans });
  await api.post(`${path}/pack`, { member_id: noah, date: "2026-10-12", text: "Boots" });
  await removeMember(actor, noahRow.id);
  expect((await listTimetables(actor)).map(({ timetable }) => timetable.member_id)).toEqual([ella]);
  expect((await listSpans(actor)).map(({ member_ids }) => member_ids)).toEqual([[], [ella]]);
  expect(
    await query(process.env.DATABASE_URL as string, "SELECT 1 FROM pack_items WHERE member_id = $1", [noah]),
  ).toEqual([]);
});
