import { beforeAll, describe, expect, it } from "vitest";
import { deleteChore } from "#app/services/chores/chores.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { beginChores, day } from "#tests/support/chore-family.ts";
import { makeMember } from "#tests/support/factories.ts";
import { postForm } from "#tests/support/post-form.ts";

const app = runApp();
let chores: Awaited<ReturnType<typeof beginChores>>;
beforeAll(async () => {
  chores = await beginChores(app);
});

const get = (path: string) => fetch(app.url + path, { headers: { Cookie: chores.api.cookie, Accept: "text/html" } });
async function send(path: string, intent: string, fields: Record<string, string>) {
  const answer = await postForm(app.url + path, chores.api.cookie, { ...fields, intent });
  return { status: answer.status, to: answer.headers.get("Location"), html: await answer.text() };
}

describe("the dialog of a turn", () => {
  it("refuses what cannot be, and stays", async () => {
    const chore = await chores.add();
    const path = `/chores/${chore.id}/turn`;
    const own = { chore: String(chore.id), date: day(0) };
    const refused = [
      await send(path, "swap-turn", { ...own, with_member_id: String(chores.ella) }),
      await send(path, "swap-turn", { date: day(0) }),
      await send(path, "do-chore", { ...own, done_by: "2147483647" }),
      await send(path, "do-chore", { ...own, date: "2026-02-31" }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    for (const { html } of refused) expect(html).toContain("There is a problem");
    const late = await send(path, "skip-chore", { ...own, date: day(1) });
    expect([late.status, late.html.includes("That isn’t due today")]).toEqual([409, true]);
  });

  it("leads to the day that it stands over", async () => {
    const chore = await chores.add();
    const sent = { chore: String(chore.id), date: day(0), done_by: String(chores.ella) };
    expect(await send(`/chores/${chore.id}/turn?date=${day(2)}`, "do-chore", sent)).toMatchObject({
      status: 303,
      to: `/chores?date=${day(2)}`,
    });
    expect(await send(`/chores/${chore.id}/turn`, "skip-chore", { ...sent, date: day(0) })).toMatchObject({
      status: 409,
    });
  });

  it("is gone with its chore", async () => {
    const chore = await chores.add();
    await deleteChore(chores, chore.id);
    for (const path of [`/chores/${chore.id}/turn`, "/chores/nonsense/turn"])
      expect((await get(path)).status).toBe(404);
    const { status } = await send(`/chores/${chore.id}/turn`, "skip-chore", { chore: String(chore.id), date: day(0) });
    expect(status).toBe(404);
  });
});

it("an order has a place for each of the family, and twenty at most", async () => {
  const { api, family } = await beginChores(app);
  const places = async () => {
    const page = await fetch(`${app.url}/chores/new`, { headers: { Cookie: api.cookie, Accept: "text/html" } });
    return (await page.text()).split('name="order"').length - 1;
  };
  expect(await places()).toBe(3);
  await Promise.all(Array.from({ length: 20 }, (_, n) => makeMember(family, { name: `Member ${n}` })));
  expect(await places()).toBe(20);
});

describe("a routine", () => {
  it("is one of those that there are", async () => {
    expect((await get("/chores/routines/laundry")).status).toBe(404);
    expect((await get("/chores/routines/pet")).status).toBe(200);
  });

  it("is added whole, or not at all", async () => {
    const path = "/chores/routines/bedtime";
    const count = async () => (await chores.api.get(`${chores.path}/chores`)).body.length;
    const before = await count();
    const ella = String(chores.ella);
    const wrong: [Record<string, string>, string][] = [
      [{ take: "story" }, "Choose who does it"],
      [{ members: ella }, "Choose at least one chore"],
      [{ members: "2147483647", take: "story" }, "That person has left the family"],
      [{ members: ella, take: "story", stars: "9" }, "Choose 0 to 5 stars"],
      [{ members: ella, take: "story", days: "never" }, "There is a problem"],
      [{ members: ella, take: "story", first: "2026-02-31" }, "There is a problem"],
    ];
    for (const [fields, said] of wrong) {
      const { status, html } = await send(path, "add-routine", fields);
      expect([fields, status, html.includes(said)]).toEqual([fields, 400, true]);
    }
    expect(await count()).toBe(before);
    expect(await send(path, "add-routine", { members: ella, take: "story", stars: "2" })).toMatchObject({
      status: 303,
      to: "/chores",
    });
    expect(await count()).toBe(before + 1);
    while ((await count()) < 99) await chores.add({ who: "free" });
    const body = new URLSearchParams([
      ["intent", "add-routine"],
      ["members", ella],
      ["take", "story"],
      ["take", "teeth"],
    ]);
    const full = await fetch(app.url + path, { method: "POST", headers: { Cookie: chores.api.cookie }, body });
    expect([full.status, (await full.text()).includes("100 chores is the most a family can have.")]).toEqual([
      409,
      true,
    ]);
    expect(await count()).toBe(99);
  });
});
