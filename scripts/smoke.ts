import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fail } from "#scripts/lib/fail.ts";
import { findFreePort, isPortFree } from "#scripts/lib/ports.ts";
import { root } from "#scripts/lib/root.ts";
import { StartError } from "#scripts/lib/start-error.ts";

/** Long enough for a build and a new database. */
const START_LIMIT_MS = 5 * 60_000;
const STOP_LIMIT_MS = 60_000;
const ANSWER_LIMIT_MS = 10_000;
const POLL_MS = 200;
const TITLE = "Everyone home, and on the same page";

/** Polls until a condition holds. Returns `false` after the time limit, or when `isWorthIt` is no longer true. */
async function isSoWithin(ms: number, look: () => Promise<boolean>, isWorthIt = () => true): Promise<boolean> {
  for (const deadline = Date.now() + ms; Date.now() < deadline && isWorthIt(); await sleep(POLL_MS)) {
    if (await look()) return true;
  }
  return false;
}

async function showsLandingPage(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    return response.status === 200 && (await response.text()).includes(TITLE);
  } catch {
    return false;
  }
}

/** `npm run smoke`: `npm start` as someone does who has just cloned Roost, one look at its page, and the end of it. */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "roost-smoke-"));
  // PostgreSQL, under an account of its own, passes through this folder.
  chmodSync(dataDir, 0o711);
  const [port, signInPort] = [await findFreePort(), await findFreePort()];
  // A new operator has no settings of Roost.
  const { NODE_ENV, PATH, HOME } = process.env;
  const npm = spawn("npm", ["start"], {
    cwd: root,
    env: { NODE_ENV, PATH, HOME, PORT: String(port), LOCAL_SIGN_IN_PORT: String(signInPort), DATA_DIR: dataDir },
    stdio: "inherit",
    // A group of its own, so that it can be ended as a whole when it does not end on its own.
    detached: true,
  });
  let isRunning = true;
  npm.once("exit", () => {
    isRunning = false;
  });
  const hasEnded = async () =>
    !isRunning && !existsSync(join(dataDir, "postgres/postmaster.pid")) && (await isPortFree(port));
  try {
    const isShown = await isSoWithin(
      START_LIMIT_MS,
      () => showsLandingPage(`http://localhost:${port}/`),
      () => isRunning,
    );
    npm.kill("SIGTERM");
    if (!(await isSoWithin(STOP_LIMIT_MS, hasEnded))) {
      if (npm.pid) process.kill(-npm.pid, "SIGKILL");
      throw new StartError("npm start did not end.");
    }
    if (!isShown) throw new StartError("npm start did not bring the landing page.");
    process.stdout.write("npm start brings the landing page, and ends when it is asked to.\n");
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

main().catch(fail);
