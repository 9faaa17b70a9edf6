import "#scripts/lib/load-env.ts";
import { config } from "#app/config/env.server.ts";
import { migrate } from "#app/db/migrate.server.ts";
import { fail } from "#scripts/lib/fail.ts";
import { StartError } from "#scripts/lib/start-error.ts";

/** `npm run migrate`: brings the database of DATABASE_URL up to date, for operators who start the server themselves. */
async function main(): Promise<void> {
  const { directDatabaseUrl, usesEmbeddedDatabase } = config();
  if (usesEmbeddedDatabase || !directDatabaseUrl) {
    throw new StartError('DATABASE_URL is not set. The embedded database is brought up to date by "npm start".');
  }
  await migrate(directDatabaseUrl);
}

main().catch(fail);
