import "#scripts/lib/load-env.ts";
import { readBackupPassphrase, readPhotoStore } from "#app/config/env.server.ts";
import { readRestoreArguments } from "#scripts/backup/arguments.ts";
import { checkBackup } from "#scripts/backup/read-backup.ts";
import { requireKnown, restoreDatabase } from "#scripts/backup/restore-database.ts";
import { formatTrouble, toSummary } from "#scripts/backup/sentences.ts";
import { fail } from "#scripts/lib/fail.ts";
import { withDatabase } from "#scripts/lib/with-database.ts";

/** `npm run restore`: a backup into a database without families, or in its place (docs/operating.md, "Backups"). */
async function main(): Promise<void> {
  const { from, isForced } = readRestoreArguments(process.argv.slice(2));
  const passphrase = readBackupPassphrase(process.env);
  const store = readPhotoStore(process.env);
  // Checks the file to its end first, so that a bad file starts no database.
  const { migrations } = await checkBackup(from, passphrase);
  requireKnown(migrations, `${from} was made by`);
  const manifest = await withDatabase(
    (databaseUrl) => restoreDatabase(databaseUrl, from, { passphrase, isForced, store }),
    { mayBeNew: true },
  );
  process.stdout.write(`Restored ${from}: ${toSummary(manifest)}, as of ${manifest.made_at}.\n`);
}

main().catch((error: unknown) => fail(formatTrouble(error, "The backup could not be restored")));
