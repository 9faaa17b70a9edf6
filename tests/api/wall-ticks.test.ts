import { beforeAll, describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { ChoreLog } from "#app/models/chores/chore-log.server.ts";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { deleteChore } from "#app/services/chores/chores.server.ts";
import { removeScreen } from "#app/services/wall/screens.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeChore } from "#tests/support/chores.ts";
import { makeFamily, makeGroceryItem } from "#tests/support/factories.ts";
import { parsePage } from "#tests/support/parse-page.ts";
import { makeScreen } from "#tests/support/screens.ts";
import { signedInCookie } from "#tests/support/session.ts";

const app = runApp();

const ask = (path: string, cookie = "", init: RequestInit = {}) =>
  fetch(app.url + path, { redirect: "manual", ...init, headers: { ...init.headers, Cookie: cookie } });
const post = (path: string, cookie: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(path, cookie, { method: "POST", body: new URLSearchParams(fields), headers });
const buttons = (html: string) =>
  [...html.matchAll(/<button type="submit" name="(?:toggle|id)" value="([^"]+)"/g)].map(([, value]) => value as string);

const today = () => Temporal.Now.plainDateISO("UTC").toString();

let made: Awaited<ReturnType<typeof makeFamily>>;
beforeAll(async () => {
  made = await makeFamily({ members: ["Ben"] });
});

describe("ticking", () => {
  it("is refused where it is not allowed, and the page has no buttons", async () => {
    const item = await makeGroceryItem(made.family, { item_name: "Rice" });
    const { cookie } = await makeScreen(made.family);
    for (const path of ["/wall/groceries", "/wall/chores"]) {
      const refused = await post(path, cookie, { toggle: `on ${item.id}` });
      expect([refused.status, buttons(await refused.text())]).toEqual([403, []]);
      expect(buttons(await (await ask(path, cookie)).text())).toEqual([]);
    }
    expect((await item.reload()).is_purchased).toBe(false);
  });

  it("is refused from another site, and to who is no screen leads to the wall", async () => {
    const { cookie } = await makeScreen(made.family, { tick_groceries: true });
    const foreign = await post("/wall/groceries", cookie, { toggle: "on 1" }, { Origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
    const signedIn = await post("/wall/chores", await signedInCookie(made.user), { toggle: "on 1" });
    expect([signedIn.status, signedIn.headers.get("Location")]).toEqual([303, "/wall"]);
  });

  it("puts an item into the basket and out of it, once for one page", async () => {
    const { family } = await makeFamily();
    const item = await makeGroceryItem(family, { item_name: "Rice" });
    const { cookie } = await makeScreen(family, { tick_groceries: true });
    const tap = (is_purchased: string, submission_id: string) =>
      post("/wall/groceries", cookie, { id: String(item.id), is_purchased, submission_id });
    const offered = async () => {
      const form = parsePage(await (await ask("/wall/groceries", cookie)).text()).querySelector("form");
      expect(form?.querySelector("button")?.getAttribute("value")).toBe(String(item.id));
      return form?.querySelector("[name=is_purchased]")?.getAttribute("value") ?? "";
    };
    const on = await offered();
    expect((await tap(on, "one")).headers.get("Location")).toBe("/wall/groceries");
    expect(await GroceryItem.findOne({ where: { id: item.id } })).toMatchObject({
      is_purchased: true,
      purchased_by: null,
    });
    await tap(await offered(), "two");
    await tap(on, "one");
    expect((await item.reload()).is_purchased).toBe(false);
    // A page that was opened before its buttons had fields.
    await post("/wall/groceries", cookie, { toggle: `on ${item.id}`, submission_id: "three" });
    expect((await item.reload()).is_purchased).toBe(true);
  });

  it("does a chore for its holder and takes it back, with no user", async () => {
    const family = await makeFamily({ members: ["Ben"] });
    const [first] = family.members;
    const members = family.members.map(({ id }) => id);
    const chore = await makeChore(family, { title: "Bins", who: "turns", members });
    const { cookie } = await makeScreen(family.family, { tick_chores: true });
    const page = async () => buttons(await (await ask("/wall/chores", cookie)).text());
    const [on = ""] = await page();
    expect((await post("/wall/chores", cookie, { toggle: on, submission_id: "a" })).status).toBe(303);
    const where = { family_id: family.family.id, chore_id: chore.id };
    expect(await ChoreLog.findOne({ where })).toMatchObject({ kind: "done", done_by: first?.id, by_user_id: null });
    const off = (await page()).find((value) => value.startsWith("off")) ?? "";
    await post("/wall/chores", cookie, { toggle: off, submission_id: "b" });
    expect(await ChoreLog.count({ where })).toBe(2);
  });

  it("a tap on a deleted thing, or an invalid one, shows the page", async () => {
    const family = await makeFamily();
    const chore = await makeChore(family);
    const open = await makeChore(family);
    const item = await makeGroceryItem(family.family, { item_name: "Rice" });
    await deleteChore(family, chore.id);
    await item.update({ removed_at: new Date() });
    const { cookie } = await makeScreen(family.family, { tick_chores: true, tick_groceries: true });
    const elsewhere = await makeGroceryItem(made.family, { item_name: "Not ours" });
    const put = (id: number | string) => ({ id: String(id), is_purchased: "on" });
    const taps: [string, Record<string, string>][] = [
      ["/wall/groceries", put(item.id)],
      ["/wall/groceries", put(elsewhere.id)],
      ["/wall/groceries", put("999999999999999999")],
      ["/wall/groceries", {}],
      ["/wall/chores", { toggle: `on ${chore.id} ${today()}` }],
      ["/wall/chores", { toggle: `on ${open.id} 2026-02-31` }],
      ["/wall/chores", { toggle: `off ${chore.id} 7` }],
      ["/wall/chores", { toggle: `on 999999999999999 ${today()}` }],
      ["/wall/chores", { toggle: `off ${open.id} 999999999999999` }],
      ["/wall/groceries", put("999999999999999")],
      ["/wall/chores", { toggle: "nonsense" }],
      ["/wall/chores", {}],
    ];
    for (const [path, fields] of taps) {
      const answer = await post(path, cookie, fields);
      expect([fields, answer.status, answer.headers.get("Location")]).toEqual([fields, 303, path]);
    }
    expect((await elsewhere.reload()).is_purchased).toBe(false);
  });
});

it("a screen learns that something changed, without data", async () => {
  const family = await makeFamily();
  const { screen, cookie } = await makeScreen(family.family);
  const answer = await ask("/wall", cookie, { headers: { Accept: "text/event-stream" } });
  expect(answer.headers.get("Content-Type")).toContain("text/event-stream");
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let told = "";
  const until = async (text: string) => {
    while (!told.includes(text)) {
      const { value, done } = await reader.read();
      if (done) return;
      told += decoder.decode(value, { stream: true });
    }
  };
  await until("event: hello");
  await makeGroceryItem(family.family, { item_name: "Secret truffles" });
  await until("event: changed");
  told = "";
  await makeChore(family);
  await until("event: changed");
  await removeScreen(screen);
  await until("event: signed-out");
  expect(told).toContain("event: signed-out");
  expect(told).not.toContain("truffles");
});
