import { describe, expect, it } from "vitest";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeGroceryItem, makeMeal } from "#tests/support/factories.ts";
import { parsePage } from "#tests/support/parse-page.ts";

const app = runApp();

async function makeList() {
  const made = await app.family();
  const milk = await makeGroceryItem(made.family, { quantity: "2 cartons" });
  /** Sends a form of the page as a browser without script does. */
  const press = async (form: Record<string, string>, path = "/groceries") => {
    const response = await fetch(`${app.url}${path}`, {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { Cookie: made.api.cookie, "User-Agent": "Mozilla/5.0 Chrome/130", Origin: app.url },
      redirect: "manual",
    });
    return { status: response.status, to: response.headers.get("Location"), html: await response.text() };
  };
  const change = (id: number | string, fields: Record<string, string>) =>
    press({ intent: "change-item", id: String(id), ...fields });
  const rows = () => GroceryItem.findAll({ where: { family_id: made.family.id }, order: ["id"], raw: true });
  return { ...made, milk, press, change, rows };
}

describe("the forms of the list", () => {
  it("tick, step and remove, and open the page where one was", async () => {
    const { milk, change, rows } = await makeList();
    const to = expect.stringMatching(/#item-77$/);
    expect(await change(milk.id, { is_purchased: "on", next: "77" })).toMatchObject({ status: 303, to });
    expect(await change(milk.id, { is_purchased: "on" })).toMatchObject({ status: 303 });
    expect(await rows()).toMatchObject([{ is_purchased: true }]);
    await change(milk.id, { is_purchased: "off" });
    for (const _ of "twice") await change(milk.id, { quantity: "3 cartons" });
    expect(await rows()).toMatchObject([{ is_purchased: false, quantity: "3 cartons" }]);
    expect(await change(milk.id, { remove: "on" })).toMatchObject({ status: 303, to: "/groceries" });
    expect(await change(milk.id, { remove: "on" })).toMatchObject({ status: 404 });
  });

  it("refuse what no button says, and other families' items, with the page and a message", async () => {
    const { change, press } = await makeList();
    const theirs = (await makeList()).milk;
    const known: Record<string, string>[] = [
      { is_purchased: "on" },
      { is_purchased: "off" },
      { quantity: "2" },
      { remove: "on" },
    ];
    for (const fields of known) {
      const { status, html } = await change(theirs.id, fields);
      expect([fields, status]).toEqual([fields, 404]);
      expect(html).toContain("Grocery item not found");
      expect(html).toContain("Milk");
    }
    expect((await change("9".repeat(15), { is_purchased: "on" })).status).toBe(404);
    const wrong: Record<string, string>[] = [
      {},
      { is_purchased: "yes" },
      { quantity: "9".repeat(101) },
      { quantity: "2\0" },
    ];
    for (const fields of wrong) {
      expect([fields, (await change(theirs.id, fields)).status]).toEqual([fields, 400]);
    }
    for (const id of ["", "x", "-1", "1\0", "9".repeat(16)]) {
      expect([id, (await change(id, { is_purchased: "on" })).status]).toEqual([id, 400]);
    }
    expect((await press({ intent: "undo-removal", removal: "x" })).status).toBe(400);
    expect((await press({ intent: "undo-removal", removal: crypto.randomUUID() })).status).toBe(303);
    expect((await press({ intent: "move-aisle", category: "Shoes", to: "0" }, "/groceries/aisles")).status).toBe(400);
    expect((await press({ intent: "move-aisle", category: "Frozen", to: "10" }, "/groceries/aisles")).status).toBe(400);
    const moved = { intent: "move-aisle", category: "Frozen", to: "3" };
    expect((await press(moved, "/groceries/aisles")).to).toBe("/groceries/aisles#aisle-3");
    const withScript = await press({ ...moved, has_script: "on" }, "/groceries/aisles");
    expect(withScript.to).toBe("/groceries/aisles");
    expect((await press({ intent: "end-staple", item_id: String(theirs.id) }, "/groceries/staples")).status).toBe(303);
    expect(await GroceryItem.findByPk(theirs.id)).toMatchObject({ is_purchased: false, removed_at: null });
  });

  it.each([
    ["too long", "x".repeat(10_000)],
    ["a NUL", "Milk\0"],
    ["nothing", "  "],
    ["a quantity too long", `Milk, 1${"0".repeat(200)}`],
  ])("give back what was typed: %s", async (_, item) => {
    const { press, rows } = await makeList();
    const { status, html } = await press({ intent: "add-item", item });
    expect([status, html.includes("There is a problem")]).toEqual([400, true]);
    expect(await rows()).toHaveLength(1);
  });

  it("accept an emoji, and ask about an item on the list", async () => {
    const { press, rows } = await makeList();
    expect((await press({ intent: "add-item", item: "🥑, 2" })).status).toBe(303);
    expect(await rows()).toMatchObject([{}, { item_name: "🥑", quantity: "2" }]);
    const { status, to } = await press({ intent: "add-item", item: "milk, 1 carton" });
    expect([status, to]).toEqual([303, expect.stringMatching(/^\/groceries\/again\?item=milk%2C%201%20carton$/)]);
    const once = { intent: "add-again", choice: "add-together", submission_id: "twice" };
    for (const _ of [1, 2]) expect((await press(once, to as string)).status).toBe(303);
    expect(await rows()).toMatchObject([{ quantity: "3 cartons" }, {}]);
  });

  it("need a valid staple, and show invalid input again", async () => {
    const { milk, press, rows } = await makeList();
    const edit = { intent: "edit-item", item_name: "Milk", category: "Pantry", quantity: "x".repeat(101) };
    const path = `/groceries/${milk.id}/edit`;
    expect((await press({ ...edit, repeat_days: "7" }, path)).status).toBe(400);
    for (const repeat_days of ["5", "-7", "weekly"]) {
      expect((await press({ ...edit, quantity: "1", repeat_days }, path)).status).toBe(400);
    }
    expect((await press({ ...edit, quantity: "1", repeat_days: "7" }, path)).status).toBe(303);
    expect(await rows()).toMatchObject([{ quantity: "1", category: "Pantry", repeat_days: 7 }]);
  });

  it("show a list of 1,000 items, and let it be shopped", async () => {
    const { family, api, press } = await makeList();
    const row = { family_id: family.id, category: "Pantry" as const, quantity: "2 bags" };
    await GroceryItem.bulkCreate(Array.from({ length: 999 }, (_, n) => ({ ...row, item_name: `Thing ${n}` })));
    const full = await press({ intent: "add-item", item: "One more" });
    expect(full.status).toBe(409);
    expect(full.html).toContain("Your list can hold 1000 items.");
    const page = await fetch(`${app.url}/groceries`, { headers: { Cookie: api.cookie } });
    expect((await page.text()).match(/id="item-\d+"/g)).toHaveLength(1000);
  });

  it("stay in the mode in which the list is changed", async () => {
    const { milk, press } = await makeList();
    const set = { intent: "change-item", id: String(milk.id), quantity: "3" };
    expect((await press(set, "/groceries?edit")).to).toBe(`/groceries?edit#item-${milk.id}`);
    const remove = { intent: "change-item", id: String(milk.id), remove: "on" };
    expect((await press(remove, "/groceries?edit")).to).toBe("/groceries?edit");
  });
});

describe("where the list was", () => {
  it.each([
    ["/meals/grocery/generate?week=2027-03-01", "/groceries/generate?week=2027-03-01"],
    ["/meals/grocery/12/edit", "/groceries/12/edit"],
    ["/meals/grocery/again?item=Eggs,+6", "/groceries/again?item=Eggs%2C+6"],
    ["/meals/groceries/7", "/groceries/drafts/7"],
  ])("leads on, for good: %s", async (path, to) => {
    const { press, api } = await makeList();
    const read = await fetch(app.url + path, { headers: { Cookie: api.cookie }, redirect: "manual" });
    expect([read.status, read.headers.get("Location")]).toEqual([301, to]);
    expect(await press({ intent: "change-item", change: "tick 1" }, path)).toMatchObject({ status: 308, to });
  });

  it("takes forms of a page that was open, and sends them on as they are", async () => {
    const { milk, press, api } = await makeList();
    const form = { intent: "change-item", change: `tick ${milk.id}` };
    expect(await press(form, "/meals?week=2027-03-01")).toMatchObject({ status: 308, to: "/groceries" });
    expect(await GroceryItem.findByPk(milk.id)).toMatchObject({ is_purchased: false });
    const followed = await fetch(`${app.url}/meals`, {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { Cookie: api.cookie, Origin: app.url },
    });
    expect([followed.status, new URL(followed.url).pathname]).toEqual([200, "/groceries"]);
    expect(await GroceryItem.findByPk(milk.id)).toMatchObject({ is_purchased: true });
  });

  it("has a card with the items to buy", async () => {
    const { api, family } = await makeList();
    for (const name of ["Eggs", "Tea", "Rice", "Salt", "Soap"]) await makeGroceryItem(family, { item_name: name });
    const html = await (await fetch(`${app.url}/meals`, { headers: { Cookie: api.cookie } })).text();
    const card = parsePage(html).getElementById("grocery") as HTMLElement;
    expect([...card.querySelectorAll("li")].map((item) => item.textContent)).toEqual([
      "Milk2 cartons",
      "Eggs",
      "Tea",
      "Rice",
      "Salt",
    ]);
    expect(card.textContent).toContain("6 to buy");
    expect(card.querySelector("form, button")).toBeNull();
    expect([...card.querySelectorAll("a")].map((link) => link.textContent)).toContain("Open list");
  });
});

it("prints the week and the whole list on one page", async () => {
  const { api, family } = await makeList();
  await makeMeal(family, { title: "Fish pie", planned_date: "2027-03-03" });
  await (await makeGroceryItem(family, { item_name: "Eggs" })).update({ is_purchased: true });
  const page = await fetch(`${app.url}/meals/print?week=2027-03-03`, { headers: { Cookie: api.cookie } });
  const { body } = parsePage(await page.text());
  for (const text of ["Fish pie", "Milk", "2 cartons", "Eggs, in the basket"]) expect(body.textContent).toContain(text);
});

describe("the API", () => {
  it.each([
    ["quantity", "x".repeat(10_000)],
    ["quantity", "1\0"],
    ["item_name", "\ud800"],
    ["notes", "x".repeat(5_001)],
    ["tap", { page: "", number: 1 }],
    ["tap", { page: "a", number: -1 }],
    ["is_purchased", "yes"],
  ])("refuses a wrong %s", async (field, value) => {
    const { api, path, milk } = await makeList();
    const { status, body } = await api.put(`${path}/grocery/${milk.id}`, { [field]: value });
    expect([status, body.issues[0].path.split(".")[0]]).toEqual([400, field]);
  });

  it("answers a tick that a later one has overtaken with the item as it is", async () => {
    const { api, path, milk } = await makeList();
    const tick = (number: number, is_purchased: boolean) =>
      api.put(`${path}/grocery/${milk.id}`, { is_purchased, tap: { page: "a", number } });
    expect((await tick(2, true)).body).toMatchObject({ is_purchased: true });
    const late = await tick(1, false);
    expect([late.status, late.body.is_purchased]).toEqual([200, true]);
    expect(Object.keys(late.body)).not.toContain("tap_page");
  });
});
