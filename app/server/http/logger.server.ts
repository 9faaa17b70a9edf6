import pino from "pino";
import { config } from "#app/config/env.server.ts";
import { requestStore } from "#app/utils/request-store.server.ts";

/** JSON lines on standard output, each with the id of its process and its request. Never pass it personal data or secrets. */
export const logger = pino({
  level: config().logLevel,
  base: { pid: process.pid },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  mixin: () => {
    const requestId = requestStore.getStore()?.requestId;
    return requestId ? { requestId } : {};
  },
});
