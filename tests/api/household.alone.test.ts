import { beforeEach, describe, expect, it } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { KnownDevice } from "#app/models/people/known-device.server.ts";
import { OidcPayload } from "#app/models/people/oidc-payload.server.ts";
import { SignInEvent } from "#app/models/people/sign-in-event.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { invitationToken } from "#app/services/people/invitations.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeFamily, makeInvitation, makeUser } from "#tests/support/factories.ts";
import {
  MAYA,
  makeMaya as makeMayaOf,
  makeSetUp,
  open as openPage,
  PASSWORD,
  signInAs,
} from "#tests/support/household.ts";
import { validator } from "#tests/support/html-validator.ts";
import { Browser } from "#tests/support/local-sign-in.ts";

const app = runApp(async () => ({ SIGN_IN: "household" }));

const open = (browser: Browser, path: string, form?: Record<string, string>) => openPage(app, browser, path, form);
const makeMaya = (browser?: Browser) => makeMayaOf(app, browser);

/** The page "Sign in to Roost", as the buttons of the landing page lead to it. */
const begin = (browser: Browser) => open(browser, "/auth/household", {});

beforeEach(async () => {
  await sequelize.query("DELETE FROM sign_in_links");
  await sequelize.query("DELETE FROM rate_limits");
  await sequelize.query("DELETE FROM users");
});

describe("the set-up", () => {
  it("leads from the landing page's button through the code to the first account, signed in", async () => {
    const browser = new Browser();
    const code = await makeSetUp();
    expect((await begin(browser)).heading).toBe("Roost is not set up yet");
    const typed = code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l");
    const page = await open(browser, "/set-up?index", { code: typed });
    expect([page.status, page.heading]).toEqual([200, "Make the first account"]);
    const made = await open(browser, page.url, { ...MAYA, email: "maya@example.com" });
    expect([made.status, made.path]).toEqual([200, "/onboarding"]);
    expect(await User.findAll({ raw: true })).toMatchObject([
      {
        email: "maya@example.com",
        email_verified: false,
        sign_in_email: null,
        given_name: "Maya",
        family_name: "Finch",
      },
    ]);
  });

  it("is not used up by being looked at", async () => {
    const code = await makeSetUp();
    for (let times = 0; times < 3; times += 1) {
      expect((await open(new Browser(), `/set-up/${code}`)).status).toBe(200);
    }
    await makeMaya();
  });

  it("is 404 for a wrong code, and 410 once there is an account", async () => {
    const code = await makeSetUp();
    const wrong = await open(new Browser(), "/set-up/AAAA-BBBB-CCCC-DDDD", MAYA);
    expect([wrong.status, wrong.heading]).toEqual([404, "Roost is not set up yet"]);
    expect(wrong.html).toContain("That code is not right, or it has been replaced by a newer one.");
    expect(await User.count()).toBe(0);
    await makeUser();
    for (const at of [`/set-up/${code}`, "/set-up"]) {
      const over = await open(new Browser(), at);
      expect([over.status, over.heading]).toEqual([410, "Roost is set up already"]);
    }
    expect((await open(new Browser(), `/set-up/${code}`, MAYA)).status).toBe(410);
    expect(await User.count({ where: { sign_in_key: "maya" } })).toBe(0);
  });

  it("makes one account when two use the code at the same moment", async () => {
    const code = await makeSetUp();
    const pages = await Promise.all(
      ["maya", "tom"].map((sign_in_name) => open(new Browser(), `/set-up/${code}`, { ...MAYA, sign_in_name })),
    );
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await User.count()).toBe(1);
  });

  it.each([
    ["no name", { name: " " }, "Enter your name"],
    ["a short sign-in name", { sign_in_name: "m" }, "A sign-in name has 2 to 40 letters"],
    ["a bad address", { email: "maya" }, "Enter an email address like name@example.com"],
    ["a short password", { password: "abc 123" }, "Use at least 15 characters."],
    ["a guessable password", { password: "passwordpassword" }, "This password is easy to guess."],
  ])("shows the form again for %s, without the password", async (_what, bad, message) => {
    const page = await open(new Browser(), `/set-up/${await makeSetUp()}`, { ...MAYA, ...bad });
    expect([page.status, page.heading]).toEqual([400, "Make the first account"]);
    expect(page.html).toContain(message);
    expect(page.html).not.toContain("password" in bad ? bad.password : PASSWORD);
    expect(await User.count()).toBe(0);
  });

  it("stops after twenty wrong codes of a network", async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 22; times += 1) {
      statuses.push((await open(new Browser(), "/set-up/AAAA-BBBB-CCCC-DDDD")).status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(404));
    expect((await open(new Browser(), `/set-up/${await makeSetUp()}`)).status).toBe(429);
  });
});

describe("signing in", () => {
  it("leads from name and password to where sign-in leads, and remembers the name alone", async () => {
    await makeMaya();
    const browser = new Browser();
    const page = await begin(browser);
    expect([page.status, page.heading]).toEqual([200, "Sign in to Roost"]);
    const done = await open(browser, page.url, { name: "MAYA", password: PASSWORD });
    expect([done.status, done.path]).toEqual([200, "/onboarding"]);
    const me = await browser.visit(new URL("/api/users/me", app.url));
    expect(await me.json()).toMatchObject({ email: null, sign_in_name: "maya" });
    await open(browser, "/logout", {});
    expect((await begin(browser)).html).toContain('value="MAYA"');
    expect(await SignInEvent.findAll({ raw: true })).toMatchObject([
      { kind: "signed-in", detail: { how: "password" } },
    ]);
  });

  it("answers a wrong password and an unknown name alike", async () => {
    await makeMaya();
    const answers = [];
    for (const name of ["maya", "nobody", "maya@example.com"]) {
      const browser = new Browser();
      const page = await begin(browser);
      const refused = await open(browser, page.url, { name, password: "another password here" });
      expect(refused.html).not.toContain("another password here");
      expect(refused.html).toContain("Sign-in name or password is not right.");
      expect(refused.html).toContain(`value="${name}"`);
      answers.push([refused.status, refused.heading]);
    }
    expect(answers).toEqual(Array(3).fill([400, "Sign in to Roost"]));
  });

  it("belongs to the browser that began it", async () => {
    await makeMaya();
    const page = await begin(new Browser());
    const forms: (Record<string, string> | undefined)[] = [
      undefined,
      { name: "maya", password: PASSWORD },
      { intent: "cancel" },
    ];
    for (const form of forms) {
      const other = await open(new Browser(), page.url, form);
      expect([other.status, other.heading]).toEqual([400, "This sign-in has ended"]);
    }
  });

  it("ends after an hour", async () => {
    await makeMaya();
    const browser = new Browser();
    const page = await begin(browser);
    await OidcPayload.update({ expires_at: new Date(Date.now() - 1) }, { where: {} });
    const late = await open(browser, page.url, { name: "maya", password: PASSWORD });
    expect([late.status, late.heading]).toEqual([400, "This sign-in has ended"]);
  });

  it("works in five windows at once, and Back leads to where one is", async () => {
    await makeMaya();
    const browser = new Browser();
    const windows = [];
    for (let at = 0; at < 5; at += 1) windows.push(await begin(browser));
    for (const { url } of windows) {
      expect((await open(browser, url, { name: "maya", password: PASSWORD })).path).toBe("/onboarding");
      expect((await open(browser, url)).path).toBe("/onboarding");
    }
  });

  it("can be cancelled", async () => {
    await makeMaya();
    const browser = new Browser();
    const page = await begin(browser);
    const back = await open(browser, page.url, { intent: "cancel" });
    expect([back.path, back.html.includes("You weren’t signed in.")]).toEqual(["/", true]);
  });

  it("is refused for right passwords too after ten wrong ones, except in a browser that the account knows", async () => {
    const known = new Browser();
    const maya = await makeMaya(known);
    expect(await KnownDevice.count({ where: { user_id: maya.id } })).toBe(1);
    await open(known, "/logout", {});
    const stranger = new Browser();
    const { url } = await begin(stranger);
    for (let times = 0; times < 10; times += 1) {
      expect((await open(stranger, url, { name: "maya", password: "another password here" })).status).toBe(400);
    }
    expect((await open(stranger, url, { name: "maya", password: PASSWORD })).status).toBe(429);
    const page = await begin(known);
    expect((await open(known, page.url, { name: "maya", password: PASSWORD })).path).toBe("/onboarding");
  });

  it("with 20 wrong passwords at once holds up no other page", async () => {
    const known = new Browser();
    await makeMaya(known);
    const tries: { browser: Browser; url: string }[] = [];
    for (let at = 0; at < 20; at += 1) {
      const browser = new Browser();
      tries.push({ browser, url: (await begin(browser)).url });
    }
    let answered = 0;
    const sent = tries.map(async ({ browser, url }, at) => {
      const { status } = await open(browser, url, { name: `name${at}`, password: "another password here" });
      answered += 1;
      return status;
    });
    // Requests without a hash are answered while hashes wait in the queue.
    await expect.poll(() => answered).toBeGreaterThan(0);
    expect((await fetch(new URL("/healthz", app.url))).status).toBe(200);
    expect((await open(known, "/onboarding")).status).toBe(200);
    expect(answered).toBeLessThan(20);
    expect((await Promise.all(sent)).filter((status) => ![400, 429, 503].includes(status))).toEqual([]);
  });

  it("asks again after signing out", async () => {
    await makeMaya();
    const browser = new Browser();
    await signInAs(app, browser);
    await open(browser, "/logout", {});
    expect((await begin(browser)).heading).toBe("Sign in to Roost");
  });

  it("is 421 at another name, except for the health check", async () => {
    const other = app.url.replace("127.0.0.1", "localhost");
    for (const at of [
      "/auth/callback",
      "/sign-in/interaction/x",
      "/sign-in/auth",
      "/sign-in/help",
      "/set-up",
      "/let-in",
    ]) {
      const page = await fetch(new URL(at, other), { redirect: "manual" });
      expect([at, page.status]).toEqual([at, 421]);
      expect(await page.text()).toContain(`Roost is at ${app.url}`);
    }
    expect((await fetch(new URL("/healthz", other))).status).toBe(200);
  });
});

describe("an invitation", () => {
  const EMAIL = "grandma@example.com";
  const GRANDMA = { ...MAYA, name: "Grandma", sign_in_name: "grandma" };

  async function invited() {
    const made = await makeFamily({ members: ["Grandma"] });
    const invitation = await makeInvitation(made, { email: EMAIL, name: "Grandma", role: "other", color: "#8E9B74" });
    return { ...made, path: `/join/${invitationToken(invitation)}` };
  }

  it("makes the account and joins in one step, with the invited name, role and colour", async () => {
    const { family, path } = await invited();
    const browser = new Browser();
    const page = await open(browser, path);
    expect(page.html).toContain("I have an account");
    expect(page.html).toContain('value="Grandma"');
    const joined = await open(browser, path, GRANDMA);
    expect([joined.status, joined.path]).toEqual([200, "/dashboard"]);
    const user = await User.findOne({ where: { sign_in_key: "grandma" }, rejectOnEmpty: true });
    expect(user).toMatchObject({ email: EMAIL, email_verified: false, sign_in_email: null, family_id: family.id });
    expect(await FamilyMember.findOne({ where: { user_id: user.id } })).toMatchObject({
      name: "Grandma",
      role: "other",
      color: "#8E9B74",
    });
  });

  it("is used once: a second account is not made, nor after it was revoked", async () => {
    const { path } = await invited();
    await open(new Browser(), path, GRANDMA);
    const again = await open(new Browser(), path, { ...GRANDMA, sign_in_name: "stranger" });
    expect(again.status).toBeGreaterThanOrEqual(400);
    expect(await User.count({ where: { sign_in_key: "stranger" } })).toBe(0);
  });

  it("shows the form again with what was typed, and joins nobody", async () => {
    const { family, path } = await invited();
    const page = await open(new Browser(), path, { ...GRANDMA, password: "short" });
    expect([page.status, page.html.includes("Use at least 15 characters.")]).toEqual([400, true]);
    expect(page.html).toContain('value="grandma"');
    expect(await User.count({ where: { family_id: family.id } })).toBe(1);
  });

  it("still needs the invited address, confirmed, of someone who is signed in", async () => {
    const { path } = await invited();
    const browser = new Browser();
    const { path: other } = await invited();
    await open(browser, other, { ...GRANDMA, sign_in_name: "tom" });
    await User.update({ family_id: null }, { where: { sign_in_key: "tom" } });
    const page = await open(browser, path, { intent: "accept-invitation" });
    expect(page.html).toContain("hasn’t verified");
    expect(await FamilyMember.count({ where: { name: "tom" } })).toBe(0);
  });
});

it("has pages of valid HTML that nothing stores, of 20 kB at most", async () => {
  const browser = new Browser();
  const check = async (heading: string, path: string) => {
    const response = await browser.visit(new URL(path, app.url));
    const html = await response.text();
    expect(html).toContain(heading);
    expect([path, response.headers.get("Cache-Control")]).toEqual([path, expect.stringContaining("no-store")]);
    expect([path, Buffer.byteLength(html) <= 20_000]).toEqual([path, true]);
    const { results } = await validator.validateString(html);
    const errors = results.flatMap(({ messages }) => messages).filter(({ selector }) => !selector?.includes("cookie"));
    expect(errors.map(({ ruleId, message, selector }) => `${ruleId} ${selector}: ${message}`)).toEqual([]);
  };
  await check("Make the first account", `/set-up/${await makeSetUp()}`);
  await check("Roost is not set up yet", "/set-up");
  await makeMaya();
  await check("Roost is set up already", "/set-up");
  await check("Sign in to Roost", new URL((await begin(browser)).url).pathname);
  await check("This sign-in has ended", "/sign-in/interaction/x");
});

describe("an account of one's own", () => {
  it("is not offered, and its page is not there, unless the operator opens it", async () => {
    await makeMaya();
    const browser = new Browser();
    expect((await begin(browser)).html).not.toContain("/sign-in/new");
    for (const form of [undefined, MAYA]) expect((await open(browser, "/sign-in/new", form)).status).toBe(404);
  });
});

describe("the issuer", () => {
  it("has one origin, codes and S256 alone", async () => {
    const found = await (await fetch(`${app.url}/sign-in/.well-known/openid-configuration`)).json();
    expect(found).toMatchObject({
      issuer: `${app.url}/sign-in`,
      authorization_endpoint: `${app.url}/sign-in/auth`,
      token_endpoint: `${app.url}/sign-in/token`,
      response_types_supported: ["code"],
      code_challenge_methods_supported: ["S256"],
    });
    expect(Object.keys(found).filter((name) => name.startsWith("registration"))).toEqual([]);
  });

  it.each(["/.well-known/openid-configuration", "/jwks", "/token"])(
    "is closed to scripts of other sites: %s",
    async (path) => {
      const answer = await fetch(`${app.url}/sign-in${path}`, { headers: { Origin: "https://elsewhere.example" } });
      expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
    },
  );

  it.each([
    ["client", { client_id: "other" }],
    ["redirect address", { redirect_uri: "https://elsewhere.example/" }],
  ])("redirects nowhere for an unknown %s", async (_what, wrong) => {
    await makeUser();
    const begun = await fetch(`${app.url}/auth/household`, { method: "POST", redirect: "manual" });
    const url = new URL(begun.headers.get("Location") ?? "");
    for (const [name, value] of Object.entries(wrong)) url.searchParams.set(name, value);
    const answer = await fetch(url, { redirect: "manual" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([400, null]);
  });

  it("answers prompt=none with login_required", async () => {
    await makeUser();
    const begun = await fetch(`${app.url}/auth/household`, { method: "POST", redirect: "manual" });
    const url = new URL(begun.headers.get("Location") ?? "");
    url.searchParams.set("prompt", "none");
    const answer = await fetch(url, { redirect: "manual" });
    const location = new URL(answer.headers.get("Location") ?? "", app.url);
    expect([location.pathname, location.searchParams.get("error")]).toEqual(["/auth/callback", "login_required"]);
  });
});
