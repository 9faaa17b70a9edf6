import { createWriteStream, existsSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { backupName } from "#scripts/backup/backup-files.ts";
import { restoreDatabase } from "#scripts/backup/restore-database.ts";
import { writeBackup } from "#scripts/backup/write-backup.ts";
import { createPlainDatabase, makeFolder, query } from "#tests/support/databases.ts";
import { readEverything } from "#tests/support/full-database.ts";
import { startProgram } from "#tests/support/starter.ts";

// The tests make databases, and keys that are slow to derive.
vi.setConfig({ testTimeout: 60_000 });

const own = process.env.DATABASE_URL as string;
const folder = makeFolder("commands");
const inFolder = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SCRIPTS = { backup: "scripts/backup.ts", restore: "scripts/restore.ts" };

/** `npm run backup` or `restore` with only the given environment. */
const start = (command: "backup" | "restore", args: string[], env: Record<string, string>) =>
  startProgram(SCRIPTS[command], args, env);

async function run(command: "backup" | "restore", args: string[], env: Record<string, string>) {
  const { output, ended } = start(command, args, env);
  const [code] = await ended;
  return { code, text: output.text };
}

/** One line, status 1, and no password of an address in it. */
async function expectLine(asked: Parameters<typeof run>, line: RegExp): Promise<void> {
  const { code, text } = await run(...asked);
  expect(text).toMatch(line);
  expect(text.trimEnd()).not.toContain("\n");
  expect(text).not.toContain("hush");
  expect(code).toBe(1);
}

const files = () => readdirSync(folder).sort();

beforeAll(async () => {
  await query(own, "INSERT INTO families (name, time_zone, feed_token) VALUES ('Ours', 'UTC', 't')");
  const made = await run("backup", ["--to", inFolder("a.roost")], {
    DATABASE_URL: own,
    BACKUP_PASSPHRASE: "open sesame",
  });
  expect(made).toEqual({
    code: 0,
    text: expect.stringMatching(/a\.roost: 1 family, \d+ rows in \d+ tables, encrypted\.\n$/),
  });
});

describe("moving house", { timeout: 180_000 }, () => {
  const BACKUP_PASSPHRASE = "open sesame";

  it("from a database of one's own into an empty folder, and back", async () => {
    const env = { DATA_DIR: inFolder("new house"), BACKUP_PASSPHRASE };
    expect((await run("restore", ["--from", inFolder("a.roost")], env)).code).toBe(0);
    const again = await run("backup", ["--to", inFolder("b.roost")], env);
    expect(again).toEqual({ code: 0, text: expect.stringContaining("1 family") });
    expect(existsSync(inFolder("new house/postgres/postmaster.pid"))).toBe(false);
    expect(statSync(inFolder("b.roost")).mode & 0o777).toBe(0o600);

    const url = await createPlainDatabase(inject("templateUrl"));
    await restoreDatabase(url, inFolder("b.roost"), { passphrase: BACKUP_PASSPHRASE });
    expect(await readEverything(url)).toEqual(await readEverything(own));
  });
});

describe("a line, and nothing else, says", () => {
  const database = { DATABASE_URL: own };
  const nowhere = () => ({ DATA_DIR: inFolder("nowhere") });

  it("how the commands are used", async () => {
    await expectLine(["backup", [], database], /^Usage: npm run backup/);
    await expectLine(["restore", ["--form", "x"], database], /^Usage: npm run restore/);
  });

  it("that there is no database, and makes none", async () => {
    await expectLine(["backup", ["--to", folder], nowhere()], /^DATA_DIR: there is no database in .*nowhere/);
    const closed = { DATABASE_URL: "postgres://a:hush@127.0.0.1:1/roost" };
    await expectLine(
      ["backup", ["--to", folder], closed],
      /^DATABASE_URL: the database at 127\.0\.0\.1:1\/roost cannot/,
    );
    expect(files()).not.toContain("nowhere");
  });

  it("that the backup has no place to go", async () => {
    await expectLine(["backup", ["--to", "/dev/null/backups"], database], /^The backup could not be made: E/);
    await expectLine(["backup", ["--to", "/sys/x.roost"], database], /^The backup could not be made: E/);
    await expectLine(["backup", ["--to", "/proc/backups"], database], /^The backup could not be made: E/);
  });

  it("that a file cannot be restored, before any database is made for it", async () => {
    const url = await createPlainDatabase(inject("templateUrl"));
    await query(url, "INSERT INTO migrations VALUES ('20991231235959-colonise-mars.ts')");
    await writeBackup(url, createWriteStream(inFolder("newer.roost")));
    const restore = (name: string): Parameters<typeof run> => [
      "restore",
      ["--from", inFolder(name)],
      { ...nowhere(), BACKUP_PASSPHRASE: "hush" },
    ];
    await expectLine(restore("a.roost"), /^BACKUP_PASSPHRASE does not open .*a\.roost/);
    await expectLine(restore("missing.roost"), /missing\.roost is not there\.$/m);
    await expectLine(restore("."), /is a folder, not a backup\.$/m);
    await expectLine(restore("newer.roost"), /was made by a newer Roost \(.*mars\.ts\): update this one first\.$/m);
    expect(files()).not.toContain("nowhere");
  });
});

describe("npm run backup -- --every", () => {
  it("makes what is due, keeps the newest, waits for the next, and ends when it is asked to", async () => {
    const kept = inFolder("kept");
    const older = [1, 2, 3].map((n) => backupName(new Date(Date.UTC(2026, 0, n))));
    const args = ["--to", kept, "--every", "day", "--keep", "31"];
    const first = start("backup", args, { DATABASE_URL: own });
    await expect.poll(() => first.output.text).toContain("The next backup is due at");
    first.child.kill("SIGTERM");
    expect(await first.ended).toEqual([0, null]);
    expect(first.output.text).toMatch(/^--keep 31: backups older than 30 days/);
    const [made, ...more] = readdirSync(kept) as [string, ...string[]];
    expect(more).toEqual([]);

    for (const name of older) writeFileSync(join(kept, name), "");
    rmSync(join(kept, made));
    const second = start("backup", ["--to", kept, "--every", "hour", "--keep", "2"], { DATABASE_URL: own });
    await expect.poll(() => second.output.text).toContain("The next backup is due at");
    second.child.kill("SIGINT");
    expect(await second.ended).toEqual([0, null]);
    expect(second.output.text).toContain("not encrypted");
    expect(readdirSync(kept).sort()).toEqual([older[2], expect.stringMatching(/^roost-20\d\d-.*\.roost$/)]);
  });
});
