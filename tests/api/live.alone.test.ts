import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { Session } from "#app/models/people/session.server.ts";
import { LiveStream } from "#app/models/system/live-stream.server.ts";
import { makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { makeGroceryItem, makeMember, makeUser } from "#tests/support/factories.ts";
import { openLive } from "#tests/support/live.ts";
import { signedInCookie } from "#tests/support/session.ts";

const app = runApp();
/** Another process with the same database. */
let other: TestApp;
beforeAll(async () => {
  other = await startApp(process.env.DATABASE_URL as string);
});
afterAll(() => other?.stop());

/** A family of two accounts, each with a client. */
async function makeTwo() {
  const made = await app.family();
  const user = await makeUser({ family_id: made.family.id });
  const tom = await (await makeMember(made.family, { name: "Tom" })).update({ user_id: user.id });
  const cookie = await signedInCookie(user);
  const toms = await makeClient(other.url, user);
  const milk = await makeGroceryItem(made.family, { quantity: "2 cartons" });
  const address = `/api${made.path}/live`;
  return { ...made, tom, toms, tomsCookie: cookie, milk, address };
}

const open = (url: string, cookie: string, headers?: Record<string, string>) => openLive(url, cookie, headers);

describe("a stream", () => {
  it("tells of another process's change within two seconds, and nobody holds it back", async () => {
    const { api, path, milk, address, toms } = await makeTwo();
    const live = await open(app.url + address, api.cookie, { "Accept-Encoding": "gzip, br" });
    expect(live.answer.status).toBe(200);
    expect(Object.fromEntries(live.answer.headers)).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "private, no-cache, no-transform",
      "x-accel-buffering": "no",
    });
    expect(live.answer.headers.get("content-encoding")).toBeNull();
    await expect.poll(() => live.told[0]).toMatchObject({ name: "hello", data: { revision: expect.any(Number) } });
    await toms.put(`${path}/grocery/${milk.id}`, { is_purchased: true });
    await expect.poll(() => live.named("grocery"), { timeout: 2_000 }).toHaveLength(1);
    const [told] = live.named("grocery");
    const [listed] = (await api.get(`${path}/grocery`)).body;
    expect(told?.data).toEqual({ revision: Number(told?.id), items: [listed], removed: [] });
    expect(told?.data.revision).toBeGreaterThan(live.told[0]?.data.revision);
    await toms.delete(`${path}/grocery/${milk.id}`);
    await expect.poll(() => live.named("grocery")[1]?.data).toMatchObject({ items: [], removed: [milk.id] });
    await live.close();
    await expect.poll(() => LiveStream.count({ where: { family_id: milk.family_id } })).toBe(0);
  });

  it("gathers what changes at once, and says to read again when it is much", async () => {
    const { api, family, address, path } = await makeTwo();
    const live = await open(app.url + address, api.cookie);
    await expect.poll(() => live.named("hello")).toHaveLength(1);
    const row = { family_id: family.id, category: "Pantry" as const };
    await GroceryItem.bulkCreate(Array.from({ length: 51 }, (_, n) => ({ ...row, item_name: `Thing ${n}` })));
    await expect.poll(() => live.named("grocery")).toMatchObject([{ data: { reload: true } }]);
    await api.post(`${path}/meals`, { title: "Soup", meal_type: "dinner", planned_date: "2027-03-01" });
    await expect.poll(() => live.named("changed").map(({ data }) => data.what)).toEqual(["meals"]);
    await api.post(`${path}/events`, { title: "Choir", start_time: "2027-03-01T09:00" });
    await expect.poll(() => live.named("changed").map(({ data }) => data.what)).toEqual(["meals", "events"]);
    await live.close();
  });

  it("catches up on what was missed, or says to read all again", async () => {
    const { api, path, milk, address } = await makeTwo();
    const first = await open(app.url + address, api.cookie);
    await expect.poll(() => first.named("hello")).toHaveLength(1);
    await first.close();
    const id = first.told[0]?.id as string;
    await api.put(`${path}/grocery/${milk.id}`, { quantity: "3 cartons" });
    for (const [query, headers] of [
      ["", { "Last-Event-ID": id }],
      [`?after=${id}`, {}],
    ] as const) {
      const again = await open(other.url + address + query, api.cookie, headers);
      await expect
        .poll(() => again.named("grocery"))
        .toMatchObject([{ data: { items: [{ quantity: "3 cartons" }], removed: [] } }]);
      await again.close();
    }
    for (const unknown of ["7", "x", String(Number(id) - 86_400_000_001), "9999999999999999"]) {
      const lost = await open(app.url + address, api.cookie, { "Last-Event-ID": unknown });
      await expect.poll(() => lost.named("grocery")).toMatchObject([{ data: { reload: true } }]);
      await lost.close();
    }
  });

  it("ends within five seconds where the session does, or the member leaves, in every process", async () => {
    const { toms, tomsCookie, address, tom, family, path, api } = await makeTwo();
    const [here, there] = await Promise.all([
      open(app.url + address, tomsCookie),
      open(other.url + address, toms.cookie),
    ]);
    await expect.poll(() => here.named("hello").length + there.named("hello").length).toBe(2);
    await Session.destroy({ where: { user_id: tom.user_id as number } });
    for (const live of [here, there]) {
      await expect.poll(() => live.isOver(), { timeout: 5_000 }).toBe(true);
      expect(live.told.at(-1)).toEqual({ name: "signed-out", id: null, data: {} });
    }
    expect((await api.delete(`${path}/members/${tom.id}`)).status).toBe(204);
    expect((await fetch(app.url + address, { headers: { Cookie: tomsCookie } })).status).toBe(401);
    expect(family.id).toBeGreaterThan(0);
  });

  it("is refused as everywhere before it begins, and from the seventh of a person on", async () => {
    const { api, address } = await makeTwo();
    const stranger = await app.family();
    expect((await api.send("HEAD", address.replace("/api", ""))).status).toBe(200);
    expect((await fetch(app.url + address)).status).toBe(401);
    expect((await fetch(app.url + address, { headers: { Cookie: stranger.api.cookie } })).status).toBe(404);
    expect((await fetch(app.url + address, { method: "POST", headers: { Cookie: api.cookie } })).status).toBe(405);
    const servers = [app.url, other.url];
    const streams = await Promise.all(
      Array.from({ length: 7 }, (_, n) => open((servers[n % 2] as string) + address, api.cookie)),
    );
    const refused = streams.filter(({ answer }) => answer.status === 429);
    expect(refused.map(({ answer }) => Number(answer.headers.get("Retry-After")) > 0)).toEqual([true]);
    for (const live of streams) await live.close();
    await expect
      .poll(async () => {
        const live = await open(app.url + address, api.cookie);
        await live.close();
        return live.answer.status;
      })
      .toBe(200);
  });

  it("says who shops: two things within ten minutes, never to themselves, nor of what waited long", async () => {
    const { api, address, path, milk, toms, tomsCookie, family, tom } = await makeTwo();
    const eggs = await makeGroceryItem(family, { item_name: "Eggs" });
    const [mine, his] = await Promise.all([open(app.url + address, api.cookie), open(app.url + address, tomsCookie)]);
    await expect.poll(() => mine.named("hello").length + his.named("hello").length).toBe(2);
    const sent_at = new Date().toISOString();
    const at = new Date(Date.now() - 11 * 60_000).toISOString();
    await toms.put(`${path}/grocery/${milk.id}`, { is_purchased: true, tap: { at, sent_at } });
    await toms.put(`${path}/grocery/${eggs.id}`, { is_purchased: true });
    await expect.poll(() => mine.named("grocery").flatMap(({ data }) => data.items).length).toBe(2);
    expect(mine.named("shopping")).toEqual([]);
    const tea = await makeGroceryItem(family, { item_name: "Tea" });
    await toms.put(`${path}/grocery/${tea.id}`, { is_purchased: true });
    await expect.poll(() => mine.named("shopping")).toHaveLength(1);
    expect(mine.named("shopping")[0]?.data).toEqual({
      member_id: tom.id,
      name: "Tom",
      item_name: "Tea",
      at: expect.any(String),
    });
    expect(his.named("shopping")).toEqual([]);
    const page = async (cookie: string) =>
      (await fetch(`${app.url}/groceries`, { headers: { Cookie: cookie } })).text();
    expect(await page(api.cookie)).toContain("Tom is shopping");
    expect(await page(api.cookie)).toContain("Tom got it");
    expect(await page(tomsCookie)).not.toContain("is shopping");
    await Promise.all([mine.close(), his.close()]);
  });
});

describe("a tap", () => {
  it("counts by its own time, however late it comes, and of two at once the tick", async () => {
    const { api, path, milk } = await makeTwo();
    const item = `${path}/grocery/${milk.id}`;
    // A phone whose clock is wrong, by default an hour fast.
    const tap = (ago: number, error = 3_600_000) => {
      const sent = Date.now() + error;
      return { at: new Date(sent - ago).toISOString(), sent_at: new Date(sent).toISOString() };
    };
    expect((await api.put(item, { is_purchased: true, tap: tap(60_000) })).body).toMatchObject({
      is_purchased: true,
      purchased_by: expect.any(Number),
    });
    const late = await api.put(item, { is_purchased: false, tap: tap(120_000, -7_200_000) });
    expect([late.status, late.body.is_purchased]).toEqual([200, true]);
    const bought = Date.parse(late.body.purchased_at);
    expect(Math.abs(Date.now() - 60_000 - bought)).toBeLessThan(5_000);
    expect((await api.put(item, { is_purchased: false, tap: tap(1_000) })).body).toMatchObject({
      is_purchased: false,
      purchased_at: null,
      purchased_by: null,
    });
    await api.put(item, { quantity: "5 cartons", tap: tap(30_000) });
    const both = await api.put(item, { quantity: "4 cartons", is_purchased: true, tap: tap(40_000) });
    expect(both.body).toMatchObject({ quantity: "5 cartons", is_purchased: false });
  });

  it("is done once for a key, also as a PUT", async () => {
    const { api, path, milk } = await makeTwo();
    const item = `${path}/grocery/${milk.id}`;
    const keyed = { headers: { "Idempotency-Key": "a" } };
    const first = await api.send("PUT", item, { json: { quantity: "5" }, ...keyed });
    await api.put(item, { quantity: "6" });
    const again = await api.send("PUT", item, { json: { quantity: "7" }, ...keyed });
    expect(again.body).toEqual(first.body);
    expect((await GroceryItem.findByPk(milk.id))?.quantity).toBe("6");
  });
});
