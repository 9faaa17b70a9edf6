import { message } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

test("a person chooses what they hear of, and when", async ({ page, family: _ }) => {
  await page.goto("/account/notifications");
  const kind = (name: string, by = "Email") => page.getByRole("group", { name }).getByLabel(by);
  await expect(kind("Event reminders", "My devices")).toBeChecked();
  await expect(kind("Event reminders")).not.toBeChecked();
  await expect(kind("Daily digest")).not.toBeChecked();
  await kind("Event reminders", "My devices").uncheck();
  await kind("Daily digest").check();
  await page.getByLabel("Time of the digest").fill("07:30");
  await page.getByLabel("From").fill("20:00");
  await page.getByLabel("Allow reminders in quiet hours").uncheck();
  await page.getByLabel("Time zone").selectOption("Asia/Tokyo");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(message(page)).toContainText("Notifications saved.");
  await page.reload();
  await expect(kind("Event reminders", "My devices")).not.toBeChecked();
  await expect(kind("Changes by others", "My devices")).toBeChecked();
  await expect(kind("Daily digest")).toBeChecked();
  await expect(page.getByLabel("Time of the digest")).toHaveValue("07:30");
  await expect(page.getByLabel("From")).toHaveValue("20:00");
  await expect(page.getByLabel("Allow reminders in quiet hours")).not.toBeChecked();
  await expect(page.getByLabel("Time zone")).toHaveValue("Asia/Tokyo");
});

test.describe("a server of one's own", () => {
  test.use({ expectedStatuses: [400] });

  test("a person has notices go to a server of their own", async ({ page, family: _ }) => {
    await page.goto("/account/notifications");
    const kind = (name: string) => page.getByRole("group", { name }).getByLabel("My server");
    await expect(kind("Event reminders")).toHaveCount(0);
    await page.getByLabel("Service").selectOption("ntfy");
    await page.getByLabel("Address").fill("https://ntfy.example.org");
    await page.getByLabel("Access token").fill("tk_secret");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("link", { name: /Must end in the topic/ })).toBeVisible();
    await expect(page.getByLabel("Address")).toHaveValue("https://ntfy.example.org");
    await page.getByLabel("Address").fill("https://ntfy.example.org/finches");
    await page.getByLabel("Access token").fill("tk_secret");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(message(page)).toContainText("Notifications saved.");
    await expect(page.getByText("Saved. Leave empty to keep it.")).toBeVisible();
    await expect(page.getByLabel("Access token")).toHaveValue("");
    // The next message belongs to the next save.
    await page.reload();
    await expect(message(page)).toHaveCount(0);
    await kind("Event reminders").check();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(message(page)).toContainText("Notifications saved.");
    await page.reload();
    await expect(kind("Event reminders")).toBeChecked();
    await expect(page.getByLabel("Address")).toHaveValue("https://ntfy.example.org/finches");
  });
});

test.describe("with the worker that rings", () => {
  test.use({ serviceWorkers: "allow" });

  test("a phone rings once its person has turned that on, and no more when it is removed", { tag: "@script" }, async ({
    page,
    context,
    family: _,
  }) => {
    await context.grantPermissions(["notifications"]);
    // The tests' browser has no push service, so the page gets a made-up subscription.
    await page.addInitScript(() => {
      const keys = {
        p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth: "BTBZMqHH6r4Tts7J_aSIgg",
      };
      PushManager.prototype.subscribe = async () => ({ endpoint: "https://push.example.com/phone", keys }) as never;
    });
    await page.goto("/account/notifications");
    await page.getByRole("button", { name: "Turn on for this device" }).click();
    await expect(page.getByText("This device", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Rename" }).click();
    const dialog = page.getByRole("dialog", { name: "Rename device" });
    await dialog.getByLabel("Name").fill("Kitchen tablet");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(message(page)).toContainText("Device renamed.");
    await expect(page.getByText("Kitchen tablet").first()).toBeVisible();
    await page.getByRole("button", { name: "Remove" }).click();
    await expect(message(page)).toContainText("Device removed.");
    await expect(page.getByRole("button", { name: "Turn on for this device" })).toBeVisible();
  });
});
