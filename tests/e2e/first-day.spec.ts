import { randomUUID } from "node:crypto";
import {
  addEvent,
  dialog,
  eventLink,
  fillEvent,
  goTo,
  message,
  openDay,
  signInLocally,
  signOut,
  summary,
} from "#tests/support/steps.ts";
import { dayFromToday, expect, test } from "#tests/support/test.ts";
import { ZONE } from "#tests/support/zone.ts";

test("a parent signs in, sets the family up, and finds an event again", { tag: ["@browser", "@core"] }, async ({
  page,
}) => {
  const anna = { name: "Anna Muster", email: `anna-${randomUUID()}@example.com` };
  const [today, tomorrow] = [dayFromToday(0), dayFromToday(1)];
  const member = (number: number) => page.getByRole("group", { name: `Member ${number}`, exact: true });
  const add = page.getByRole("button", { name: "Add Family Member" });

  await test.step("name the family", async () => {
    await signInLocally(page, anna);
    await expect(page.getByRole("heading", { name: "What should we call your family?" })).toBeVisible();
    await page.getByLabel("Family Name").fill("The Musters");
    await page.getByLabel("Time zone").selectOption(ZONE);
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByRole("heading", { name: "Add Your Family Members" })).toBeVisible();
  });

  await test.step("add three members, and take a row away", async () => {
    await expect(member(1).getByLabel("Name")).toHaveValue("Anna");
    for (const [index, name] of ["Ben", "Nobody", "Cleo"].entries()) {
      await add.click();
      await member(index + 2)
        .getByLabel("Name")
        .fill(name);
      await expect(member(index + 2).getByLabel("Role")).toHaveValue(index === 0 ? "parent" : "child");
    }
    await member(2).getByLabel("Role").selectOption("Child");
    await member(2).getByText("Colour, birthday").click();
    await member(2).getByLabel("Birth Date").fill("2016-05-04");
    await add.click();
    await expect(member(5)).toBeVisible();
    await page.getByRole("button", { name: "Remove Nobody" }).click();
    await expect(member(5)).toHaveCount(0);
    await expect(member(2).getByLabel("Name")).toHaveValue("Ben");
    await expect(member(2).getByLabel("Birth Date")).toHaveValue("2016-05-04");
    await expect(member(3).getByLabel("Name")).toHaveValue("Cleo");
    await member(4).getByLabel("Name").fill("Dan");
    await member(4).getByLabel("Role").selectOption("Guardian");
  });

  await test.step("Back and Next keep everything", async () => {
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page.getByLabel("Family Name")).toHaveValue("The Musters");
    await expect(page.getByLabel("Time zone")).toHaveValue(ZONE);
    await page.getByRole("button", { name: "Next" }).click();
    await expect(member(4).getByLabel("Name")).toHaveValue("Dan");
    await page.getByRole("button", { name: "Complete Setup" }).click();
  });

  await test.step("arrive at the dashboard", async () => {
    await expect(
      page.getByRole("heading", { level: 1, name: /^Good (morning|afternoon|evening), Anna$/ }),
    ).toBeVisible();
    const people = page.getByRole("region", { name: "Family Members" });
    for (const name of ["Anna", "Ben", "Cleo", "Dan"])
      await expect(people.getByText(name, { exact: true })).toBeVisible();
    await expect(people.getByText("Nobody")).toHaveCount(0);
  });

  await test.step("invite a member by name alone", async () => {
    const people = page.getByRole("region", { name: "Family Members" });
    await expect(people.getByRole("link", { name: /^Invite (Ben|Cleo|Dan)$/ })).toHaveCount(3);
    await people.getByRole("link", { name: "Invite Dan" }).click();
    const form = dialog(page, "Invite Dan");
    await form.getByLabel("E-mail").fill(`dan-${randomUUID()}@example.com`);
    await form.getByRole("button", { name: "Create invitation link" }).click();
    await expect(dialog(page, "Invitation")).toContainText("Guardian");
    await dialog(page, "Invitation").getByRole("link", { name: "Done" }).click();
  });

  await test.step("add a dentist appointment, and find it on the dashboard", async () => {
    await addEvent(page, {
      title: "Dentist",
      date: today,
      from: "14:00",
      to: "23:59",
      location: "Main Street 1",
      who: "Ben",
    });
    await expect(message(page)).toContainText("Event added: Dentist");
    await goTo(page, "Dashboard");
    const schedule = page.getByRole("region", { name: "Today’s Schedule" });
    await expect(schedule.getByRole("link", { name: /Dentist/ })).toContainText("Main Street 1");
    await schedule.getByRole("link", { name: /Dentist/ }).click();
    await expect(dialog(page, "Dentist")).toContainText("Ben");
  });

  await test.step("move it to tomorrow", async () => {
    await dialog(page, "Dentist").getByRole("link", { name: "Edit" }).click();
    await fillEvent(dialog(page, "Edit Event"), { date: tomorrow });
    await dialog(page, "Edit Event").getByRole("button", { name: "Save" }).click();
    await expect(message(page)).toContainText("Event saved: Dentist");
    await goTo(page, "Dashboard");
    await expect(page.getByRole("region", { name: "Today’s Schedule" })).toContainText("Nothing on today");
  });

  await test.step("sign out, and in again: it is there", async () => {
    await signOut(page);
    await page.goto("/dashboard");
    await expect(page).toHaveURL("/");
    await signInLocally(page, anna);
    await expect(page).toHaveURL("/dashboard");
    await openDay(page, tomorrow);
    await expect(eventLink(page, "Dentist")).toBeVisible();
  });
});

test.describe("a name of blanks", () => {
  test.use({ expectedStatuses: [400] });

  test("goes no further", async ({ page, javaScriptEnabled }) => {
    await signInLocally(page, { name: "Bo", email: `bo-${randomUUID()}@example.com` });
    await page.getByLabel("Family Name").fill("   ");
    const next = page.getByRole("button", { name: "Next" });
    if (javaScriptEnabled) {
      await expect(next).toBeDisabled();
    } else {
      await next.click();
      await expect(summary(page)).toContainText("String must contain at least 1 character(s)");
      await expect(page.getByLabel("Family Name")).toHaveValue("   ");
    }
    await page.getByLabel("Family Name").fill("The Bos");
    await next.click();
    await expect(page.getByRole("heading", { name: "Add Your Family Members" })).toBeVisible();
  });
});

test("one who has a family already adds to it", async ({ page, family }) => {
  await page.goto("/onboarding");
  await expect(page.getByText(family.family.name)).toBeVisible();
  await page.getByRole("button", { name: "Add Family Member" }).click();
  await page.getByRole("group", { name: "Member 1", exact: true }).getByLabel("Name").fill("Emil");
  await page.getByRole("button", { name: "Add Members" }).click();
  await expect(page.getByRole("region", { name: "Family Members" }).getByText("Emil", { exact: true })).toBeVisible();
});
