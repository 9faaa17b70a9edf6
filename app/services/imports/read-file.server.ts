import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { CalendarFileError } from "#app/domain/calendar-file/components.ts";
import { type FileCalendar, type FileItem, readCalendar } from "#app/domain/calendar-file/read-calendar.ts";
import { readLines } from "#app/utils/in-turns.server.ts";

/** What a thread is given. */
export interface FileWork {
  text: string;
  /** The family's zone. */
  family: string;
  /** This year: zones that a file describes are looked for by what their clocks do now. */
  year: number;
  maxEvents?: number;
}

/**
 * What it tells: how many events it has read, and at last all of them, or what is wrong with the file. The items come as
 * lines: to receive thousands of objects would keep others waiting.
 */
export type FileMessage =
  | { read: number }
  | { calendar: Omit<FileCalendar, "items">; items: string }
  | { problem: string };

/** A file that is not read by then is given up; the largest takes a second or two. */
const LONGEST_MS = 15_000;
const MEMORY_MB = 400;

let threadFile: URL | undefined;

/** Where the built program of the thread is (`file-thread.server.ts`). Without one files are read at once. */
export function readFilesIn(file: URL | undefined): void {
  threadFile = file;
}

export const TOO_LONG = "This file takes too long to read.";

async function readInThread(file: URL, work: FileWork, onProgress: (read: number) => void): Promise<FileCalendar> {
  const thread = new Worker(file, { workerData: work, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  const { calendar, items } = await new Promise<Extract<FileMessage, { items: string }>>((resolve, reject) => {
    const timer = setTimeout(() => reject(new CalendarFileError(TOO_LONG)), LONGEST_MS);
    thread.on("message", (message: FileMessage) => {
      if ("read" in message) return onProgress(message.read);
      clearTimeout(timer);
      if ("calendar" in message) resolve(message);
      else reject(new CalendarFileError(message.problem));
    });
    // Out of memory is the file's fault, too.
    thread.on("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new CalendarFileError(TOO_LONG) : error),
    );
  }).finally(() => thread.terminate());
  return { ...calendar, items: await readLines<FileItem>(items) };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a calendar file in a thread of its own, one at a time in a process: others are to be answered meanwhile.
 * @throws {CalendarFileError}
 */
export function readFile(work: FileWork, onProgress: (read: number) => void): Promise<FileCalendar> {
  const file = threadFile;
  const turn = last.then(async () => {
    if (file) return readInThread(file, work, onProgress);
    await setImmediate();
    const { text, ...options } = work;
    return readCalendar(text, options, onProgress);
  });
  last = turn.catch(() => undefined);
  return turn;
}
