import { expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { ChoreAbsence } from "#app/models/chores/chore-absence.server.ts";
import { ChoreLog } from "#app/models/chores/chore-log.server.ts";
import { countDone } from "#app/services/chores/chore-days.server.ts";
import { listStarLog } from "#app/services/chores/star-log.server.ts";
import { removeMember } from "#app/services/people/members.server.ts";
import { makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { beginChores, day } from "#tests/support/chore-family.ts";
import { makeMember, makeUser } from "#tests/support/factories.ts";

const app = runApp();
it("who is away has no turn, and who leaves is out of the order", async () => {
  const { api, add, at, told, path, family, user, maya, tom, ella } = await beginChores(app);
  const chore = await add({ members: [maya, tom, ella] });
  const away = await api.post(`${path}/absences`, { member_id: maya, from: day(0), to: day(1) });
  expect(away.body).toEqual({ id: expect.any(Number), member_id: maya, from: day(0), to: day(1) });
  expect(await told(chore)).toEqual([tom, ella, maya, tom]);
  const back = { member_id: maya, from: day(1), to: day(0) };
  const message = "The last day must be on or after the first";
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
  const { api, path, family, ella, maya } = await beginChores(app);
  const goal = { member_id: ella, title: "The climbing wall", icon: "climb", stars: 6 };
  const { status, body } = await api.post(`${path}/goals`, goal);
  expect([status, body]).toMatchObject([201, { ...goal, given_at: null }]);
  expect((await api.post(`${path}/goals`, goal)).status).toBe(409);
  expect((await api.post(`${path}/stars`, { member_id: maya, amount: 1 })).body.issues[0].path).toBe("member_id");
  expect((await api.post(`${path}/stars`, { member_id: ella, amount: 5 })).body.stars).toBe(5);
  expect(await listStarLog({ family })).toMatchObject([{ amount: 5, giver: "Maya" }]);
  const give = () => api.post(`${path}/goals/${body.id}/give`, { day: "2027-03-06" });
  expect((await give()).body.error).toBe("The jar isn’t full yet");
  await api.post(`${path}/stars`, { member_id: ella, amount: 2 });
  const given = await Promise.all([give(), give()]);
  expect(given.map((reply) => reply.status)).toEqual([200, 200]);
  expect((await api.get(`${path}/stars`)).body).toEqual([{ member_id: ella, stars: 1, goal: null }]);
  const events = (await api.get(`${path}/events?from=2027-03-06&to=2027-03-06`)).body;
  expect(events).toMatchObject([{ title: "The climbing wall", is_all_day: true, member_ids: [ella] }]);
  expect((await api.put(`${path}/goals/${body.id}`, { stars: 7 })).status).toBe(409);
});

it("a child may tick, and not say what there is to do", async () => {
  const { add, at, path, family, maya } = await beginChores(app);
  const chore = await add();
  const user = await makeUser({ family_id: family.id });
  await (await makeMember(family, { name: "Noah", role: "child" })).update({ user_id: user.id });
  const noah = await makeClient(app.url, user);
  const refused = [403, { error: "Only an adult in the family can do that." }];
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

it("completions of four weeks are counted for everyone", async () => {
  const { api, add, at, path, maya, tom, ella } = await beginChores(app);
  const chore = await add();
  await api.post(at(chore, "/done"), { date: day(0), done_by: tom });
  const counted = (await api.get(`${path}/chores/fairness`)).body;
  expect(counted).toEqual([maya, tom, ella].map((member_id) => ({ member_id, done: member_id === tom ? 1 : 0 })));
});

it("a chore that a member did far more often than before is named; undone completions do not count", async () => {
  const { add, at, api, family, maya, ella } = await beginChores(app);
  const [chore, other] = [await add(), await add()];
  const make = (chore_id: number, done_by: number, days: number[]) =>
    ChoreLog.bulkCreate(
      days.map((ago) => {
        const due_on = day(-ago);
        return { family_id: family.id, chore_id, due_on, on_day: due_on, for_member_id: null, kind: "done", done_by };
      }),
    );
  await make(chore.id, ella, [27, 26, 25, 24, 23, 28, 29, 55]);
  await make(other.id, maya, [1, 2, 3, 4, 5, 6]);
  const told = async () => (await countDone({ family }, Temporal.Now.instant())).map(({ more }) => more);
  expect(await told()).toEqual([null, null, null]);
  const { body } = await api.post(at(chore, "/done"), { date: day(0), done_by: ella });
  expect(await told()).toEqual([null, null, chore.title]);
  await api.delete(at(chore, `/log/${body.occurrence.log_id}`));
  expect(await told()).toEqual([null, null, null]);
});

it("at most sixty absences may be present or future; past ones do not count", async () => {
  const { api, path, family, tom } = await beginChores(app);
  const days = { family_id: family.id, member_id: tom, from_day: day(0), to_day: day(1) };
  await ChoreAbsence.bulkCreate(Array.from({ length: 60 }, () => days));
  const status = async (from: string, to: string) =>
    (await api.post(`${path}/absences`, { member_id: tom, from, to })).status;
  expect([await status(day(1), day(2)), await status(day(-3), day(0)), await status(day(-3), day(-1))]).toEqual([
    409, 409, 201,
  ]);
});

it("a day more than a year off is refused", async () => {
  const { api, path } = await beginChores(app);
  expect((await api.get(`${path}/chores/day?date=${day(367)}`)).body.issues[0].path).toBe("date");
  expect((await api.get(`${path}/chores/day?date=${day(-366)}`)).body).toEqual([]);
});
