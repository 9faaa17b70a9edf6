import { existsSync } from "node:fs";
import { embeddedDatabaseFile, readDatabaseConfig } from "#app/config/env.server.ts";
import { startPostgres } from "#scripts/lib/postgres.ts";
import { StartError } from "#scripts/lib/start-error.ts";

/**
 * Runs `work` with the address of Roost's database: `DATABASE_URL`, else the embedded database, which is started meanwhile
 * unless a Roost runs. Without `mayBeNew` throws a `StartError` if there is no embedded database yet.
 */
export async function withDatabase<T>(
  work: (databaseUrl: string) => Promise<T>,
  { mayBeNew = false }: { mayBeNew?: boolean } = {},
): Promise<T> {
  const { databaseUrl, dataDir } = readDatabaseConfig(process.env);
  if (databaseUrl) return work(databaseUrl);
  if (!mayBeNew && !existsSync(embeddedDatabaseFile(dataDir))) {
    throw new StartError(`DATA_DIR: there is no database in ${dataDir}, and DATABASE_URL is not set.`);
  }
  const database = await startPostgres({ dataDir });
  try {
    return await work(database.url);
  } finally {
    await database.stop();
  }
}
