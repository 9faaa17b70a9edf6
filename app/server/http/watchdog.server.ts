import inspector from "node:inspector";
import { Worker } from "node:worker_threads";

const BEAT_MS = 500;

/**
 * Starts a thread that ends this process with SIGALRM when its event loop has not run for ten seconds, because a
 * blocked loop handles neither requests nor SIGTERM. The primary of the cluster, systemd or Docker then starts a new
 * process. The thread counts its own checks instead of time, so that a sleeping machine or SIGSTOP ends nothing. CPU
 * time would miss a loop that waits forever. `file` is the built thread; without it, or with a debugger, nothing
 * watches the loop.
 */
export function watchLoop(file: URL | undefined): void {
  if (!file || inspector.url()) return;
  const beats = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
  new Worker(file, { workerData: beats }).unref();
}
