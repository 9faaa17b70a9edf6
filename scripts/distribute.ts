import "#scripts/lib/load-env.ts";
import { config } from "#app/config/env.server.ts";
import { distribute } from "#app/db/migrate.server.ts";
import { fail } from "#scripts/lib/fail.ts";
import { StartError } from "#scripts/lib/start-error.ts";

/**
 * `npm run distribute`: spreads the database of DATABASE_URL over the machines of its Citus cluster
 * (docs/operating.md, "More than one database server").
 */
async function main(): Promise<void> {
  const { databaseUrl, usesEmbeddedDatabase } = config();
  if (usesEmbeddedDatabase || !databaseUrl) {
    throw new StartError("DATABASE_URL is not set: it names the database on the coordinator of a Citus cluster.");
  }
  const calls = await distribute(databaseUrl);
  for (const call of calls) process.stdout.write(`${call}\n`);
  process.stdout.write(calls.length > 0 ? "The database is distributed.\n" : "It was distributed already.\n");
}

main().catch(fail);
