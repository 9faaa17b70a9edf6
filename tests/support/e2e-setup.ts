import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ownAddress } from "#app/config/urls.server.ts";
import { buildIfNeeded } from "#scripts/lib/build.ts";
import { findFreePort } from "#scripts/lib/ports.ts";
import { startLocalSignIn, waitForHealth } from "#scripts/lib/processes.ts";
import { Output, startApp } from "#tests/support/app.ts";
import { createDatabase, makeFolder, startDatabases } from "#tests/support/databases.ts";
import { serverErrors } from "#tests/support/gate.ts";

/**
 * Starts, once for all journeys, the built app under remix-serve with its own database and local sign-in. Tests, and
 * the factories in their processes, find them by the environment. Returns a function that stops and removes everything.
 */
export default async function setUp() {
  await buildIfNeeded();
  const databases = await startDatabases();
  const databaseUrl = await createDatabase(databases.templateUrl);
  const dataDir = makeFolder("e2e");
  const log = join(dataDir, "servers.log");
  writeFileSync(log, "");
  process.env.E2E_LOG = log;
  const signInPort = String(await findFreePort());
  const appPort = String(await findFreePort());
  const url = `http://127.0.0.1:${appPort}`;
  const shared = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SESSION_SECRET: "a secret of the tests alone",
    LOCAL_SIGN_IN_PORT: signInPort,
  };
  const signIn = startLocalSignIn(
    { NODE_ENV: "production", PATH: process.env.PATH, APP_URL: url, PORT: appPort, ...shared },
    { output: new Output() },
  );
  await waitForHealth("The local sign-in", ownAddress("127.0.0.1", Number(signInPort)), signIn);
  const app = await startApp(databaseUrl, {
    ...shared,
    PORT: appPort,
    APP_URL: url,
    // The sites with the tests' recipes and calendars run on this machine.
    FETCH_PRIVATE_HOSTS: "127.0.0.1",
    ALL_LANGUAGES: "true",
  });
  Object.assign(process.env, shared, { APP_URL: url, E2E_URL: url, LOG_LEVEL: "silent" });
  return async () => {
    await app.stop();
    await signIn.stop();
    await databases.remove();
    const errors = serverErrors(readFileSync(log, "utf8"));
    rmSync(dataDir, { recursive: true, force: true });
    if (errors.length > 0)
      throw new Error(`The servers logged errors:\n${errors.map((line) => JSON.stringify(line)).join("\n")}`);
  };
}
