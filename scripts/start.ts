import "#scripts/lib/load-env.ts";
import { type Config, config } from "#app/config/env.server.ts";
import { isPlainHttp, ownAddress } from "#app/config/urls.server.ts";
import { migrate } from "#app/db/migrate.server.ts";
import { buildIfNeeded } from "#scripts/lib/build.ts";
import { fail } from "#scripts/lib/fail.ts";
import type { Kept } from "#scripts/lib/keep-running.ts";
import { isPortFree, ownLoopbacks } from "#scripts/lib/ports.ts";
import { startPostgres } from "#scripts/lib/postgres.ts";
import { type Started, startDevServer, startLocalSignIn, waitForHealth } from "#scripts/lib/processes.ts";
import { startServerProcesses } from "#scripts/lib/server-processes.ts";
import { signInLines } from "#scripts/lib/sign-in-lines.ts";
import { StartError } from "#scripts/lib/start-error.ts";

/** One Ctrl-C may arrive several times: from the terminal, and passed on by npm. */
const SAME_SIGNAL_MS = 1_000;
const PARENT_POLL_MS = 250;

/** The things that were started. `end` stops them in reverse order. */
class Lifetime {
  readonly #stopping = new AbortController();
  readonly #stops: (() => Promise<void>)[] = [];
  readonly #processes: Started[] = [];
  #askedAt = 0;
  #fail: (error: Error) => void = () => undefined;
  readonly #failed = new Promise<never>((_resolve, reject) => {
    this.#fail = reject;
  });

  readonly signal = this.#stopping.signal;

  constructor() {
    this.#failed.catch(() => undefined);
    for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => this.#onSignal());
    if (process.env.npm_lifecycle_event) this.#endWithShell();
  }

  /** npm sends SIGTERM to the shell between npm and this process; the shell dies of it and does not pass it on. */
  #endWithShell(): void {
    const shell = process.ppid;
    const timer = setInterval(() => {
      if (process.ppid === shell) return;
      clearInterval(timer);
      this.#askedAt ||= Date.now();
      this.#stopping.abort();
    }, PARENT_POLL_MS);
    timer.unref();
  }

  #onSignal(): void {
    if (!this.signal.aborted) {
      this.#askedAt = Date.now();
      this.#stopping.abort();
    } else if (Date.now() - this.#askedAt > SAME_SIGNAL_MS) {
      for (const started of this.#processes) started.kill();
    }
  }

  /** Adds a thing that `end` stops. If it ends earlier, `untilStopped` throws. */
  add(name: string, thing: { ended: Promise<unknown>; stop(): Promise<void> }): void {
    this.#stops.push(() => thing.stop());
    thing.ended.then((how) => this.#fail(new StartError(`${name} has ended by itself${how ? ` (${how})` : ""}.`)));
  }

  addProcess(name: string, started: Started): void {
    this.#processes.push(started);
    this.add(name, started);
  }

  /** Waits for a signal; throws when something ends without one. */
  async untilStopped(): Promise<void> {
    const stopped = new Promise<void>((resolve) => {
      if (this.signal.aborted) resolve();
      else this.signal.addEventListener("abort", () => resolve(), { once: true });
    });
    await Promise.race([stopped, this.#failed]);
  }

  /** Stops everything, and then throws the first failure, if any. */
  async end(): Promise<void> {
    const failures: unknown[] = [];
    for (const stop of this.#stops.reverse()) await stop().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }
}

async function requireFreePort(variable: string, port: number, host: string): Promise<void> {
  const isFree = await isPortFree(port, host).catch((error: NodeJS.ErrnoException) => {
    const isHost = /^(ENOTFOUND|EAI_|EADDRNOTAVAIL)/.test(error.code ?? "");
    throw new StartError(`${isHost ? "HOST" : variable}: port ${port} on ${host} cannot be used (${error.message}).`);
  });
  if (!isFree) {
    throw new StartError(`${variable}: port ${port} on ${host} is in use: stop the other program or set another port.`);
  }
}

/** Replaces every process on SIGUSR2, one after the other, so that a new build costs no request. */
function renewOnSignal(server: Kept): Kept {
  let last = Promise.resolve();
  process.on("SIGUSR2", () => {
    last = last.then(async () => {
      process.stdout.write("The server's processes are being replaced.\n");
      const areNew = await server.renew();
      process.stdout.write(
        areNew
          ? "The server's processes are new.\n"
          : "A new process has ended before it listened: those that are left stay as they are.\n",
      );
    });
  });
  return server;
}

type Task<T> = (signal: AbortSignal) => Promise<T>;

/** Runs two tasks side by side. When one fails, the other is aborted, and the error is thrown once both have ended. */
async function runTogether<A, B>(signal: AbortSignal, [first, second]: [Task<A>, Task<B>]): Promise<[A, B]> {
  const failure = new AbortController();
  const either = AbortSignal.any([signal, failure.signal]);
  const running = [first(either), second(either)] as const;
  return Promise.all(running).catch(async (error: unknown) => {
    failure.abort();
    await Promise.allSettled(running);
    throw error;
  });
}

const UNREAL_SUBJECT =
  "VAPID_SUBJECT: no public address is set, so Apple's devices will refuse notices; others ring all the same.\n";

const UNSAFE_ADDRESS =
  'APP_URL is plain http: passwords and pages can be read in this network, and passkeys, notices to devices and use without a signal need https (docs/operating.md, "HTTPS at home").\n';

interface Prepared {
  databaseUrl: string;
  directDatabaseUrl: string;
  /** The environment of the processes that are started. */
  env: NodeJS.ProcessEnv;
  /** Resolves when the local sign-in, if any, answers. */
  signInReady: Promise<void>;
}

/** Starts the database and the local sign-in, checks the ports, and applies the migrations. */
async function prepare(settings: Config, lifetime: Lifetime, signal: AbortSignal): Promise<Prepared> {
  const { host, port, dataDir, localSignInPort, signIn: how, metrics } = settings;

  let { databaseUrl, directDatabaseUrl } = settings as Record<"databaseUrl" | "directDatabaseUrl", string>;
  // The folder is claimed before the ports are tested, so that a second start of the same Roost is told the real reason.
  if (settings.usesEmbeddedDatabase) {
    const database = await startPostgres({ dataDir });
    lifetime.add("The database", database);
    if (!(await database.claim())) {
      throw new StartError(`DATA_DIR: another Roost runs in ${dataDir}: stop it, or set another folder.`);
    }
    databaseUrl = directDatabaseUrl = database.url;
  }
  signal.throwIfAborted();
  await requireFreePort("PORT", port, host);
  if (metrics) {
    const { serveMetrics } = await import("#scripts/lib/metrics.ts");
    lifetime.add("The metrics", await serveMetrics(metrics));
  }
  const isLocal = how.mode === "local";
  if (isLocal) {
    for (const loopback of await ownLoopbacks()) await requireFreePort("LOCAL_SIGN_IN_PORT", localSignInPort, loopback);
  }

  const env = { ...process.env, HOST: host, PORT: String(port), DATA_DIR: dataDir };
  const signIn = isLocal ? startLocalSignIn(env) : undefined;
  if (signIn) lifetime.addProcess("The local sign-in", signIn);
  await migrate(directDatabaseUrl);
  const signInReady = signIn
    ? waitForHealth("The local sign-in", ownAddress("127.0.0.1", localSignInPort), signIn, signal)
    : Promise.resolve();
  // Awaited beside the server's start. A failure before that is not unhandled.
  signInReady.catch(() => undefined);
  return { databaseUrl, directDatabaseUrl, env, signInReady };
}

async function startAll(settings: Config, isDev: boolean, lifetime: Lifetime): Promise<void> {
  const { signal } = lifetime;
  const { host, port } = settings;
  const [{ databaseUrl, directDatabaseUrl, env, signInReady }] = await runTogether(signal, [
    (either) => prepare(settings, lifetime, either),
    async (either) => (isDev ? undefined : buildIfNeeded(either)),
  ]);

  signal.throwIfAborted();
  const serverEnv = { ...env, DATABASE_URL: databaseUrl, DATABASE_URL_FILE: "" };
  const server = isDev
    ? // Cached values would outlive a change of the code that computed them.
      startDevServer({ ...serverEnv, KEPT_MB: "0" })
    : renewOnSignal(await startServerProcesses(serverEnv, directDatabaseUrl, settings));
  lifetime.addProcess("The server", server);
  await Promise.all([signInReady, waitForHealth("The server", ownAddress(host, port), server, signal)]);
  // At an unsafe address no device gets notices.
  if (isPlainHttp(new URL(settings.appUrl))) process.stdout.write(UNSAFE_ADDRESS);
  else if (!settings.push.isSubjectReal) process.stdout.write(UNREAL_SUBJECT);
  process.stdout.write(`Roost is ready at ${settings.appUrl}\n`);
  process.stdout.write(await signInLines(directDatabaseUrl, settings, process.stdout.isTTY));
}

/** `npm start`, and with `--dev` `npm run dev`: everything that Roost needs, until a signal ends it. */
async function main(): Promise<void> {
  const settings = config();
  const lifetime = new Lifetime();
  let failure: unknown;
  try {
    await startAll(settings, process.argv.includes("--dev"), lifetime);
    await lifetime.untilStopped();
  } catch (error) {
    if (!lifetime.signal.aborted) failure = error;
  }
  await lifetime.end().catch((error: unknown) => {
    failure ??= error;
  });
  if (failure) fail(failure);
}

main().catch(fail);
