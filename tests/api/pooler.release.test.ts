import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { query } from "#tests/support/databases.ts";
import { hasPooler, startPooler } from "#tests/support/pooler.ts";

const own = process.env.DATABASE_URL as string;
/** Far fewer than the simultaneous clients: each transaction may get another connection. */
const CONNECTIONS = 2;
const ASKERS = 20;

describe.skipIf(!hasPooler)(
  "through pgbouncer in transaction mode (where it is installed)",
  { timeout: 60_000 },
  () => {
    const direct = runApp();
    let pooler: Awaited<ReturnType<typeof startPooler>>;
    let app: TestApp;
    beforeAll(async () => {
      pooler = await startPooler(own, CONNECTIONS);
      app = await startApp(pooler.url, { DATABASE_STATEMENTS: "unnamed", DATABASE_POOL_MAX: "20" });
    }, 60_000);
    afterAll(async () => {
      await app.stop();
      await pooler.stop();
    });

    it("many at once write and read, each their own", async () => {
      const families = await Promise.all(Array.from({ length: ASKERS }, () => direct.family()));
      const listed = await Promise.all(
        families.map(async ({ api, path, family }) => {
          const client = new Client(app.url, api.cookie);
          const added = await client.post(`${path}/members`, { name: `Of ${family.id}`, role: "child" });
          expect(added.status).toBe(201);
          const members = await client.get(`${path}/members`);
          return members.body.map(({ name }: { name: string }) => name).includes(`Of ${family.id}`);
        }),
      );
      expect(listed).toEqual(Array(ASKERS).fill(true));
    });

    it("pages are there, and a submission that comes twice is done once", async () => {
      const { api, path } = await direct.family();
      const client = new Client(app.url, api.cookie);
      for (const page of ["/dashboard", "/calendar", "/meals", "/connection"]) {
        const answer = await fetch(app.url + page, { headers: { Cookie: api.cookie, Accept: "text/html" } });
        expect([page, answer.status]).toEqual([page, 200]);
        await answer.text();
      }
      const headers = { "Idempotency-Key": "twice" };
      const json = { name: "Kid", role: "child" };
      const twice = await Promise.all([1, 2].map(() => client.send("POST", `${path}/members`, { json, headers })));
      expect(new Set(twice.map(({ body }) => body.id)).size).toBe(1);
    });

    it("no connection keeps a statement", async () => {
      expect(await query(pooler.url, "SELECT statement FROM pg_prepared_statements")).toEqual([]);
    });
  },
);
