import { randomBytes, randomUUID } from "node:crypto";
import { createWriteStream, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, inject, it, vi } from "vitest";
import { readPhotoStore } from "#app/config/env.server.ts";
import { objectKey, SIZES } from "#app/services/food/photo-store.server.ts";
import { checkBackup } from "#scripts/backup/read-backup.ts";
import { restoreDatabase } from "#scripts/backup/restore-database.ts";
import { WITHOUT_ROWS, writeBackup } from "#scripts/backup/write-backup.ts";
import { createBareDatabase, createPlainDatabase, makeFolder, query } from "#tests/support/databases.ts";
import { readEverything } from "#tests/support/full-database.ts";
import { startS3 } from "#tests/support/s3.ts";
import { startProgram } from "#tests/support/starter.ts";

// The tests make databases.
vi.setConfig({ testTimeout: 60_000 });

const template = inject("templateUrl");
const folder = makeFolder("backup-pictures");
const fileOf = (name: string) => join(folder, name);
const mine = await startS3();
const store = readPhotoStore({ NODE_ENV: "test", ...mine.settings });
const inDatabase = { kind: "database" } as const;

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await mine.stop();
});

let own: string;
/** Names of pictures in the order of their recipes. */
let names: string[];
let objects: typeof mine.objects;

/** A family with this many recipes. The database has the picture of the first one, the store has the others. */
async function makePictures(count: number, bytes: number) {
  const url = await createPlainDatabase(template);
  mine.objects.clear();
  await query(url, "INSERT INTO families (id, name, time_zone, feed_token) VALUES (7, 'Cooks', 'UTC', 'c')");
  const made = Array.from({ length: count }, () => randomUUID());
  for (const [at, name] of made.entries()) {
    const [large, small] = at === 0 ? [randomBytes(100), randomBytes(50)] : [null, null];
    await query(
      url,
      "INSERT INTO recipes (family_id, id, title, photo, created_at, updated_at) VALUES (7, $1, 'Curry', $2, now(), now())",
      [at + 1, name],
    );
    const row = "INSERT INTO recipe_photos VALUES (7, $1, $2, $3, $4, now())";
    await query(url, row, [at + 1, name, large, small]);
    for (const size of at === 0 ? [] : SIZES)
      mine.objects.set(objectKey(7, name, size), { bytes: randomBytes(bytes), at: new Date() });
  }
  return { url, made };
}

const write = (name: string, options: Parameters<typeof writeBackup>[2] = {}) =>
  writeBackup(own, createWriteStream(fileOf(name)), { store, ...options });

beforeAll(async () => {
  const { url, made } = await makePictures(4, 2_000);
  [own, names, objects] = [url, made, new Map(mine.objects)];
});
beforeEach(() => {
  mine.objects.clear();
  for (const [key, object] of objects) mine.objects.set(key, object);
  Object.assign(mine.state, { isAway: false, failures: 0, refused: 0 });
});

const bytesOf = (url: string) =>
  query(url, "SELECT recipe_id::int AS recipe, large, small FROM recipe_photos ORDER BY recipe_id");

it.each([undefined, "correct horse"])(
  "brings the pictures of a store back into one (passphrase %s)",
  async (secret) => {
    const { manifest, missing } = await write("store", { passphrase: secret });
    expect([manifest.pictures, missing]).toEqual([3, 0]);
    mine.objects.clear();
    const url = await createBareDatabase(template);
    await restoreDatabase(url, fileOf("store"), { passphrase: secret, store });
    expect(await readEverything(url)).toEqual(await readEverything(own));
    expect([...mine.objects.keys()].sort()).toEqual([...objects.keys()].sort());
    for (const [key, { bytes }] of mine.objects) expect(bytes.equals(objects.get(key)?.bytes as Buffer)).toBe(true);
    expect(mine.state.refused).toBe(0);
  },
);

it("brings them into the rows where the database keeps pictures", async () => {
  await write("rows");
  mine.state.isAway = true;
  const url = await createBareDatabase(template);
  await restoreDatabase(url, fileOf("rows"), { store: inDatabase });
  const [first, ...others] = await bytesOf(url);
  expect(first).toEqual((await bytesOf(own))[0]);
  expect(others).toEqual(
    names.slice(1).map((name, at) => ({
      recipe: at + 2,
      large: objects.get(objectKey(7, name, "large"))?.bytes,
      small: objects.get(objectKey(7, name, "small"))?.bytes,
    })),
  );
  // From there the pictures are backed up as rows, without a store.
  await writeBackup(url, createWriteStream(fileOf("rows again")));
  const again = await createBareDatabase(template);
  await restoreDatabase(again, fileOf("rows again"));
  expect(await bytesOf(again)).toEqual(await bytesOf(url));
});

it("says how many the store has lost, and restores the others", async () => {
  const lost = objectKey(7, names[2] as string, "small");
  mine.objects.delete(lost);
  expect((await write("lost")).missing).toBe(1);
  mine.objects.clear();
  const url = await createBareDatabase(template);
  await restoreDatabase(url, fileOf("lost"), { store });
  expect([...mine.objects.keys()].sort()).toEqual([...objects.keys()].filter((key) => key !== lost).sort());
  const rows = await createBareDatabase(template);
  await restoreDatabase(rows, fileOf("lost"), { store: inDatabase });
  expect((await bytesOf(rows)).map(({ large }) => large !== null)).toEqual([true, true, false, true]);
});

it("asks a busy store again", async () => {
  mine.state.failures = 2;
  expect((await write("busy")).missing).toBe(0);
  mine.state.failures = 2;
  await restoreDatabase(await createBareDatabase(template), fileOf("busy"), { store });
  expect(mine.objects.size).toBe(6);
});

it("is not made, and not restored, while the store does not answer", async () => {
  await write("away");
  mine.state.isAway = true;
  const line = /^The store of pictures at 127\.0\.0\.1:\d+ does not answer as it should \(status 503\)\.$/;
  await expect(write("half")).rejects.toThrow(line);
  const url = await createPlainDatabase(template);
  const before = await readEverything(url);
  await expect(restoreDatabase(url, fileOf("away"), { store })).rejects.toThrow(line);
  const without = Object.fromEntries(WITHOUT_ROWS.map((table) => [table, []]));
  expect(await readEverything(url)).toEqual({ ...before, ...without });
});

it("is not whole without its last picture", async () => {
  await write("whole");
  expect((await checkBackup(fileOf("whole"), undefined)).pictures).toBe(3);
  const tar = gunzipSync(readFileSync(fileOf("whole")));
  // A header of 512 bytes and 2,000 in pieces of 512; then the end, of 1,024.
  const short = Buffer.concat([tar.subarray(0, -(512 + 2_048 + 1_024)), tar.subarray(-1_024)]);
  writeFileSync(fileOf("short"), gzipSync(short));
  await expect(checkBackup(fileOf("short"), undefined)).rejects.toThrow(/short is cut off or damaged\.$/);
});

it("leaves them in the store when it is told to", async () => {
  const { manifest } = await write("rows alone", { store: null });
  expect(manifest.pictures).toBe(0);
  const url = await createBareDatabase(template);
  await restoreDatabase(url, fileOf("rows alone"), { store });
  expect(await readEverything(url)).toEqual(await readEverything(own));
});

it("asks for no more pictures than can be written", async () => {
  const { url } = await makePictures(40, 200_000);
  const began = mine.state.given;
  let [written, ahead] = [0, 0];
  const slow = new Writable({
    write: async (chunk: Buffer, _encoding, done) => {
      await nextTurn();
      written += chunk.length;
      ahead = Math.max(ahead, mine.state.given - began - written);
      done();
    },
  });
  await writeBackup(url, slow, { store });
  expect(mine.state.given - began).toBe(39 * 2 * 200_000);
  expect(ahead).toBeLessThan(1_000_000);
});

it("by its commands", async () => {
  const run = async (script: string, args: string[], env: Record<string, string>) => {
    const { output, ended } = startProgram(script, args, env);
    const [code] = await ended;
    return { code, text: output.text };
  };
  const backUp = (env: Record<string, string>, ...args: string[]) =>
    run("scripts/backup.ts", ["--to", fileOf("by command"), ...args], { DATABASE_URL: own, ...env });
  const bare = await backUp({});
  expect(bare).toEqual({ code: 1, text: expect.stringMatching(/^PHOTO_STORE: pictures lie in a store\. Set .*\n$/) });
  const half = await backUp({ PHOTO_STORE: "s3" });
  expect(half).toEqual({ code: 1, text: expect.stringMatching(/^S3_ENDPOINT: must be set with PHOTO_STORE=s3$/m) });
  const left = await backUp({}, "--without-pictures");
  expect(left).toEqual({
    code: 0,
    text: expect.stringMatching(/1 family, \d+ rows in \d+ tables, not encrypted\.\n$/),
  });

  mine.objects.delete(objectKey(7, names[1] as string, "large"));
  const file = fileOf("one.roost");
  const made = await run("scripts/backup.ts", ["--to", file], { DATABASE_URL: own, ...mine.settings });
  expect(made.text).toMatch(/^1 picture of recipes is not in the store: the backup has the rows alone\.$/m);
  expect(made.text).toMatch(/one\.roost: 1 family, \d+ rows in \d+ tables, 3 pictures, not encrypted\.\n$/);
  mine.objects.clear();
  const env = { DATABASE_URL: await createBareDatabase(template), ...mine.settings };
  const restored = await run("scripts/restore.ts", ["--from", file], env);
  expect(restored).toEqual({ code: 0, text: expect.stringMatching(/, 3 pictures, as of /) });
  expect(mine.objects.size).toBe(5);
});
