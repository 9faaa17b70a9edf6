import { execFile } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { findRunning } from "#scripts/lib/postgres-process.ts";
import { environment, type PostgresProgram } from "#scripts/lib/postgres-program.ts";
import { claim, connectAsUser, leave, type ServerUser } from "#scripts/lib/postgres-users.ts";

const run = promisify(execFile);

/** After this the fast shutdown turns into an immediate one, which loses nothing but makes the next start recover. */
const STOP_LIMIT_MS = 30_000;
const POLL_MS = 20;

export interface Postgres {
  /** `postgres://…` of the database `roost`, whose owner is its only role. */
  url: string;
  /** Another process had started it, or had left it behind. */
  wasRunning: boolean;
  /** Settles when the server has ended, for any reason, or when `stop` has left it to other users. */
  ended: Promise<void>;
  /** Claims the data folder for this process. Returns `false` if another process has claimed it. */
  claim(): Promise<boolean>;
  /** Shuts the server down and waits for it, unless another process of ours still uses it. */
  stop(): Promise<void>;
}

/** The handle of a running server, which this process uses until `stop`. */
export function handlePostgres(server: {
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
        isAlone = await leave(user);
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
    claim: () => claim(user),
    stop: () => {
      stopping ??= stopIfUnused();
      return stopping;
    },
  };
}
