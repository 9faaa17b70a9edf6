import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { backupName, deleteOld, findLastTime, writeWhole } from "#scripts/backup/backup-files.ts";

const day = (n: number) => new Date(Date.UTC(2026, 10, n, 4, 5, 59));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "roost-files-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("a backup is named by its minute", () => {
  expect(backupName(day(2))).toBe("roost-2026-11-02T0405Z.roost");
});

it("the oldest backups are deleted, and no other file", () => {
  const others = [
    "photo.jpg",
    "roost-before-the-move.roost",
    "roost-2026-11-01T0405Z.roost.txt",
    "aroost-2026-11-01T0405Z.roost",
  ];
  for (const name of [...others, ...[1, 2, 3, 4, 10].map((n) => backupName(day(n)))])
    writeFileSync(join(folder, name), "");
  deleteOld(folder, 2, Date.now());
  expect(readdirSync(folder).sort()).toEqual([...others, backupName(day(4)), backupName(day(10))].sort());
});

it("part files of a killed backup are deleted after a day", () => {
  const [old, young] = ["11111111", "22222222"].map((id) => `${backupName(day(1))}.${id}.part`) as [string, string];
  for (const name of [old, young]) writeFileSync(join(folder, name), "");
  utimesSync(join(folder, old), day(1), day(1));
  utimesSync(join(folder, young), day(3), day(3));
  deleteOld(folder, 5, day(3).getTime() + 1000);
  expect(readdirSync(folder)).toEqual([young]);
});

it("the newest backup tells when the next is due", () => {
  expect(findLastTime(join(folder, "new"))).toBe(-Infinity);
  for (const n of [3, 9, 5]) writeFileSync(join(folder, backupName(day(n))), "");
  expect(findLastTime(folder)).toBe(Date.UTC(2026, 10, 9, 4, 5));
});

it("a file comes whole, for its owner alone, in the place of an older one", async () => {
  const file = join(folder, "a.roost");
  for (const text of ["first", "second"]) {
    await writeWhole(file, (output) => new Promise<void>((resolve) => output.end(text, () => resolve())));
    expect(readFileSync(file, "utf8")).toBe(text);
  }
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["a.roost"]);
});

it("a file that fails leaves the older one, and nothing beside it", async () => {
  const file = join(folder, "a.roost");
  writeFileSync(file, "kept");
  const failing = writeWhole(file, async (output) => {
    output.write("half");
    throw new Error("The database is gone");
  });
  await expect(failing).rejects.toThrow("The database is gone");
  expect(readFileSync(file, "utf8")).toBe("kept");
  expect(readdirSync(folder)).toEqual(["a.roost"]);
});
