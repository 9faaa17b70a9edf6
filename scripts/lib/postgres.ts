import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { embeddedDatabaseFile } from "#app/config/env.server.ts";
import { makeOnce, replace } from "#scripts/lib/kept-file.ts";
import { findFreePort, isPortFree } from "#scripts/lib/ports.ts";
import { findPostgresProgram, type PostgresProgram, type SystemUser } from "#scripts/lib/postgres-program.ts";
import { StartError } from "#scripts/lib/start-error.ts";

const run = promisify(execFile);

const DATABASE = "roost";
const ROLE = "roost";
/** Long enough for recovery after a crash on a slow disk. */
const START_LIMIT_MS = 120_000;
/** After this the fast shutdown turns into an immediate one, which loses nothing but makes the next start recover. */
const STOP_LIMIT_MS = 30_000;
const LOG_LIMIT_BYTES = 1_000_000;
const POLL_MS = 20;
const MAX_FAILED_STARTS = 3;
/** Held shared by everyone who uses the server, taken alone by the one who stops it. In the database `postgres`. */
const USERS_LOCK = 7_667_284;

const SETTINGS: Record<string, string> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  timezone: "UTC",
  log_timezone: "UTC",
  // What people wrote stands in statements and in an error's detail; neither belongs in a log.
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};

export interface PostgresOptions {
  /** The folder that keeps the cluster (`postgres`), `postgres.json` and `postgres.log`. Made if absent. */
  dataDir: string;
  /** Further settings, as in `postgresql.conf`: `{ fsync: "off" }` for a database that is thrown away. */
  flags?: Record<string, string>;
}

export interface Postgres {
  /** `postgres://…` of the database `roost`, whose owner is the only role there is. */
  url: string;
  /** Another process had started it, or had left it behind. */
  wasRunning: boolean;
  /** Settles when the server has gone, whoever ended it, or when `stop` has left it to others. */
  ended: Promise<void>;
  /** Shuts the server down and waits for it, unless another process of ours still uses it. */
  stop(): Promise<void>;
}

interface RunningServer {
  pid: number;
  /** `undefined` in the moment before the server has written it. */
  port: number | undefined;
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  return (await run("ps", ["-p", String(pid), "-o", "command="])).stdout;
}

/** Whether the process is the server of this folder, and not one that has come by its number since. */
async function servesFolder(pid: number, databaseDir: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
    if (process.platform === "win32") return true;
    if (process.platform === "linux") return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(databaseDir);
    return (await commandOf(pid)).includes(databaseDir);
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

async function findRunning(databaseDir: string): Promise<RunningServer | undefined> {
  const lines = readLock(databaseDir);
  const pid = Number(lines[0]);
  if (!(pid > 0) || !(await servesFolder(pid, databaseDir))) return undefined;
  return { pid, port: Number(lines[3]) || undefined };
}

/**
 * PostgreSQL takes a lock file for live when any process of its user has the number written there. Ours, as its
 * parent, it takes for stale, and then still makes sure that no backend of the former server uses the memory.
 */
async function releaseStaleLock(databaseDir: string): Promise<void> {
  const lines = readLock(databaseDir);
  const isForeign = await commandOf(Number(lines[0])).then(
    (command) => command !== "" && !command.includes("postgres"),
    () => false,
  );
  if (isForeign) writeFileSync(lockFile(databaseDir), [process.pid, ...lines.slice(1)].join("\n"));
}

const urlOf = (password: string, port: number) => `postgres://${ROLE}:${password}@127.0.0.1:${port}/${DATABASE}`;

const content = (url: string) => `${JSON.stringify({ url })}\n`;

/** The kept password and port, chosen at the first start. */
async function readOrMakeUrl(file: string, databaseDir: string): Promise<{ password: string; port: number }> {
  if (!existsSync(file)) {
    if (existsSync(join(databaseDir, "PG_VERSION"))) {
      throw new StartError(
        `The password of the database in ${databaseDir} is gone: put ${file} back from a backup, or remove the folder to begin anew.`,
      );
    }
    makeOnce(file, content(urlOf(randomBytes(24).toString("base64url"), await findFreePort())));
  }
  const { password, port } = new URL(JSON.parse(readFileSync(file, "utf8")).url);
  return { password, port: Number(port) };
}

/** What the programs need of our environment; our secrets are not for them. */
const environment = () => {
  const { NODE_ENV, PATH, SystemRoot, TEMP } = process.env;
  return { NODE_ENV, PATH, SystemRoot, TEMP, LC_ALL: "C" };
};

const lastLine = (text: string) => text.trim().split("\n").at(-1) ?? "";

/** Makes the cluster beside its place and moves it there whole: what stands in that place is always complete. */
async function initialise(program: PostgresProgram, databaseDir: string, password: string): Promise<void> {
  const draft = mkdtempSync(`${databaseDir}-new-`);
  const passwordFile = join(draft, "password");
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (program.user) giveTo(program.user, draft);
    const options = ["--locale=C", "--encoding=UTF8", "--auth=scram-sha-256", `--username=${ROLE}`];
    await run(
      program.initdb,
      ["-D", join(draft, "data"), ...options, `--pwfile=${passwordFile}`, "--no-instructions"],
      { env: environment(), cwd: draft, windowsHide: true, ...program.user },
    );
    renameSync(join(draft, "data"), databaseDir);
  } catch (error) {
    const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: string };
    const wasMadeByAnother = code === "ENOTEMPTY" || code === "EEXIST" || code === "EPERM";
    if (wasMadeByAnother && existsSync(join(databaseDir, "PG_VERSION"))) return;
    throw stderr === undefined ? error : new StartError(`The database could not be made: ${lastLine(stderr)}`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function giveTo(user: SystemUser, path: string): void {
  chownSync(path, user.uid, user.gid);
  if (!statSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) giveTo(user, join(path, name));
}

/** A folder that came from a backup, or from a start under another account, belongs to whoever brought it. */
function takeOwnership(user: SystemUser | undefined, databaseDir: string): void {
  if (user && statSync(databaseDir).uid !== user.uid) giveTo(user, databaseDir);
  chmodSync(databaseDir, 0o700);
}

function spawnServer(
  program: PostgresProgram,
  databaseDir: string,
  settings: Record<string, string>,
  logFile: string,
): ChildProcess {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  const log = openSync(logFile, size > LOG_LIMIT_BYTES ? "w" : "a", 0o600);
  try {
    return spawn(
      program.postgres,
      ["-D", databaseDir, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
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

/** A connection that counts as one user of the server, for as long as this process lives. */
interface ServerUser {
  client: pg.Client;
  closed: Promise<void>;
}

async function connectAsUser(url: string): Promise<ServerUser> {
  const maintenance = new URL(url);
  maintenance.pathname = "/postgres";
  const client = new pg.Client({ connectionString: maintenance.href, connectionTimeoutMillis: 10_000 });
  const closed = new Promise<void>((resolve) => client.once("end", () => resolve()));
  // The server ends the connection when it shuts down, and "closed" says so to those who wait.
  client.on("error", () => undefined);
  try {
    await client.connect();
    // Whoever is just stopping the server holds it alone: this then waits until the connection breaks.
    await client.query("SELECT pg_advisory_lock_shared($1)", [USERS_LOCK]);
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [DATABASE]);
    if (rowCount === 0) await createDatabase(client);
    return { client, closed };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  try {
    await client.query(`CREATE DATABASE ${DATABASE}`);
  } catch (error) {
    const code = (error as pg.DatabaseError).code;
    const wasMadeByAnother = code === "42P04" || code === "23505";
    if (!wasMadeByAnother) throw error;
  }
}

/** PostgreSQL's codes for a wrong password and for a refused role; anything else may pass with time. */
const isRefusal = (error: unknown) => ["28P01", "28000"].includes((error as pg.DatabaseError).code ?? "");

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
  const program = await findPostgresProgram(dataDir);
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
      const url = urlOf(kept.password, running.port);
      try {
        const user = await connectAsUser(url);
        if (running.port !== kept.port) replace(file, content(url));
        return handle({ url, user, databaseDir, program, pid: running.pid, wasRunning: running.pid !== child?.pid });
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
      child = spawnServer(program, databaseDir, { ...SETTINGS, ...options.flags, port: String(port) }, logFile);
      child.once("error", (error) => {
        spawnError = error;
      });
    }
    await sleep(POLL_MS);
  }
  throw new StartError(`The database in ${databaseDir} did not come up in two minutes; see ${logFile}.`);
}

function handle(server: {
  url: string;
  user: ServerUser;
  databaseDir: string;
  program: PostgresProgram;
  pid: number;
  wasRunning: boolean;
}): Postgres {
  const { url, databaseDir, program, pid, wasRunning } = server;
  let { user } = server;
  let rejoining: Promise<void> | undefined;
  let stopping: Promise<void> | undefined;

  const isRunning = async () => (await findRunning(databaseDir))?.pid === pid;

  /** One attempt to reconnect, which fails while the server shuts down or recovers. */
  function rejoin(): Promise<void> {
    rejoining ??= connectAsUser(url)
      .then(
        (next) => {
          user = next;
        },
        () => sleep(POLL_MS),
      )
      .finally(() => {
        rejoining = undefined;
      });
    return rejoining;
  }

  /** Stays counted as a user, also after the crash of a backend, at which PostgreSQL ends every connection. */
  async function watch(): Promise<void> {
    do {
      const { closed } = user;
      await closed;
      while (!stopping && user.closed === closed && (await isRunning())) await rejoin();
    } while (!stopping && (await isRunning()));
  }

  async function shutDown(): Promise<void> {
    if (process.platform === "win32") {
      await run(program.pgCtl, ["stop", "-D", databaseDir, "-m", "fast"], { env: environment(), windowsHide: true });
      return;
    }
    process.kill(pid, "SIGINT");
    const deadline = Date.now() + STOP_LIMIT_MS;
    let isPatient = true;
    while (await isRunning()) {
      if (isPatient && Date.now() > deadline) {
        process.kill(pid, "SIGQUIT");
        isPatient = false;
      }
      await sleep(POLL_MS);
    }
  }

  async function stopIfUnused(): Promise<void> {
    while (await isRunning()) {
      let isAlone: boolean;
      try {
        // Released first: of two processes that stop at the same moment, one must find itself alone.
        await user.client.query("SELECT pg_advisory_unlock_shared($1)", [USERS_LOCK]);
        const { rows } = await user.client.query("SELECT pg_try_advisory_lock($1) AS alone", [USERS_LOCK]);
        isAlone = rows[0].alone;
      } catch {
        // Another is stopping the server, or the connection broke: a new one tells.
        await rejoin();
        continue;
      }
      if (isAlone) await shutDown();
      break;
    }
    await user.client.end().catch(() => undefined);
  }

  return {
    url,
    wasRunning,
    ended: watch(),
    stop: () => {
      stopping ??= stopIfUnused();
      return stopping;
    },
  };
}
