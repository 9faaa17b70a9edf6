import { createWriteStream, rmSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterAll, describe, expect, inject, it, vi } from "vitest";
import { restoreDatabase } from "#scripts/backup/restore-database.ts";
import { writeBackup } from "#scripts/backup/write-backup.ts";
import { createBareDatabase, createDatabase, makeFolder, query } from "#tests/support/databases.ts";
import { listTables, readEverything } from "#tests/support/full-database.ts";

// The tests make databases.
vi.setConfig({ testTimeout: 60_000 });

const template = inject("templateUrl");
const folder = makeFolder("busy-backup");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string) => join(folder, name);
const write = (url: string, name: string) => writeBackup(url, createWriteStream(fileOf(name)), {});

describe("a backup that is made while families write", () => {
  it("is one moment of them", async () => {
    const url = await createDatabase(template);
    await query(url, "INSERT INTO families (name, time_zone, feed_token) VALUES ('Busy', 'UTC', 'b')");
    let [written, isOver] = [0, false];
    const writer = (async () => {
      for (; !isOver; written += 1) {
        // One statement, so that no meal is ever without its item.
        const sql = `WITH meal AS (
            INSERT INTO meals (family_id, title, planned_date) SELECT id, 'Soup', '2026-01-01' FROM families
            RETURNING id, family_id
          ) INSERT INTO grocery_items (family_id, meal_id, item_name) SELECT family_id, id, 'Leek' FROM meal`;
        await query(url, sql);
      }
    })();
    await expect.poll(() => written).toBeGreaterThan(5);
    const seen: number[] = [];
    for (const name of ["busy 1", "busy 2", "busy 3"]) {
      await write(url, name);
      const target = await createBareDatabase(template);
      await restoreDatabase(target, fileOf(name));
      const { meals, grocery_items } = await readEverything(target);
      expect(grocery_items?.length).toBe(meals?.length);
      seen.push(meals?.length as number);
    }
    isOver = true;
    await writer;
    expect(seen[0]).toBeLessThan(seen[2] as number);
    expect(seen[2]).toBeLessThanOrEqual(written);
  });

  it("fails, and does not hang, when the database goes away meanwhile", async () => {
    const url = await createDatabase(template);
    await query(url, "INSERT INTO rate_limits (scope) SELECT md5(n::text) || n FROM generate_series(1, 100000) AS n");
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    const output = new Writable({ write: (_chunk, _encoding, done) => void query(url, cut).then(() => done(), done) });
    await expect(writeBackup(url, output)).rejects.toThrow();
  });
});

it("there is nothing to back up in a database that is not Roost's", async () => {
  const url = await createBareDatabase(template);
  await expect(writeBackup(url, createWriteStream(fileOf("none")))).rejects.toThrow(/^There is nothing to back up/);
  expect(await listTables(url)).toEqual([]);
});
