import "#scripts/lib/load-env.ts";
import { config, readConfig } from "#app/config/env.server.ts";
import { migrate } from "#app/db/migrate.server.ts";
import { EXAMPLE_ACCOUNT, EXAMPLE_FAMILY } from "#app/services/example/people.ts";
import { fail } from "#scripts/lib/fail.ts";
import { startPostgres } from "#scripts/lib/postgres.ts";
import { StartError } from "#scripts/lib/start-error.ts";
import { hashSubject } from "#scripts/local-sign-in/accounts.ts";

/** The app's modules connect where DATABASE_URL leads when they are loaded: it is set before. */
async function seed(databaseUrl: string): Promise<void> {
  await migrate(databaseUrl);
  Object.assign(process.env, { DATABASE_URL: databaseUrl, DATABASE_URL_FILE: "" });
  const { sequelize } = await import("#app/db/database.server.ts");
  const { seedFamily } = await import("#app/services/example/seed-family.server.ts");
  try {
    const [{ url }] = config().signIn.issuers;
    await seedFamily({ issuer: url, subject: hashSubject(EXAMPLE_ACCOUNT.email) });
  } finally {
    await sequelize.close();
  }
}

/** `npm run seed`: fills the example family, beside a running Roost or without one. */
async function main(): Promise<void> {
  const { signIn, dataDir, directDatabaseUrl, usesEmbeddedDatabase, appUrl } = readConfig(process.env);
  if (signIn.mode !== "local") {
    throw new StartError(`The example family signs in locally, but SIGN_IN is ${signIn.mode}.`);
  }
  const database = usesEmbeddedDatabase ? await startPostgres({ dataDir }) : undefined;
  try {
    await seed(database?.url ?? (directDatabaseUrl as string));
  } finally {
    await database?.stop();
  }
  const { givenName, familyName, email } = EXAMPLE_ACCOUNT;
  process.stdout.write(
    `${EXAMPLE_FAMILY.name} are at home. Sign in at ${appUrl} as ${email} (name: ${givenName} ${familyName}).\n`,
  );
}

main().catch(fail);
