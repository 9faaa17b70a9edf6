import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { sequelize } from "#app/db/database.server.ts";
import { logger } from "#app/server/http/logger.server.ts";

/** A client that does not know yet that this process ends may have sent a request on an open connection. */
const QUIET_MS = 500;

let work = 0;
let isStopping = false;
let areAllClosed = false;
let quiet: NodeJS.Timeout | undefined;
const listeners = new Set<() => void>();

/** Whether this process has been asked to end. Its responses then close their connections. */
export const isProcessStopping = (): boolean => isStopping;

async function end(): Promise<void> {
  await sequelize
    .close()
    .catch((error: unknown) => logger.warn({ cause: String(error) }, "closing the database failed"));
  process.exit(0);
}

/** Ends the process when no work is left, because timers of finished responses would keep it alive for seconds. */
function endWhenQuiet(): void {
  clearTimeout(quiet);
  if (isStopping && work === 0) quiet = setTimeout(end, areAllClosed ? 0 : QUIET_MS);
}

/** Delays the end of the process until the returned function is called. */
export function beginWork(): () => void {
  work += 1;
  clearTimeout(quiet);
  return () => {
    work -= 1;
    endWhenQuiet();
  };
}

/**
 * Replaces `server.close`, which remix-serve calls on SIGTERM: accept no more connections, but leave open ones. Node
 * would close idle connections, and lose requests that have arrived on them and are not read yet.
 */
export function closeGently(server: Server): void {
  server.close = () => {
    if (server.listening) NetServer.prototype.close.call(server);
    return server;
  };
  server.once("close", () => {
    areAllClosed = true;
    endWhenQuiet();
  });
}

/** Calls `listener` when this process is asked to end. */
export function onStopping(listener: () => void): void {
  if (isStopping) listener();
  else listeners.add(listener);
}

/** Ends the process on SIGTERM and SIGINT when its current work is done. */
export function endOnSignals(): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      isStopping = true;
      for (const listener of listeners) listener();
      listeners.clear();
      endWhenQuiet();
    });
  }
}
