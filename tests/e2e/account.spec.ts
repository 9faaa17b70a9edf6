import { makeEvent, makeUser } from "#tests/support/factories.ts";
import { dialog, eventLink, message, openDay, summary } from "#tests/support/steps.ts";
import { dayFromToday, expect, test } from "#tests/support/test.ts";

test("the profile shows what the provider says, read-only", async ({ page, family }) => {
  await page.goto("/account");
  for (const [label, value] of [
    ["First name", "Anna"],
    ["Last name", "Muster"],
    ["E-mail", family.user.email],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveValue(value);
    await expect(page.getByLabel(label)).not.toBeEditable();
  }
  await page.getByRole("main").getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("the family gets another name", async ({ page, family: _ }) => {
  await page.goto("/account");
  await page.getByRole("link", { name: "Family Settings" }).click();
  await page.getByLabel("Family name").fill("The Nightingales");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(message(page)).toContainText("Family settings saved: The Nightingales");
  await page.reload();
  await expect(page.getByLabel("Family name")).toHaveValue("The Nightingales");
});

test.describe("a blank family name", () => {
  test.use({ expectedStatuses: [400] });

  test("is refused, and the time zone is changed for itself", async ({ page, family: _ }) => {
    await page.goto("/account/family");
    await page.getByLabel("Family name").fill(" ");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(summary(page)).toBeVisible();
    await page.getByRole("link", { name: "Change time zone" }).click();
    await dialog(page, "Time zone").getByLabel("Time zone").selectOption("Asia/Tokyo");
    await dialog(page, "Time zone").getByRole("button", { name: "Save" }).click();
    await expect(message(page)).toContainText("Time zone saved: Asia/Tokyo");
  });
});

test("a family with events says what they keep when its time zone changes", async ({ page, family }) => {
  const event = await makeEvent(family, { start_time: "2027-03-01T17:00" });
  const choose = async (zone: string) => {
    await page.goto("/account/family/time-zone");
    await dialog(page, "Time zone").getByLabel("Time zone").selectOption(zone);
    await dialog(page, "Time zone").getByRole("button", { name: "Save" }).click();
  };
  const clock = async () => (await event.reload()).start_local;
  await choose("Asia/Kolkata");
  const question = dialog(page, "Change to Asia/Kolkata");
  await expect(question).toContainText(`were added in ${family.family.time_zone.replace("_", " ")} time`);
  await question.getByRole("button", { name: "Keep clock times" }).click();
  await expect(message(page)).toContainText("Time zone saved: Asia/Kolkata");
  expect([await clock(), event.time_zone]).toEqual(["2027-03-01T17:00:00", "Asia/Kolkata"]);

  await choose("Asia/Tokyo");
  await dialog(page, "Change to Asia/Tokyo").getByRole("button", { name: "Keep exact moments" }).click();
  await expect(message(page)).toContainText("Time zone saved: Asia/Tokyo");
  expect([await clock(), event.time_zone]).toEqual(["2027-03-01T17:00:00", "Asia/Kolkata"]);

  // No event follows the family's clock any more.
  await choose("Asia/Seoul");
  await expect(message(page)).toContainText("Time zone saved: Asia/Seoul");
});

test("a member is changed, and removed while their events stay", async ({ page, family }) => {
  const tomorrow = dayFromToday(1);
  await makeEvent(family, { title: "Dentist", start_time: `${tomorrow}T09:00`, member_id: family.members[1]?.id });
  await page.goto("/account/family");
  await expect(page.getByRole("heading", { name: "Family Members (4)" })).toBeVisible();
  await page.getByLabel("More for Ben").click();
  await page.getByRole("link", { name: "Edit" }).filter({ visible: true }).click();
  const edit = dialog(page, "Edit Ben");
  await edit.getByLabel("Name").fill("Benjamin");
  await edit.getByLabel("Role").selectOption("Other");
  await edit.getByLabel("Birth Date").fill("2015-02-03");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(message(page)).toContainText("Member saved: Benjamin");
  await expect(page.getByRole("listitem").filter({ hasText: "Benjamin" })).toContainText("Born");

  await page.getByLabel("More for Benjamin").click();
  await page.getByRole("link", { name: "Remove" }).filter({ visible: true }).click();
  await dialog(page, "Remove Benjamin").getByRole("button", { name: "Remove" }).click();
  await expect(message(page)).toContainText("Member removed: Benjamin");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(message(page)).toContainText("Restored: Benjamin.");
  await expect(page.getByRole("listitem").filter({ hasText: "Benjamin" })).toBeVisible();
  await page.getByLabel("More for Benjamin").click();
  await page.getByRole("link", { name: "Remove" }).filter({ visible: true }).click();
  await dialog(page, "Remove Benjamin").getByRole("button", { name: "Remove" }).click();
  await expect(message(page)).toContainText("Member removed: Benjamin");
  await expect(page.getByRole("heading", { name: "Family Members (3)" })).toBeVisible();
  await openDay(page, tomorrow);
  await expect(eventLink(page, "Dentist")).toContainText("Everyone");
});

test("one cannot remove oneself", async ({ page, family }) => {
  await page.goto("/account/family");
  await page.getByLabel("More for Anna").click();
  await expect(page.getByRole("link", { name: "Edit" }).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Remove" }).filter({ visible: true })).toHaveCount(0);
  await page.goto(`/account/family/members/${family.own.id}/remove`);
  await expect(page.getByText("You can’t remove yourself from the family.")).toBeVisible();
});

test("members are added from the dashboard, several at once", async ({ page, family: _ }) => {
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Add member" }).click();
  const form = dialog(page, "Add Family Members");
  const row = (number: number) => form.getByRole("group", { name: `Member ${number}`, exact: true });
  await row(1).getByLabel("Name").fill("Emil");
  await form.getByRole("button", { name: "Add Family Member" }).click();
  await row(2).getByLabel("Name").fill("Frieda");
  await expect(row(1).getByLabel("Name")).toHaveValue("Emil");
  await form.getByRole("button", { name: "Add Members" }).click();
  await expect(message(page)).toBeVisible();
  const people = page.getByRole("region", { name: "Family Members" });
  for (const name of ["Emil", "Frieda"]) await expect(people.getByText(name, { exact: true })).toBeVisible();
});

test.describe("an empty member form", () => {
  test.use({ expectedStatuses: [400] });

  test("asks for at least one name", async ({ page, family: _ }) => {
    await page.goto("/dashboard/members/new");
    await dialog(page, "Add Family Members").getByRole("button", { name: "Add Members" }).click();
    await expect(summary(page)).toContainText("Please add at least one family member with a name.");
  });
});

test("devices are listed, and signed out one by one, all others, or everywhere", async ({
  page,
  family,
  openContext,
  signIn,
}) => {
  const other = await openContext();
  await signIn(family.user, other);
  const phone = await other.newPage();
  await phone.goto("/dashboard");
  await expect(phone).toHaveURL("/dashboard");

  await page.goto("/account/privacy");
  await expect(page.getByText("You’re signed in on 2 devices.")).toBeVisible();
  await page.getByRole("link", { name: "See devices" }).click();
  const signedIn = page.getByRole("region", { name: "Signed in" }).getByRole("listitem");
  await expect(signedIn).toHaveCount(2);
  await expect(signedIn.first()).toContainText("This device");
  await signedIn
    .last()
    .getByRole("button", { name: /^Sign out/ })
    .click();
  await expect(page.getByText("1 device is signed out.")).toBeVisible();
  await expect(signedIn).toHaveCount(1);
  await phone.goto("/dashboard");
  await expect(phone).toHaveURL("/");

  await signIn(family.user, other);
  await page.goto("/account/devices");
  await page.getByRole("link", { name: "Sign out other devices" }).click();
  await page.getByRole("button", { name: "Sign out 1 device" }).click();
  await expect(page.getByText("1 device is signed out.")).toBeVisible();
  await expect(page).toHaveURL("/account/devices");
  await phone.goto("/dashboard");
  await expect(phone).toHaveURL("/");

  await page.goto("/account/privacy");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByText("You’re signed out on every device.")).toBeVisible();
});

test("a family that is to be deleted says so to everyone, and is kept with one button", async ({ page, family }) => {
  await page.goto("/account/privacy");
  await page.getByRole("link", { name: "Delete family" }).click();
  await expect(page.getByRole("heading", { name: `Delete ${family.family.name}` })).toBeVisible();
  await page.getByLabel("Type the family’s name").fill(family.family.name);
  await page.getByRole("button", { name: "Delete the family in 14 days" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("You asked for", { exact: false })).toContainText("14 days are left.");
  await page.getByRole("button", { name: "Keep the family" }).click();
  await expect(message(page)).toContainText("stay. Nothing was deleted");
  await expect(page.getByRole("button", { name: "Keep the family" })).toHaveCount(0);
});

test("the last parent cannot leave, and reads what to do", async ({ page, family: _ }) => {
  await page.goto("/account/privacy");
  await page.getByRole("link", { name: "Leave", exact: true }).click();
  await expect(dialog(page, "You can’t leave yet")).toContainText("You’re the only parent here.");
  await page.getByRole("link", { name: "Choose a parent" }).click();
  await expect(page.getByRole("heading", { name: "Family Settings" })).toBeVisible();
});

test("an account that is to be deleted is signed out at once", async ({ page, family, signIn }) => {
  const tom = await makeUser({ family_id: family.family.id });
  await signIn(tom);
  await page.goto("/account/privacy");
  await page.getByRole("link", { name: "Delete account" }).click();
  await dialog(page, "Delete my account?").getByRole("button", { name: "Delete my account" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("To keep it, sign in before then.")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/");
});
