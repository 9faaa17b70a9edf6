import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import { STALL_SECONDS, waitForStall } from "#app/server/http/stall.ts";

/** The thread that watches the process's event loop, and ends the process when the loop is blocked. */
const beats = workerData as Int32Array;
const never = new Int32Array(new SharedArrayBuffer(4));

waitForStall(
  () => Atomics.load(beats, 0),
  () => Atomics.wait(never, 0, 0, 1_000),
);
const msg = `the event loop has stood still for ${STALL_SECONDS} s: this process ends, to be replaced`;
writeSync(1, `${JSON.stringify({ level: "fatal", time: new Date().toISOString(), msg })}\n`);
// A signal without a handler ends the process even if its loop is blocked.
process.kill(process.pid, "SIGALRM");
