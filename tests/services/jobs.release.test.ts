import { randomBytes } from "node:crypto";
import client from "prom-client";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { inTransaction, sequelize } from "#app/db/database.server.ts";
import { enqueue, measureQueue, startJobs } from "#app/db/jobs.server.ts";
import { migrate } from "#app/db/migrate.server.ts";
import { createBareDatabase, query } from "#tests/support/databases.ts";

const own = process.env.DATABASE_URL as string;
const jobs = () =>
  query(own, "SELECT state::text, retry_count FROM pgboss.job WHERE name = 'sweep' ORDER BY created_on");
const empty = () => query(own, "DELETE FROM pgboss.job");
beforeEach(empty);

describe("a job", () => {
  it("is there when its transaction commits, and not when it does not", async () => {
    await inTransaction(async () => {
      await enqueue("sweep", {});
      expect(await jobs()).toEqual([]);
    });
    expect(await jobs()).toHaveLength(1);
    await empty();
    await expect(
      inTransaction(async () => {
        await enqueue("sweep", {});
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    expect(await jobs()).toEqual([]);
  });
});

describe("a process", () => {
  let work = 0;
  let stop: () => void = () => undefined;
  afterEach(() => stop());

  /** Runs jobs in this process, each with `handle`. */
  function start(handle: () => Promise<void>): unknown[] {
    const errors: unknown[] = [];
    startJobs(
      { sweep: { batch: 1, abreast: 1, handle }, "refresh-calendars": { batch: 1, abreast: 1, handle } },
      {
        beginWork: () => {
          work += 1;
          return () => {
            work -= 1;
          };
        },
        onStopping: (callback) => {
          stop = callback;
        },
        onError: (error) => errors.push(error),
      },
    );
    return errors;
  }

  it.each([
    ["ends", async () => undefined],
    ["fails", () => Promise.reject(new Error("no"))],
  ])("goes on when it cannot write down that a job %s", async (_how, end) => {
    let done = 0;
    const errors = start(async () => {
      done += 1;
      if (done > 1) return;
      await query(own, "ALTER TABLE pgboss.job RENAME TO away");
      await end();
    });
    await enqueue("sweep", {});
    await expect.poll(() => errors.map(String)).toContainEqual(expect.stringContaining("pgboss.job"));
    await query(own, "ALTER TABLE pgboss.away RENAME TO job");
    await enqueue("sweep", {});
    await expect.poll(() => done).toBe(2);
    await expect.poll(() => work).toBe(0);
  });

  it("does what was asked for, one after the other without a wait, and what is to come in its time", async () => {
    let done = 0;
    await enqueue("sweep", {}, 3600);
    for (let job = 0; job < 5; job += 1) await enqueue("sweep", {});
    const errors = start(async () => {
      done += 1;
    });
    await expect.poll(() => done, { timeout: 2_000 }).toBe(5);
    await expect
      .poll(async () => (await jobs()).map(({ state }) => state).sort())
      .toEqual(["completed", "completed", "completed", "completed", "completed", "created"]);
    expect(errors).toEqual([]);
  });

  it("does again what a process that died had taken", { timeout: 20_000 }, async () => {
    await enqueue("sweep", {});
    await query(
      own,
      "UPDATE pgboss.job SET state = 'active', started_on = now() - interval '1 hour', retry_delay = 0 WHERE name = 'sweep'",
    );
    let done = 0;
    start(async () => {
      done += 1;
    });
    await expect.poll(() => done, { timeout: 15_000 }).toBe(1);
    await expect.poll(jobs).toEqual([{ state: "completed", retry_count: 1 }]);
  });

  it("that is asked to end finishes what it does, and takes no more", async () => {
    let finish: () => void = () => undefined;
    let begun = 0;
    start(() => {
      begun += 1;
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
    await enqueue("sweep", {});
    await expect.poll(() => begun, { timeout: 5_000 }).toBe(1);
    await enqueue("sweep", {});
    stop();
    expect(work).toBeGreaterThan(0);
    finish();
    await expect.poll(() => work).toBe(0);
    await expect.poll(async () => (await jobs()).map(({ state }) => state).sort()).toEqual(["completed", "created"]);
    expect(begun).toBe(1);
  });
});

it("a scrape reads the queue once", async () => {
  measureQueue();
  await enqueue("sweep", {});
  const queries = vi.spyOn(sequelize, "query");
  const text = await client.register.metrics();
  expect(queries).toHaveBeenCalledOnce();
  queries.mockRestore();
  expect(text).toMatch(/^roost_jobs_waiting 1$/m);
  expect(text).toMatch(/^roost_jobs_oldest_seconds 0\.\d+$/m);
});

describe("the queue's schema", () => {
  /** A database of a role that may only make tables in it. */
  async function makeLimited() {
    const name = `limited_${randomBytes(4).toString("hex")}`;
    const url = new URL(await createBareDatabase(inject("templateUrl")));
    await query(url.href, `CREATE ROLE ${name} LOGIN PASSWORD 'limited'; GRANT ALL ON SCHEMA public TO ${name}`);
    const limited = new URL(url);
    [limited.username, limited.password] = [name, "limited"];
    return { name, admin: url.href, limited: limited.href };
  }

  it("takes the right to make it, and the start says so", async () => {
    const { limited } = await makeLimited();
    await expect(migrate(limited)).rejects.toThrow(
      /^DATABASE_URL: its user may not create the schema of the job queue/,
    );
  });

  it("may be made by an administrator", async () => {
    const { name, admin, limited } = await makeLimited();
    await query(admin, `CREATE SCHEMA pgboss AUTHORIZATION ${name}`);
    await migrate(limited);
    await migrate(limited);
    expect(await query(limited, "SELECT name FROM pgboss.queue")).toContainEqual({ name: "sweep" });
  });
});
