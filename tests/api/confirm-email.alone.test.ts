import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { SignInLink } from "#app/models/people/sign-in-link.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import { hashPassword } from "#app/services/people/password-hashes.server.ts";
import { savePassword } from "#app/services/people/passwords.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { CookieBrowser, submissionOf } from "#tests/support/cookie-browser.ts";
import { makeHouseholdUser } from "#tests/support/factories.ts";
import { PASSWORD, signInAs } from "#tests/support/household.ts";
import { Browser } from "#tests/support/local-sign-in.ts";
import { signedInCookie } from "#tests/support/session.ts";
import { startSmtp } from "#tests/support/smtp.ts";

let smtp: Awaited<ReturnType<typeof startSmtp>>;
const app = runApp(async () => {
  smtp = await startSmtp();
  return { SIGN_IN: "household", SMTP_URL: smtp.url, MAIL_FROM: "Roost <roost@example.com>" };
});
afterEach(() => {
  smtp.delivered.length = 0;
  smtp.refuse = () => null;
});
afterAll(() => smtp.stop());

const HERE = "/account/sign-in";
let user: User;
let browser: CookieBrowser;
/** A browser without a session. */
let phone: CookieBrowser;
let email: string;

beforeEach(async () => {
  ({ user } = await makeHouseholdUser());
  browser = new CookieBrowser(() => app.url);
  browser.keep(await signedInCookie(user));
  phone = new CookieBrowser(() => app.url);
  email = `Anna.${randomBytes(4).toString("hex")}@example.com`;
});

async function send(intent: string, fields: Record<string, string> = {}) {
  const { html } = await browser.get(HERE);
  return browser.post(HERE, { intent, submission_id: submissionOf(html), ...fields });
}
const give = (address: string) =>
  send("change-profile", { name: "Anna Muster", sign_in_name: user.sign_in_name as string, email: address });

/** The path of the link in the last mail. */
async function lastLink(): Promise<string> {
  const { mail } = smtp.delivered.at(-1) ?? {};
  return new URL(/http\S+\/confirm-email\/\S+/.exec(mail?.text ?? "")?.[0] ?? "").pathname;
}

const stateOf = async () => {
  const { email, email_verified, sign_in_email } = await user.reload();
  return { email, email_verified, sign_in_email };
};

it("an address counts once the link that was sent to it is confirmed, in any browser", async () => {
  expect(await give(email)).toMatchObject({ status: 303, to: HERE });
  expect(smtp.delivered.map(({ to }) => to)).toEqual([[email]]);
  expect(await stateOf()).toEqual({ email, email_verified: false, sign_in_email: null });
  expect((await browser.get(HERE)).html).toContain("Not confirmed yet.");
  await savePassword(user, await hashPassword(PASSWORD));
  expect((await signInAs(app, new Browser(), email)).status).toBe(400);

  const path = await lastLink();
  for (let at = 0; at < 3; at += 1) {
    const page = await phone.get(path);
    expect([page.status, page.html.includes("Yes, this is my address")]).toEqual([200, true]);
  }
  expect(await phone.post(path, {})).toMatchObject({ status: 303, to: "/confirm-email" });
  expect(await stateOf()).toEqual({ email, email_verified: true, sign_in_email: email.toLowerCase() });
  expect((await phone.get("/confirm-email")).html).toContain("Your address is confirmed.");
  expect((await browser.get(HERE)).html).not.toContain("Not confirmed yet.");
  expect((await signInAs(app, new Browser(), email.toUpperCase())).path).toBe("/dashboard");

  expect((await phone.get(path)).status).toBe(410);
  expect((await phone.post(path, {})).status).toBe(410);
});

it("another address ends the link and the confirmation of the former", async () => {
  await give(email);
  const former = await lastLink();
  await give(`other.${email}`);
  expect((await phone.get(former)).status).toBe(404);
  await phone.post(await lastLink(), {});
  expect((await stateOf()).email_verified).toBe(true);
  await give("");
  expect(await stateOf()).toEqual({ email: null, email_verified: false, sign_in_email: null });
});

it("the same address as before stays confirmed", async () => {
  await give(email);
  await phone.post(await lastLink(), {});
  await give(email);
  expect((await stateOf()).email_verified).toBe(true);
  expect(smtp.delivered).toHaveLength(1);
});

it("several accounts may give an address, and one of them confirms it", async () => {
  const { user: other } = await makeHouseholdUser();
  await other.update({ email, email_verified: true, sign_in_email: email.toLowerCase() });
  expect(await give(email)).toMatchObject({ status: 303, to: HERE });
  const answer = await phone.post(await lastLink(), {});
  expect(answer.status).toBe(409);
  expect(answer.html).toContain("Another account here has confirmed this address.");
  expect((await stateOf()).email_verified).toBe(false);
});

describe("a link", () => {
  it("is used once, whatever happens at the same moment", async () => {
    await give(email);
    const path = await lastLink();
    const answers = await Promise.all(Array.from({ length: 5 }, () => phone.post(path, {})));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(4);
  });

  it("expires after 24 hours", async () => {
    await give(email);
    const path = await lastLink();
    await SignInLink.update({ expires_at: new Date(Date.now() - 1000) }, { where: { user_id: user.id } });
    const page = await phone.get(path);
    expect([page.status, page.html.includes("This link has expired.")]).toEqual([410, true]);
    expect((await phone.post(path, {})).status).toBe(410);
    expect((await stateOf()).email_verified).toBe(false);
  });

  it("is confirmed by no other site, and is in no log nor cache", async () => {
    await give(email);
    const path = await lastLink();
    expect((await fetch(app.url + path)).headers.get("Cache-Control")).toContain("no-store");
    const answer = await fetch(app.url + path, {
      method: "POST",
      headers: { Origin: "https://evil.example", "Content-Type": "application/x-www-form-urlencoded" },
    });
    expect(answer.status).toBe(403);
    expect((await stateOf()).email_verified).toBe(false);
    expect(app.output.text).not.toContain(path.split("/").at(-1));
  });

  it("is sent again by a button, and at most five times an hour", async () => {
    await give(email);
    for (let at = 0; at < 6; at += 1) expect((await send("ask-to-confirm")).status).toBe(303);
    expect(smtp.delivered).toHaveLength(5);
    expect(await SignInLink.count({ where: { user_id: user.id, kind: "email" } })).toBe(1);
  });

  it("that could not be sent is said so, and the address stays", async () => {
    smtp.refuse = () => "550 no";
    expect(await give(email)).toMatchObject({ status: 303, to: HERE });
    expect((await browser.get(HERE)).html).toContain("We couldn’t send the email.");
    expect((await stateOf()).email).toBe(email);
  });
});

it.each(["anna", "anna@", "anna@example"])("%s is no address", async (typed) => {
  const answer = await give(typed);
  expect(answer.status).toBe(400);
  expect(answer.html).toContain("Enter an email address like name@example.com");
  expect(answer.html).toContain(`value="${typed}"`);
});
