import { existsSync, statSync } from "node:fs";
import { extname, resolve, sep } from "node:path";
import { parseArgs } from "node:util";
import { DAY_MS, HOUR_MS } from "#app/domain/time/time.ts";
import { StartError } from "#scripts/lib/start-error.ts";

const BACKUP_USAGE = "Usage: npm run backup -- --to DIR|FILE [--every day|week|hour --keep N] [--without-pictures]";
const RESTORE_USAGE = "Usage: npm run restore -- --from FILE [--force]";

const BACKUP_OPTIONS = {
  to: { type: "string" },
  every: { type: "string" },
  keep: { type: "string" },
  "without-pictures": { type: "boolean" },
} as const;

const INTERVALS = new Map([
  ["hour", HOUR_MS],
  ["day", DAY_MS],
  ["week", 7 * DAY_MS],
]);

/** Backups hold deleted data for at most this long (docs/operating.md, "Backups"). */
const LONGEST_MS = 30 * DAY_MS;

export interface BackupArguments {
  /** Absolute path. */
  to: string;
  isFolder: boolean;
  /** `undefined` for one backup, after which the program ends. */
  schedule: { everyMs: number; keep: number } | undefined;
  /** Whether pictures of an object store are left out. */
  isWithoutPictures: boolean;
  /** A warning for the operator that does not stop the backup. */
  warning: string | undefined;
}

/** Whether `path` names a folder: one that is there, or a name without an ending such as `.roost`. */
function namesFolder(path: string): boolean {
  if (existsSync(path)) return statSync(path).isDirectory();
  return /[/\\]$/.test(path) || extname(path) === "";
}

function parse<T extends NonNullable<Parameters<typeof parseArgs>[0]>>(options: T, usage: string) {
  try {
    return parseArgs(options).values as ReturnType<typeof parseArgs<T>>["values"];
  } catch {
    throw new StartError(usage);
  }
}

function readSchedule(every: string, keep: string) {
  const everyMs = INTERVALS.get(every);
  if (!everyMs || !/^[1-9]\d{0,5}$/.test(keep)) throw new StartError(BACKUP_USAGE);
  return { everyMs, keep: Number(keep) };
}

/** Parses the arguments of `npm run backup`. Throws a `StartError` with the usage if they are invalid. */
export function readBackupArguments(args: string[]): BackupArguments {
  const {
    to,
    every,
    keep,
    "without-pictures": isWithoutPictures = false,
  } = parse({ args, options: BACKUP_OPTIONS }, BACKUP_USAGE);
  if (!to || (every === undefined) !== (keep === undefined)) throw new StartError(BACKUP_USAGE);
  const isFolder = namesFolder(to);
  const schedule = every === undefined || keep === undefined ? undefined : readSchedule(every, keep);
  if (schedule && !isFolder) throw new StartError(`${BACKUP_USAGE} (with --every, --to is a folder)`);
  const isTooLong = schedule && schedule.keep * schedule.everyMs > LONGEST_MS;
  return {
    to: resolve(to) + (isFolder ? sep : ""),
    isFolder,
    schedule,
    isWithoutPictures,
    warning: isTooLong
      ? `--keep ${keep}: backups older than 30 days hold what families have deleted, longer than Roost promises them.`
      : undefined,
  };
}

/** Parses the arguments of `npm run restore`. Throws a `StartError` with the usage if they are invalid. */
export function readRestoreArguments(args: string[]): { from: string; isForced: boolean } {
  const { from, force = false } = parse(
    { args, options: { from: { type: "string" }, force: { type: "boolean" } } },
    RESTORE_USAGE,
  );
  if (!from) throw new StartError(RESTORE_USAGE);
  return { from: resolve(from), isForced: force };
}
