import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { updateGroceryItem } from "#app/services/food/groceries.server.ts";
import { root } from "#scripts/lib/root.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeFamily, makeGroceryItem } from "#tests/support/factories.ts";
import { applyChange, type ModelItem } from "#tests/support/list-model.ts";
import { postForm } from "#tests/support/post-form.ts";
import { runs } from "#tests/support/runs.ts";
import { findScripts } from "#tests/support/weights.ts";

const app = runApp();
const account = ({ headers }: { headers: Headers }) => headers.get("X-Account");
const page = (path: string, cookie = "", headers: Record<string, string> = {}) =>
  fetch(app.url + path, { redirect: "manual", headers: { Cookie: cookie, Accept: "text/html", ...headers } });

describe("the mark of a person", () => {
  it("is on pages, data and calls, differs by user, and reveals nothing", async () => {
    const [ours, theirs] = [await app.family(), await app.family()];
    const mark = account(await page("/groceries", ours.api.cookie));
    expect(mark).toMatch(/^[\w-]{16}$/);
    expect(account(await page("/dashboard.data", ours.api.cookie))).toBe(mark);
    const call = await ours.api.get("/families/me");
    expect([account(call), call.headers.get("X-Family")]).toEqual([mark, String(ours.family.id)]);
    expect(account(await page("/groceries", theirs.api.cookie))).not.toBe(mark);
  });

  it("is 'none' without a session", async () => {
    const { api } = await app.family();
    for (const path of ["/", "/privacy", "/dashboard"]) expect(account(await page(path))).toBe("none");
    expect(account(await app.anonymous().get("/users/me"))).toBe("none");
    expect(account(await page("/privacy", api.cookie))).toBe(account(await page("/dashboard", api.cookie)));
  });

  it("keeps a call from being done for another: 412, after 401 and before any 404", async () => {
    const [ours, theirs] = [await app.family(), await app.family()];
    const milk = await makeGroceryItem(ours.family);
    const mark = account(await ours.api.get("/families/me")) as string;
    const put = { json: { is_purchased: true }, headers: { "X-Account": mark } };
    const path = `${ours.path}/grocery/${milk.id}`;
    expect((await app.anonymous().send("PUT", path, put)).status).toBe(401);
    expect((await theirs.api.send("PUT", path, put)).status).toBe(412);
    expect((await theirs.api.send("PUT", `${ours.path}/grocery/999`, put)).status).toBe(412);
    expect((await ours.api.send("PUT", path, { ...put, headers: { "X-Account": "x" } })).status).toBe(412);
    expect((await ours.api.send("PUT", path, put)).status).toBe(200);
  });
});

describe("an item that has left the list", () => {
  it("says who took it off, and whether it was bought, to its own family alone", async () => {
    const [{ family, user, api, path }, theirs] = [await app.family(), await app.family()];
    const me = await FamilyMember.findOne({ where: { user_id: user.id }, rejectOnEmpty: true });
    const [milk, eggs] = [await makeGroceryItem(family), await makeGroceryItem(family, { item_name: "Eggs" })];
    await api.delete(`${path}/grocery/${milk.id}`);
    const error = "Grocery item not found";
    const gone = await api.put(`${path}/grocery/${milk.id}`, { quantity: "2" });
    expect([gone.status, gone.body]).toEqual([404, { error, removed_by: me.id, is_purchased: false }]);
    await api.put(`${path}/grocery/${eggs.id}`, { is_purchased: true });
    await postForm(`${app.url}/groceries`, api.cookie, { intent: "clear-purchased" });
    expect((await api.put(`${path}/grocery/${eggs.id}`, { is_purchased: true })).body).toEqual({
      error,
      removed_by: me.id,
      is_purchased: true,
    });
    expect((await theirs.api.put(`${theirs.path}/grocery/${milk.id}`, { quantity: "2" })).body).toEqual({ error });
    expect((await api.delete(`${path}/grocery/99999999`)).body).toEqual({ error });
  });
});

describe("an item added without a connection", () => {
  it("is parsed by the server, as the field above the list", async () => {
    const { api, path } = await app.family();
    const add = (body: object) => api.post(`${path}/grocery`, body);
    expect((await add({ text: " Oat milk, 2 cartons " })).body).toMatchObject({
      item_name: "Oat milk",
      quantity: "2 cartons",
    });
    expect((await add({ text: "oat milk, 1 carton" })).body).toMatchObject({ quantity: "3 cartons" });
    for (const text of ["", "  ", "x".repeat(301), `Milk, 1${"0".repeat(200)}`, "Milk\0", 7, null]) {
      expect([text, (await add({ text })).status]).toEqual([text, 400]);
    }
  });

  it("arrives once, however often it is sent", async () => {
    const { api, path } = await app.family();
    const send = () => api.post(`${path}/grocery`, { text: "Tea" }, { "Idempotency-Key": "1-0.5" });
    const answers = [await send(), await send()];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect((await api.get(`${path}/grocery`)).body).toHaveLength(1);
  });
});

it("the list's own statements do what the model of them does", async () => {
  const { family, user } = await makeFamily({ members: [] });
  const arrived = Date.now();
  const tap = fc.record({
    waitedMs: fc.integer({ min: 0, max: 5 }).map((n) => n * 60_000),
    page: fc.constantFrom("a", "b"),
    body: fc.oneof(fc.record({ is_purchased: fc.boolean() }), fc.record({ quantity: fc.constantFrom("1", "2", "3") })),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(tap, { minLength: 1, maxLength: 8 }), async (taps) => {
      const row = await makeGroceryItem(family, { item_name: "Milk", quantity: "9" });
      let model: ModelItem = {
        id: row.id,
        name: "Milk",
        isPurchased: false,
        quantity: "9",
        tickedAt: Number.NEGATIVE_INFINITY,
        countedAt: Number.NEGATIVE_INFINITY,
        tapPage: null,
        tapNumber: 0,
        isRemoved: false,
        times: 1,
      };
      for (const [number, { waitedMs, page: name, body }] of taps.entries()) {
        const sent = new Date(arrived).toISOString();
        // A second between arrivals says which of two equal waits was tapped first.
        const at = new Date(arrived - waitedMs - 1_000 * (10 - number)).toISOString();
        const sentTap = { page: name, number, at, sent_at: sent };
        await updateGroceryItem({ family, user }, row.id, { ...body, tap: sentTap });
        model = applyChange(model, { body, tap: sentTap }, arrived);
      }
      const { is_purchased, quantity } = await GroceryItem.findByPk(row.id, { rejectOnEmpty: true });
      expect([is_purchased, quantity]).toEqual([model.isPurchased, model.quantity]);
    }),
    { numRuns: runs(60) },
  );
}, 60_000);

describe("worker and queue", () => {
  const built = () => readdirSync(`${root}build/client/assets`).filter((name) => /^offline-.*\.js$/.test(name));
  const isModule = (name: string) => readFileSync(`${root}build/client/assets/${name}`, "utf8").includes("X-Account");

  it("weigh at most 5,150 bytes together, and import nothing", async () => {
    const worker = await page("/sw.js");
    expect(worker.headers.get("Cache-Control")).toBe("no-cache");
    const [name = "", ...others] = built().filter(isModule);
    expect(others).toEqual([]);
    const module = readFileSync(`${root}build/client/assets/${name}`);
    expect(module.toString()).not.toMatch(/\bimport\b/);
    const bytes = gzipSync(await worker.text(), { level: 9 }).length + gzipSync(module, { level: 9 }).length;
    expect(bytes).toBeLessThanOrEqual(5_150);
  });

  it("are in no first view, and nowhere on Lite pages", async () => {
    const { api } = await app.family();
    const [name = ""] = built().filter(isModule);
    const html = await (await page("/groceries", api.cookie)).text();
    expect(findScripts(html).length).toBeGreaterThan(0);
    expect(html).not.toContain(name);
    const lite = await (await page("/groceries", api.cookie, { "Save-Data": "on" })).text();
    expect(lite).not.toMatch(/<script|\.js\b/);
  });

  it("may run, and are forgotten when Lite mode is turned on", async () => {
    const { api } = await app.family();
    expect((await page("/groceries", api.cookie)).headers.get("Content-Security-Policy")).toContain(
      "worker-src 'self'",
    );
    const enter = await postForm(`${app.url}/lite`, api.cookie, { intent: "enter-lite" });
    expect(enter.headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
    const leave = await postForm(`${app.url}/lite`, api.cookie, { intent: "leave-lite" });
    expect(leave.headers.get("Clear-Site-Data")).toBeNull();
  });
});

describe("Roost for the home screen", () => {
  const open = async (cookie: string, headers = {}) => {
    const answer = await page("/dashboard", cookie, headers);
    return {
      offers: (await answer.text()).includes("Roost on your home screen"),
      set: answer.headers.getSetCookie().join(),
    };
  };

  it("is offered from the second visit on, until somebody says not now", async () => {
    const { api } = await app.family();
    const first = await open(api.cookie);
    expect(first).toMatchObject({ offers: false, set: expect.stringMatching(/roost_install=\d+;/) });
    const at = (ms: number) => `${api.cookie}; roost_install=${Date.now() - ms}`;
    expect(await open(at(60_000))).toMatchObject({ offers: false });
    expect(await open(at(3_600_000))).toMatchObject({ offers: true });
    expect(await open(at(3_600_000), { "Save-Data": "on" })).toMatchObject({ offers: false });
    const no = await postForm(`${app.url}/dashboard`, api.cookie, { intent: "decline-install" });
    expect(no.headers.getSetCookie().join()).toMatch(/roost_install=no;.*Max-Age=7776000/);
    expect(await open(`${api.cookie}; roost_install=no`)).toMatchObject({ offers: false });
    expect(await open(`${api.cookie}; roost_install=%00`)).toMatchObject({ offers: false });
  });

  it("has a manifest with a number of its own, a maskable icon and shortcuts", async () => {
    const manifest = await (await page("/manifest.webmanifest")).json();
    expect(manifest.id).toBe("/");
    expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain("maskable");
    expect(manifest.shortcuts.map(({ name, url }: { name: string; url: string }) => [name, url])).toEqual([
      ["Groceries", "/groceries"],
      ["Add Event", "/calendar/events/new"],
      ["Today", "/dashboard"],
    ]);
  });
});
