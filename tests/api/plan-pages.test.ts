import { describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeMeal } from "#tests/support/factories.ts";
import { parsePage } from "#tests/support/parse-page.ts";
import { makeBrowser } from "#tests/support/plain-browser.ts";

const app = runApp();
const today = () => Temporal.Now.plainDateISO("UTC").toString();

/** Annex II of Regulation (EU) No 1169/2011; shellfish is its crustaceans, and molluscs too. */
const FOURTEEN = [
  ["Wheat/Gluten", "Shellfish", "Eggs", "Fish", "Peanuts", "Soy", "Milk/Dairy"],
  ["Nuts", "Celery", "Mustard", "Sesame", "Sulphites", "Lupin", "Molluscs"],
].flat();

it("the fourteen allergens of the EU are choices to tick, of plans and of lists", async () => {
  const { api, path } = await app.family();
  const { open } = makeBrowser(app, api.cookie);
  for (const place of ["/meals/plan", "/groceries/generate"]) {
    const page = parsePage((await open(place)).html);
    const boxes = [...page.querySelectorAll<HTMLInputElement>("input[type=checkbox][name=allergies]")];
    expect([place, boxes.map(({ value }) => value).sort()]).toEqual([place, FOURTEEN.toSorted()]);
  }
  const { body } = await api.post(`${path}/ai/meal-plan`, { days: 1, allergies: FOURTEEN, source: "built-in" });
  expect(body.allergies).toEqual(FOURTEEN.map((text) => ({ text, understood_as: [text], is_understood: true })));
});

describe("a plan without script", () => {
  const tomorrow = () => Temporal.PlainDate.from(today()).add({ days: 1 }).toString();

  it("is of dinners, for as many as the family is, and asks before it is added over what is planned", async () => {
    const { family, api } = await app.family({ members: ["Ben", "Ella", "Noah", "Ida"] });
    const { open, press } = makeBrowser(app, api.cookie);
    const form = await open("/meals/plan");
    expect(form.html).toMatch(/name="family_size"[^>]*value="5"/);
    expect(form.html).toMatch(/<input[^>]*type="radio"[^>]*name="meals"[^>]*checked=""[^>]*value="dinners"/);
    await makeMeal(family, { title: "Fish pie", planned_date: tomorrow(), meal_type: "dinner" });
    const fields = { intent: "make-plan", start_date: tomorrow(), days: "2", family_size: "5", meals: "dinners" };
    const draft = await press("/meals/plan", { ...fields, source: "built-in" });
    expect(draft.html).toMatch(/Add all (<!-- -->)?2/);
    expect(draft.html).not.toMatch(/Breakfast ·|Lunch ·/);
    const path = new URL(draft.address, app.url).pathname;
    const asked = await press(path, { intent: "add-all" });
    const weekday = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" });
    const day = weekday.format(new Date(`${tomorrow()}T12:00Z`));
    expect(asked.html).toContain(`${day} has a dinner already: Fish pie.`);
    for (const answer of ["Keep existing meals", "Keep both", "Replace"]) expect(asked.html).toContain(answer);
    expect(await Meal.count({ where: { family_id: family.id, planned_date: tomorrow() } })).toBe(1);
    const kept = await press(path, { intent: "add-all", over: "ours" });
    expect(await Meal.count({ where: { family_id: family.id, planned_date: tomorrow() } })).toBe(1);
    expect(kept.html).toContain(`href="/meals?week=${tomorrow()}"`);
    const list = /href="(\/groceries\/generate\?from=[^"]*)"/.exec(kept.html)?.[1] ?? "";
    const { html } = await open(list.replaceAll("&amp;", "&"));
    expect(html).toMatch(new RegExp(`name="start_date"[^>]*value="${tomorrow()}"`));
    const unknown = await press(path, { intent: "add-all", over: "theirs" });
    expect(unknown.status).toBe(400);
  });
});
