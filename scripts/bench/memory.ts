import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

interface ProcessRow {
  pid: number;
  parent: number;
  /** kB */
  resident: number;
}

function processes(): ProcessRow[] {
  const text = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" });
  return text
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, resident = 0]) => ({ pid, parent, resident }));
}

/** Linux divides shared memory among its processes; elsewhere it counts in full for every process. */
function share({ pid, resident }: ProcessRow): number {
  const file = `/proc/${pid}/smaps_rollup`;
  if (!existsSync(file)) return resident;
  return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(file, "utf8"))?.[1] ?? resident);
}

const megabytes = (kilobytes: number) => Math.round(kilobytes / 1024);

export interface Memory {
  /** MB of the app's one process. */
  app: number;
  /** MB of PostgreSQL with its backends, with their shared memory counted once. */
  database: number;
}

/** Memory in use now; zeros without `ps` (Windows). */
export function memory(appPid: number, databasePid: number): Memory {
  if (process.platform === "win32") return { app: 0, database: 0 };
  const rows = processes();
  const database = rows.filter(({ pid, parent }) => pid === databasePid || parent === databasePid);
  return {
    app: megabytes(rows.find(({ pid }) => pid === appPid)?.resident ?? 0),
    database: megabytes(database.reduce((sum, row) => sum + share(row), 0)),
  };
}
