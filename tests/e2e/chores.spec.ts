import { deleteChore } from "#app/services/chores/chores.server.ts";
import { makeChore } from "#tests/support/chores.ts";
import { makeMember } from "#tests/support/factories.ts";
import { dialog, message } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

// The first form has a member twice in its order.
test.use({ expectedStatuses: [400] });

test("bins are taken out in turns: added, done by the other, undone, swapped", { tag: "@core" }, async ({
  page,
  family,
}) => {
  const tom = await makeMember(family.family, { name: "Tom", role: "parent" });
  await page.goto("/dashboard");
  await page.getByRole("navigation", { name: "Shortcuts" }).getByRole("link", { name: "Chores" }).click();
  await expect(page.getByRole("heading", { name: "Nothing to do today" })).toBeVisible();
  await page.getByRole("link", { name: "Add Chore" }).click();
  await page.getByLabel("What is it?").fill("Rubbish out");
  await page.getByLabel("They take turns").check();
  for (const place of ["First", "Second"]) await page.getByLabel(place, { exact: true }).selectOption("Tom");
  await page.getByRole("button", { name: "Add Chore" }).click();
  await expect(page.getByRole("alert")).toContainText("Tom is in the order twice");
  await expect(page.getByLabel("First", { exact: true })).toHaveValue(String(tom.id));
  await page.getByLabel("First", { exact: true }).selectOption(family.own.name);
  await page.getByRole("button", { name: "Add Chore" }).click();
  await expect(message(page)).toContainText("Chore added: Rubbish out.");

  await page.getByRole("button", { name: /^Rubbish out/ }).click();
  await expect(message(page)).toContainText("Done: Rubbish out. Tom is next, tomorrow.");
  await page.getByText(/^\s*Done today/).click();
  await page.getByRole("link", { name: "More: Rubbish out" }).click();
  await expect(dialog(page, "Rubbish out")).toContainText("Tomorrow it’s Tom’s turn. You’re next.");
  await page.getByRole("link", { name: "History" }).click();
  await expect(page.getByRole("heading", { name: "Tomorrow it’s Tom’s turn" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Done", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await expect(message(page)).toContainText("Undone: Rubbish out.");
  await page.getByRole("button", { name: "Swap with Tom" }).click();
  await expect(message(page)).toContainText("Swapped: Tom today, you tomorrow.");
  await page.getByLabel("Who did it?").selectOption(family.own.name);
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await expect(message(page)).toContainText(`Done: Rubbish out. ${family.own.name} is next, tomorrow.`);
});

test("the dashboard has the reader's own and what is for anyone, and ticks it", async ({ page, family }) => {
  const tom = await makeMember(family.family, { name: "Tom", role: "parent" });
  const own = (id: number) => ({ who: "one", members: [id] });
  await makeChore(family, { title: "Feed Pip" });
  await makeChore(family, { title: "Unload the dishwasher", ...own(family.own.id) });
  await makeChore(family, { title: "Rubbish out", ...own(tom.id) });
  await page.goto("/dashboard");
  const card = page.getByRole("region", { name: "Chores" });
  await expect(card.getByRole("button")).toHaveText([/^Unload the dishwasher/, /^Feed Pip ?Anyone/]);
  await expect(card.getByRole("listitem").filter({ hasText: "Tom" })).toHaveText(/1 to do/);
  const tab = page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: /^Chores ?1 for you$/ });
  await expect(tab).toBeVisible();
  await page.goto("/dashboard");
  await card.getByRole("button", { name: /^Unload/ }).click();
  await expect(message(page)).toContainText("Done: Unload the dishwasher.");
  await expect(card.getByRole("button")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(message(page)).toContainText("Undone: Unload the dishwasher.");
  await expect(card.getByRole("button")).toHaveCount(2);
});

test("a chore rests, and one that was deleted comes back", async ({ page, family }) => {
  const chore = await makeChore(family, { title: "Mow the grass" });
  await page.goto(`/chores/${chore.id}/edit`);
  await page.getByText(/^\s*Reminder, stars/).click();
  await page.getByLabel("Remind at").fill("18:30");
  await page.getByLabel(/^Pause/).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(message(page)).toContainText("Chore saved: Mow the grass.");
  await expect(page.getByText(/^(6:30\sPM|18:30)$/)).toBeVisible();
  await page.goto("/chores/all");
  await expect(page.getByRole("link", { name: /^Mow the grass ?Until you resume it/ })).toBeVisible();
  await page.goto(`/chores/${chore.id}/edit`);
  await page.getByText(/^\s*Reminder, stars/).click();
  await expect(page.getByLabel("Remind at")).toHaveValue("18:30");
  await page.getByLabel(/^Pause/).uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(message(page)).toContainText("Chore saved: Mow the grass.");
  await page.goto(`/chores/${chore.id}`);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("heading", { name: "Paused", exact: true })).toBeVisible();
  await expect(page.getByText("Until you resume it")).toBeVisible();
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page.getByRole("heading", { name: "Due today" })).toBeVisible();
  await page.getByLabel(/^Resume on/).fill("2099-03-01");
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Back in March 2099")).toBeVisible();
  await page.goto("/chores");
  await expect(page.getByRole("button", { name: /^Mow the grass/ })).toHaveCount(0);
  await page.goto(`/chores/${chore.id}/edit`);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(message(page)).toContainText("Chore deleted: Mow the grass.");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(message(page)).toContainText("Back again: Mow the grass.");
  await page.goto(`/chores/${chore.id}`);
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(message(page)).toContainText("Chore saved: Mow the grass.");
  await page.goto("/chores");
  await expect(page.getByRole("button", { name: /^Mow the grass/ })).toBeVisible();
});

test("something once is done ahead of its day, and changed before", async ({ page, family }) => {
  await page.goto("/chores/new");
  await page.getByLabel("What is it?").fill("Order school lunches");
  await page.getByLabel("Just once").check();
  await page.getByLabel("On", { exact: true }).fill("2099-03-01");
  await page.getByRole("button", { name: "Add Chore" }).click();
  await expect(page.getByRole("heading", { name: "That’s everyone done for today" })).toBeVisible();
  await page.getByRole("link", { name: "All chores" }).click();
  await page.getByRole("link", { name: /^Order school lunches/ }).click();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page.getByLabel("Everyone", { exact: false }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(message(page)).toContainText("Chore saved: Order school lunches.");
  await page.goto("/chores");
  await page.getByText(/^\s*Coming up/).click();
  await page
    .getByRole("button", { name: /^Order school lunches/ })
    .first()
    .click();
  await expect(message(page)).toContainText("Done: Order school lunches.");
  await page.getByText(/^\s*Done today/).click();
  await expect(page.getByRole("button", { name: /^Order school lunches ?You · just now$/ })).toBeVisible();
  await page.getByRole("link", { name: "More: Order school lunches" }).last().click();
  await page.getByRole("link", { name: "History" }).click();
  await expect(page.getByRole("region", { name: "History" }).getByRole("listitem")).toContainText([family.own.name]);
});

test("a day of the agenda ends in a line of its chores", async ({ page, family }) => {
  const tom = await makeMember(family.family, { name: "Tom", role: "parent" });
  await page.goto("/calendar?view=agenda");
  await expect(page.getByRole("heading", { name: "Nothing planned yet" })).toBeVisible();
  const rubbish = await makeChore(family, { title: "Rubbish out", who: "turns", members: [tom.id, family.own.id] });
  await makeChore(family, { title: "Feed Pip" });
  await page.reload();
  const strip = page.getByRole("link", { name: /^Chores:/ });
  await expect(strip.first()).toHaveText(/^Chores: 2 to do ?Rubbish out, Tom · Feed Pip, anyone$/);
  await expect(strip.nth(1)).toContainText(`Rubbish out, ${family.own.name} · Feed Pip, anyone`);
  await strip.first().click();
  await page.getByRole("button", { name: /^Rubbish out/ }).click();
  await expect(message(page)).toContainText("Done: Rubbish out.");
  await page.goto(`/calendar?view=agenda&member=${tom.id}`);
  await expect(strip.first()).toHaveText(/^Chores: 1 done ?Rubbish out, Tom$/);
  await deleteChore(family, rubbish.id);
  await page.goto("/calendar?view=agenda");
  await expect(strip.first()).toHaveText(/^Chores: 1 to do ?Feed Pip, anyone$/);
});
