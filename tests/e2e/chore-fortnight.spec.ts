import { Temporal } from "#app/domain/time/time.ts";
import { giveStars } from "#app/services/chores/stars.server.ts";
import { TODAY } from "#tests/support/chore-family.ts";
import { makeChore } from "#tests/support/chores.ts";
import { makeMember } from "#tests/support/factories.ts";
import { dialog, eventLink, message } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

/** The last Monday, today where it is one: the bins' first date. */
const monday = TODAY.subtract({ days: TODAY.dayOfWeek - 1 });
const inWeeks = (weeks: number) => monday.add({ weeks });

test("bins on alternate Mondays: one is away for a week, a swap, and the other does it", async ({ page, family }) => {
  const { name } = family.own;
  await makeMember(family.family, { name: "Tom", role: "parent" });
  await page.goto("/chores/new");
  await page.getByLabel("What is it?").fill("Bins");
  await page.getByLabel("They take turns").check();
  await page.getByLabel("First", { exact: true }).selectOption(name);
  await page.getByLabel("Second", { exact: true }).selectOption("Tom");
  await page.getByLabel("Every few days or weeks").check();
  await page.getByLabel("How many").fill("2");
  await page.getByLabel("Starting").fill(monday.toString());
  await page.getByRole("button", { name: "Add Chore" }).click();
  await expect(message(page)).toContainText("Chore added: Bins.");
  await page.goto("/chores/all");
  await page.getByRole("link", { name: /^Bins.*in turn/ }).click();
  const coming = page.getByRole("region", { name: "Coming up" }).getByRole("listitem");
  const told = (...names: string[]) => expect(coming).toContainText(names);
  await expect(coming).toHaveCount(8);
  await told(name, "Tom", name, "Tom", name, "Tom", name, "Tom");

  // Tom is away in the week of his turn: the turn goes to the other user, and Tom owes nothing.
  await page.goto("/chores/away");
  await page.getByRole("radio", { name: "Tom" }).check({ force: true });
  await page.getByLabel("From", { exact: true }).fill(inWeeks(2).toString());
  await page.getByLabel("To", { exact: true }).fill(inWeeks(2).add({ days: 6 }).toString());
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(message(page)).toContainText("Tom is away then. Turns go to the next person.");
  await page.getByRole("link", { name: /^Bins.*in turn/ }).click();
  await told(name, name, "Tom", name, "Tom", name, "Tom", name);

  // The swap: Tom takes this turn, and the user takes his next one.
  await page.goto("/chores");
  await page.getByRole("link", { name: "More: Bins" }).click();
  await dialog(page, "Bins")
    .getByRole("button", { name: /^Swap with Tom/ })
    .click();
  await expect(message(page)).toContainText("Swapped: Tom today, you on ");
  await page.getByRole("region", { name: /^Tom/ }).getByRole("link", { name: "More: Bins" }).click();
  await dialog(page, "Bins").getByRole("link", { name: "History" }).click();
  await told("Tom", name, name, name, "Tom", name, "Tom", name);

  // The user does the chore after all: the turns continue as without the swap.
  await page.goto("/chores");
  await page.getByRole("link", { name: "More: Bins" }).click();
  await dialog(page, "Bins").getByRole("button", { name, exact: true }).click();
  await expect(message(page)).toContainText(`Done: Bins. ${name} is next, on `);
  await page.getByText(/^\s*Done today/).click();
  await expect(page.getByRole("button", { name: /^Bins ?You · just now$/ })).toBeVisible();
  await page.getByRole("link", { name: "More: Bins" }).click();
  await dialog(page, "Bins").getByRole("link", { name: "History" }).click();
  await expect(coming).toHaveCount(8);
  await told(name, name, name, "Tom", name, "Tom", name, "Tom");
  const history = page.getByRole("region", { name: "History" });
  await expect(history.getByRole("listitem")).toContainText([`${name}, on Tom’s turn`, `${name} swapped with Tom`]);
  // A swap cannot be undone alone once one of its dates is done.
  await expect(history.getByRole("button", { name: /^Undo/ })).toHaveCount(1);
});

test("a child saves 26 stars for the climbing wall, and gets it", async ({ page, family }) => {
  const ella = await makeMember(family.family, { name: "Ella", role: "child" });
  await makeChore(family, { title: "Lay the table", icon: "meals", stars: 1, who: "one", members: [ella.id] });
  for (const amount of [5, 5, 5, 5, 4]) await giveStars(family, { member_id: ella.id, amount, reason: null });
  await page.goto("/chores/stars");
  await page.getByRole("link", { name: "Choose a goal for Ella" }).click();
  const goal = dialog(page, "Ella’s goal");
  await goal.getByLabel("What is Ella saving for?").fill("An hour at the climbing wall");
  await goal.getByRole("radio", { name: "Climbing" }).check({ force: true });
  await goal.getByLabel("How many stars?").fill("26");
  await expect(goal).toContainText("The stars in the jar are kept.");
  await goal.getByRole("button", { name: "Save", exact: true }).click();
  await expect(message(page)).toContainText("Goal saved: An hour at the climbing wall.");
  const jar = page.getByRole("region", { name: "Ella saves for" });
  await expect(jar).toContainText("24 of 26 stars. 2 left.");
  await page.goto("/chores");
  await expect(jar).toContainText("24 of 26 stars. 2 left.");

  await jar.getByRole("link", { name: /’s page$/ }).click();
  await expect(page).toHaveURL(/\/chores\/for\/\d+$/);
  await page.getByRole("button", { name: "Lay the table" }).click();
  await expect(message(page)).toContainText("Hatched. One more star.");
  await page.goto("/chores/stars");
  await page.getByRole("radio", { name: "Ella" }).check({ force: true });
  await page.getByRole("textbox", { name: /^What’s it for/ }).fill("For being kind to Leo");
  await page.getByRole("button", { name: "Give stars" }).click();
  await expect(message(page)).toContainText("1 star for Ella.");
  await expect(page.getByText("Ella’s jar is full: An hour at the climbing wall.")).toBeVisible();
  await jar.getByRole("link", { name: "Give reward" }).click();
  const give = dialog(page, "Give An hour at the climbing wall to Ella?");
  await expect(give).toContainText("26 stars leave the jar, and Ella starts saving for the next thing.");
  const day = Temporal.PlainDate.from(TODAY).add({ days: 3 });
  await give.getByLabel(/^Which day/).fill(day.toString());
  await give.getByRole("button", { name: "Give reward" }).click();
  await expect(message(page)).toContainText("Given: An hour at the climbing wall. Have fun.");
  await expect(page.getByRole("region", { name: "Ella", exact: true })).toContainText("0 stars in the jar.");
  await expect(page.getByRole("listitem").filter({ hasText: "Given: An hour" })).toContainText("−26");
  await page.goto(`/calendar?view=day&day=${day}`);
  await expect(eventLink(page, "An hour at the climbing wall")).toBeVisible();
});
