import "#scripts/lib/load-env.ts";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readBackupPassphrase, readPhotoStore } from "#app/config/env.server.ts";
import type { PhotoStore } from "#app/config/photos.server.ts";
import { type BackupArguments, readBackupArguments } from "#scripts/backup/arguments.ts";
import { backupName, deleteOld, findLastTime, writeWhole } from "#scripts/backup/backup-files.ts";
import { formatTrouble, toMissing, toSummary } from "#scripts/backup/sentences.ts";
import { writeBackup } from "#scripts/backup/write-backup.ts";
import { fail } from "#scripts/lib/fail.ts";
import { withDatabase } from "#scripts/lib/with-database.ts";

/** The clock is polled, because timers stop while a machine sleeps. */
const POLL_MS = 60_000;
/** The pause after a failure. The next success returns to the schedule. */
const RETRY_MS = 10 * 60_000;

const FAILED = "The backup could not be made";

/** A backup's place, and the store whose pictures are included. */
interface Asked extends BackupArguments {
  store: PhotoStore | null;
}

async function backUp({ to, isFolder, store }: Asked, signal: AbortSignal): Promise<void> {
  const passphrase = readBackupPassphrase(process.env);
  const file = isFolder ? join(to, backupName(new Date())) : to;
  const { manifest, missing } = await withDatabase((databaseUrl) =>
    writeWhole(file, (output) => writeBackup(databaseUrl, output, { passphrase, signal, store })),
  );
  if (missing > 0) process.stderr.write(`${toMissing(missing)}\n`);
  process.stdout.write(
    `Backed up to ${file}: ${toSummary(manifest)}, ${passphrase ? "encrypted" : "not encrypted"}.\n`,
  );
}

async function waitUntil(time: number, signal: AbortSignal): Promise<void> {
  while (Date.now() < time) await sleep(Math.min(POLL_MS, time - Date.now()), undefined, { signal });
}

/** Makes a backup whenever the newest one is old enough, also after this program was away, until `signal`. */
async function keepBackingUp(asked: Asked, signal: AbortSignal): Promise<void> {
  const { to, schedule } = asked;
  if (!schedule) return backUp(asked, signal);
  for (;;) {
    try {
      const last = findLastTime(to);
      const due = last > Date.now() ? Date.now() : last + schedule.everyMs;
      if (due > Date.now()) {
        process.stdout.write(`The next backup is due at ${new Date(due).toISOString().slice(0, 16)}Z.\n`);
        await waitUntil(due, signal);
      }
      await backUp(asked, signal);
      deleteOld(to, schedule.keep, Date.now());
    } catch (error) {
      signal.throwIfAborted();
      process.stderr.write(`${formatTrouble(error, FAILED)}\n`);
      await sleep(RETRY_MS, undefined, { signal });
    }
  }
}

/** `npm run backup`: the whole database as one file, once or again and again (docs/operating.md, "Backups"). */
async function main(): Promise<void> {
  const read = readBackupArguments(process.argv.slice(2));
  const asked = { ...read, store: read.isWithoutPictures ? null : readPhotoStore(process.env) };
  if (asked.warning) process.stderr.write(`${asked.warning}\n`);
  const stopping = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => stopping.abort());
  try {
    await keepBackingUp(asked, stopping.signal);
  } catch (error) {
    if (stopping.signal.aborted) {
      process.exitCode = asked.schedule ? 0 : 1;
      return;
    }
    throw formatTrouble(error, FAILED);
  }
}

main().catch(fail);
