import "#scripts/lib/load-env.ts";
import { parseArgs } from "node:util";
import { connectMigrated } from "#app/db/migrate.server.ts";
import { fail } from "#scripts/lib/fail.ts";
import { StartError } from "#scripts/lib/start-error.ts";
import { withDatabase } from "#scripts/lib/with-database.ts";

const USAGE = "Usage: npm run sign-out -- --all | --user ID";

/** The id of the user to sign out; `null` for everyone. @throws {StartError} the usage */
function readUser(): number | null {
  const options = { all: { type: "boolean" }, user: { type: "string" } } as const;
  try {
    const { all = false, user } = parseArgs({ options }).values;
    if (all && user === undefined) return null;
    if (!all && user !== undefined && /^[1-9]\d{0,14}$/.test(user)) return Number(user);
  } catch {
    // An unknown option.
  }
  throw new StartError(USAGE);
}

/** Ends the sessions of a user, or of everyone; returns their number. @throws {StartError} for an unknown user */
async function endSessions(databaseUrl: string, user: number | null): Promise<number> {
  const client = await connectMigrated(databaseUrl);
  try {
    if (user === null) return (await client.query("DELETE FROM sessions")).rowCount ?? 0;
    const known = await client.query("SELECT FROM users WHERE id = $1", [user]);
    if (known.rowCount === 0) throw new StartError(`There is no user ${user}: the audit log has the ids.`);
    return (await client.query("DELETE FROM sessions WHERE user_id = $1", [user])).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** `npm run sign-out`: ends sessions, beside a running Roost or without one (docs/operating.md, "Signing out"). */
async function main(): Promise<void> {
  const user = readUser();
  const count = await withDatabase((databaseUrl) => endSessions(databaseUrl, user));
  process.stdout.write(`${count} ${count === 1 ? "session" : "sessions"} ended.\n`);
}

main().catch(fail);
