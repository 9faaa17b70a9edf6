import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { embeddedDatabaseFile } from "#app/config/env.server.ts";
import { replace } from "#app/utils/stored-file.server.ts";
import { findFreePort, isPortFree } from "#scripts/lib/ports.ts";
import {
  databaseUrl,
  initialise,
  lastLine,
  readOrMakeUrl,
  takeOwnership,
  urlFileContent,
} from "#scripts/lib/postgres-cluster.ts";
import { handlePostgres, type Postgres } from "#scripts/lib/postgres-handle.ts";
import { findRunning, releaseStaleLock, spawnServer } from "#scripts/lib/postgres-process.ts";
import { findPostgresProgram } from "#scripts/lib/postgres-program.ts";
import { connectAsUser, isRefusal } from "#scripts/lib/postgres-users.ts";
import { StartError } from "#scripts/lib/start-error.ts";

/** Long enough for recovery after a crash on a slow disk. */
const START_LIMIT_MS = 120_000;
const POLL_MS = 20;
const MAX_FAILED_STARTS = 3;

export interface PostgresOptions {
  /** The folder that keeps the cluster (`postgres`), `postgres.json` and `postgres.log`. Made if absent. */
  dataDir: string;
  /** Further settings, as in `postgresql.conf`: `{ fsync: "off" }` for a database that is thrown away. */
  flags?: Record<string, string>;
}

const hasExited = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null || !child.pid;

/**
 * Starts the embedded PostgreSQL, or joins the one that already serves the folder: started by a process beside this
 * one, or left behind by one that was killed. Makes cluster and database at the first start. The last of its users
 * to call `stop` ends the server. Throws a `StartError` where it cannot run.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const dataDir = resolve(options.dataDir);
  const databaseDir = join(dataDir, "postgres");
  const logFile = join(dataDir, "postgres.log");
  const program = await findPostgresProgram(dataDir, databaseDir);
  const file = embeddedDatabaseFile(dataDir);
  const kept = await readOrMakeUrl(file, databaseDir);

  let child: ChildProcess | undefined;
  let spawnError: Error | undefined;
  let port = kept.port;
  let failedStarts = 0;
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    const running = await findRunning(databaseDir);
    if (running?.port) {
      const url = databaseUrl(kept.password, running.port);
      try {
        const user = await connectAsUser(url);
        if (running.port !== kept.port) replace(file, urlFileContent(url));
        return handlePostgres({
          url,
          user,
          databaseDir,
          program,
          pid: running.pid,
          wasRunning: running.pid !== child?.pid,
        });
      } catch (error) {
        if (isRefusal(error)) {
          throw new StartError(`The database in ${databaseDir} does not take the password in ${file}.`);
        }
      }
    } else if (!running && (!child || hasExited(child))) {
      if (child) failedStarts += 1;
      if (failedStarts === MAX_FAILED_STARTS) {
        const reason = spawnError?.message ?? lastLine(readFileSync(logFile, "utf8"));
        throw new StartError(`The database in ${databaseDir} does not start: ${reason} (${logFile})`);
      }
      if (!existsSync(databaseDir)) await initialise(program, databaseDir, kept.password);
      takeOwnership(program.user, databaseDir);
      await releaseStaleLock(databaseDir);
      if (!(await isPortFree(port))) {
        // It may be taken by the server that another start has begun since we looked.
        if (await findRunning(databaseDir)) continue;
        port = await findFreePort();
      }
      child = spawnServer(program, databaseDir, { ...options.flags, port: String(port) }, logFile);
      child.once("error", (error) => {
        spawnError = error;
      });
    }
    await sleep(POLL_MS);
  }
  throw new StartError(`The database in ${databaseDir} did not come up in two minutes; see ${logFile}.`);
}
