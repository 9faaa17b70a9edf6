import "#scripts/lib/load-env.ts";
import { readConfig } from "#app/config/env.server.ts";
import { hasHousehold } from "#app/config/sign-in.server.ts";
import { migrate } from "#app/db/migrate.server.ts";
import { fail } from "#scripts/lib/fail.ts";
import { makeSetUpCode, setUpLines } from "#scripts/lib/sign-in-lines.ts";
import { StartError } from "#scripts/lib/start-error.ts";
import { withDatabase } from "#scripts/lib/with-database.ts";

/** `npm run set-up`: prints a new address for the first account, beside a running Roost or without one. */
async function main(): Promise<void> {
  const { appUrl, signIn } = readConfig(process.env);
  if (!hasHousehold(signIn.mode)) {
    throw new StartError(`SIGN_IN: with ${signIn.mode} accounts are made by signing in.`);
  }
  const code = await withDatabase(
    async (databaseUrl) => {
      await migrate(databaseUrl);
      return makeSetUpCode(databaseUrl);
    },
    { mayBeNew: true },
  );
  if (code === null) {
    throw new StartError(
      "Somebody has an account here already. For a forgotten password: npm run sign-in-link -- NAME",
    );
  }
  process.stdout.write(setUpLines(appUrl, code, process.stdout.isTTY));
}

main().catch(fail);
