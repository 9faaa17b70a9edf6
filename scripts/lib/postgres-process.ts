import { type ChildProcess, execFile, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, readlinkSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { environment, type PostgresProgram } from "#scripts/lib/postgres-program.ts";

/** The process of the embedded PostgreSQL: whether it runs, and how it is started. */

const run = promisify(execFile);

const LOG_LIMIT_BYTES = 1_000_000;

const SETTINGS: Record<string, string> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  timezone: "UTC",
  log_timezone: "UTC",
  // Statements and the details of errors contain texts of users, which do not belong in a log.
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};

export interface RunningServer {
  pid: number;
  /** `undefined` in the moment before the server has written it. */
  port: number | undefined;
}

async function readCommand(pid: number): Promise<string> {
  if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  return (await run("ps", ["-p", String(pid), "-o", "command="])).stdout;
}

/** Whether the process is the server of this folder, and not a later process with the same number. */
async function servesFolder(pid: number, databaseDir: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
    if (process.platform === "win32") return true;
    if (process.platform === "linux") return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(databaseDir);
    return (await readCommand(pid)).includes(databaseDir);
  } catch {
    return false;
  }
}

const lockFile = (databaseDir: string) => join(databaseDir, "postmaster.pid");

function readLock(databaseDir: string): string[] {
  try {
    return readFileSync(lockFile(databaseDir), "utf8").split("\n");
  } catch {
    return [];
  }
}

/** The server that runs in the folder, started by any process. */
export async function findRunning(databaseDir: string): Promise<RunningServer | undefined> {
  const lines = readLock(databaseDir);
  const pid = Number(lines[0]);
  if (!(pid > 0) || !(await servesFolder(pid, databaseDir))) return undefined;
  return { pid, port: Number(lines[3]) || undefined };
}

/**
 * PostgreSQL takes a lock file for live when any process of its user has the number written there. Ours, as its
 * parent, it takes for stale, and then still makes sure that no backend of the former server uses the memory.
 */
export async function releaseStaleLock(databaseDir: string): Promise<void> {
  const lines = readLock(databaseDir);
  const isForeign = await readCommand(Number(lines[0])).then(
    (command) => command !== "" && !command.includes("postgres"),
    () => false,
  );
  if (isForeign) writeFileSync(lockFile(databaseDir), [process.pid, ...lines.slice(1)].join("\n"));
}

/** Starts the server. It writes to `logFile`, and lives on when this process ends. `flags` are settings beside ours, or in their place. */
export function spawnServer(
  program: PostgresProgram,
  databaseDir: string,
  flags: Record<string, string>,
  logFile: string,
): ChildProcess {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  const log = openSync(logFile, size > LOG_LIMIT_BYTES ? "w" : "a", 0o600);
  try {
    return spawn(
      program.postgres,
      [
        "-D",
        databaseDir,
        ...Object.entries({ ...SETTINGS, ...flags }).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
      ],
      {
        // A file rather than a pipe: the server lives on when we are killed.
        stdio: ["ignore", log, log],
        // A group of its own: Ctrl-C is for us, who end the server after the app has ended.
        detached: true,
        windowsHide: true,
        env: environment(),
        ...program.user,
      },
    );
  } finally {
    closeSync(log);
  }
}
