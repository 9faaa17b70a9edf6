import "#scripts/lib/load-env.ts";
import { config, readConfig } from "#app/config/env.server.ts";
import { HOUSEHOLD } from "#app/config/sign-in.server.ts";
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
  const { giveSignInNames } = await import("#app/services/example/sign-in-names.server.ts");
  try {
    const [{ kind, url }] = config().signIn.issuers;
    const isHousehold = kind === "household";
    const seeded = await seedFamily({
      issuer: isHousehold ? HOUSEHOLD : url,
      subject: hashSubject(EXAMPLE_ACCOUNT.email),
    });
    if (isHousehold) await giveSignInNames(seeded);
  } finally {
    await sequelize.close();
  }
}

/** `npm run seed`: fills the example family, beside a running Roost or without one. */
async function main(): Promise<void> {
  const { signIn, dataDir, directDatabaseUrl, usesEmbeddedDatabase, appUrl } = readConfig(process.env);
  if (signIn.mode === "provider") {
    throw new StartError("The example family signs in locally or in the household, but SIGN_IN is provider.");
  }
  const database = usesEmbeddedDatabase ? await startPostgres({ dataDir }) : undefined;
  try {
    await seed(database?.url ?? (directDatabaseUrl as string));
  } finally {
    await database?.stop();
  }
  const { givenName, familyName, email } = EXAMPLE_ACCOUNT;
  const how =
    signIn.mode === "local"
      ? `Sign in at ${appUrl} as ${email} (name: ${givenName} ${familyName}).`
      : `To sign in as one of them: npm run sign-in-link -- ${givenName.toLowerCase()}`;
  process.stdout.write(`${EXAMPLE_FAMILY.name} are at home. ${how}\n`);
}

main().catch(fail);
