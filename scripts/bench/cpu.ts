import { readFileSync } from "node:fs";

/** A file of a process, empty when that has ended. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, "utf8");
  } catch {
    return "";
  }
}

/** Nanoseconds that a process's main thread has run on a processor (Linux, `Documentation/scheduler/sched-stats`). */
const mainThreadTime = (pid: number | string) => Number(readProc(`${pid}/task/${pid}/schedstat`).split(" ")[0]);

/** CPU milliseconds of a server and the database so far; zeros on systems other than Linux. */
export interface CpuTime {
  /** The server's main thread, on which all of our code runs. */
  server: number;
  /** All backends of PostgreSQL. */
  database: number;
}

/** Reads the CPU time so far. The difference of two readings is the cost of a load. */
export function readCpuTime(serverPid: number, databasePid: number): CpuTime {
  if (process.platform !== "linux") return { server: 0, database: 0 };
  const backends = readProc(`${databasePid}/task/${databasePid}/children`).split(" ").filter(Boolean);
  const database = backends.reduce((sum, pid) => sum + mainThreadTime(pid), 0);
  return { server: mainThreadTime(serverPid) / 1e6, database: database / 1e6 };
}
