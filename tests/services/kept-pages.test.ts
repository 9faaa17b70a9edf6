import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { cutRandoms, findKeptPage, keepPage, type Randoms } from "#app/http/server/kept-pages.server.ts";
import { Session } from "#app/models/session.server.ts";
import { type RequestStore, requestStore } from "#app/utils/request-store.server.ts";
import { makeEvent, makeFamily, makeMember, makeUser } from "#tests/support/factories.ts";
import { signedInCookie } from "#tests/support/session.ts";

/** The clock stands: PostgreSQL has its own. */
const NOW = Date.now();
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
});
afterAll(async () => {
  vi.useRealTimers();
  await sequelize.close();
});

const RANDOMS: Randoms = { nonce: "nonce-of-then", submissionId: "random-one.mark-of-maya", requestId: "request-then" };
const HTML = `<p nonce="${RANDOMS.nonce}">Ella</p><input value="${RANDOMS.submissionId}"><b>${RANDOMS.requestId}</b>`;

interface Asked {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  /** What Remix does where nothing is kept. */
  render?: (store: RequestStore, headers: Headers) => Promise<void> | void;
}

/** A reader who asks for a page: the text that was kept, or `null` where Remix renders it, and what was set on the way. */
async function makeReader() {
  const home = await makeFamily();
  const Cookie = await signedInCookie(home.user);
  const ask = ({ path = "/dashboard", method = "GET", headers = {}, render }: Asked = {}) => {
    const set: string[] = [];
    const cookies: string[] = [];
    const store: RequestStore = {
      requestId: "request-now",
      queries: 0,
      hasWritten: false,
      cookies,
      addCookie: (cookie) => cookies.push(cookie),
      setHeader: (name) => set.push(name),
    };
    return requestStore.run(store, async () => {
      const context = {};
      const request = new Request(`http://roost.test${path}`, { method, headers: { Cookie, ...headers } });
      const response = await findKeptPage(request, context);
      if (response) return { html: await response.text(), headers: response.headers, cookies, set };
      const own = new Headers({ Link: "</a>" });
      await render?.(store, own);
      keepPage(context, cutRandoms(HTML, RANDOMS), own, RANDOMS);
      return null;
    });
  };
  return { ...home, ask, Cookie };
}

it("answers the same again, with new random texts, the cookies that were set, and whose it is", async () => {
  const { ask } = await makeReader();
  expect(await ask({ render: (store) => store.addCookie("visit=1") })).toBeNull();
  const again = await ask();
  expect(again).toMatchObject({ cookies: ["visit=1"], set: ["X-Account", "X-Family"] });
  const [, nonce = "", submission = "", random] =
    /^<p nonce="([\w-]{22})">Ella<\/p><input value="([\w-]{12})\.mark-of-maya"><b>(.*)<\/b>$/.exec(again?.html ?? "") ??
    [];
  expect(random).toBe("request-now");
  expect(again?.headers.get("Link")).toBe("</a>");
  const third = (await ask())?.html;
  expect(third).not.toContain(nonce);
  expect(third).not.toContain(submission);
});

it("answers nobody else, nothing else, and not in the next minute", async () => {
  const { ask, family } = await makeReader();
  await ask();
  expect(await ask()).not.toBeNull();
  const tom = await makeUser({ family_id: family.id });
  const others: Asked[] = [
    { path: "/dashboard?a=1" },
    { path: "/meals" },
    { method: "HEAD" },
    { headers: { "Accept-Language": "de" } },
    { headers: { Cookie: await signedInCookie(tom) } },
    { headers: { Cookie: "" } },
  ];
  for (const other of others) {
    expect(await ask(other), JSON.stringify(other)).toBeNull();
  }
  vi.setSystemTime(NOW + 60_000);
  expect(await ask()).toBeNull();
});

it("knows of every change of the family's, the members' and the person's, and of the session's end", async () => {
  const reader = await makeReader();
  const { ask, user, family } = reader;
  const changes = [
    () => makeEvent(reader, { title: "Choir", start_time: "2027-03-01T12:00" }),
    () => makeMember(family, { name: "Mia" }),
    () => user.update({ given_name: "Maja" }),
    () => family.update({ name: "The Wrens" }),
  ];
  for (const change of changes) {
    await ask();
    expect(await ask()).not.toBeNull();
    await change();
    expect(await ask(), String(change)).toBeNull();
  }
  expect(await ask()).not.toBeNull();
  await Session.destroy({ where: { user_id: user.id } });
  expect(await ask()).toBeNull();
});

it("keeps nothing that took more than the session, that wrote, or that says something once", async () => {
  const { ask } = await makeReader();
  const renders: Asked["render"][] = [
    async () => void (await sequelize.query("SELECT 1")),
    (store) => {
      store.hasWritten = true;
    },
    (_, headers) => headers.set("Set-Cookie", "flash="),
  ];
  for (const render of renders) {
    expect(await ask({ render })).toBeNull();
    expect(await ask({ render }), String(render)).toBeNull();
  }
});

it("leaves a session that is due to be extended to the page", async () => {
  const { ask } = await makeReader();
  await ask();
  vi.setSystemTime(NOW + 2 * 60 * 60 * 1000);
  expect(await ask()).toBeNull();
  expect(await ask()).toBeNull();
});
