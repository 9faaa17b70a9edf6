import type { Server } from "#scripts/bench/servers.ts";

/** `NODE_OPTIONS` of a server whose heap can be read. */
export const READS_HEAP = `--import=${new URL("./heap.js", import.meta.url).href}`;

/** MB in use after a full collection. */
export function readHeap({ pid, log }: Server): Promise<{ heap: number; rss: number }> {
  return new Promise((resolve) => {
    log.onLine = (line) => {
      if (!line.startsWith('{"heapUsed"')) return;
      log.onLine = undefined;
      const { heapUsed, rss } = JSON.parse(line) as { heapUsed: number; rss: number };
      resolve({ heap: heapUsed / 2 ** 20, rss: rss / 2 ** 20 });
    };
    process.kill(pid, "SIGUSR2");
  });
}
