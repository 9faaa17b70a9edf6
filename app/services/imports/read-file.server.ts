import { setImmediate } from "node:timers/promises";
import { CalendarFileError, type CalendarFileProblem } from "#app/domain/calendar-file/components.ts";
import { type FileCalendar, type FileItem, readCalendar } from "#app/domain/calendar-file/read-calendar.ts";
import { oneAtATime } from "#app/utils/one-at-a-time.server.ts";
import { runThread, ThreadLimitError } from "#app/utils/thread.server.ts";
import { readLines } from "#app/utils/yielding.server.ts";

/** The input of a thread. */
export interface FileWork {
  text: string;
  /** The family's zone. */
  family: string;
  /** This year, because the zones that a file describes are identified by their present clock times. */
  year: number;
  maxEvents?: number;
}

/**
 * Messages of the thread: the number of events read so far, then all items or the problem of the file. The items come
 * as lines, because receiving thousands of objects would block other requests.
 */
export type FileMessage =
  | { read: number }
  | { calendar: Omit<FileCalendar, "items">; items: string }
  | { problem: CalendarFileProblem };

/** The largest file that is read takes a second or two. */
const LIMITS = { timeoutMs: 15_000, memoryMb: 400 };

let threadFile: URL | undefined;

/** Where the built program of the thread is (`file-thread.server.ts`). Without one files are read at once. */
export function readFilesIn(file: URL | undefined): void {
  threadFile = file;
}

type Done = Extract<FileMessage, { items: string }>;

async function readInThread(file: URL, work: FileWork, onProgress: (read: number) => void): Promise<FileCalendar> {
  const onMessage = (message: FileMessage): Done | undefined => {
    if ("problem" in message) throw new CalendarFileError(message.problem);
    if ("calendar" in message) return message;
    onProgress(message.read);
  };
  const { calendar, items } = await runThread(file, work, onMessage, LIMITS).catch((error: unknown) => {
    throw error instanceof ThreadLimitError ? new CalendarFileError("too complex") : error;
  });
  return { ...calendar, items: await readLines<FileItem>(items) };
}

const inTurn = oneAtATime();

/**
 * Reads a calendar file in a thread of its own, one at a time in a process, so that other requests are answered.
 * @throws {CalendarFileError}
 */
export function readFile(work: FileWork, onProgress: (read: number) => void): Promise<FileCalendar> {
  const file = threadFile;
  return inTurn(async () => {
    if (file) return readInThread(file, work, onProgress);
    await setImmediate();
    const { text, ...options } = work;
    return readCalendar(text, options, onProgress);
  });
}
