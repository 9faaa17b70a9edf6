import { Worker } from "node:worker_threads";

/** A thread exceeded its limit of time or memory. */
export class ThreadLimitError extends Error {}

interface ThreadLimits {
  memoryMb?: number;
  timeoutMs?: number;
}

/**
 * Runs a built program (`?thread`) in a worker thread. `onMessage` gets each of its messages; the first result other
 * than `undefined` ends the thread and is returned. Throws the errors of the thread and of `onMessage`. @throws
 * {ThreadLimitError}
 */
export async function runThread<Message, Result>(
  file: URL,
  workerData: unknown,
  onMessage: (message: Message) => Result | undefined,
  { memoryMb, timeoutMs }: ThreadLimits = {},
): Promise<Result> {
  const thread = new Worker(file, { workerData, resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      if (timeoutMs) timer = setTimeout(() => reject(new ThreadLimitError(`More than ${timeoutMs} ms`)), timeoutMs);
      thread.on("message", (message: Message) => {
        try {
          const result = onMessage(message);
          if (result !== undefined) resolve(result);
        } catch (error) {
          reject(error);
        }
      });
      thread.on("error", (error: NodeJS.ErrnoException) =>
        reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new ThreadLimitError(error.message) : error),
      );
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
