import { makeEvent } from "#tests/support/factories.ts";
import { dialog, scriptRuns } from "#tests/support/steps.ts";
import { dayFromToday, expect, test } from "#tests/support/test.ts";

test.use({ touchesAtOnce: false });

test("script comes after the page is painted, by itself", { tag: "@script" }, async ({ page, family: _ }) => {
  await page.goto("/dashboard");
  await scriptRuns(page);
  const { painted, asked } = await page.evaluate(
    () =>
      new Promise<{ painted: number; asked: number }>((resolve) => {
        new PerformanceObserver((list) => {
          const modules = performance
            .getEntriesByType("resource")
            .filter(({ name }) => /entry\.client.*\.js$/.test(name));
          resolve({ painted: list.getEntries()[0]?.startTime ?? 0, asked: modules[0]?.startTime ?? 0 });
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  expect(painted).toBeGreaterThan(0);
  expect(asked).toBeGreaterThanOrEqual(painted + 300);
});

test("what is typed, chosen and focused before script comes stays", { tag: ["@script", "@core"] }, async ({
  page,
  family,
}) => {
  const { id } = await makeEvent(family, {
    title: "Recital",
    description: "Bring the violin.",
    start_time: `${dayFromToday(1)}T10:00`,
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(?!start).*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/calendar/events/${id}/edit`);
  const edit = dialog(page, "Edit Event");
  const type = edit.getByLabel("Event type");
  const description = edit.getByLabel("Description");
  await edit.getByLabel("Title").fill("Concert");
  await type.selectOption("school");
  await edit.getByLabel("All day").check();
  await description.fill("Bring the cello.");
  release();
  await scriptRuns(page);
  // React has hydrated the field.
  await expect.poll(() => description.evaluate((field) => Object.keys(field).length)).toBeGreaterThan(0);
  await expect(edit.getByLabel("Title")).toHaveValue("Concert");
  await expect(type).toHaveValue("school");
  await expect(edit.getByLabel("All day")).toBeChecked();
  await expect(description).toHaveValue("Bring the cello.");
  await expect(description).toBeFocused();
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toContainText("Event saved: Concert");
});

test("a tap on the page at the moment that script takes it over is no fault", { tag: "@script" }, async ({
  page,
  family: _,
}) => {
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...args: Parameters<typeof post>) {
      // React schedules its first work with such a message.
      MessagePort.prototype.postMessage = post;
      queueMicrotask(() => document.querySelector("h1")?.click());
      post.apply(this, args);
    } as typeof post;
  });
  await page.goto("/dashboard");
  const h1 = page.getByRole("heading", { level: 1 });
  await expect.poll(() => h1.evaluate((heading) => Object.keys(heading).length)).toBeGreaterThan(0);
});

test("a part of a page that is opened before stays open", { tag: "@script" }, async ({ page, family: _ }) => {
  await page.goto(`/calendar/events/new?day=${dayFromToday(1)}`);
  const add = dialog(page, "Add Event");
  await add.getByText("Reminder and notes").click();
  const description = add.getByLabel("Description");
  await expect.poll(() => description.evaluate((field) => Object.keys(field).length)).toBeGreaterThan(0);
  await expect(description).toBeVisible();
});

test("a form is a plain one until then", { tag: "@script" }, async ({ page, family: _ }) => {
  await page.route(/\/assets\/(?!start).*\.js$/, () => {});
  await page.goto(`/calendar/events/new?day=${dayFromToday(1)}`);
  const add = dialog(page, "Add Event");
  await add.getByLabel("Title").fill("Dentist");
  await add.getByLabel("Start time").fill("09:00");
  await add.getByRole("button", { name: "Add Event" }).click();
  await expect(page.getByRole("status")).toContainText("Event added: Dentist");
});
