import type { Started } from "#scripts/lib/processes.ts";

/** How a process ends whose watchdog has found that its event loop stands still (app/http/server/watchdog.server.ts). */
const STOOD_STILL = "SIGALRM";

/** A server, started again as often as its watchdog ends it. It has ended when it ends in another way. */
export function keepRunning(start: () => Started): Started {
  let current = start();
  let isStopping = false;

  async function watch(): Promise<string> {
    for (;;) {
      const how = await current.ended;
      if (isStopping || how !== STOOD_STILL) return how;
      process.stderr.write("The server stood still, and is started again.\n");
      current = start();
    }
  }

  const end = (how: "stop" | "kill") => () => {
    isStopping = true;
    return current[how]();
  };
  return {
    get pid() {
      return current.pid;
    },
    ended: watch(),
    stop: end("stop"),
    kill: end("kill"),
  };
}
