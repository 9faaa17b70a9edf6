import { Temporal } from "#app/domain/time/time.ts";
import { giveStars } from "#app/services/chores/stars.server.ts";
import { tick } from "#app/services/chores/ticks.server.ts";
import { TODAY } from "#tests/support/chore-family.ts";
import { makeChore } from "#tests/support/chores.ts";
import { makeMember } from "#tests/support/factories.ts";
import { dialog, message } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

// The first form has its last day before its first.
test.use({ expectedStatuses: [400] });

const later = (days: number) => TODAY.add({ days }).toString();

test("who is away is passed over, and is not any more", async ({ page, family }) => {
  const tom = await makeMember(family.family, { name: "Tom", role: "parent" });
  const chore = await makeChore(family, { title: "Rubbish out", who: "turns", members: [tom.id, family.own.id] });
  await page.goto("/chores/all");
  await page.getByRole("link", { name: "Add time away" }).click();
  await page.getByRole("radio", { name: "Tom" }).check({ force: true });
  await page.getByLabel("To", { exact: true }).fill(later(-1));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("The last day must be on or after the first");
  await page.getByLabel("To", { exact: true }).fill(later(3));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(message(page)).toContainText("Tom is away then. Turns go to the next person.");
  await page.goto(`/chores/${chore.id}`);
  await expect(page.getByRole("heading", { name: "Today it’s your turn" })).toBeVisible();
  await expect(page.getByText("Tom is away today, so it comes to you.")).toBeVisible();
  await page.goto("/chores/all");
  await expect(page.getByText("Their turns will go to the next person.")).toBeVisible();
  await page.getByRole("button", { name: /^Remove: Tom/ }).click();
  await expect(message(page)).toContainText("Time away removed.");
  await page.goto(`/chores/${chore.id}`);
  await expect(page.getByRole("heading", { name: "Today it’s Tom’s turn" })).toBeVisible();
});

test("a child ticks on a page of their own, saves stars for a goal, and gets it", async ({ page, family }) => {
  const ella = await makeMember(family.family, { name: "Ella", role: "child" });
  const own = { who: "one", members: [ella.id], part_of_day: "evening" };
  await makeChore(family, { title: "Toys to bed", icon: "blocks", stars: 1, ...own });
  await makeChore(family, { title: "Teeth", icon: "tooth", ...own });
  await giveStars(family, { member_id: ella.id, amount: 5, reason: null });
  await page.goto("/chores/stars");
  await page.getByRole("link", { name: "Choose a goal for Ella" }).click();
  await page.getByLabel("What is Ella saving for?").fill("The climbing wall");
  await expect(page.getByText("Ella earns about 5 a week.")).toBeVisible();
  await page.getByLabel("How many stars?").fill("8");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(message(page)).toContainText("Goal saved: The climbing wall.");
  const card = page.getByRole("region", { name: "Ella saves for" });
  await expect(card).toContainText("5 of 8 stars. 3 left.");
  await page.getByRole("radio", { name: "Ella" }).check({ force: true });
  await page.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await page.getByRole("textbox", { name: /^What’s it for/ }).fill("Kind to Leo");
  await page.getByRole("button", { name: "Give stars" }).click();
  await expect(message(page)).toContainText("2 stars for Ella.");
  await expect(page.getByRole("listitem").filter({ hasText: "Kind to Leo" })).toContainText("+2");

  await card.getByRole("link", { name: /’s page$/ }).click();
  await page.getByRole("button", { name: "Toys to bed" }).click();
  await expect(message(page)).toContainText("Hatched. One more star.");
  await expect(page.getByText("1 of 2 hatched")).toHaveCount(1);
  await page.getByRole("button", { name: "Teeth" }).click();
  await expect(message(page)).toContainText("All two are out. Good night, Ella.");
  await expect(message(page).locator("use").first()).toHaveAttribute("href", /#moon$/);
  await expect(page.getByRole("img", { name: "8 of 8 stars" })).toBeVisible();
  await page.getByRole("button", { name: "Teeth" }).click();
  await expect(page.getByText("1 of 2 hatched")).toHaveCount(1);

  await page.goto("/chores/stars");
  await expect(card).toContainText("The jar is full.");
  await card.getByRole("link", { name: "Give reward" }).click();
  await page.getByLabel(/^Which day/).fill(later(1));
  await page.getByRole("button", { name: "Give reward" }).click();
  await expect(message(page)).toContainText("Given: The climbing wall. Have fun.");
  await expect(page.getByRole("region", { name: "Ella", exact: true })).toContainText("0 stars in the jar.");
  await page.goto("/find?q=climbing");
  await expect(page.getByRole("link", { name: /The climbing wall/ })).toBeVisible();
});

test("beside the chores are those that are ready-made", async ({ page, family }) => {
  await makeChore(family);
  await page.goto("/chores/all");
  await page.getByText("Browse").click();
  const card = page.getByRole("region", { name: "Ready-made" });
  await expect(card.getByRole("link")).toHaveText(["Morning", "Bedtime", "Bins", "A pet"]);
  await card.getByRole("link", { name: "Bins" }).click();
  await expect(dialog(page, "Bins")).toBeVisible();
});

test("a chore is found by its title and note", async ({ page, family }) => {
  await makeChore(family, { title: "Feed Pip", note: "Half a tin, and fresh water" });
  await page.goto("/find?q=fresh");
  await expect(page.getByRole("heading", { name: /^Chores/ })).toBeVisible();
  await page.getByRole("link", { name: /^Feed Pip/ }).click();
  await expect(page.getByRole("heading", { name: "Feed Pip" })).toBeVisible();
});

test("grown-ups see how much each did, and nobody is ranked", async ({ page, family }) => {
  await makeMember(family.family, { name: "Tom", role: "parent" });
  const chore = await makeChore(family);
  await tick(family, chore.id, "done", { date: TODAY.toString() }, Temporal.Now.instant());
  await page.goto("/chores");
  const card = page.getByRole("region", { name: "The last four weeks" });
  await expect(card).toContainText(`${family.own.name} · 1 thing`);
  await expect(card).toContainText("Tom · 0 things");
  await expect(card).toContainText("Swap a turn?");
});
