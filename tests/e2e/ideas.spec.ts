import type { Page } from "@playwright/test";
import { Temporal } from "#app/domain/time/time.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { makeFamily, makeMeal } from "#tests/support/factories.ts";
import { forbiddenIn } from "#tests/support/forbidden.ts";
import { answers, readFacts, startMessagesApi } from "#tests/support/messages-api.ts";
import { SESSION_COOKIE, signedInValue } from "#tests/support/session.ts";
import { dialog, follow, goTo } from "#tests/support/steps.ts";
import { dayFromToday, expect, test } from "#tests/support/test.ts";

async function askForPlan(page: Page, days: number) {
  await follow(page, "AI Meal Plan");
  const form = dialog(page, "AI Meal Plan");
  await form.getByLabel("Family size").fill("5");
  await form.getByLabel("Days").fill(String(days));
  await form.getByLabel("From").fill(dayFromToday(1));
  await expect(form.getByRole("radio", { name: "Dinners only" })).toBeChecked();
  await form.getByRole("radio", { name: "All meals" }).check();
  await form.getByRole("checkbox", { name: "Peanuts" }).check();
  await form.getByRole("checkbox", { name: "Eggs" }).check();
  await form.getByRole("checkbox", { name: "Vegetarian" }).check();
  await form.getByRole("button", { name: "Plan meals" }).click();
}

test("two weeks for five without peanuts, eggs and meat, and all that they need, from the library", async ({
  page,
  family: _,
}) => {
  test.slow();
  await page.goto("/dashboard");
  await goTo(page, "Meals");
  await askForPlan(page, 14);
  await expect(page.getByText("From Roost’s collection")).toBeVisible();
  const days = page.locator("section.card:has(h2[id^=day-])");
  await expect(days).toHaveCount(14);
  for (const text of await days.allTextContents()) expect(forbiddenIn(text)).toBeUndefined();

  await test.step("a dish is changed, another taken for one, and all are added", async () => {
    await days.first().getByRole("link", { name: "Edit" }).last().click();
    const form = page.getByRole("dialog");
    await form.getByLabel("Title").fill("Gran’s lentil soup");
    await form.getByRole("button", { name: "Save and add" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Added: Gran’s lentil soup" })).toBeVisible();
    const second = days.nth(1);
    const before = await second.getByRole("listitem").first().getByRole("strong").textContent();
    await second.getByRole("button", { name: /^Swap/ }).first().click();
    await expect(second.getByRole("listitem").first().getByRole("strong")).not.toHaveText(before as string);
    await page.getByRole("button", { name: "Add all 41" }).click();
    await expect(page.getByText("41 meals added.")).toBeVisible();
    await expect(days.getByText("Added", { exact: true })).toHaveCount(42);
  });

  await test.step("the list for the shop is made, looked at, and put down", async () => {
    await goTo(page, "Meals");
    await page.getByRole("link", { name: "AI Generate" }).click();
    const form = dialog(page, "AI Generate grocery list");
    // The form is filled in with the plan's values.
    await expect(form.getByLabel("Family size")).toHaveValue("5");
    await expect(form.getByRole("checkbox", { name: "Peanuts" })).toBeChecked();
    await form.getByRole("button", { name: "AI Generate" }).click();
    const items = page.getByRole("group", { name: "Items to add" }).getByRole("listitem");
    await expect(items.first()).toBeVisible();
    const texts = await items.allTextContents();
    expect(texts.length).toBeGreaterThan(20);
    for (const text of texts) expect(forbiddenIn(text)).toBeUndefined();
    await items.first().getByRole("checkbox").uncheck();
    await page.getByRole("button", { name: "Add to list" }).click();
    await expect(page.getByText(`${texts.length - 1} items added to your list.`)).toBeVisible();
  });
});

test("words of one's own are shown as they are understood before they count", async ({ page, family: _ }) => {
  await page.goto("/meals/plan");
  const form = dialog(page, "AI Meal Plan");
  const own = form.getByLabel("Other allergies");
  await form.getByLabel("Days").fill("1");
  await form.getByRole("checkbox", { name: "Lupin" }).check();
  await own.fill("milk and eggs, zzqx");
  await form.getByRole("button", { name: "Plan meals" }).click();
  const understood = [
    "We’ll leave out: milk, eggs.",
    "We don’t know “zzqx”, so we’ll leave out anything with it in the name.",
  ] as const;
  for (const line of understood) await expect(form.getByText(line)).toBeVisible();
  await expect(own).toHaveValue("milk and eggs, zzqx");
  await expect(form.getByLabel("Days")).toHaveValue("1");
  await expect(form.getByRole("checkbox", { name: "Lupin" })).toBeChecked();

  await test.step("a word that was not shown yet is shown first", async () => {
    await own.fill("milk and eggs, zzqx, kiwis");
    await form.getByRole("button", { name: "Plan meals" }).click();
    await expect(form.getByText("We’ll leave out: milk, eggs, kiwi.")).toBeVisible();
  });

  await test.step("what was shown makes the plan, which repeats it", async () => {
    await form.getByRole("button", { name: "Plan meals" }).click();
    await expect(page.getByText("From Roost’s collection")).toBeVisible();
    await expect(page.getByText("No lupin")).toBeVisible();
    for (const line of ["We’ll leave out: milk, eggs, kiwi.", understood[1]])
      await expect(page.getByText(line)).toBeVisible();
  });

  await test.step("words kept from last time are shown at once, and need one press", async () => {
    await page.goto("/groceries/generate");
    const list = dialog(page, "AI Generate grocery list");
    await expect(list.getByText("We’ll leave out: milk, eggs, kiwi.")).toBeVisible();
    await list.getByRole("button", { name: "AI Generate" }).click();
    await expect(page.getByRole("heading", { name: "AI Generate grocery list", level: 1 })).toBeVisible();
    await expect(page.getByText(understood[1])).toBeVisible();
    await page.goto("/meals/plan");
    await expect(form.getByText("We’ll leave out: milk, eggs, kiwi.")).toBeVisible();
    await expect(own).toHaveValue("milk and eggs, zzqx, kiwis");
  });
});

test.describe("with a model", () => {
  let model: Awaited<ReturnType<typeof startMessagesApi>>;
  let app: TestApp;
  test.beforeAll(async () => {
    model = await startMessagesApi();
    app = await startApp(process.env.DATABASE_URL as string, model.env());
  });
  test.afterAll(async () => {
    await app.stop();
    await model.stop();
  });

  /** Answers of the model wait for it. */
  function gate() {
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { opened, open: () => open() };
  }

  /** A user with a new family, signed in to the app with the model. */
  async function signIn(page: Page) {
    const made = await makeFamily();
    const value = encodeURIComponent(await signedInValue(made.user));
    await page.context().addCookies([{ name: SESSION_COOKIE, value, url: app.url, httpOnly: true }]);
    return made;
  }

  const dish = (title: string) => ({
    title,
    description: "<b>Warm</b> and quick.",
    prep_time: 5,
    cook_time: 20,
    ingredients: [{ item_name: "Rice", quantity: "400 g", category: "Pantry" }],
  });

  const PEANUTS = { item_name: "Peanut butter", quantity: "100 g", category: "Pantry" };

  test("two weeks for five come day by day, can be left and come back to, and make a list", async ({ page }) => {
    test.slow();
    const { family } = await signIn(page);
    const planned_date = Temporal.Now.plainDateISO("UTC").toString();
    await makeMeal(family, { title: "Gran’s stew", planned_date });
    const first = gate();
    model.answer = answers.gated((asked: Parameters<typeof readFacts>[0]) => {
      const { days, meals } = readFacts(asked);
      // The ingredients of Gran's stew, from a model that ignores allergies.
      if (Array.isArray(meals))
        return { meals: meals.map(() => ({ ingredients: [...dish("").ingredients, PEANUTS] })) };
      const count = Number(days);
      const named = (at: number) => String(readFacts(asked).dinner_styles) + at;
      return {
        days: Array.from({ length: count }, (_, at) => ({
          breakfast: dish(`Porridge ${named(at)}`),
          lunch: dish(`Satay ${named(at)}`),
          dinner: dish(`Rice ${named(at)}`),
        })),
      };
    }, first.opened);
    await page.goto(`${app.url}/meals`);
    await askForPlan(page, 14);
    // Every second day is written and shown.
    await expect(page.getByText("7 of 14 days")).toBeVisible();
    await expect(page.getByText("Porridge").first()).toBeVisible();
    const address = page.url();
    await page.goto(`${app.url}/calm`);
    first.open();
    await page.goto(address);
    await expect(page.getByText("Made by AI")).toBeVisible();
    await expect(page.getByText("Left out")).toBeVisible();
    await expect(page.getByText("From Roost’s collection").first()).toBeVisible();
    const days = page.locator("section.card:has(h2[id^=day-])");
    await expect(days).toHaveCount(14);
    for (const text of await days.allTextContents()) expect(forbiddenIn(text)).toBeUndefined();

    await test.step("all that it needs is on one list, and nothing that is left out", async () => {
      await page.getByRole("button", { name: "Add all 42" }).click();
      await expect(page.getByText("42 meals added.")).toBeVisible();
      await goTo(page, "Meals");
      await page.getByRole("link", { name: "AI Generate" }).click();
      await dialog(page, "AI Generate grocery list").getByRole("button", { name: "AI Generate" }).click();
      await expect(page.getByText("Made by AI")).toBeVisible();
      const items = page.getByRole("group", { name: "Items to add" }).getByRole("listitem");
      await expect(items.filter({ hasText: /^Rice, .*Gran’s stew/ })).toHaveCount(1);
      for (const text of await items.allTextContents()) expect(forbiddenIn(text)).toBeUndefined();
      await expect(page.getByRole("region", { name: "Left out" })).toContainText("Peanut butter");
      await page.getByRole("button", { name: "Add to list" }).click();
      await expect(page.getByText(/^\d+ items added to your list\.$/)).toBeVisible();
    });
  });

  test("a plan that cannot be made says so, and has ways out", async ({ page }) => {
    await signIn(page);
    model.answer = answers.overloaded;
    await page.goto(`${app.url}/meals`);
    await askForPlan(page, 2);
    await expect(page.getByText("Unable to make a meal plan right now")).toBeVisible();
    const second = gate();
    model.answer = (response, asked) => void second.opened.then(() => answers.overloaded(response, asked));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("This takes up to 20 seconds.")).toBeVisible();
    second.open();
    await expect(page.getByText("Unable to make a meal plan right now")).toBeVisible();
    await page.getByRole("button", { name: "Use a built-in idea" }).click();
    await expect(page.getByText("From Roost’s collection")).toBeVisible();
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(page.getByText("Draft discarded.")).toBeVisible();
  });

  test("a tip that cannot be had says so, and a built-in one is the way out", async ({ page }) => {
    await signIn(page);
    model.answer = answers.broken;
    await page.goto(`${app.url}/calm`);
    await page.getByRole("button", { name: "Get your first tip" }).click();
    await expect(page.getByRole("alert")).toContainText("Unable to load tip right now");
    await page.getByRole("button", { name: "Use a built-in idea" }).click();
    await expect(page.getByText("Built-in tip")).toBeVisible();
    model.answer = answers.good({ tip: '<script>alert("hello")</script> Breathe.' });
    await page.getByRole("button", { name: "New Tip" }).click();
    await expect(page.getByText('<script>alert("hello")</script> Breathe.')).toBeVisible();
  });
});
