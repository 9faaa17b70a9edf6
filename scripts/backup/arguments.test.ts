import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import { readBackupArguments, readRestoreArguments } from "#scripts/backup/arguments.ts";

const read = (line: string) => readBackupArguments(line.split(" ").filter(Boolean));
const dir = tmpdir();

describe("npm run backup", () => {
  it.each([
    "",
    "somewhere",
    "--to",
    `--to ${dir} --every`,
    `--to ${dir} --every day`,
    `--to ${dir} --keep 3`,
    `--to ${dir} --every month --keep 3`,
    `--to ${dir} --every constructor --keep 3`,
    `--to ${dir} --every day --keep 0`,
    `--to ${dir} --every day --keep -1`,
    `--to ${dir} --every day --keep 1.5`,
    `--to ${dir} --every day --keep many`,
    `--to ${dir} --every day --keep 3 --quick`,
    `--to ${dir}/a.roost --every day --keep 3`,
    `--to ${dir} --passphrase secret`,
  ])("does not take %j", (line) => {
    expect(() => read(line)).toThrow(/^Usage: npm run backup -- --to DIR\|FILE \[--every day\|week\|hour --keep N\]/);
  });

  it.each([
    [dir, true],
    [`${dir}/not-yet`, true],
    [`${dir}/not.yet/`, true],
    [`${dir}/mine.roost`, false],
    [import.meta.filename, false],
  ])("takes %s for a folder: %s", (path, isFolder) => {
    expect(read(`--to ${path}`).isFolder).toBe(isFolder);
  });

  it("leaves the pictures of a store out when it is told to", () => {
    expect(read(`--to ${dir}`).isWithoutPictures).toBe(false);
    expect(read(`--to ${dir} --without-pictures`).isWithoutPictures).toBe(true);
  });

  it.each([
    ["hour", 720, 721],
    ["day", 30, 31],
    ["week", 4, 5],
  ])("says that what is made every %s is kept too long from %i on", (every, most, tooMany) => {
    expect(read(`--to ${dir} --every ${every} --keep ${most}`).warning).toBeUndefined();
    expect(read(`--to ${dir} --every ${every} --keep ${tooMany}`).warning).toMatch(/older than 30 days/);
  });
});

describe("npm run restore", () => {
  it.each([[], ["x.roost"], ["--from"], ["--from", "x", "--forced"], ["--from", "x", "y"]])(
    "does not take %j",
    (...args) => {
      expect(() => readRestoreArguments(args)).toThrow(/^Usage: npm run restore -- --from FILE \[--force\]$/);
    },
  );

  it("replaces nothing unasked", () => {
    expect(readRestoreArguments(["--from", "/x"])).toEqual({ from: "/x", isForced: false });
    expect(readRestoreArguments(["--force", "--from=/x"])).toEqual({ from: "/x", isForced: true });
  });
});
