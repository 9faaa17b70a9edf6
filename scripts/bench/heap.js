// Loaded into the app by `npm run bench -- --wall`: says what is in use after a full collection, whenever it is asked.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  setFlagsFromString("--expose_gc");
  const collect = runInNewContext("gc");
  process.on("SIGUSR2", () => {
    collect();
    const { heapUsed, rss } = process.memoryUsage();
    process.stdout.write(`${JSON.stringify({ heapUsed, rss })}\n`);
  });
}
