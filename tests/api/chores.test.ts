import { describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { FamilyMember } from "#app/models/family-member.server.ts";
import { removeMember } from "#app/services/people/members.server.ts";
import { makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { query } from "#tests/support/databases.ts";
import { makeMember, makeUser } from "#tests/support/factories.ts";
import { ZONE } from "#tests/support/zone.ts";

const app = runApp();
const TODAY = Temporal.Now.zonedDateTimeISO(ZONE).toPlainDate();
const day = (days: number) => TODAY.add({ days }).toString();
const DAILY = { title: "Feed Pip", when: "days", weekdays: [0, 1, 2, 3, 4, 5, 6] };

/** A family: Maya, a parent with an account, Tom, a parent, and Ella, a child. */
async function begin() {
  const made = await app.family({ given_name: "Maya", members: ["Tom", "Ella"], timeZone: ZONE });
  const [maya, tom, ella] = made.members.map(({ id }) => id) as [number, number, number];
  await FamilyMember.update({ role: "parent" }, { where: { family_id: made.family.id, id: tom } });
  const add = async (fields: Record<string, unknown> = {}) =>
    (await made.api.post(`${made.path}/chores`, { ...DAILY, who: "turns", members: [maya, tom], ...fields })).body;
  const at = (chore: { id: number }, rest = "") => `${made.path}/chores/${chore.id}${rest}`;
  const told = async (chore: { id: number }, count = 4) =>
    (await made.api.get(at(chore))).body.forecast
      .slice(0, count)
      .map(({ member_id }: { member_id: number }) => member_id);
  return { ...made, maya, tom, ella, add, at, told };
}

describe("a chore", () => {
  it("has what is needed by default, and drops what was not chosen", async () => {
    const { add, family, maya, tom } = await begin();
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
    [{ members: [1, 2] }, "members.0", "That person has left the family"],
    [{ who: "one", members: [] }, "members", "Choose who does it"],
    [{ weekdays: [] }, "weekdays", "Choose at least one day"],
    [{ weekdays: undefined }, "weekdays", "Required"],
    [{ when: "once" }, "due_on", "Required"],
    [{ when: "every", every_n: 2 }, "every_unit", "Required"],
    [{ when: "after", every_n: 366 }, "every_n", "Number must be less than or equal to 365"],
    [{ stars: 6 }, "stars", "Number must be less than or equal to 5"],
  ])("is refused with %j", async (fields, path, message) => {
    const { api, path: family, maya, tom } = await begin();
    const sent = { ...DAILY, who: "turns", members: [maya, tom], ...fields };
    const reply = await api.post(`${family}/chores`, sent);
    expect([reply.status, reply.body.issues]).toEqual([400, [{ path, message }]]);
  });

  it("takes nobody twice into an order", async () => {
    const { api, path, tom } = await begin();
    const { status, body } = await api.post(`${path}/chores`, { ...DAILY, who: "turns", members: [tom, tom] });
    expect([status, body.issues]).toEqual([400, [{ path: "members.1", message: "Tom is in the order twice" }]]);
  });

  it("keeps whose turn it is when the order changes, and what is open unless its dates change", async () => {
    const { api, add, at, maya, tom, ella } = await begin();
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
    const { api, add, at, path } = await begin();
    const chore = await add();
    const resting = (await api.put(at(chore), { rests_until: "9999-12-31" })).body;
    expect(resting).toMatchObject({ rests_until: "9999-12-31", forecast: [] });
    expect((await api.get(`${path}/chores/day`)).body).toEqual([]);
    expect((await api.put(at(chore), { rests_until: day(2) })).body.forecast[0].due_on).toBe(day(2));
    expect((await api.put(at(chore), { rests_until: null })).body.forecast[0].due_on).toBe(day(0));
  });

  it("is gone once deleted, and its history stays", async () => {
    const { api, add, at, path } = await begin();
    const chore = await add();
    await api.post(at(chore, "/done"), { date: day(0) });
    expect((await api.delete(at(chore))).status).toBe(204);
    const late = await api.post(at(chore, "/done"), { date: day(0) });
    expect([late.status, late.body.error]).toEqual([404, "That chore is no longer here."]);
    expect((await api.get(`${path}/chores/day`)).body).toMatchObject([{ state: "done", next: null }]);
  });

  it("is one of a hundred at most", async () => {
    const { api, add, path, family } = await begin();
    const { id } = await add({ who: "free" });
    const columns = `title, icon, who, "when", weekdays, start_on, part_of_day, stars, keeps, created_at, updated_at`;
    const sql = `INSERT INTO chores (family_id, ${columns}) SELECT family_id, ${columns} FROM chores, generate_series(1, 99) WHERE id = $1 AND family_id = $2`;
    await query(process.env.DATABASE_URL as string, sql, [id, family.id]);
    const { status, body } = await api.post(`${path}/chores`, { ...DAILY, who: "free" });
    const most = "100 chores is the most a family can have. Delete one first.";
    expect([status, body.error]).toEqual([409, most]);
  });
});

describe("a tick", () => {
  it("of two at once does it once, and answers the same", async () => {
    const { api, add, at, told, tom, maya } = await begin();
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

  it("is for what is open alone", async () => {
    const { api, add, at } = await begin();
    const chore = await add();
    for (const date of [day(-1), day(1)]) {
      const { status, body } = await api.post(at(chore, "/done"), { date });
      expect([status, body.error]).toEqual([409, "That is not on the list today"]);
    }
    expect((await api.post(at(chore, "/skip"), { date: day(0) })).status).toBe(201);
    expect((await api.post(at(chore, "/skip"), { date: day(0) })).status).toBe(200);
    expect((await api.post(at(chore, "/done"), { date: day(0) })).status).toBe(409);
  });

  it("ahead of its day goes for what is due so long after the last, once a day", async () => {
    const { api, add, at, path } = await begin();
    const chore = await add({ who: "free", when: "after", every_n: 5, start_on: day(3) });
    const first = await api.post(at(chore, "/done"), { date: day(3) });
    expect([first.status, first.body.occurrence.due_on]).toEqual([201, day(0)]);
    expect(first.body.next.due_on).toBe(day(5));
    const again = await api.post(at(chore, "/done"), { date: day(5) });
    expect([again.status, again.body.occurrence.log_id]).toEqual([200, first.body.occurrence.log_id]);
    const once = await add({ who: "free", when: "once", due_on: day(9) });
    expect((await api.get(`${path}/chores/day?date=${day(9)}`)).body).toMatchObject([{ state: "planned" }]);
    expect((await api.post(at(once, "/done"), { date: day(9) })).status).toBe(201);
    expect((await api.get(`${path}/chores/day?date=${day(9)}`)).body).toEqual([]);
  });

  it("of everyone's is for each", async () => {
    const { api, add, at, maya, ella, tom } = await begin();
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
    const { api, add, at, path, told, ella, maya, tom } = await begin();
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
    const { api, add, at, told, maya, tom, ella } = await begin();
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
    const { api, add, at, told, maya, tom } = await begin();
    const chore = await add();
    await api.post(at(chore, "/swap"), { date: day(0), with_member_id: tom });
    const [{ id }] = (await api.get(at(chore, "/log"))).body;
    expect((await api.delete(at(chore, `/log/${id}`))).status).toBe(204);
    expect(await told(chore)).toEqual([maya, tom, maya, tom]);
  });
});

it("who is away has no turn, and who leaves is out of the order", async () => {
  const { api, add, at, told, path, family, user, maya, tom, ella } = await begin();
  const chore = await add({ members: [maya, tom, ella] });
  const away = await api.post(`${path}/absences`, { member_id: maya, from: day(0), to: day(1) });
  expect(away.body).toEqual({ id: expect.any(Number), member_id: maya, from: day(0), to: day(1) });
  expect(await told(chore)).toEqual([tom, ella, maya, tom]);
  const back = { member_id: maya, from: day(1), to: day(0) };
  const message = "The last day cannot be before the first";
  expect((await api.post(`${path}/absences`, back)).body.issues).toEqual([{ path: "to", message }]);
  await api.post(at(chore, "/done"), { date: day(0) });
  await removeMember({ user, family }, tom);
  expect((await api.get(at(chore))).body).toMatchObject({ members: [maya, ella], next_member_id: ella });
  expect((await api.get(at(chore, "/log"))).body).toMatchObject([{ done_by: null, member_name: "Tom" }]);
  await api.delete(`${path}/absences/${away.body.id}`);
  expect((await api.get(`${path}/absences`)).body).toEqual([]);
  await removeMember({ user, family }, ella);
  expect((await api.get(at(chore))).body).toMatchObject({ who: "one", members: [maya], next_member_id: null });
});

it("a child saves for something and gets it", async () => {
  const { api, path, ella, maya } = await begin();
  const goal = { member_id: ella, title: "The climbing wall", icon: "climb", stars: 6 };
  const { status, body } = await api.post(`${path}/goals`, goal);
  expect([status, body]).toMatchObject([201, { ...goal, given_at: null }]);
  expect((await api.post(`${path}/goals`, goal)).status).toBe(409);
  expect((await api.post(`${path}/stars`, { member_id: maya, amount: 1 })).body.issues[0].path).toBe("member_id");
  expect((await api.post(`${path}/stars`, { member_id: ella, amount: 5 })).body.stars).toBe(5);
  const give = () => api.post(`${path}/goals/${body.id}/give`, { day: "2027-03-06" });
  expect((await give()).body.error).toBe("The jar is not full yet");
  await api.post(`${path}/stars`, { member_id: ella, amount: 2 });
  const given = await Promise.all([give(), give()]);
  expect(given.map((reply) => reply.status)).toEqual([200, 200]);
  expect((await api.get(`${path}/stars`)).body).toEqual([{ member_id: ella, stars: 1, goal: null }]);
  const events = (await api.get(`${path}/events?from=2027-03-06&to=2027-03-06`)).body;
  expect(events).toMatchObject([{ title: "The climbing wall", is_all_day: true, member_ids: [ella] }]);
  expect((await api.put(`${path}/goals/${body.id}`, { stars: 7 })).status).toBe(409);
});

it("a child may tick, and not say what there is to do", async () => {
  const { add, at, path, family, maya } = await begin();
  const chore = await add();
  const user = await makeUser({ family_id: family.id });
  await (await makeMember(family, { name: "Noah", role: "child" })).update({ user_id: user.id });
  const noah = await makeClient(app.url, user);
  const refused = [403, { error: "Only a grown-up can do that." }];
  const calls = [
    noah.post(`${path}/chores`, {}),
    noah.put(`${path}/chores/999999`, {}),
    noah.get(`${path}/chores/fairness`),
    noah.post(`${path}/stars`, { member_id: maya, amount: 1 }),
    noah.delete(`${path}/absences/999999`),
  ];
  for (const { status, body } of await Promise.all(calls)) expect([status, body]).toEqual(refused);
  expect((await noah.get(`/families/999999/chores`)).status).toBe(404);
  expect((await noah.post(at(chore, "/done"), { date: day(0) })).status).toBe(201);
});

it("what was done over four weeks is counted for everyone", async () => {
  const { api, add, at, path, maya, tom, ella } = await begin();
  const chore = await add();
  await api.post(at(chore, "/done"), { date: day(0), done_by: tom });
  const counted = (await api.get(`${path}/chores/fairness`)).body;
  expect(counted).toEqual([maya, tom, ella].map((member_id) => ({ member_id, done: member_id === tom ? 1 : 0 })));
});

it("a day more than a year off is refused", async () => {
  const { api, path } = await begin();
  expect((await api.get(`${path}/chores/day?date=${day(367)}`)).body.issues[0].path).toBe("date");
  expect((await api.get(`${path}/chores/day?date=${day(-366)}`)).body).toEqual([]);
});
