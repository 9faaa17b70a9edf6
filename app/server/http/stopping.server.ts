import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { sequelize } from "#app/db/database.server.ts";
import { logger } from "#app/server/http/logger.server.ts";

/** A request may be on its way over an open connection, whose sender does not know yet that this process ends. */
const QUIET_MS = 500;

let work = 0;
let isStopping = false;
let areAllClosed = false;
let quiet: NodeJS.Timeout | undefined;
const listeners = new Set<() => void>();

/** Whether this process has been asked to end: its answers are the last of their connections. */
export const isProcessStopping = (): boolean => isStopping;

async function end(): Promise<void> {
  await sequelize
    .close()
    .catch((error: unknown) => logger.warn({ cause: String(error) }, "closing the database failed"));
  process.exit(0);
}

/** Ends the process when nothing is under way any longer: timers of finished answers would keep it alive for seconds. */
function endWhenQuiet(): void {
  clearTimeout(quiet);
  if (isStopping && work === 0) quiet = setTimeout(end, areAllClosed ? 0 : QUIET_MS);
}

/** Keeps the process from ending before a piece of work is done. To be called is what it answers, once, when it is. */
export function beginWork(): () => void {
  work += 1;
  clearTimeout(quiet);
  return () => {
    work -= 1;
    endWhenQuiet();
  };
}

/**
 * Has a server that is closed, as remix-serve does when it is asked to end, take no more connections, and no more than
 * that: Node would cut off those that are idle, and with them requests which have come and are not read yet.
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

/** Has `listener` called when this process is asked to end: begin nothing more. */
export function onStopping(listener: () => void): void {
  if (isStopping) listener();
  else listeners.add(listener);
}

/** On SIGTERM and SIGINT the process ends when its current work is done. */
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
