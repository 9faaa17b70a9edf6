import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pathToFileURL } from "node:url";
import { ownAddress } from "#app/config/urls.server.ts";
import { migrate } from "#app/db/migrate.server.ts";
import { findFreePort } from "#scripts/lib/ports.ts";
import { startPostgres } from "#scripts/lib/postgres.ts";
import { startServer, waitForHealth } from "#scripts/lib/processes.ts";
import { root } from "#scripts/lib/root.ts";
import { StartError } from "#scripts/lib/start-error.ts";

const BARE_CONFIG = join(root, "scripts/bench/bare/vite.config.ts");
const REMIX_CLI = join(root, "node_modules/@remix-run/dev/dist/cli.js");
const SERVE_CLI = join(root, "node_modules/@remix-run/serve/dist/cli.js");
const END_WITH_PARENT = pathToFileURL(join(root, "scripts/lib/end-with-parent.js")).href;
const CPU_PROFILE = pathToFileURL(join(root, "scripts/bench/cpu-profile.js")).href;
const LAST_ERROR = 4_000;
const HOST = "127.0.0.1";
const SESSION_SECRET = "a secret of the bench alone";

/** Reads a server's log lines to their end, as a terminal would; `onLine` sees them while it is set. */
export class Lines extends Writable {
  onLine: ((line: string) => void) | undefined;
  /** The end of the last output that names an error. */
  lastError = "";
  #rest = "";

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (chunk.includes('"err"')) this.lastError = chunk.toString("utf8").slice(-LAST_ERROR);
    if (this.onLine) {
      const lines = (this.#rest + chunk.toString("utf8")).split("\n");
      this.#rest = lines.pop() ?? "";
      for (const line of lines) this.onLine(line);
    }
    done();
  }
}

/** The things that were started, stopped in reverse order. */
export class Ending {
  readonly #ends: (() => Promise<void> | void)[] = [];

  add(end: () => Promise<void> | void): void {
    this.#ends.push(end);
  }

  async run(): Promise<void> {
    for (const end of this.#ends.reverse())
      await Promise.resolve(end()).catch((error: unknown) => console.error(error));
  }
}

/** A PostgreSQL of the bench's own, with its usual durability, migrated. */
export async function startDatabase(ending: Ending): Promise<{ url: string; dataDir: string; pid: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), "roost-bench-"));
  ending.add(() => rmSync(dataDir, { recursive: true, force: true }));
  // PostgreSQL, under an account of its own, passes through this folder; its own folder below is closed to others.
  chmodSync(dataDir, 0o711);
  const database = await startPostgres({ dataDir });
  ending.add(() => database.stop());
  await migrate(database.url);
  return {
    url: database.url,
    dataDir,
    pid: Number(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]),
  };
}

/** The environment of the app, and of the bench's own use of its services, without settings of the machine's Roost. */
export function makeEnvironment(database: { url: string; dataDir: string }, port: number): NodeJS.ProcessEnv {
  return {
    NODE_ENV: "production",
    PATH: process.env.PATH ?? "",
    HOST,
    PORT: String(port),
    APP_URL: ownAddress(HOST, port),
    DATABASE_URL: database.url,
    DATA_DIR: database.dataDir,
    SESSION_SECRET,
  };
}

export interface Server {
  url: string;
  pid: number;
  log: Lines;
}

/** Starts the built app as production does. `profile` is the folder for its CPU profile. */
export async function startApp(env: NodeJS.ProcessEnv, ending: Ending, profile?: string): Promise<Server> {
  const log = new Lines();
  const profiling = profile ? { NODE_OPTIONS: `--import=${CPU_PROFILE}`, BENCH_PROFILE: profile } : {};
  const app = startServer({ ...env, ...profiling }, { output: log });
  ending.add(() => app.stop());
  ending.add(() => {
    if (log.lastError) process.stderr.write(`The app's last error:\n${log.lastError}\n`);
  });
  const url = ownAddress(HOST, Number(env.PORT));
  await waitForHealth("The app", url, app);
  return { url, pid: app.pid as number, log };
}

function run(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "ignore", "inherit"] });
    child.once("error", reject);
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new StartError("The bare app's build has failed."))));
  });
}

/** Builds a Remix app that holds next to nothing, and starts it under the same remix-serve. */
export async function startBare(ending: Ending): Promise<Server> {
  const port = await findFreePort();
  const env: NodeJS.ProcessEnv = { NODE_ENV: "production", PATH: process.env.PATH, HOST, PORT: String(port) };
  await run([REMIX_CLI, "vite:build", "--config", BARE_CONFIG, "--logLevel", "error"], env);
  const log = new Lines();
  const child = spawn(process.execPath, ["--import", END_WITH_PARENT, SERVE_CLI, "./build/bench/server/index.js"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    detached: true,
  });
  child.stdout?.pipe(log);
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(signal ?? `status ${code}`));
  });
  const stop = async () => {
    child.kill();
    await ended;
  };
  ending.add(stop);
  const url = ownAddress(HOST, port);
  await waitForHealth("The bare app", url, { pid: child.pid, ended, stop, kill: stop });
  return { url, pid: child.pid as number, log };
}
