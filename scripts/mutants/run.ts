import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "#scripts/lib/root.ts";
import { startDatabases } from "#tests/support/databases.ts";

/** `npm run mutants`: StrykerJS (docs/testing.md, "Do the tests notice?"), with a PostgreSQL for tests of services. */
async function main(): Promise<number> {
  const needsDatabase = process.env.TESTS?.includes("tests/services/");
  const databases = needsDatabase ? await startDatabases() : undefined;
  const args = [join(root, "node_modules/@stryker-mutator/core/bin/stryker.js"), "run", ...process.argv.slice(2)];
  const env = { ...process.env, ...(databases ? { TEMPLATE_DATABASE_URL: databases.templateUrl } : {}) };
  const stryker = spawn(process.execPath, args, { cwd: root, stdio: "inherit", env });
  const [status] = await once(stryker, "exit");
  await databases?.remove();
  return status ?? 1;
}

process.exit(await main());
