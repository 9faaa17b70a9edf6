import type { Page } from "@playwright/test";
import { makeEvent, makeFamily, makeGroceryItem } from "#tests/support/factories.ts";
import { dialog, goTo, scriptRuns } from "#tests/support/steps.ts";
import { dayFromToday, expect, test } from "#tests/support/test.ts";

/** Opens a dialog by its link on a page. */
async function openDialog(page: Page, path: string, link: string) {
  await page.goto(path);
  await scriptRuns(page);
  await page.getByRole("link", { name: link, exact: true }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** Answers every question of the page. `asked` lists their kinds. */
function answerQuestions(page: Page, answers: { agrees: boolean }) {
  const asked: string[] = [];
  page.on("dialog", async (question) => {
    asked.push(question.type());
    await (answers.agrees ? question.accept() : question.dismiss());
  });
  return asked;
}

const readDrafts = (page: Page) => page.evaluate(() => localStorage.getItem("drafts"));

test.describe("A form with unsaved input", { tag: "@script" }, () => {
  for (const way of ["Close", "Cancel", "Escape", "Back", "a click beside it"]) {
    test(`asks once at ${way}`, { tag: ["Close", "Back"].includes(way) ? "@core" : [] }, async ({
      page,
      family: _,
    }) => {
      const answers = { agrees: false };
      const asked = answerQuestions(page, answers);
      // Wide enough for a place beside the dialog.
      if (way === "a click beside it") await page.setViewportSize({ width: 1280, height: 800 });
      const leave = async () => {
        if (way === "Escape") await page.keyboard.press("Escape");
        else if (way === "a click beside it") await page.mouse.click(10, 400);
        else if (way === "Back") await page.evaluate(() => history.back());
        else await dialog(page, "Add Event").getByRole("link", { name: way }).click();
      };
      await openDialog(page, "/calendar", "Add Event");
      const title = dialog(page, "Add Event").getByLabel("Title");
      await title.fill("Dentist");
      await leave();
      await expect.poll(() => asked).toEqual(["confirm"]);
      await expect(page).toHaveURL(/events\/new/);
      await expect(title).toHaveValue("Dentist");
      answers.agrees = true;
      await leave();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(asked).toEqual(["confirm", "confirm"]);
      await page.getByRole("link", { name: "Add Event", exact: true }).first().click();
      await expect(title).toHaveValue("");
      await expect(page.getByText("You have an unsaved draft")).toHaveCount(0);
    });
  }

  test("asks at a reload, and keeps the input", async ({ page, family: _ }) => {
    const asked = answerQuestions(page, { agrees: true });
    await openDialog(page, "/calendar", "Add Event");
    const form = dialog(page, "Add Event");
    await form.getByLabel("Title").fill("Dentist");
    await form.getByLabel("Location").fill("Ring Street");
    await page.reload();
    expect(asked).toEqual(["beforeunload"]);
    await expect(form.getByLabel("Title")).toHaveValue("Dentist");
    await expect(form.getByLabel("Location")).toHaveValue("Ring Street");
  });

  test("does not ask when nothing is changed, or no longer", async ({ page, family: _ }) => {
    const asked = answerQuestions(page, { agrees: false });
    await openDialog(page, "/calendar", "Add Event");
    const title = dialog(page, "Add Event").getByLabel("Title");
    await title.fill("Dentist");
    await title.fill("");
    await dialog(page, "Add Event").getByRole("link", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test("asks for a page's own form, but not when a dialog opens over it", async ({ page, family }) => {
    await makeGroceryItem(family.family, { item_name: "Eggs" });
    const asked = answerQuestions(page, { agrees: false });
    await page.goto("/groceries");
    await scriptRuns(page);
    const item = page.getByRole("combobox", { name: "Item" }).or(page.getByRole("textbox", { name: "Item" }));
    await item.fill("Oat milk");
    await page
      .getByRole("link", { name: /Recipes/ })
      .first()
      .click();
    await expect.poll(() => asked).toEqual(["confirm"]);
    await expect(item).toHaveValue("Oat milk");
    await item.press("Enter");
    await expect(page.getByText("Oat milk", { exact: true }).first()).toBeVisible();
    await page
      .getByRole("link", { name: /Recipes/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/recipes/);
    expect(asked).toHaveLength(1);
  });
});

test.describe("A draft", { tag: "@script" }, () => {
  test("survives a crash, is offered again, and is gone after saving", { tag: "@core" }, async ({
    page,
    family: _,
  }) => {
    await openDialog(page, "/calendar", "Add Event");
    await dialog(page, "Add Event").getByLabel("Title").fill("Dentist");
    await dialog(page, "Add Event").getByLabel("Location").fill("Ring Street");
    // Another tab opens without the first one's `pagehide`, as after a crash.
    const other = await page.context().newPage();
    await openDialog(other, "/dashboard", "Add Event");
    const form = dialog(other, "Add Event");
    await expect(form.getByLabel("Title")).toHaveValue("");
    await form.getByRole("button", { name: "Restore draft" }).click();
    await expect(form.getByLabel("Title")).toHaveValue("Dentist");
    await expect(form.getByLabel("Location")).toHaveValue("Ring Street");
    await expect(form.getByLabel("Title")).toBeFocused();
    await form.getByRole("button", { name: "Add Event" }).click();
    await expect(other.getByRole("dialog")).toHaveCount(0);
    expect(await readDrafts(other)).toBeNull();
  });

  test("can be discarded", async ({ page, family: _ }) => {
    await openDialog(page, "/calendar", "Add Event");
    await dialog(page, "Add Event").getByLabel("Title").fill("Dentist");
    const other = await page.context().newPage();
    await openDialog(other, "/calendar", "Add Event");
    await dialog(other, "Add Event").getByRole("button", { name: "Discard draft" }).click();
    await expect(other.getByText("You have an unsaved draft")).toHaveCount(0);
    expect(await readDrafts(other)).toBeNull();
  });

  test("stays deleted though the user typed while it was saved", async ({ page, family: _ }) => {
    await openDialog(page, "/calendar", "Add Event");
    const form = dialog(page, "Add Event");
    await form.getByLabel("Title").fill("Dentist");
    let release = () => {};
    const isHeld = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/events\/new\.data/, async (route) => {
      if (route.request().method() === "POST") await isHeld;
      await route.continue();
    });
    await form.getByRole("button", { name: "Add Event" }).click();
    await form.getByLabel("Location").fill("Ring Street");
    release();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await readDrafts(page)).toBeNull();
  });

  test("returns when the server refuses the form", async ({ page, gate, family: _ }) => {
    gate.expect(/^400 POST/);
    await openDialog(page, "/calendar", "Add Event");
    await dialog(page, "Add Event").getByLabel("Location").fill("Ring Street");
    await dialog(page, "Add Event").getByRole("button", { name: "Add Event" }).click();
    await expect(dialog(page, "Add Event").getByRole("alert")).toBeVisible();
    await expect.poll(() => readDrafts(page)).toContain("Ring Street");
  });

  test("is deleted when another account uses the browser", async ({ page, family: _, signIn }) => {
    await openDialog(page, "/calendar", "Add Event");
    await dialog(page, "Add Event").getByLabel("Title").fill("Dentist");
    const { user } = await makeFamily();
    await signIn(user);
    const other = await page.context().newPage();
    await openDialog(other, "/calendar", "Add Event");
    await expect.poll(() => readDrafts(other)).toBeNull();
    await expect(other.getByText("You have an unsaved draft")).toHaveCount(0);
  });

  test("leaves the browser when its user signs out", async ({ page, family: _ }) => {
    answerQuestions(page, { agrees: true });
    await openDialog(page, "/calendar", "Add Event");
    await dialog(page, "Add Event").getByLabel("Title").fill("Dentist");
    const other = await page.context().newPage();
    await other.goto("/account");
    await scriptRuns(other);
    await other.evaluate(() => document.querySelector<HTMLFormElement>("form[action='/logout']")?.requestSubmit());
    await expect(other).toHaveURL(/\/$/);
    expect(await readDrafts(other)).toBeNull();
  });
});

test.describe("Back", { tag: "@script" }, () => {
  test("does not open a closed dialog again", { tag: "@core" }, async ({ page, family: _ }) => {
    await page.goto("/dashboard");
    await scriptRuns(page);
    await goTo(page, "Calendar");
    await page.getByRole("link", { name: "Add Event", exact: true }).first().click();
    await dialog(page, "Add Event").getByRole("link", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("does not open a saved dialog again", async ({ page, family }) => {
    const { id } = await makeEvent(family, { title: "Dentist", start_time: `${dayFromToday(1)}T10:00` });
    await page.goto("/calendar?view=agenda");
    await scriptRuns(page);
    await page.locator(`a[href^="/calendar/events/${id}"]`).first().click();
    await page.getByRole("dialog").getByRole("link", { name: "Edit" }).click();
    await dialog(page, "Edit Event").getByLabel("Title").fill("Dr. Huber");
    await dialog(page, "Edit Event").getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/calendar\?/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("fields of one’s own text let the browser restore them", async ({ page, family: _ }) => {
  for (const path of ["/calendar/events/new", "/meals/new", "/recipes/new", "/chores/new", "/dashboard/members/new"]) {
    await page.goto(path);
    expect(await page.locator("[autocomplete=off]").count(), path).toBe(0);
  }
});
