import { setTimeout as sleep } from "node:timers/promises";
import type { Started, Worker } from "#scripts/lib/processes.ts";

/** A process that has served for this long has not died of its start. */
const SETTLED_MS = 10_000;
const LONGEST_PAUSE_MS = 30_000;

/** Milliseconds until a process is replaced, after this many in a row have died within ten seconds. */
export const pauseAfter = (deathsInARow: number): number =>
  deathsInARow < 2 ? 0 : Math.min(1_000 * 2 ** (deathsInARow - 2), LONGEST_PAUSE_MS);

const tell = (line: string) => process.stderr.write(`${line}\n`);

/** A process that is replaced whenever it dies. */
export interface Kept extends Started {
  /** Whether the first process listens: settles when it does, or has ended before. */
  listens: Promise<boolean>;
  /**
   * Starts a new process, and asks this one to end once the new one listens. Returns `false`, and changes nothing, if the
   * new one ends before it listens.
   */
  renew(): Promise<boolean>;
}

/**
 * Starts a process, and another whenever it dies, at once or, if they keep dying, after a growing pause. `ended` settles
 * after `stop` or `kill`, or if the first process ends before it listens.
 */
export function keepRunning(start: () => Worker): Kept {
  const living = new Set<Worker>();
  let isStopping = false;
  const begin = () => {
    const worker = start();
    living.add(worker);
    worker.ended.then(() => living.delete(worker));
    return worker;
  };
  let current = begin();
  const { listens } = current;

  async function watch(): Promise<string> {
    let hasListened = false;
    let deathsInARow = 0;
    for (;;) {
      const worker = current;
      hasListened = (await worker.listens) || hasListened;
      const listenedAt = performance.now();
      const how = await worker.ended;
      if (isStopping || !hasListened) return how;
      if (worker !== current) continue;
      deathsInARow = performance.now() - listenedAt < SETTLED_MS ? deathsInARow + 1 : 0;
      const pause = pauseAfter(deathsInARow);
      const when = pause ? `in ${pause / 1_000} s, as ${deathsInARow} in a row have ended early` : "now";
      tell(`A process of the server has ended (${how}). Another is started ${when}.`);
      await sleep(pause, undefined, { ref: false });
      if (isStopping) return how;
      if (worker === current) current = begin();
    }
  }

  const end = (how: "stop" | "kill") => async () => {
    isStopping = true;
    await Promise.all([...living].map((worker) => worker[how]()));
  };
  return {
    get pid() {
      return current.pid;
    },
    listens,
    ended: watch(),
    stop: end("stop"),
    kill: end("kill"),
    renew: async () => {
      if (isStopping) return false;
      const next = begin();
      if (!(await next.listens)) return false;
      const former = current;
      current = next;
      await former.stop();
      return true;
    },
  };
}
