import { createHash } from "node:crypto";
import { createWriteStream, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { Sequelize } from "sequelize";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { listMigrations } from "#app/db/migrate.server.ts";
import { makeMigrations } from "#app/db/migrations.server.ts";
import { checkBackup } from "#scripts/backup/read-backup.ts";
import { restoreDatabase } from "#scripts/backup/restore-database.ts";
import { WITHOUT_ROWS, writeBackup } from "#scripts/backup/write-backup.ts";
import { createBareDatabase, createPlainDatabase, makeFolder, query } from "#tests/support/databases.ts";
import { makeFullDatabase, readEverything } from "#tests/support/full-database.ts";

// The tests make databases.
vi.setConfig({ testTimeout: 60_000 });

/** Derives keys fast. backup-commands.release.test.ts derives them as slowly as in production. */
vi.mock("node:crypto", async (importOriginal) => {
  const crypto = await importOriginal<typeof import("node:crypto")>();
  const scryptSync = (passphrase: string, salt: Buffer, length: number) =>
    crypto.scryptSync(passphrase, salt, length, { N: 2 });
  return { ...crypto, scryptSync };
});

const own = process.env.DATABASE_URL as string;
const template = inject("templateUrl");
const folder = makeFolder("backup");
const passphrase = "correct horse battery stäple";

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

const fileOf = (name: string) => join(folder, name);
const write = (url: string, name: string, secret?: string) =>
  writeBackup(url, createWriteStream(fileOf(name)), { passphrase: secret });

let before: Awaited<ReturnType<typeof readEverything>>;
beforeAll(async () => {
  await makeFullDatabase("https://backup.test");
  before = await readEverything(own);
  await write(own, "plain");
  await write(own, "sealed", passphrase);
});

/** Everything as a restore brings it back. */
const restored = () => ({ ...before, ...Object.fromEntries(WITHOUT_ROWS.map((table) => [table, []])) });

it("the family that is backed up has a row in every table", () => {
  const empty = Object.keys(before).filter((name) => before[name]?.length === 0);
  expect(empty, "nothing would be compared: give it a row in tests/support/full-database.ts").toEqual([]);
});

describe.each([
  ["plain", undefined],
  ["sealed", passphrase],
])("a %s backup", (name, secret) => {
  it.each([
    ["a database without tables", createBareDatabase],
    ["a database without families", createPlainDatabase],
  ])("brings every row back into %s, except links and sign-ins in progress", async (_what, create) => {
    const url = await create(template);
    await restoreDatabase(url, fileOf(name), { passphrase: secret });
    expect(await readEverything(url)).toEqual(restored());
  });

  it("is not read when it is cut off, wherever", async () => {
    const whole = readFileSync(fileOf(name));
    const cuts = [0, 1, 15, 16, 32, 33, whole.length >> 1, whole.length - 1];
    for (const length of cuts) {
      writeFileSync(fileOf("cut"), whole.subarray(0, length));
      await expect(checkBackup(fileOf("cut"), secret), String(length)).rejects.toThrow(/cut off/);
    }
  });

  it("is not read when a bit of it has changed, wherever", async () => {
    const whole = readFileSync(fileOf(name));
    // Except the tenth byte of gzip, which names an operating system and has no effect.
    for (const at of [0, 3, 8, 10, 20, 40, whole.length >> 1, whole.length - 4]) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] as number) ^ (1 << (at % 8));
      writeFileSync(fileOf("changed"), changed);
      await expect(checkBackup(fileOf("changed"), secret), String(at)).rejects.toThrow(/damaged|no backup of Roost/);
    }
  });
});

describe("an encrypted backup", () => {
  it("shows nothing of what is in it, and no other file of the same content is like it", async () => {
    await write(own, "sealed again", passphrase);
    const [first, second] = [readFileSync(fileOf("sealed")), readFileSync(fileOf("sealed again"))];
    expect(first.subarray(16, 48).equals(second.subarray(16, 48))).toBe(false);
    expect(first.includes("manifest")).toBe(false);
    expect(() => gunzipSync(first.subarray(32))).toThrow();
  });

  it.each([["wrong"], ["correct horse battery staple"], [`${passphrase} `]])("does not open with %j", (wrong) =>
    expect(checkBackup(fileOf("sealed"), wrong)).rejects.toThrow(/^BACKUP_PASSPHRASE does not open/),
  );

  it("asks for the passphrase where there is none", () =>
    expect(checkBackup(fileOf("sealed"), undefined)).rejects.toThrow(/is encrypted: set BACKUP_PASSPHRASE\.$/));

  it("opens however a keyboard writes the passphrase's letters", () =>
    expect(checkBackup(fileOf("sealed"), passphrase.normalize("NFD"))).resolves.toBeDefined());

  it("of several pieces does not open when they have changed places, or one is missing", async () => {
    const piece = 64 * 1024 + 16;
    const noise = Array.from({ length: 12_000 }, (_, n) => createHash("sha256").update(`${n}`).digest("base64"));
    const url = await createPlainDatabase(template);
    await query(url, "INSERT INTO rate_limits (scope) SELECT unnest($1::text[])", [noise]);
    await write(url, "large", passphrase);
    const [head, ...pieces] = splitAt(readFileSync(fileOf("large")), 32, piece);
    expect(pieces.length).toBeGreaterThan(3);
    const [first, second, ...rest] = pieces as [Buffer, Buffer, ...Buffer[]];
    const orders = [
      [second, first, ...rest],
      [first, ...rest],
      [first, second, second, ...rest],
      pieces.slice(0, -1),
      [...pieces, rest.at(-1) as Buffer],
    ];
    for (const order of orders) {
      writeFileSync(fileOf("reordered"), Buffer.concat([head as Buffer, ...order]));
      await expect(checkBackup(fileOf("reordered"), passphrase)).rejects.toThrow(/damaged/);
    }
  });
});

/** The first `head` bytes of a text, and the rest in pieces. */
function splitAt(whole: Buffer, head: number, piece: number): Buffer[] {
  const parts = [whole.subarray(0, head)];
  for (let at = head; at < whole.length; at += piece) parts.push(whole.subarray(at, at + piece));
  return parts;
}

it.each([
  ["text", Buffer.from("This is a letter to my aunt.")],
  ["another archive", gzipSync("x".repeat(2000))],
  ["nothing", Buffer.alloc(0)],
])("a file of %s is no backup", async (_what, content) => {
  writeFileSync(fileOf("other"), content);
  await expect(checkBackup(fileOf("other"), undefined)).rejects.toThrow(/no backup of Roost|cut off or damaged/);
});

describe("restoring", () => {
  it("refuses a database with a family, and changes nothing there", async () => {
    const url = await createPlainDatabase(template);
    await query(url, "INSERT INTO families (name, time_zone, feed_token) VALUES ('Kept', 'UTC', 't')");
    const held = await readEverything(url);
    await expect(restoreDatabase(url, fileOf("plain"))).rejects.toThrow(/holds a family already: --force/);
    expect(await readEverything(url)).toEqual(held);
    await restoreDatabase(url, fileOf("plain"), { isForced: true });
    expect(await readEverything(url)).toEqual(restored());
  });

  it("counts changes on from a number that was never reached, as processes that run go by it", async () => {
    const url = await createPlainDatabase(template);
    await restoreDatabase(url, fileOf("plain"));
    const counters = "calendar_revision, chores_revision, grocery_revision, ideas_revision, members_revision";
    const read = async () => Object.values((await query(url, `SELECT ${counters} FROM families`))[0] ?? {}).map(Number);
    const first = await read();
    expect(first).toHaveLength(5);
    expect(Math.min(...first)).toBeGreaterThan(Date.now() - 60_000);
    await restoreDatabase(url, fileOf("plain"), { isForced: true });
    expect(Math.min(...(await read()))).toBeGreaterThan(Math.max(...first));
  });

  it("gives new rows numbers that were never given", async () => {
    const url = await createBareDatabase(template);
    await restoreDatabase(url, fileOf("plain"));
    const sql = "INSERT INTO families (name, time_zone, feed_token) VALUES ('New', 'UTC', 'n') RETURNING id";
    const [made] = await query(url, sql);
    const ids = (before.families as { id: number }[]).map(({ id }) => id);
    expect(made?.id).toBeGreaterThan(Math.max(...ids));
  });

  it("changes nothing when the file turns out to be damaged on the way", async () => {
    const url = await createPlainDatabase(template);
    const held = await readEverything(url);
    writeFileSync(fileOf("cut"), readFileSync(fileOf("plain")).subarray(0, -9));
    await expect(restoreDatabase(url, fileOf("cut"), { isForced: true })).rejects.toThrow();
    expect(await readEverything(url)).toEqual(held);
  });

  it("refuses a database that a newer Roost has migrated, even if forced", async () => {
    const url = await createPlainDatabase(template);
    await query(url, "INSERT INTO migrations VALUES ('20991231235959-colonise-mars.ts')");
    const restoring = restoreDatabase(url, fileOf("plain"), { isForced: true });
    await expect(restoring).rejects.toThrow(/^The database belongs to a newer Roost/);
  });

  it("refuses a database that is distributed, even if forced", async () => {
    const url = await createPlainDatabase(template);
    if (inject("isDistributed"))
      await query(url, "CREATE EXTENSION citus; SELECT create_distributed_table('rate_limits', 'scope')");
    else await query(url, "CREATE VIEW citus_tables AS SELECT 1 WHERE true");
    const restoring = restoreDatabase(url, fileOf("plain"), { isForced: true });
    await expect(restoring).rejects.toThrow(
      "The database is spread over the servers of a cluster. Restore into one that is not, and then npm run distribute.",
    );
  });

  it("leaves what is no table of ours alone", async () => {
    const url = await createPlainDatabase(template);
    await query(
      url,
      "CREATE TABLE recipes_of_another_program (id integer); INSERT INTO recipes_of_another_program VALUES (1)",
    );
    await restoreDatabase(url, fileOf("plain"), { isForced: true });
    expect(await query(url, "SELECT * FROM recipes_of_another_program")).toEqual([{ id: 1 }]);
  });

  it("brings a backup of an older version up to date, with what was in it", async () => {
    const names = listMigrations();
    const url = await createBareDatabase(template);
    const database = new Sequelize(url, { dialect: "postgres", logging: false });
    for (const name of [names[0], names[names.length >> 1], names.at(-2)] as [string, string, string]) {
      await makeMigrations(database).up({ to: name });
      await query(url, "INSERT INTO families (name, time_zone, feed_token) VALUES ($1, 'UTC', $1)", [name]);
      await write(url, "older");
      const target = await createBareDatabase(template);
      await restoreDatabase(target, fileOf("older"));
      const { families, migrations } = await readEverything(target);
      expect((families as { name: string }[]).map((family) => family.name)).toContain(name);
      expect((migrations as { name: string }[]).map((migration) => migration.name).sort()).toEqual(names);
    }
    await database.close();
  });
});
