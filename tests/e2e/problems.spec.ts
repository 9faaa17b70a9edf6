import { Event } from "#app/models/calendar/event.server.ts";
import { makeEvent, makeFamily } from "#tests/support/factories.ts";
import { dialog, followTo, message, scriptRuns, summary } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

test.use({ expectedStatuses: [403, 404, 405] });

test("an address that is none has a page with a way home", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await page.getByRole("link", { name: "Go to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("another family's event is none", async ({ page, family: _ }) => {
  const theirs = await makeEvent(await makeFamily());
  for (const path of ["", "/edit", "/delete"]) {
    const response = await page.goto(`/calendar/events/${theirs.id}${path}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: /^(Page not found|Event not found)$/ })).toBeVisible();
    await expect(page.getByText(theirs.title)).toHaveCount(0);
  }
});

test("what makes no sense in an address is ignored, or a page of its own", async ({ page, family: _, baseURL }) => {
  for (const path of [
    "/calendar?month=13&day=x",
    "/calendar?month=99999-99",
    "/calendar?view=%00",
    "/calendar/events/new?day=2027-02-30",
    "/meals?week=%F0%9F%90%A6",
    "/cookies?return_to=https://evil.test/",
    "/dashboard?moments=failed",
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(200);
  }
  for (const path of ["/calendar/events/x", "/calendar/events/-1/edit", "/calendar/events/99999999999999"]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  // A request without a browser, because the router's script rightly warns of such an address.
  expect((await fetch(`${baseURL}/%E0%A4%A`)).status).toBe(404);
});

test("a link of ours never leads anywhere else", async ({ page, family: _ }) => {
  for (const to of ["https://evil.test/", "//evil.test/", "/\\evil.test", "javascript:alert(1)"]) {
    await page.goto(`/cookies?return_to=${encodeURIComponent(to)}`);
    await expect(page.getByRole("link", { name: "Close" })).toHaveAttribute("href", "/");
  }
});

test("someone without a session is sent to the landing page", async ({ page }) => {
  for (const path of [
    "/dashboard",
    "/calendar",
    "/calendar/events/new",
    "/meals",
    "/connection",
    "/calm",
    "/account",
  ]) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/");
  }
});

test("the error page of a dialog’s address leads on", { tag: "@core" }, async ({ page, family: _ }) => {
  for (const path of ["/meals/99999/edit", "/groceries/99999/edit", "/calendar/events/99999/delete", "/chores/goal"]) {
    await page.goto(path);
    await page.getByRole("main").getByRole("link", { name: "Dashboard" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  }
});

test("a form of another site is not let in", { tag: "@browser" }, async ({ page, family, baseURL }) => {
  await page.route("http://elsewhere.test/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<title>Elsewhere</title><form method="post" action="${baseURL}/calendar/events/new">
        <input name="intent" value="add-event"><input name="title" value="Forged"><button>Go</button></form>`,
    }),
  );
  await page.goto("http://elsewhere.test/");
  await page.getByRole("button", { name: "Go" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Request blocked" })).toBeVisible();

  expect(await Event.count({ where: { family_id: family.family.id } })).toBe(0);
});

test("a form without an answer stays as it was typed, and is sent once", { tag: ["@script", "@core"] }, async ({
  page,
  family,
  gate,
}) => {
  await page.goto("/calendar/events/new");
  await scriptRuns(page);
  const form = dialog(page, "Add Event");
  await form.getByLabel("Title").fill("Dentist");
  gate.expect(/net::ERR_CONNECTION_RESET/);
  await page.route("**/*.data*", (route) =>
    route.request().method() === "POST" ? route.abort("connectionreset") : route.continue(),
  );
  await form.getByRole("button", { name: "Add Event" }).click();
  await expect(summary(page)).toContainText("Failed to create event. Please try again. We lost the connection");
  await expect(form.getByLabel("Title")).toHaveValue("Dentist");

  await page.unrouteAll();
  await form.getByRole("button", { name: "Add Event" }).click();
  await expect(message(page)).toContainText("Dentist");
  expect(await Event.count({ where: { family_id: family.family.id } })).toBe(1);
});

test("a page that the network keeps away says so, and is there when it is back", { tag: "@script" }, async ({
  page,
  family: _,
  gate,
}) => {
  await page.goto("/dashboard");
  await scriptRuns(page);
  gate.expect(/net::ERR_INTERNET_DISCONNECTED/);
  await page.route("**/*.data*", (route) => route.abort("internetdisconnected"));
  await followTo(page, "Connection");
  await expect(page.getByRole("heading", { level: 1, name: "No connection" })).toBeVisible();
  await expect(page.getByText("Failed to fetch connection data")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL("/connection");
  await expect(page.getByRole("heading", { level: 1, name: "Connection" })).toBeVisible();
});
