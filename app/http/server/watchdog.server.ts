import inspector from "node:inspector";
import { Worker } from "node:worker_threads";

const BEAT_MS = 500;

/**
 * Has a thread watch this process's event loop, and end the process with SIGALRM when it stands still for ten seconds;
 * whoever started it starts another (docs/decisions/036-a-watchdog-thread.md). Not while somebody looks at it with a
 * debugger. `file` is the built program of the thread; without one nothing is watched.
 */
export function watchLoop(file: URL | undefined): void {
  if (!file || inspector.url()) return;
  const beats = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
  new Worker(file, { workerData: beats }).unref();
}
