import { day } from "#tests/support/chore-family.ts";
import { makeChore } from "#tests/support/chores.ts";
import { makeMember } from "#tests/support/factories.ts";
import { dialog, message, summary } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

// The first form of the routine chooses no chore.
test.use({ expectedStatuses: [400] });

test("what else can be done with a turn stands over its page", async ({ page, family }) => {
  const tom = await makeMember(family.family, { name: "Tom", role: "parent" });
  await makeChore(family, { title: "Rubbish out", who: "turns", members: [family.own.id, tom.id] });
  await page.goto("/chores");
  const more = page.getByRole("link", { name: "More: Rubbish out" });
  await more.click();
  const asked = dialog(page, "Rubbish out");
  await expect(asked).toContainText("Today it’s your turn. Tom is next.");
  await expect(asked).toContainText("Skips this one. It stays your turn next time.");
  await asked.getByRole("button", { name: /^Swap with Tom ?Tom does today’s, you do tomorrow’s\.$/ }).click();
  await expect(message(page)).toContainText("Swapped: Tom today, you tomorrow.");
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole("region", { name: /^Tom/ })).toContainText("Rubbish out");

  await more.click();
  await expect(asked).toContainText("Today it’s Tom’s turn. You’re next.");
  await expect(asked.getByRole("button", { name: /^Swap/ })).toHaveCount(0);
  await asked.getByRole("button", { name: family.own.name, exact: true }).click();
  await expect(message(page)).toContainText(`Done: Rubbish out. ${family.own.name} is next, tomorrow.`);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(message(page)).toContainText("Undone: Rubbish out.");
  await more.click();
  await asked.getByRole("button", { name: /^Skip this time/ }).click();
  await expect(message(page)).toContainText("Skipped: Rubbish out.");
  await expect(page.getByRole("heading", { name: "That’s everyone done for today" })).toBeVisible();
});

test("each has their own turn of what is everyone's, and a later day stays beneath", async ({ page, family }) => {
  const ella = await makeMember(family.family, { name: "Ella", role: "child" });
  await makeChore(family, { title: "Teeth", who: "everyone", members: [ella.id, family.own.id] });
  await page.goto("/chores");
  const ofElla = page.getByRole("region", { name: /^Ella/ });
  await ofElla.getByRole("link", { name: "More: Teeth" }).click();
  await expect(dialog(page, "Teeth")).toContainText("Due today.");
  await expect(dialog(page, "Teeth").getByRole("button", { name: "Ella" })).toHaveCount(0);
  await dialog(page, "Teeth").getByRole("button", { name: family.own.name, exact: true }).click();
  await expect(message(page)).toContainText("Done: Teeth.");
  await expect(ofElla).toHaveCount(0);
  await expect(page.getByRole("region", { name: /^You/ })).toContainText("Teeth");

  const address = `/chores?date=${day(1)}`;
  await page.goto(address);
  await page.getByRole("link", { name: "More: Teeth" }).first().click();
  await dialog(page, "Teeth").getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL(address);
});

test("a routine is looked at, changed and added at once", async ({ page, family }) => {
  await makeMember(family.family, { name: "Ella", role: "child" });
  await page.goto("/chores");
  await page.getByRole("link", { name: /^Morning ?Bed, teeth, breakfast things, bag by the door$/ }).click();
  const routine = dialog(page, "Morning");
  await expect(routine.getByRole("checkbox", { name: "Ella" })).toBeChecked();
  await routine.getByRole("checkbox", { name: "Ben" }).uncheck({ force: true });
  await expect(routine.getByRole("checkbox", { name: family.own.name })).not.toBeChecked();
  const items = routine.getByRole("group", { name: "Chores to add" }).getByRole("checkbox");
  await expect(items).toHaveCount(6);
  await expect(routine.getByRole("checkbox", { name: /^Shoes on/ })).not.toBeChecked();
  for (const at of [0, 1, 2, 3, 4]) await items.nth(at).uncheck({ force: true });
  await routine.getByRole("button", { name: /^Add/ }).click();
  await expect(summary(page)).toContainText("Choose at least one chore");
  await routine.getByRole("checkbox", { name: /^Teeth/ }).check({ force: true });
  await routine.getByRole("checkbox", { name: /^Shoes on/ }).check({ force: true });
  await routine.getByRole("radio", { name: "Every day" }).check({ force: true });
  await routine.getByRole("radio", { name: "1", exact: true }).check({ force: true });
  await routine.getByRole("button", { name: /^Add/ }).click();
  await expect(message(page)).toContainText("2 chores added.");
  const rows = page.getByRole("region", { name: /^Ella/ }).getByRole("button");
  await expect(rows).toHaveText([/^Teeth ?Morning ?1 star$/, /^Shoes on ?Morning ?1 star$/]);

  await page.goto("/chores/all");
  await page.getByText("Browse").click();
  await page.getByRole("link", { name: "Bins", exact: true }).click();
  await dialog(page, "Bins").getByRole("button", { name: /^Add/ }).click();
  await expect(message(page)).toContainText("2 chores added.");
  await page.goto("/chores/all");
  await expect(page.getByRole("link", { name: /^Recycling out/ })).toContainText(`${family.own.name} · every 2 weeks`);
});
