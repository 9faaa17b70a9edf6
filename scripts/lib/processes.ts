import { type ChildProcess, spawn } from "node:child_process";
import cluster from "node:cluster";
import { createRequire } from "node:module";
import type { Server } from "node:net";
import { join } from "node:path";
import { type Readable, Transform, type Writable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { root } from "#scripts/lib/root.ts";
import { StartError } from "#scripts/lib/start-error.ts";

const HEALTH_LIMIT_MS = 60_000;
const POLL_MS = 50;
/** Longer than the development server's first compilation: a second request during it fails. */
const ANSWER_LIMIT_MS = 20_000;
/** Longer than the longest request: an idea from the model may take 20 s. */
const STOP_LIMIT_MS = 30_000;

const require = createRequire(import.meta.url);
const endWithParent = pathToFileURL(join(root, "scripts/lib/end-with-parent.js")).href;
const tsx = pathToFileURL(require.resolve("tsx")).href;

/** A process that this one started, and that ends with it. */
export interface Started {
  pid: number | undefined;
  /** Settles when the process has ended, with how it did: `status 1`, `SIGKILL`. Never rejects. */
  ended: Promise<string>;
  /** Asks it to end (SIGTERM), and waits until it has; kills it when it takes longer than 30 s. */
  stop(): Promise<void>;
  /** Ends it at once (SIGKILL), and waits until it has ended. */
  kill(): Promise<void>;
}

/** A process that shares the address at which it listens with others of its kind. */
export interface Worker extends Started {
  /** Whether it listens: settles when it does, or has ended before. */
  listens: Promise<boolean>;
}

export interface StartOptions {
  /** Where output and errors of the process go; by default to ours. */
  output?: Writable;
}

/** Passes everything on except remix-serve's line about where it listens. */
function withoutListenLine(): Transform {
  let held = "";
  let isDone = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (isDone) return done(null, chunk);
      const lines = (held + chunk.toString("utf8")).split("\n");
      held = lines.pop() ?? "";
      const passed = lines.filter((line) => !line.startsWith("[remix-serve]"));
      isDone = passed.length < lines.length;
      const rest = isDone ? held : "";
      if (isDone) held = "";
      done(null, passed.map((line) => `${line}\n`).join("") + rest);
    },
    flush(done) {
      done(null, held);
    },
  });
}

/**
 * When the reader has gone (a closed terminal, `| head`), drops the rest: otherwise the process would stall.
 */
function passOn(from: Readable, to: Writable): void {
  to.on("error", () => from.resume());
  from.pipe(to, { end: false });
}

function toStarted(child: ChildProcess, { output }: StartOptions): Started {
  if (child.stdout) passOn(child.stdout.pipe(withoutListenLine()), output ?? process.stdout);
  if (child.stderr) passOn(child.stderr, output ?? process.stderr);
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(signal ?? `status ${code}`));
  });
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  return {
    pid: child.pid,
    ended,
    kill,
    stop: async () => {
      child.kill("SIGTERM");
      const timer = setTimeout(kill, STOP_LIMIT_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

function start(args: string[], env: NodeJS.ProcessEnv, options: StartOptions): Started {
  const child = spawn(process.execPath, ["--import", endWithParent, ...args], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // A group of its own: Ctrl-C is for the starter, who ends everything in order.
    detached: true,
    windowsHide: true,
  });
  return toStarted(child, options);
}

const SERVE_CLI = join(root, "node_modules/@remix-run/serve/dist/cli.js");
const BUILD = "./build/server/index.js";

/**
 * Starts the built app under remix-serve. `env` is its whole environment: HOST, PORT and DATABASE_URL, and all settings
 * that differ from the defaults.
 */
export function startServer(env: NodeJS.ProcessEnv, options: StartOptions = {}): Started {
  return start([SERVE_CLI, BUILD], { ...env, NODE_ENV: "production" }, options);
}

/**
 * Closes a connection that was handed to a process which died before the connection arrived: it would stay open, and
 * its client would wait forever. At most one is in transit, because Node has closed every former one.
 */
function closeWhatWasOnItsWay(child: ChildProcess): void {
  let onItsWay: unknown;
  const send = child.send.bind(child) as (...args: unknown[]) => boolean;
  child.send = (...args: unknown[]) => {
    onItsWay = args[1] ?? onItsWay;
    return send(...args);
  };
  child.once("exit", () => (onItsWay as Server | undefined)?.close?.());
}

/**
 * Starts the built app under remix-serve as one of several processes of this one's cluster, which listen at the same HOST
 * and PORT. It ends when this process is killed.
 */
export function startWorker(env: NodeJS.ProcessEnv, options: StartOptions = {}): Worker {
  // In turns, because otherwise one process takes most of the simultaneous connections.
  cluster.schedulingPolicy = cluster.SCHED_RR;
  cluster.setupPrimary({ exec: SERVE_CLI, args: [BUILD], execArgv: [], cwd: root, silent: true, windowsHide: true });
  const worker = cluster.fork({ ...env, NODE_ENV: "production" });
  closeWhatWasOnItsWay(worker.process);
  const started = toStarted(worker.process, options);
  const listens = new Promise<boolean>((resolve) => {
    worker.once("listening", () => resolve(true));
    started.ended.then(() => resolve(false));
  });
  return { ...started, listens };
}

/** Starts the app from its sources, with hot reload, at HOST and PORT of `env`. */
export function startDevServer(env: NodeJS.ProcessEnv, options: StartOptions = {}): Started {
  const { HOST = "127.0.0.1", PORT = "3000" } = env;
  const cli = join(root, "node_modules/@remix-run/dev/dist/cli.js");
  const args = [cli, "vite:dev", "--host", HOST, "--port", PORT, "--strictPort"];
  return start(args, { ...env, NODE_ENV: "development" }, options);
}

/** Starts the local sign-in page for the app of the same environment. */
export function startLocalSignIn(env: NodeJS.ProcessEnv, options: StartOptions = {}): Started {
  return start(["--import", tsx, join(root, "scripts/local-sign-in.ts")], env, options);
}

async function isHealthy(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    await response.text();
    return response.status === 200;
  } catch {
    return false;
  }
}

/**
 * Waits until `GET <address>/healthz` answers 200. Throws a `StartError` when the process ends first, or when it is
 * not ready after a minute; `name` is the sentence's subject: "The server". Throws an AbortError on `signal`.
 */
export async function waitForHealth(
  name: string,
  address: string,
  { ended }: Started,
  signal?: AbortSignal,
): Promise<void> {
  let end: string | undefined;
  ended.then((how) => {
    end = how;
  });
  const deadline = Date.now() + HEALTH_LIMIT_MS;
  while (!(await isHealthy(address))) {
    signal?.throwIfAborted();
    if (end) throw new StartError(`${name} has ended before it was ready (${end}).`);
    if (Date.now() > deadline) throw new StartError(`${name} is not ready after a minute.`);
    await sleep(POLL_MS);
  }
}
