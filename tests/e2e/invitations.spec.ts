import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { Invitation } from "#app/models/people/invitation.server.ts";
import { inviteUrl } from "#app/services/people/invitations.server.ts";
import { makeEvent, makeInvitation, makeUser } from "#tests/support/factories.ts";
import { dialog, eventLink, message, openDay, scriptRuns } from "#tests/support/steps.ts";
import { dayFromToday, expect, test } from "#tests/support/test.ts";

const signInAs = async (page: Page, person: { name: string; email: string }) => {
  await expect(page.getByRole("heading", { name: "Sign in to Roost" })).toBeVisible();
  await page.getByLabel("Name").fill(person.name);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByRole("button", { name: "Sign in" }).click();
};

test("a grandparent is invited, comes with the wrong account first, and sees the same calendar", async ({
  page,
  family,
  openContext,
  javaScriptEnabled,
}) => {
  const tomorrow = dayFromToday(1);
  await makeEvent(family, { title: "School play", start_time: `${tomorrow}T15:00` });
  const email = `grandma-${randomUUID()}@example.com`;
  const wrong = `greta-${randomUUID()}@example.com`;
  let link = "";

  await test.step("the parent invites from the members grid", async () => {
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Invite someone" }).click();
    const form = dialog(page, "Invite someone");
    await form.getByLabel("E-mail").fill(email);
    await form.getByLabel("Name").fill("Grandma");
    await form.getByLabel("Role").selectOption("Guardian");
    await form.getByRole("button", { name: "Create invitation link" }).click();
    const made = dialog(page, "Invitation");
    await expect(made).toContainText(email);
    await expect(made.getByRole("img", { name: "QR code of the invitation link" })).toHaveJSProperty("complete", true);
    link = await made.getByLabel("Invitation link").inputValue();
    await made.getByRole("link", { name: "Done" }).click();
    await expect(page).toHaveURL("/dashboard");
  });

  // Where the parent's browser runs script the other one does not, and the other way round.
  const phone = await (await openContext({ javaScriptEnabled: !javaScriptEnabled })).newPage();

  await test.step("the grandparent signs in with another account, and is told so", async () => {
    await phone.goto(link);
    await expect(phone.getByRole("heading", { name: "The Musters" })).toBeVisible();
    await expect(phone.getByText("Anna invites you to join")).toBeVisible();
    await expect(phone.getByText("Guardian")).toBeVisible();
    await expect(phone.getByText("Expires")).toBeVisible();
    await phone.getByRole("button", { name: "Sign in" }).click();
    await expect(phone.getByLabel("E-mail")).toHaveValue(email);
    await signInAs(phone, { name: "Greta", email: wrong });
    await expect(phone).toHaveURL(link);
    await expect(phone.getByRole("alert")).toContainText("Email Mismatch");
    await expect(phone.getByRole("alert")).toContainText(
      `This invitation is for ${email}, but you're signed in as ${wrong}.`,
    );
  });

  await test.step("switches, and joins", async () => {
    await phone.getByRole("button", { name: "Sign Out & Use Correct Account" }).click();
    await expect(phone).toHaveURL(link);
    await phone.getByRole("button", { name: "Sign in" }).click();
    await signInAs(phone, { name: "Grandma", email });
    await expect(phone.getByText(`Welcome, ${email}!`)).toBeVisible();
    await expect(phone.getByText("Ready to join The Musters?")).toBeVisible();
    await phone.getByRole("button", { name: "Accept Invitation" }).click();
    await expect(phone).toHaveURL(/\/dashboard$/);
    await expect(message(phone).first()).toContainText("Welcome to The Musters!");
  });

  await test.step("both see the same day, and the link is used up", async () => {
    for (const each of [page, phone]) {
      await openDay(each, tomorrow);
      await expect(eventLink(each, "School play")).toBeVisible();
    }
    await page.goto("/account/family");
    await expect(page.getByRole("region", { name: "Family Members" })).toContainText("Grandma");
    await expect(page.getByRole("region", { name: "Invitations" })).toContainText("No open invitations");
    await phone.goto(link);
    await expect(phone).toHaveURL(/\/dashboard$/);
  });
});

test("a member without an account is chosen in the form, and keeps name, role and colour", async ({
  page,
  family,
  javaScriptEnabled,
}) => {
  const [dan] = family.members.filter(({ name }) => name === "Dan");
  await dan?.update({ role: "guardian" });
  await page.goto("/dashboard/invitations/new");
  const form = dialog(page, "Invite someone");
  await form.getByLabel("E-mail").fill("dan@example.com");
  await form.getByLabel("Member").selectOption("Dan");
  if (javaScriptEnabled) await expect(form.getByLabel("Role")).toBeHidden();
  await form.getByRole("button", { name: "Create invitation link" }).click();
  await expect(dialog(page, "Invitation")).toContainText("Guardian");
  const made = await Invitation.findOne({ where: { family_id: family.family.id } });
  expect(made).toMatchObject({ invited_name: "Dan", invited_role: "guardian", invited_color: dan?.color });
});

test.describe("a link that is over", () => {
  test.use({ expectedStatuses: [404] });

  test("says so, and leads home; a revoked one too", async ({ page, family: _ }) => {
    await page.goto("/account/family/invitations/new");
    await page.getByRole("textbox", { name: "E-mail" }).fill("aunt@example.com");
    await page.getByRole("button", { name: "Create invitation link" }).click();
    const link = await page.getByLabel("Invitation link").inputValue();
    await page.getByRole("link", { name: "Done" }).click();
    await page.getByRole("button", { name: "Resend to aunt@example.com" }).click();
    await expect(message(page)).toContainText("aunt@example.com");
    await page.getByRole("button", { name: "Revoke the invitation of aunt@example.com" }).click();
    await expect(message(page)).toContainText("Invitation revoked: aunt@example.com.");
    for (const [address, text] of [
      [link, "Invalid or expired invitation"],
      ["/join/nothing", "Invalid or expired invitation"],
      ["/join", "Invalid invitation link"],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole("heading", { name: "Invitation Not Found" })).toBeVisible();
      await expect(page.getByRole("alert")).toHaveText(text);
      await expect(page.getByRole("link", { name: "Go to Home" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Back to Home" })).toBeVisible();
    }
  });
});

test("an invitation that runs out soon says so, in the reader's own zone where script runs", async ({
  family,
  javaScriptEnabled,
  openContext,
}) => {
  await family.family.update({ time_zone: "Europe/Vienna" });
  const invitation = await makeInvitation(family);
  const soon = new Date(Date.now() + 23 * 60 * 60 * 1000);
  await invitation.update({ expires_at: soon });
  const away = await openContext({ timezoneId: "America/New_York" });
  const reader = await away.newPage();
  await reader.goto(inviteUrl(invitation) as string);
  const zone = javaScriptEnabled ? "America/New_York" : "Europe/Vienna";
  const time = new Intl.DateTimeFormat("en-GB", { hour: "numeric", minute: "2-digit", timeZone: zone }).format(soon);
  const shown = reader.locator("dd", { hasText: "(Soon!)" });
  await expect(shown).toContainText(time);
  await expect(shown).toContainText(javaScriptEnabled ? "Eastern Time" : "Central European Time");
});

test.describe("a refused acceptance", () => {
  test.use({ expectedStatuses: [403] });

  test("says why, and can be tried again", async ({ page, family, signIn }) => {
    const guest = await makeUser();
    await guest.update({ email_verified: false });
    await signIn(guest);
    await page.goto(inviteUrl(await makeInvitation(family, { email: guest.email })) as string);
    await page.getByRole("button", { name: "Accept Invitation" }).click();
    await expect(page.getByRole("heading", { name: "Invitation Not Found" })).toBeVisible();
    await expect(page.getByRole("alert")).toContainText(`hasn’t verified ${guest.email}`);
    await guest.update({ email_verified: true });
    await page.getByRole("link", { name: "Try again" }).click();
    await page.getByRole("button", { name: "Accept Invitation" }).click();
    await expect(message(page).first()).toContainText("Welcome to The Musters!");
  });
});

test.describe("where script runs", { tag: "@script" }, () => {
  /** Lets nothing through to an address until the answer is wanted. */
  async function hold(page: Page, url: string): Promise<() => void> {
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.route(url, async (route) => {
      await opened;
      await route.fallback();
    });
    return open;
  }

  test("an invitation says what it waits for, and that the network has failed", async ({ page, family, signIn }) => {
    const guest = await makeUser();
    const link = inviteUrl(await makeInvitation(family, { email: guest.email })) as string;

    await page.goto(link);
    await scriptRuns(page);
    const signOut = await hold(page, "**/logout*");
    await page.getByRole("button", { name: "Sign Out & Use Correct Account" }).click();
    await expect(page.getByText("Checking your account...")).toBeVisible();
    signOut();
    await expect(page.getByText(`Please sign in with ${guest.email} to accept.`)).toBeVisible();

    await signIn(guest);
    await page.goto(link);
    await scriptRuns(page);
    await page.route("**/join/*.data*", (route) => route.abort("aborted"));
    await page.getByRole("button", { name: "Accept Invitation" }).click();
    await expect(page.getByRole("alert")).toContainText("Failed to accept invitation");
    await page.unroute("**/join/*.data*");

    const load = await hold(page, "**/join/*.data*");
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Loading invitation..." })).toBeVisible();
    load();
    await expect(page.getByText("Ready to join The Musters?")).toBeVisible();
  });
});
