import { describe, expect, it } from "vitest";
import { runApp } from "#tests/support/api-app.ts";
import { beginChores, DAILY, day, TODAY } from "#tests/support/chore-family.ts";
import { query } from "#tests/support/databases.ts";
import { postForm } from "#tests/support/post-form.ts";

const app = runApp();
describe("a chore", () => {
  it("has defaults, and drops fields of other choices", async () => {
    const { add, family, maya, tom } = await beginChores(app);
    const chore = await add({ icon: "unknown", due_on: day(3), every_n: 4 });
    expect(chore).toEqual({
      id: expect.any(Number),
      family_id: family.id,
      title: "Feed Pip",
      icon: "home",
      note: null,
      who: "turns",
      members: [maya, tom],
      next_member_id: maya,
      when: "days",
      due_on: null,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      every_n: null,
      every_unit: null,
      start_on: TODAY.toString(),
      part_of_day: "any",
      remind_at: null,
      stars: 0,
      keeps: false,
      rests_until: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      forecast: Array.from({ length: 8 }, (_, k) => ({ due_on: day(k), member_id: k % 2 ? tom : maya })),
    });
    expect((await add({ when: "after", every_n: 3 })).keeps).toBe(true);
    expect((await add({ weekdays: [1] })).keeps).toBe(true);
    expect((await add({ when: "every", every_n: 6, every_unit: "days" })).keeps).toBe(false);
  });

  it.each<[Record<string, unknown>, string, string]>([
    [{ title: undefined }, "title", "Required"],
    [{ title: " " }, "title", "String must contain at least 1 character(s)"],
    [{ title: "x".repeat(81) }, "title", "String must contain at most 80 character(s)"],
    [{ members: undefined }, "members", "Required"],
    [{ members: [1] }, "members", "Choose at least two people to take turns"],
    [{ members: Array.from({ length: 21 }, (_, n) => n + 1) }, "members", "Array must contain at most 20 element(s)"],
    [{ members: [1, 2] }, "members.0", "That person has left the family"],
    [{ who: "one", members: [] }, "members", "Choose who does it"],
    [{ weekdays: [] }, "weekdays", "Choose at least one day"],
    [{ weekdays: undefined }, "weekdays", "Required"],
    [{ when: "once" }, "due_on", "Required"],
    [{ when: "every", every_n: 2 }, "every_unit", "Required"],
    [{ when: "after", every_n: 366 }, "every_n", "Number must be less than or equal to 365"],
    [{ stars: 6 }, "stars", "Number must be less than or equal to 5"],
  ])("is refused with %j", async (fields, path, message) => {
    const { api, path: family, maya, tom } = await beginChores(app);
    const sent = { ...DAILY, who: "turns", members: [maya, tom], ...fields };
    const reply = await api.post(`${family}/chores`, sent);
    expect([reply.status, reply.body.issues]).toEqual([400, [{ path, message }]]);
  });

  it("refuses a member twice in an order", async () => {
    const { api, path, tom } = await beginChores(app);
    const { status, body } = await api.post(`${path}/chores`, { ...DAILY, who: "turns", members: [tom, tom] });
    expect([status, body.issues]).toEqual([400, [{ path: "members.1", message: "Tom is in the order twice" }]]);
  });

  it("keeps the turn when the order changes, and open dates unless the dates change", async () => {
    const { api, add, at, maya, tom, ella } = await beginChores(app);
    const since = TODAY.subtract({ days: 3 });
    const weekdays = [since.dayOfWeek % 7];
    const chore = await add({ weekdays, start_on: since.toString() });
    expect(chore.forecast[0]).toEqual({ due_on: since.toString(), member_id: maya });
    const changed = (await api.put(at(chore), { title: "Bins", members: [ella, maya, tom] })).body;
    expect(changed).toMatchObject({ title: "Bins", next_member_id: maya });
    expect(changed.forecast[0]).toEqual({ due_on: since.toString(), member_id: maya });
    const moved = (await api.put(at(chore), { weekdays: [...weekdays, TODAY.add({ days: 1 }).dayOfWeek % 7] })).body;
    expect(moved.forecast[0].due_on).toBe(day(1));
  });

  it("rests until its day", async () => {
    const { api, add, at, path } = await beginChores(app);
    const chore = await add();
    const resting = (await api.put(at(chore), { rests_until: "9999-12-31" })).body;
    expect(resting).toMatchObject({ rests_until: "9999-12-31", forecast: [] });
    expect((await api.get(`${path}/chores/day`)).body).toEqual([]);
    expect((await api.put(at(chore), { rests_until: day(2) })).body.forecast[0].due_on).toBe(day(2));
    expect((await api.put(at(chore), { rests_until: null })).body.forecast[0].due_on).toBe(day(0));
  });

  it("is gone once deleted, and its history stays", async () => {
    const { api, add, at, path } = await beginChores(app);
    const chore = await add();
    await api.post(at(chore, "/done"), { date: day(0) });
    expect((await api.delete(at(chore))).status).toBe(204);
    const late = await api.post(at(chore, "/done"), { date: day(0) });
    expect([late.status, late.body.error]).toEqual([404, "That chore has been deleted."]);
    expect((await api.get(`${path}/chores/day`)).body).toMatchObject([{ state: "done", next: null }]);
  });

  it("is one of a hundred at most", async () => {
    const { api, add, path, family } = await beginChores(app);
    const { id } = await add({ who: "free" });
    const columns = `title, icon, who, "when", weekdays, start_on, part_of_day, stars, keeps, created_at, updated_at`;
    const sql = `INSERT INTO chores (family_id, ${columns}) SELECT family_id, ${columns} FROM chores, generate_series(1, 99) WHERE id = $1 AND family_id = $2`;
    await query(process.env.DATABASE_URL as string, sql, [id, family.id]);
    const { status, body } = await api.post(`${path}/chores`, { ...DAILY, who: "free" });
    const most = "100 chores is the most a family can have. Delete one first.";
    expect([status, body.error]).toEqual([409, most]);
  });
});

describe("a chore that is due days after the last time, done today", () => {
  const AFTER = { who: "free", members: [], when: "after", every_n: 3, start_on: day(0) };

  it("is not offered again today, on the list, on its page, or by the API", async () => {
    const { api, add, at, path } = await beginChores(app);
    const chore = await add(AFTER);
    const page = async (address: string) =>
      (await fetch(`${app.url}${address}`, { headers: { Cookie: api.cookie, Accept: "text/html" } })).text();
    for (const address of ["/chores", `/chores/${chore.id}`]) expect(await page(address)).toContain('value="do-chore"');
    expect((await api.post(at(chore, "/done"), { date: day(0) })).status).toBe(201);
    for (const address of ["/chores", `/chores/${chore.id}`])
      expect(await page(address)).not.toContain('value="do-chore"');
    const { body } = await api.get(`${path}/chores/day?date=${day(0)}`);
    const states = body.map(({ state }: { state: string }) => state);
    expect(states).toEqual(["done"]);
    expect((await api.post(at(chore, "/done"), { date: day(3) })).status).toBe(200);
  });

  it("says to a second form that it is done already, and by whom", async () => {
    const { api, add, tom } = await beginChores(app);
    const chore = await add(AFTER);
    const send = async (intent: string, fields: Record<string, string> = {}) => {
      const answer = await postForm(`${app.url}/chores`, api.cookie, {
        intent,
        chore: `${chore.id}`,
        date: day(0),
        ...fields,
      });
      const flash = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("roost_flash")) as string;
      const Cookie = `${api.cookie}; ${flash.split(";")[0]}`;
      return (await fetch(`${app.url}/chores`, { headers: { Cookie, Accept: "text/html" } })).text();
    };
    expect(await send("do-chore", { done_by: `${tom}` })).toContain("Done: Feed Pip.");
    const again = await send("do-chore");
    expect(again).toContain("Done already, by Tom: Feed Pip.");
    expect(again).not.toContain("Done: Feed Pip.");
  });
});

describe("a tick", () => {
  it("of two at once does it once, and answers the same", async () => {
    const { api, add, at, told, tom, maya } = await beginChores(app);
    const chore = await add();
    const tick = () => api.post(at(chore, "/done"), { date: day(0), done_by: tom });
    const replies = await Promise.all([tick(), tick(), tick(), tick()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    for (const { body } of replies) expect(body).toEqual(replies[0]?.body);
    expect(replies[0]?.body).toEqual({
      occurrence: {
        chore_id: chore.id,
        due_on: day(0),
        member_id: maya,
        state: "done",
        done_by: tom,
        log_id: expect.any(Number),
        waiting_since: null,
        next: { due_on: day(1), member_id: tom },
      },
      stars: 0,
      next: { due_on: day(1), member_id: tom },
    });
    expect(await told(chore)).toEqual([tom, maya, tom, maya]);
    expect((await api.get(at(chore, "/log"))).body).toHaveLength(1);
  });

  it("is for open dates alone", async () => {
    const { api, add, at } = await beginChores(app);
    const chore = await add();
    for (const date of [day(-1), day(1)]) {
      const { status, body } = await api.post(at(chore, "/done"), { date });
      expect([status, body.error]).toEqual([409, "That isn’t due today"]);
    }
    expect((await api.post(at(chore, "/skip"), { date: day(0) })).status).toBe(201);
    expect((await api.post(at(chore, "/skip"), { date: day(0) })).status).toBe(200);
    expect((await api.post(at(chore, "/done"), { date: day(0) })).status).toBe(409);
  });

  it("ahead of its day is possible for “after” chores, once a day", async () => {
    const { api, add, at, path } = await beginChores(app);
    const chore = await add({ who: "free", when: "after", every_n: 5, start_on: day(3) });
    const first = await api.post(at(chore, "/done"), { date: day(3) });
    expect([first.status, first.body.occurrence.due_on]).toEqual([201, day(0)]);
    expect(first.body.next.due_on).toBe(day(5));
    const again = await api.post(at(chore, "/done"), { date: day(5) });
    expect([again.status, again.body.occurrence.log_id]).toEqual([200, first.body.occurrence.log_id]);
    const once = await add({ who: "free", when: "once", due_on: day(9) });
    const early = { chore_id: once.id, due_on: day(9), state: "open", waiting_since: null };
    expect((await api.get(`${path}/chores/day`)).body).toContainEqual(expect.objectContaining(early));
    expect((await api.get(`${path}/chores/day?date=${day(9)}`)).body).toMatchObject([{ state: "planned" }]);
    expect((await api.post(at(once, "/done"), { date: day(9) })).status).toBe(201);
    expect((await api.get(`${path}/chores/day?date=${day(9)}`)).body).toEqual([]);
  });

  it("of everyone's is for each", async () => {
    const { api, add, at, maya, ella, tom } = await beginChores(app);
    const chore = await add({ who: "everyone", members: [maya, ella] });
    const done = (fields: object) => api.post(at(chore, "/done"), { date: day(0), ...fields });
    expect((await done({})).body.issues).toEqual([{ path: "member_id", message: "Required" }]);
    expect((await done({ member_id: tom })).status).toBe(400);
    expect((await done({ member_id: ella })).status).toBe(201);
    expect((await done({ member_id: ella })).status).toBe(200);
    expect((await done({ member_id: maya })).status).toBe(201);
    expect((await api.get(at(chore))).body.forecast[0]).toEqual({ due_on: day(1), member_id: null });
  });

  it("undone gives back the turn and takes back the stars, once", async () => {
    const { api, add, at, path, told, ella, maya, tom } = await beginChores(app);
    const chore = await add({ stars: 2 });
    const { body } = await api.post(at(chore, "/done"), { date: day(0), done_by: ella });
    expect(body.stars).toBe(2);
    const jar = async () => (await api.get(`${path}/stars`)).body;
    expect(await jar()).toEqual([{ member_id: ella, stars: 2, goal: null }]);
    const entry = at(chore, `/log/${body.occurrence.log_id}`);
    const replies = await Promise.all([api.delete(entry), api.delete(entry)]);
    expect(replies.map(({ status }) => status)).toEqual([204, 204]);
    expect(await jar()).toEqual([{ member_id: ella, stars: 0, goal: null }]);
    expect(await told(chore)).toEqual([maya, tom, maya, tom]);
    const log = (await api.get(at(chore, "/log"))).body;
    expect(log).toMatchObject([
      { kind: "undone", stars: -2 },
      { kind: "done", is_undone: true },
    ]);
    expect((await api.delete(at(chore, `/log/${log[0].id}`))).status).toBe(404);
  });
});

describe("a swap", () => {
  it("lets each do the other's, and is one at a time", async () => {
    const { api, add, at, told, maya, tom, ella } = await beginChores(app);
    const chore = await add();
    const swap = (with_member_id: number, date = day(0)) => api.post(at(chore, "/swap"), { date, with_member_id });
    expect((await swap(ella)).body.issues[0].path).toBe("with_member_id");
    expect((await swap(maya)).status).toBe(400);
    expect((await swap(tom, day(1))).status).toBe(409);
    const { status, body } = await swap(tom);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      occurrence: { due_on: day(0), member_id: tom },
      back: { due_on: day(1), member_id: maya },
    });
    expect((await swap(tom)).status).toBe(409);
    expect(await told(chore)).toEqual([tom, maya, maya, tom]);
    const done = await api.post(at(chore, "/done"), { date: day(0) });
    expect(done.body.occurrence.done_by).toBe(tom);
    expect(await told(chore)).toEqual([maya, maya, tom, maya]);
    const entries = (await api.get(at(chore, "/log"))).body;
    expect((await api.delete(at(chore, `/log/${entries[1].id}`))).status).toBe(409);
  });

  it("undone is as if not made", async () => {
    const { api, add, at, told, maya, tom } = await beginChores(app);
    const chore = await add();
    await api.post(at(chore, "/swap"), { date: day(0), with_member_id: tom });
    const [{ id }] = (await api.get(at(chore, "/log"))).body;
    expect((await api.delete(at(chore, `/log/${id}`))).status).toBe(204);
    expect(await told(chore)).toEqual([maya, tom, maya, tom]);
  });
});
