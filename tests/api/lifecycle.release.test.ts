import { createHash } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { LiveStream } from "#app/models/system/live-stream.server.ts";
import { unsubscribeToken } from "#app/services/notices/unsubscribe-tokens.server.ts";
import { Client } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { apiPaths } from "#tests/support/api-routes.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { migrate, query, startCluster } from "#tests/support/databases.ts";
import { openLive } from "#tests/support/live.ts";
import { pagePatterns } from "#tests/support/pages.ts";
import { attemptCookieHeader, SESSION_COOKIE } from "#tests/support/session.ts";

const own = process.env.DATABASE_URL as string;

/** Calls that need no records: the first asks the sign-in page, the other has one answer. */
const CALLS_WITHOUT_RECORDS = ["GET /oauth/:provider/redirect_url", "GET /invitations"];

/** Pages that work without records, or that report the failure themselves. */
const PAGES_WITHOUT_RECORDS = /^\/($|\*|auth|cookies|install$|join$|logout|offline$|privacy$|terms|wall\/)/;

describe("the database away", () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>;
  let app: TestApp;
  let api: Client;
  let path: string;

  beforeAll(async () => {
    cluster = await startCluster();
    await migrate(cluster.url);
    app = await startApp(cluster.url);
    // The models of this process use another database, so SQL inserts this user.
    const [family] = await query(
      cluster.url,
      "INSERT INTO families (name, time_zone, feed_token) VALUES ('The Musters', 'UTC', 'x') RETURNING id",
    );
    const [user] = await query(
      cluster.url,
      "INSERT INTO users (email, given_name, family_id) VALUES ('a@b.example', 'Anna', $1) RETURNING id",
      [family?.id],
    );
    await query(
      cluster.url,
      "INSERT INTO sessions (token_hash, user_id, expires_at) VALUES ($1, $2, now() + interval '1 day')",
      [createHash("sha256").update("token").digest("base64url"), user?.id],
    );
    const cookie = Buffer.from(JSON.stringify("token")).toString("base64");
    const attempt = await attemptCookieHeader("a", "b");
    api = new Client(app.url, `${SESSION_COOKIE}=${encodeURIComponent(cookie)}; ${attempt}`);
    path = `/families/${family?.id}`;
  });
  afterAll(async () => {
    await app.stop();
    await cluster.remove();
  });

  const page = (address: string, init: RequestInit = {}) =>
    fetch(`${app.url}${address}`, {
      headers: { Cookie: api.cookie, Accept: "text/html" },
      redirect: "manual",
      ...init,
    });
  const health = async () => (await fetch(`${app.url}/healthz`)).status;

  async function expectAllWell(): Promise<void> {
    expect(await health()).toBe(200);
    expect((await page("/dashboard")).status).toBe(200);
    expect((await api.post(`${path}/members`, { name: "Kid", role: "child" })).status).toBe(201);
  }

  it("has a friendly page, and all works again when it is back", async () => {
    await expectAllWell();
    await cluster.stop();

    expect(await health()).toBe(503);
    const shown = await page("/dashboard");
    const html = await shown.text();
    expect(shown.status).toBe(503);
    expect(shown.headers.get("Content-Type")).toContain("text/html");
    expect(html).toContain("<!DOCTYPE html>");
    expect(html).not.toMatch(/Sequelize|ECONNREFUSED|\n\s+at /);
    for (const pattern of apiPaths()) {
      const address = pattern.replace(":familyId", path.split("/")[2] as string).replace(/:\w+/g, "1");
      const { headers: allowed } = await api.send("PATCH", address);
      for (const method of (allowed.get("Allow") as string).split(", ")) {
        if (method === "HEAD" || CALLS_WITHOUT_RECORDS.includes(`${method} ${pattern}`)) continue;
        const json = method === "GET" ? undefined : { code: "x" };
        const { status, headers, body } = await api.send(method, `${address}?token=x`, { json });
        expect([method, pattern, status, body?.error]).toEqual([
          method,
          pattern,
          503,
          expect.stringContaining("Please try again"),
        ]);
        expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
      }
    }
    const link = unsubscribeToken({ userId: 1, kind: "changes", email: "a@example.com" });
    for (const pattern of pagePatterns.filter((each) => !PAGES_WITHOUT_RECORDS.test(each))) {
      const address = pattern === "/unsubscribe/:token" ? `/unsubscribe/${link}` : pattern.replace(/:\w+/g, "1");
      const [read, sent] = [await page(address), await page(address, { method: "POST" })];
      // 405: the page has no form.
      expect(`${pattern} ${read.status} ${sent.status}`).toMatch(/ 503 (503|405)$/);
    }
    // Pages that need no records still work.
    expect((await fetch(`${app.url}/privacy`)).status).toBe(200);

    await cluster.start();
    await expect.poll(health, { timeout: 15_000 }).toBe(200);
    await expectAllWell();
    expect((await api.get(`${path}/members`)).body).toHaveLength(2);
  });

  it("for a moment, with every connection cut, is nobody's failure for long", async () => {
    await Promise.all(Array.from({ length: 10 }, () => api.get("/users/me")));
    const cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'roost'";
    await query(cluster.url, cut);
    await expect.poll(async () => (await api.get("/users/me")).status, { timeout: 15_000 }).toBe(200);
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await api.get("/users/me")).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

describe("SIGTERM", () => {
  const living = runApp();

  it("lets requests in flight finish, takes no more, and ends the process", async () => {
    const { api, path, family } = await living.family();
    const app = await startApp(own);
    const client = new Client(app.url, api.cookie);
    await client.get("/users/me");

    const holder = new pg.Client({ connectionString: own });
    await holder.connect();
    onTestFinished(() => holder.end());
    // The row, not the table: the app's background work for other families is not blocked.
    await holder.query(`BEGIN; SELECT FROM families WHERE id = ${family.id} FOR UPDATE`);
    const activity = inject("isDistributed") ? "citus_stat_activity" : "pg_stat_activity";
    const waiting = async () =>
      (
        await query(
          own,
          `SELECT count(*)::int AS n FROM ${activity} WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
      )[0]?.n;
    const answers = ["Ben", "Cleo", "Dan"].map((name) => client.post(`${path}/members`, { name, role: "child" }));
    const early: number[] = [];
    for (const answer of answers) void answer.then(({ status }) => early.push(status));
    await expect.poll(async () => [await waiting(), ...early]).toEqual([3]);

    process.kill(app.process.pid as number, "SIGTERM");
    // A connection of its own: those that are open already may be used until they close.
    const refused = () =>
      fetch(`${app.url}/healthz`, { headers: { Connection: "close" } }).then(String, () => "refused");
    await expect.poll(refused).toBe("refused");
    await holder.query("COMMIT");

    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await app.process.ended).toBe("status 0");
    const names = (await living.anonymous().send("GET", `${path}/members`, { headers: { Cookie: api.cookie } })).body;
    expect(names.map(({ name }: { name: string }) => name).sort()).toEqual(["Anna", "Ben", "Cleo", "Dan"]);
    await app.stop();
  });

  it("ends the streams of open pages, and waits for none of them", async () => {
    const { api, path, family } = await living.family();
    const app = await startApp(own);
    const live = await openLive(`${app.url}/api${path}/live`, api.cookie);
    await expect.poll(() => live.named("hello")).toHaveLength(1);
    process.kill(app.process.pid as number, "SIGTERM");
    await expect.poll(() => live.isOver(), { timeout: 5_000 }).toBe(true);
    // The page will reconnect: no user has signed out.
    expect(live.named("signed-out")).toEqual([]);
    expect(await app.process.ended).toBe("status 0");
    expect(await LiveStream.count({ where: { family_id: family.id } })).toBe(0);
    await app.stop();
  });

  it("ends a process that has nothing to do", async () => {
    const app = await startApp(own);
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    process.kill(app.process.pid as number, "SIGTERM");
    expect(await app.process.ended).toBe("status 0");
    await app.stop();
  });
});
