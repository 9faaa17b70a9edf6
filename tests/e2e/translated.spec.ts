import { say } from "#app/words/catalogue.ts";
import { account } from "#app/words/catalogues/account.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";
import { chores } from "#app/words/catalogues/chores.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";
import { landing } from "#app/words/catalogues/landing.ts";
import { localSignIn } from "#app/words/catalogues/local-sign-in.ts";
import { onboarding } from "#app/words/catalogues/onboarding.ts";
import { makeUser } from "#tests/support/factories.ts";
import { dayFromToday, expect, test } from "#tests/support/test.ts";

/** A family's daily actions, by the names that a German and an Arabic reader see. */
for (const locale of ["de-AT", "ar-EG"]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("someone signs in and is asked for their family", async ({ page }) => {
      const words = say(localSignIn, locale);
      await page.goto("/");
      await page
        .getByRole("button", { name: say(landing, locale)("start") })
        .first()
        .click();
      await expect(page.getByRole("heading", { name: words("heading") })).toBeVisible();
      await page.getByLabel(words("name")).fill("Anna");
      await page.getByLabel(words("email")).fill(`anna-${locale}-${Date.now()}@example.com`);
      await page.getByRole("button", { name: words("title") }).click();
      await expect(page).toHaveURL(/\/onboarding$/);
      await expect(page.getByRole("heading", { name: say(onboarding, locale)("nameQuestion") })).toBeVisible();
    });

    test("an event is added", async ({ page, family: _ }) => {
      const words = say(calendar, locale);
      await page.goto(`/calendar/events/new?day=${dayFromToday(1)}`);
      const form = page.getByRole("dialog", { name: words("addEvent") });
      await form.getByLabel(words("field.title")).fill("Klavier");
      await form.getByRole("button", { name: words("addEvent") }).click();
      await expect(page).not.toHaveURL(/new/);
      await page.goto("/calendar?view=agenda");
      await expect(page.getByRole("main").getByRole("link", { name: /Klavier/ })).toBeVisible();
    });

    test("a thing is written on the list", async ({ page, family: _ }) => {
      const words = say(groceries, locale);
      await page.goto("/groceries");
      await page.getByLabel(words("item"), { exact: true }).fill("Milch");
      await page.getByRole("button", { name: words("add"), exact: true }).click();
      await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Milch" })).toBeVisible();
    });

    test("a chore is added", async ({ page, family: _ }) => {
      const words = say(chores, locale);
      await page.goto("/chores/new");
      await page.getByLabel(words("what")).fill("Müll");
      await page.getByRole("button", { name: words("newChore") }).click();
      await expect(page).not.toHaveURL(/new/);
      await page.goto("/chores/all");
      await expect(page.getByRole("main").getByText("Müll").first()).toBeVisible();
    });

    test("an account is deleted", async ({ page, family, signIn }) => {
      const words = say(account, locale);
      await signIn(await makeUser({ family_id: family.family.id }));
      await page.goto("/account/privacy");
      await page.getByRole("link", { name: words("deleteAccount") }).click();
      const dialog = page.getByRole("dialog", { name: words("deleteQuestion") });
      await dialog.getByRole("button", { name: words("deleteMine") }).click();
      await expect(page).toHaveURL("/");
    });
  });
}
