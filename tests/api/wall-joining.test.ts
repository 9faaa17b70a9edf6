import { beforeAll, describe, expect, it } from "vitest";
import { makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeFamily } from "#tests/support/factories.ts";
import { joinFamily } from "#tests/support/roles.ts";
import { makeScreen, wallCookieHeader } from "#tests/support/screens.ts";
import { signedInCookie } from "#tests/support/session.ts";

const app = runApp();

const ask = (path: string, cookie = "") => fetch(app.url + path, { redirect: "manual", headers: { Cookie: cookie } });
/** Cookies of an answer, as they are sent back. */
const kept = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
const codeOf = (html: string) => /class="code">([^<]+)</.exec(html)?.[1] as string;

let made: Awaited<ReturnType<typeof makeFamily>>;
beforeAll(async () => {
  made = await makeFamily({ members: ["Ben"] });
});

describe("joining", () => {
  it("shows a code, keeps it, and becomes the wall once a parent has typed it", async () => {
    const first = await ask("/wall");
    const html = await first.text();
    const code = codeOf(html);
    expect([first.status, code]).toEqual([200, expect.stringMatching(/^[2-9A-HJKMNP-TV-Z]{2}-[2-9A-HJKMNP-TV-Z]{4}$/)]);
    expect(html).toContain('<meta http-equiv="refresh" content="5"/>');
    expect(html).toContain("<svg");
    const joining = kept(first);
    expect(codeOf(await (await ask("/wall", joining)).text())).toBe(code);
    const api = await makeClient(app.url, made.user);
    const hung = await api.post(`/families/${made.family.id}/screens`, { code, name: "Hall", kind: "tablet" });
    expect(hung.status).toBe(201);
    const joined = await ask("/wall", joining);
    expect([joined.status, joined.headers.get("Location")]).toEqual([303, "/wall"]);
    expect(joined.headers.getSetCookie().join()).toMatch(
      /roost_wall=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/,
    );
    // A repeat, because the first answer may be lost.
    expect((await ask("/wall", joining)).status).toBe(303);
    const shown = await ask("/wall", kept(joined));
    expect([shown.status, await shown.text()]).toEqual([200, expect.not.stringContaining("Show Roost on this screen")]);
    expect((await api.get(`/families/${made.family.id}/screens`)).body[0].last_seen_at).toEqual(expect.any(String));
  });

  it("makes no code for an address that a camera has read: it leads to signing in and back", async () => {
    const answer = await ask("/wall?code=K7-4FQ2");
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/"]);
    expect(kept(answer)).toMatch(/roost_return=/);
    expect(kept(answer)).not.toMatch(/roost_joining=/);
    const form = await (await ask("/wall?code=K7-4FQ2", await signedInCookie(made.user))).text();
    expect(form).toContain('value="K7-4FQ2"');
  });

  it("gives thirty codes a minute to one address, then says so in words", async () => {
    const statuses: number[] = [];
    let last = "";
    for (let asked = 0; asked < 35; asked += 1) {
      const answer = await ask("/wall");
      statuses.push(answer.status);
      last = await answer.text();
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(30);
    expect(last).toContain("Too many codes");
    expect(last).toContain('http-equiv="refresh"');
  });
});

describe("who asks", () => {
  it("a parent gets the form, other people a 403, and someone without a family the setup", async () => {
    const statuses = [];
    for (const role of ["guardian", "child", "other"] as const) {
      const answer = await ask("/wall", await signedInCookie(await joinFamily(made.family, role)));
      statuses.push([role, answer.status, (await answer.text()).includes("Code on the screen")]);
    }
    expect(statuses).toEqual([
      ["guardian", 200, true],
      ["child", 403, false],
      ["other", 403, false],
    ]);
  });

  it("a screen is no user: nothing else opens for it", async () => {
    const { cookie } = await makeScreen(made.family);
    const statuses = await Promise.all(
      [`/api/families/${made.family.id}/grocery`, "/api/users/me", `/api/families/${made.family.id}/live`].map(
        async (path) => (await ask(path, cookie)).status,
      ),
    );
    expect(statuses).toEqual([401, 401, 401]);
    expect((await ask("/dashboard", cookie)).headers.get("Location")).toBe("/");
  });

  it("a cookie of no screen opens nothing", async () => {
    for (const text of [`${made.family.id}.${"x".repeat(43)}`, "nonsense", "9999999.abcdefghijklmnopqrstuvwxyz"]) {
      const cookie = await wallCookieHeader(text);
      expect((await ask("/wall", cookie)).status).not.toBe(410);
      expect((await ask("/wall/groceries", cookie)).headers.get("Location")).toBe("/wall");
    }
  });
});
