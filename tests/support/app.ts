import { appendFileSync, rmSync } from "node:fs";
import { Writable } from "node:stream";
import type { Temporal } from "#app/domain/time/time.ts";
import { findFreePort } from "#scripts/lib/ports.ts";
import { type Started, startServer, waitForHealth } from "#scripts/lib/processes.ts";
import { makeFolder } from "#tests/support/databases.ts";

/**
 * Stores the output of a process, for checks and for failing tests. The servers of journeys also write to the file that
 * `E2E_LOG` names, which every process of the tests can read.
 */
export class Output extends Writable {
  text = "";

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk.toString("utf8");
    if (process.env.E2E_LOG) appendFileSync(process.env.E2E_LOG, chunk);
    done();
  }
}

export interface TestApp {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  url: string;
  output: Output;
  process: Started;
  stop(): Promise<void>;
}

const SESSION_SECRET = "a secret of the tests alone";

/**
 * Starts the built app as production does, on a free port. It inherits only PATH from the environment, and no settings
 * of another Roost on this machine.
 */
export async function startApp(databaseUrl: string, env: Record<string, string> = {}): Promise<TestApp> {
  const dataDir = env.DATA_DIR ?? makeFolder("app");
  const output = new Output();
  const port = env.PORT ?? String(await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const process = startServer(
    {
      NODE_ENV: "production",
      PATH: globalThis.process.env.PATH,
      HOST: "127.0.0.1",
      PORT: port,
      APP_URL: url,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SESSION_SECRET,
      // The only private host that the app may fetch from: the sites of sample forms listen there.
      FETCH_PRIVATE_HOSTS: "127.0.0.9",
      ...env,
    },
    { output },
  );
  await waitForHealth("The app", url, process).catch((error: unknown) => {
    throw new Error(`${String(error)}\n${output.text}`);
  });
  return {
    url,
    output,
    process,
    stop: async () => {
      await process.stop();
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const movedClock = new URL("./moved-clock.js", import.meta.url).href;

/** The environment of an app whose clock is this many milliseconds ahead. */
export const clockAhead = (milliseconds: number): Record<string, string> => ({
  NODE_OPTIONS: `--import=${movedClock}`,
  CLOCK_AHEAD_MS: String(milliseconds),
});

/** Starts the built app with its clock moved: the clock begins at `now` and runs on from there. */
export const startAppAt = (databaseUrl: string, now: Temporal.Instant): Promise<TestApp> =>
  startApp(databaseUrl, clockAhead(now.epochMilliseconds - Date.now()));
