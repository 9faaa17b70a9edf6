import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { findKeptAnswer, keepAnswer } from "#app/http/server/kept-answers.server.ts";
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
});

interface Asked {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  /** What is done where nothing is kept. */
  make?: (store: RequestStore) => Promise<void> | void;
}

/** A reader who asks: what was kept is answered, with what was set on the way, or `null` where it has to be made. */
async function makeReader() {
  const home = await makeFamily();
  const Cookie = await signedInCookie(home.user);
  const ask = ({ path = "/dashboard", method = "GET", headers = {}, make }: Asked = {}) => {
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
      const response = await findKeptAnswer({ request, context });
      if (response) return { text: await response.text(), cookies, set };
      await make?.(store);
      keepAnswer(context, 100, () => new Response("as before"));
      return null;
    });
  };
  return { ...home, ask, Cookie };
}

it("answers the same again, with the cookies that were set, and whose it is", async () => {
  const { ask } = await makeReader();
  expect(await ask({ make: (store) => store.addCookie("visit=1") })).toBeNull();
  for (let time = 0; time < 2; time += 1) {
    expect(await ask()).toEqual({ text: "as before", cookies: ["visit=1"], set: ["X-Account", "X-Family"] });
  }
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

it("keeps nothing that took more than the session, or that wrote", async () => {
  const { ask } = await makeReader();
  const makes: Asked["make"][] = [
    async () => void (await sequelize.query("SELECT 1")),
    (store) => {
      store.hasWritten = true;
    },
  ];
  for (const make of makes) {
    expect(await ask({ make })).toBeNull();
    expect(await ask({ make }), String(make)).toBeNull();
  }
});

it("leaves a session that is due to be extended to the page", async () => {
  const { ask } = await makeReader();
  await ask();
  vi.setSystemTime(NOW + 2 * 60 * 60 * 1000);
  expect(await ask()).toBeNull();
  expect(await ask()).toBeNull();
});
