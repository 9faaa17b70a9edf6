import { describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { removeMember } from "#app/services/people/members.server.ts";
import { loadSchool } from "#app/services/school/school.server.ts";
import { listSpans } from "#app/services/school/spans.server.ts";
import { makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { query } from "#tests/support/databases.ts";
import { joinFamily } from "#tests/support/roles.ts";
import { beginSchool } from "#tests/support/school-calls.ts";
import { AUTUMN } from "#tests/support/timetables.ts";

const app = runApp();
const begin = () => beginSchool(app.url);

describe("the page, while a holiday is on", () => {
  it("names the end and the members", async () => {
    const { put, api, path, ella, noah } = await begin();
    await put();
    await put({}, noah);
    const [from, tomorrow, to] = [-1, 1, 2].map((days) => Temporal.Now.plainDateISO().add({ days }).toString());
    const spans = [
      { name: "Half-term", kind: "holiday", from, to, member_ids: [ella] },
      { name: "Training day", kind: "holiday", from: to, to, member_ids: [ella] },
      { name: "Long weekend", kind: "holiday", from: tomorrow, to: tomorrow, member_ids: [noah] },
    ];
    expect((await api.send("PUT", `${path}/school-spans`, { json: spans })).status).toBe(200);
    const see = async (member: number) => {
      const answer = await fetch(`${app.url}/timetable?member=${member}`, { headers: { Cookie: api.cookie } });
      return { status: answer.status, text: await answer.text() };
    };
    const [on, off] = [await see(ella), await see(noah)];
    expect([on.status, off.status]).toEqual([200, 200]);
    expect(on.text).toContain("Half-term until ");
    expect(on.text).not.toContain("Training day in ");
    expect(off.text).not.toContain("Half-term until ");
    expect(off.text).toContain("Long weekend comes next.");
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

  it("without lessons has its week's letter, and added things alone", async () => {
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
  it("changes only the sent fields, and has a unique name", async () => {
    const { api, path } = await begin();
    const music = await api.post(`${path}/subjects`, { name: "Music", teacher: "Mrs Lamb" });
    expect([music.status, music.body]).toMatchObject([201, { name: "Music", color: "#6BC5B8", room: null }]);
    const art = await api.post(`${path}/subjects`, { name: "Art" });
    const at = `${path}/subjects/${art.body.id}`;
    const reply = await api.send("PUT", at, { json: { name: "MUSIC" } });
    expect([reply.status, reply.body.error]).toEqual([409, "You already have a subject called Music"]);
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
      [{ path: "1.to", message: "Half-term: the last day can’t be before the first" }],
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
    expect([refused.status, refused.body]).toEqual([403, { error: "Only an adult in the family can do that." }]);
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
  expect((await loadSchool(actor)).timetables.map(({ timetable }) => timetable.member_id)).toEqual([ella]);
  expect((await listSpans(actor)).map(({ member_ids }) => member_ids)).toEqual([[], [ella]]);
  expect(
    await query(process.env.DATABASE_URL as string, "SELECT 1 FROM pack_items WHERE member_id = $1", [noah]),
  ).toEqual([]);
});
