import { getPriority, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { CalendarFileError } from "#app/domain/calendar-file/components.ts";
import { readCalendar } from "#app/domain/calendar-file/read-calendar.ts";
import type { FileMessage, FileWork } from "#app/services/imports/read-file.server.ts";
import { writeLines } from "#app/utils/yielding.server.ts";

/** The program of a thread that reads one calendar file (docs/decisions/057-calendar-files.md). */

const { text, ...options } = workerData as FileWork;
const EVERY = 100;

/** Others are answered first. Elsewhere than on Linux that would hold for the whole process. */
if (process.platform === "linux") setPriority(Math.min(getPriority() + 5, 19));

const tell = (message: FileMessage) => parentPort?.postMessage(message);

try {
  const { items, ...calendar } = readCalendar(text, options, (read) => {
    if (read % EVERY === 0) tell({ read });
  });
  tell({ calendar, items: await writeLines(items) });
} catch (error) {
  if (!(error instanceof CalendarFileError)) throw error;
  tell({ problem: error.problem });
}
