import { describe, expect, it } from "vitest";
import { Event } from "#app/models/calendar/event.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { beginChores, day } from "#tests/support/chore-family.ts";
import { makeEvent, makeRecipe } from "#tests/support/factories.ts";
import { postForm } from "#tests/support/post-form.ts";

const app = runApp();

/** The status of an answer, and the message that it gives to the next page. */
async function answerOf(answer: Response): Promise<[status: number, text: string | undefined]> {
  await answer.arrayBuffer();
  const flash = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("roost_flash"));
  const value = decodeURIComponent(flash?.split(/[=;]/)[1] ?? "");
  return [answer.status, /"text":"([^"]*)"/.exec(Buffer.from(value, "base64").toString())?.[1]];
}

describe("a button that is pressed twice", () => {
  it("says the same, also where its thing is gone by then", async () => {
    const { api, family, path, members } = await app.family({ members: ["Ben"] });
    const [recipe, subject] = [
      await makeRecipe(family, { title: "Pancakes" }),
      (await api.post(`${path}/subjects`, { name: "Drama" })).body,
    ];
    const forms: [path: string, intent: string, text: string][] = [
      [`/recipes/${recipe.id}/delete`, "delete-recipe", "Recipe deleted: Pancakes."],
      [`/account/family/members/${members[1]?.id}/remove`, "remove-member", "Member removed: Ben."],
      [`/timetable/subjects/${subject.id}/delete`, "delete-subject", "Subject deleted: Drama."],
    ];
    for (const [at, intent, text] of forms) {
      const press = async (submission_id: string) =>
        answerOf(await postForm(app.url + at, api.cookie, { intent, submission_id }));
      expect([await press("once"), await press("once")]).toEqual(Array(2).fill([303, text]));
      expect((await press("another"))[0]).toBe(404);
    }
  });

  it("undoes a chore once, and says so", async () => {
    const { api, add, at, path } = await beginChores(app);
    const chore = await add({ who: "free", members: [] });
    const done = () => api.post(at(chore, "/done"), { date: day(0) });
    await done();
    const [{ id }] = (await api.get(at(chore, "/log"))).body;
    const undo = async () =>
      answerOf(
        await postForm(`${app.url}/chores`, api.cookie, { intent: "undo-chore", chore: `${chore.id}`, entry: `${id}` }),
      );
    expect(await undo()).toEqual([303, "Undone: Feed Pip."]);
    await done();
    expect(await undo()).toEqual([303, "Undone already: Feed Pip."]);
    expect((await api.get(`${path}/chores/day?date=${day(0)}`)).body[0]).toMatchObject({ state: "done" });
  });

  it("does not say that a goal was deleted where there is none", async () => {
    const { api, ella } = await beginChores(app);
    const sent = postForm(`${app.url}/chores/goal?member=${ella}`, api.cookie, { intent: "delete-goal" });
    expect(await answerOf(await sent)).toEqual([303, undefined]);
  });

  it.each([
    ["move-event", { start_date: "2027-03-05", start_time: "11:00" }, () => "2027-03-05T11:00:00.000Z"],
    ["drag-event", { by: "1440", longer: "0" }, (moves: number) => `2027-03-0${1 + moves}T09:00:00.000Z`],
  ])(
    "moves an event by %s as often as it says, also four times at once without a version",
    async (intent, fields, startAfter) => {
      const { api, user, family } = await app.family();
      const { id } = await makeEvent({ user, family }, { start_time: "2027-03-01T09:00", time_zone: "UTC" });
      const send = () => postForm(`${app.url}/calendar/events/${id}/move`, api.cookie, { intent, ...fields });
      const statuses = (await Promise.all([1, 2, 3, 4].map(send))).map(({ status }) => status);
      const moves = statuses.filter((status) => status === 303).length;
      expect(moves).toBeGreaterThan(0);
      expect(statuses.filter((status) => status === 409)).toHaveLength(4 - moves);
      expect((await Event.findByPk(id))?.start_time).toEqual(new Date(startAfter(moves)));
    },
  );
});
