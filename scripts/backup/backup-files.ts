import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createWriteStream, readdirSync, renameSync, rmSync, statSync, type WriteStream } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DAY_MS } from "#app/domain/time/time.ts";
import { makeFolder } from "#app/utils/stored-file.server.ts";

/** The files of backups in their folder. */

const NAME = /^roost-\d{4}-\d\d-\d\dT\d{4}Z\.roost$/;
const PART = /^roost-\d{4}-\d\d-\d\dT\d{4}Z\.roost\.[0-9a-f]{8}\.part$/;

/** `roost-2026-11-22T0430Z.roost`: names are in the order of their times. */
export const backupName = (time: Date) => `roost-${time.toISOString().slice(0, 16).replaceAll(/:/g, "")}Z.roost`;

const timeInName = (name: string) => Date.parse(name.replace(/^roost-(.{13})(\d\d)Z\.roost$/, "$1:$2Z"));

const listBackups = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && NAME.test(entry.name))
    .map(({ name }) => name)
    .sort();

/** When the newest backup of a folder was made, in milliseconds of the epoch; -Infinity without a backup. */
export function findLastTime(folder: string): number {
  makeFolder(folder);
  const newest = listBackups(folder).at(-1);
  return newest === undefined ? -Infinity : timeInName(newest);
}

/** Deletes all backups but the newest `keep`, and the `.part` files of killed backups. Other files stay. */
export function deleteOld(folder: string, keep: number, now: number): void {
  for (const name of listBackups(folder).slice(0, -keep)) rmSync(join(folder, name));
  for (const name of readdirSync(folder).filter((each) => PART.test(each))) {
    if (now - statSync(join(folder, name)).mtimeMs > DAY_MS) rmSync(join(folder, name));
  }
}

/**
 * Writes a `.part` file beside `file`, readable by its owner alone, and renames it to `file` once all of it is on the disk.
 * Replaces an existing `file`.
 */
export async function writeWhole<T>(file: string, write: (output: WriteStream) => Promise<T>): Promise<T> {
  makeFolder(dirname(file));
  const part = join(dirname(file), `${basename(file)}.${randomBytes(4).toString("hex")}.part`);
  const output = createWriteStream(part, { flags: "wx", mode: 0o600, flush: true });
  try {
    await once(output, "open");
    const written = await write(output);
    renameSync(part, file);
    return written;
  } finally {
    // A write that is still in progress fails by this; its error is ignored.
    output.on("error", () => undefined).destroy();
    rmSync(part, { force: true });
  }
}
