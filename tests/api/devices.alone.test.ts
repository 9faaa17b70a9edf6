import { afterAll, describe, expect, it } from "vitest";
import { Client } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { postForm } from "#tests/support/post-form.ts";
import { startProvider } from "#tests/support/provider.ts";
import { signedInCookie } from "#tests/support/session.ts";
import { startSmtp } from "#tests/support/smtp.ts";

/** Devices (docs/product/accounts.md). */
const [provider, smtp] = [await startProvider(), await startSmtp()];
const app = runApp(async () => ({ ...provider.env(), SMTP_URL: smtp.url, MAIL_FROM: "Roost <hello@roost.example>" }));
afterAll(() => Promise.all([provider.stop(), smtp.stop()]));

const FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0";

/** Signs in with a browser that has the cookies `kept`. Returns the cookies that it gets. */
async function signIn(kept = ""): Promise<Map<string, string>> {
  const begun = await new Client(app.url, kept).get("/oauth/mock/redirect_url");
  const attempt = begun.headers.getSetCookie()[0]?.split(";")[0];
  const answer = await fetch(begun.body.redirectUrl, { redirect: "manual" });
  const { search } = new URL(answer.headers.get("Location") as string);
  const headers = { Cookie: [attempt, kept].filter(Boolean).join("; "), "User-Agent": FIREFOX };
  const back = await fetch(`${app.url}/auth/callback${search}`, { headers, redirect: "manual" });
  const pairs = back.headers.getSetCookie().map((line) => line.split(";")[0]?.split("=") as [string, string]);
  return new Map(pairs);
}
const as = (cookies: Map<string, string>, name: string) => `roost_${name}=${cookies.get(`roost_${name}`)}`;

describe("a sign-in", () => {
  it("with a new browser is mailed, with a known one or as an account's first is not", async () => {
    const first = await signIn();
    expect(first.has("roost_device")).toBe(true);
    const again = await signIn(as(first, "device"));
    expect(again.get("roost_device")).toBe(first.get("roost_device"));
    const other = await signIn();
    expect(other.get("roost_device")).not.toBe(first.get("roost_device"));
    await expect.poll(() => smtp.delivered.length, { timeout: 20_000 }).toBe(1);
    const { to, mail } = smtp.delivered[0] as (typeof smtp.delivered)[0];
    const me = await new Client(app.url, as(other, "session")).get("/users/me");
    expect(to).toEqual([me.body.email]);
    expect(mail.subject).toMatch(/^New sign-in to Roost: \S/);
    expect(mail.text).toMatch(/on a new browser: Firefox on Android, on .+\./);
    expect(mail.text).toContain(`${app.url}/account/devices`);
  });
});

describe("the sessions of a caller", () => {
  it("are listed, and end one by one, or all others", async () => {
    const { user, api } = await app.family();
    const others = [await signedInCookie(user), await signedInCookie(user), await signedInCookie(user)];
    const works = async (cookie: string) => (await new Client(app.url, cookie).get("/users/me")).status === 200;
    const { status, body } = await api.get("/users/me/sessions");
    expect(status).toBe(200);
    expect(body).toHaveLength(4);
    expect(body.map((one: { is_current: boolean }) => one.is_current)).toEqual([true, false, false, false]);
    expect(body.filter((one: Record<string, string>) => String(one.last_used_at) < String(one.created_at))).toEqual([]);
    expect(Object.keys(body[0])).toEqual(["id", "device", "created_at", "last_used_at", "is_current"]);

    expect((await api.delete(`/users/me/sessions/${body[1].id}`)).status).toBe(204);
    expect((await Promise.all(others.map(works))).filter(Boolean)).toHaveLength(2);
    expect((await api.delete(`/users/me/sessions/${body[1].id}`)).status).toBe(404);

    expect((await api.delete("/users/me/sessions")).status).toBe(204);
    expect(await Promise.all(others.map(works))).toEqual([false, false, false]);
    expect((await api.get("/users/me/sessions")).body).toMatchObject([{ is_current: true }]);
  });

  it("belong to their user alone", async () => {
    const [mine, theirs] = [await app.family(), await app.family()];
    const { body } = await theirs.api.get("/users/me/sessions");
    for (const id of [body[0].id, "0", "x".repeat(500), "..%2f"]) {
      expect((await mine.api.delete(`/users/me/sessions/${id}`)).status).toBe(404);
    }
    expect((await theirs.api.get("/users/me")).status).toBe(200);
    const sent = { intent: "sign-out-devices", which: body[0].id };
    expect((await postForm(`${app.url}/account/devices`, mine.api.cookie, sent)).status).toBe(404);
    expect((await theirs.api.get("/users/me")).status).toBe(200);
  });
});
