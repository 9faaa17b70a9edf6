import { Agent, fetch as send } from "undici";
import { expect, it } from "vitest";
import { hashPassword } from "#app/services/people/password-hashes.server.ts";
import { savePassword } from "#app/services/people/passwords.server.ts";
import { findFreePort } from "#scripts/lib/ports.ts";
import { startApp } from "#tests/support/app.ts";
import { makeHouseholdUser } from "#tests/support/factories.ts";
import { open, PASSWORD, signInAs } from "#tests/support/household.ts";
import { Browser } from "#tests/support/local-sign-in.ts";
import { signedInCookie } from "#tests/support/session.ts";

const start = (env: Record<string, string>) =>
  startApp(process.env.DATABASE_URL as string, { SIGN_IN: "household", ...env });

/** Over https a browser declares that it requests a page. */
const DOCUMENT = { "Sec-Fetch-Dest": "document" };

/** Sends requests for any host to this computer. */
const dispatcher = new Agent({
  connect: { lookup: (_host, _options, done) => done(null, [{ address: "127.0.0.1", family: 4 }]) },
});
const sendHere = ((to: string, options: RequestInit) => {
  const headers = { ...options.headers, ...DOCUMENT };
  return send(to, { ...options, headers, dispatcher } as object);
}) as never;

it("a browser that was signed in at the http address stays so at https, by a new token", async () => {
  const { user } = await makeHouseholdUser();
  await savePassword(user, await hashPassword(PASSWORD));
  const tablet = new Browser(sendHere);
  const PORT = String(await findFreePort());
  const url = `http://roost.lan:${PORT}`;
  const plain = await start({ PORT, APP_URL: url });
  await signInAs({ url }, tablet, user.sign_in_name as string);
  const sniffed = tablet.cookieHeader;
  await plain.stop();

  const app = await start({ APP_URL: "https://roost.lan" });
  const visit = async (path: string, Cookie: string, init: RequestInit = {}) => {
    const headers = { Accept: "text/html", Cookie, ...init.headers };
    const { status, headers: answered } = await fetch(app.url + path, { redirect: "manual", ...init, headers });
    return { status, to: answered.get("Location"), sets: answered.getSetCookie().map((line) => line.split("=")[0]) };
  };
  try {
    // A request of script, or of a page still open at the http address, gets no new token.
    for (const headers of [{ "Sec-Fetch-Dest": "empty" }, {}] as HeadersInit[]) {
      expect((await visit("/dashboard", sniffed, { headers })).sets).not.toContain("__Host-roost_session");
    }

    expect((await open(app, tablet, "/calendar?view=week")).path).toBe("/calendar");
    const names = tablet.cookieHeader.split("; ").map((cookie) => cookie.split("=")[0]);
    expect(names.filter((name) => name?.endsWith("roost_session"))).toEqual(["__Host-roost_session"]);
    expect(await visit("/dashboard", tablet.cookieHeader)).toMatchObject({ status: 200 });

    // The token sent in plain text is invalid now, and so is a token of https in the cookie of http.
    const headers = DOCUMENT;
    expect(await visit("/dashboard", sniffed, { headers })).toMatchObject({ status: 302, to: "/" });
    expect(await visit("/dashboard", await signedInCookie(user), { headers })).toMatchObject({ status: 302, to: "/" });
  } finally {
    await app.stop();
    await dispatcher.close();
  }
});
