import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { makeScreen } from "#tests/support/screens.ts";
import { startProxy } from "#tests/support/tcp-proxy.ts";

const own = process.env.DATABASE_URL as string;
const living = runApp();

/** Requests a page. Returns its status, its HTML, and the wait in seconds. */
async function look(url: string, cookie: string, path = "/dashboard") {
  const started = Date.now();
  const response = await fetch(url + path, {
    headers: { Cookie: cookie, Accept: "text/html" },
    signal: AbortSignal.timeout(30_000),
  });
  const html = await response.text();
  return { status: response.status, html, seconds: (Date.now() - started) / 1000 };
}

describe("a database that says nothing any more", { timeout: 90_000 }, () => {
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let app: TestApp;

  beforeAll(async () => {
    proxy = await startProxy(own);
    app = await startApp(proxy.url);
  });
  afterAll(async () => {
    proxy.stop();
    await app.stop();
  });

  it("is reported within 15 s, and all works again when it answers", async () => {
    const { api, family } = await living.family();
    const cookie = api.cookie as string;
    const screen = await makeScreen(family);
    expect((await look(app.url, cookie)).status).toBe(200);
    expect((await look(app.url, screen.cookie, "/wall")).html).toContain("Who is where");
    proxy.setSilent(true);
    const wall = look(app.url, screen.cookie, "/wall");
    // More requests than the pool has connections: they use open connections and new ones.
    for (const page of await Promise.all(Array.from({ length: 15 }, () => look(app.url, cookie)))) {
      expect(page.status).toBe(503);
      expect(page.seconds).toBeLessThan(16);
      expect(page.html).toContain("Roost can’t reach its database right now");
    }
    // A wall screen shows the time of its data, and retries each minute.
    expect(await wall).toMatchObject({ status: 503, html: expect.stringContaining("Back in a moment") });
    expect((await wall).html).toMatch(/<meta http-equiv="refresh" content="60"\/>.*As of \d{1,2}:\d\d/s);
    const { status, body } = await new Client(app.url, cookie).get("/users/me");
    expect([status, body.error]).toEqual([503, expect.stringContaining("Please try again")]);
    proxy.setSilent(false);
    await expect.poll(async () => (await look(app.url, cookie)).status, { timeout: 15_000 }).toBe(200);
    expect((await look(app.url, screen.cookie, "/wall")).html).toContain("Who is where");
  });
});

it("a statement that runs out of time is 503 as well", { timeout: 40_000 }, async () => {
  const { api } = await living.family();
  const holder = new pg.Client({ connectionString: own });
  await holder.connect();
  await holder.query("BEGIN; LOCK TABLE families IN ACCESS EXCLUSIVE MODE");
  const { status } = await api.get("/users/me");
  await holder.query("ROLLBACK");
  await holder.end();
  expect(status).toBe(503);
  expect((await api.get("/users/me")).status).toBe(200);
});
