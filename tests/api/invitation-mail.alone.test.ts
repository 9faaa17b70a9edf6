import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Client, makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { CookieBrowser, submissionOf } from "#tests/support/cookie-browser.ts";
import { makeFamily } from "#tests/support/factories.ts";
import { parsePage } from "#tests/support/parse-page.ts";
import { signedInCookie } from "#tests/support/session.ts";
import { type Delivered, drip, startSilence, startSmtp } from "#tests/support/smtp.ts";

const FROM = "Roost <roost@example.com>";
let smtp: Awaited<ReturnType<typeof startSmtp>>;
const app = runApp(async () => {
  smtp = await startSmtp();
  return { SMTP_URL: smtp.url, MAIL_FROM: FROM };
});
afterEach(() => {
  smtp.delivered.length = 0;
  smtp.refuse = () => null;
});
afterAll(() => smtp.stop());

const GRANDMA = { email: "grandma@example.com", name: "Grandma", role: "guardian" };

async function send(input: Record<string, unknown> = {}, options: Parameters<typeof makeFamily>[0] = {}) {
  const family = await app.family({ name: "The Finches", given_name: "Maya", timeZone: "Europe/Vienna", ...options });
  const answer = await family.api.post(`${family.path}/invitations`, { ...GRANDMA, ...input });
  return { ...family, ...answer };
}

const only = () => {
  expect(smtp.delivered).toHaveLength(1);
  return smtp.delivered[0] as Delivered;
};

describe("an invitation by mail", () => {
  it("is in the family's language, or in the chosen one, which it keeps when it is resent", async () => {
    const { api, path, family } = await app.family({ name: "The Finches", given_name: "Maya" });
    await family.update({ language: "de" });
    const [own, chosen] = [
      await api.post(`${path}/invitations`, { ...GRANDMA, email: "oma@example.com" }),
      await api.post(`${path}/invitations`, { ...GRANDMA, email: "geddo@example.com", language: "ar" }),
    ];
    expect([own.status, chosen.status]).toEqual([201, 201]);
    await family.update({ language: "fr" });
    for (const { body } of [own, chosen]) await api.post(`${path}/invitations/${body.id}/resend`);
    expect(smtp.delivered.map(({ mail }) => mail.subject)).toEqual([
      "Maya lädt dich zu The Finches ein",
      "دعوة من \u2068Maya\u2069 إلى \u2068The Finches\u2069",
      "Maya t’invite à rejoindre The Finches",
      "دعوة من \u2068Maya\u2069 إلى \u2068The Finches\u2069",
    ]);
    expect(smtp.delivered[1]?.raw).toMatch(/^Content-Language: ar\r$/m);
    expect(smtp.delivered[1]?.mail.html).toContain('lang="ar" dir="rtl"');
    const refused = await api.post(`${path}/invitations`, { ...GRANDMA, language: "da" });
    expect(refused.status).toBe(400);
  });

  it("has its language chosen in the form, first the family's", async () => {
    const { user, family } = await app.family({ given_name: "Maya", name: "The Finches" });
    await family.update({ language: "de" });
    const browser = new CookieBrowser(() => app.url);
    browser.keep(await signedInCookie(user));
    const { html } = await browser.get("/account/family/invitations/new");
    const field = parsePage(html).querySelector<HTMLSelectElement>("select[name=mail_language]");
    expect(field?.labels[0]?.textContent).toBe("Language of the invitation");
    expect(field?.value).toBe("de");
    const arabic = field?.querySelector<HTMLOptionElement>("option[value=ar]");
    expect([arabic?.text, arabic?.lang, arabic?.dir]).toEqual(["العربية", "ar", "auto"]);
    const typed = { intent: "send-invitation", submission_id: submissionOf(html), email: "abuela@example.com" };
    const { status } = await browser.post("/account/family/invitations/new", { ...typed, mail_language: "es" });
    expect(status).toBe(303);
    expect(only().mail.subject).toBe("Maya te invita a The Finches");
  });

  it("goes to the invited e-mail alone, as text and HTML with the link", async () => {
    const { status, body, user } = await send();
    expect([status, body.email_sent]).toEqual([201, true]);
    const { from, to, mail, raw } = only();
    expect([from, to]).toEqual(["roost@example.com", ["grandma@example.com"]]);
    expect(mail.subject).toBe("Maya invites you to The Finches");
    expect(mail.to).toEqual([{ address: "grandma@example.com", name: "Grandma" }]);
    expect(mail.replyTo).toEqual([{ address: user.email, name: "Maya" }]);
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(body.invite_url);
      expect(part).toContain("The Finches");
      expect(part).toContain("grandma@example.com");
      expect(part).toMatch(/Central European (Summer )?Time/);
    }
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  it("tells nobody that it was read, brings nothing from elsewhere, and leaves the page's colours to the dark", async () => {
    const { body } = await send();
    const { html = "" } = only().mail;
    expect(html).not.toMatch(/<(img|link|script|iframe|object)|url\(|@import/i);
    const addresses = [...html.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, address]) => address);
    expect(new Set(addresses)).toEqual(new Set([body.invite_url]));
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).not.toMatch(/<body[^>]*(background|[^-]color)/);
  });

  it("is text, whatever people are called", async () => {
    const { body } = await send(
      { name: '<b>Oma</b> & "Opa"' },
      { name: "<script>alert(1)</script>", given_name: "M'a" },
    );
    const { html = "", text = "", subject } = only().mail;
    expect(body.email_sent).toBe(true);
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain("&lt;b&gt;Oma&lt;/b&gt; &amp; &quot;Opa&quot;");
    expect(text).toContain("<script>alert(1)</script>");
    expect(subject).toBe("M'a invites you to <script>alert(1)</script>");
  });

  it("gets no header, recipient or body from a name", async () => {
    const evil = "Oma\r\nBcc: everyone@example.com\r\n\r\nBuy now";
    const names = [
      evil,
      "Oma\nBcc: everyone@example.com",
      "Oma\u2028Bcc: x@example.com",
      'Oma" <x@example.com>, "',
      "x@example.com,",
    ];
    for (const [index, name] of names.entries()) {
      const email = `oma-${index}@example.com`;
      smtp.delivered.length = 0;
      const { status, body } = await send({ name, email }, { name, given_name: name });
      expect([name, status, body.email_sent]).toEqual([name, 201, true]);
      const { to, mail, raw } = only();
      expect([name, to]).toEqual([name, [email]]);
      expect(mail.to?.map(({ address }) => address)).toEqual([email]);
      expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
      expect(mail.subject).not.toMatch(/[\r\n\u2028]/);
      const [head = ""] = raw.split("\r\n\r\n");
      expect(head).not.toMatch(/^(bcc|buy)/im);
    }
  });

  it("is resent, and not more than five times an hour to one address", async () => {
    const { api, path, body } = await send({ email: "often@example.com" });
    const again = () => api.post(`${path}/invitations/${body.id}/resend`);
    for (let time = 2; time <= 5; time += 1) expect((await again()).body.email_sent).toBe(true);
    expect((await again()).body.email_sent).toBe(false);
    expect(smtp.delivered).toHaveLength(5);
  });

  it("with an Idempotency-Key is sent once, and the second answer knows of it", async () => {
    const { api, path } = await app.family();
    const key = { "Idempotency-Key": "one mail" };
    const first = await api.post(`${path}/invitations`, { ...GRANDMA, email: "once@example.com" }, key);
    const second = await api.post(`${path}/invitations`, { ...GRANDMA, email: "once@example.com" }, key);
    expect([first.body.email_sent, second.body]).toEqual([true, first.body]);
    expect(smtp.delivered).toHaveLength(1);
  });
});

describe("a mail that cannot be sent", () => {
  /** Expects a stored invitation that is marked as not sent. */
  async function expectKept(sent: { status: number; body: Record<string, unknown>; api: Client; path: string }) {
    expect([sent.status, sent.body.email_sent]).toEqual([201, false]);
    const list = (await sent.api.get(`${sent.path}/invitations`)).body;
    expect(list).toMatchObject([{ id: sent.body.id, email_sent: false, invite_url: sent.body.invite_url }]);
  }

  async function sendFrom(lonely: TestApp) {
    const made = await makeFamily();
    const [api, path] = [await makeClient(lonely.url, made.user), `/families/${made.family.id}`];
    const answer = await api.post(`${path}/invitations`, { ...GRANDMA, email: "unsent@example.com" });
    return { ...answer, api, path };
  }
  const start = (url: string, env: Record<string, string> = {}) =>
    startApp(process.env.DATABASE_URL as string, { SMTP_URL: url, MAIL_FROM: FROM, ...env });

  it("because the server refuses it loses nothing", async () => {
    smtp.refuse = (address) => (address.startsWith("nobody@") ? "550 No such user" : null);
    await expectKept(await send({ email: "nobody@example.com" }));
    expect(smtp.delivered).toEqual([]);
    await expect.poll(() => app.output.text).toContain('"responseCode":550');
    expect(app.output.text).not.toMatch(/nobody@example|Grandma/);
  });

  it("because the server is gone loses nothing", async () => {
    const gone = await startSilence();
    await gone.stop();
    const lonely = await start(gone.url);
    await expectKept(await sendFrom(lonely));
    await lonely.stop();
  });

  it("because the server has no TLS, which is required, loses nothing and sends nothing", async () => {
    const before = smtp.delivered.length;
    const lonely = await start(smtp.url, { SMTP_TLS: "required" });
    await expectKept(await sendFrom(lonely));
    expect(smtp.delivered.length).toBe(before);
    await lonely.stop();
  });

  describe.each([
    ["says nothing", undefined],
    ["drips", drip],
  ])("because the server %s", (_, talk) => {
    let silence: Awaited<ReturnType<typeof startSilence>>;
    let lonely: TestApp;
    beforeAll(async () => {
      silence = await startSilence(talk);
      lonely = await start(silence.url, { DATABASE_POOL_MAX: "1" });
    });
    afterAll(async () => {
      await lonely.stop();
      await silence.stop();
    });

    it("is given up, and delays no other request", async () => {
      let isSending = true;
      const sending = sendFrom(lonely).finally(() => {
        isSending = false;
      });
      const others = await makeFamily();
      const api = await makeClient(lonely.url, others.user);
      await expect.poll(() => silence.sockets.size).toBe(1);
      // The only connection to the database is free while the mail waits.
      expect((await api.get("/families/me")).status).toBe(200);
      expect(isSending).toBe(true);
      await expectKept(await sending);
    });
  });
});
