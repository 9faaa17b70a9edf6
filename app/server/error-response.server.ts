import { isDatabaseAway, isDiskFull } from "#app/db/database.server.ts";
import { logger } from "#app/server/http/logger.server.ts";
import { BodyCutOff, BodyTooLarge } from "#app/server/http/request-guards.server.ts";
import { DomainError, type DomainErrorCode } from "#app/utils/domain-error.ts";
import { requestStore } from "#app/utils/request-store.server.ts";

const STATUS: Record<DomainErrorCode, number> = {
  invalid: 400,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  gone: 410,
  limited: 429,
  busy: 503,
  unavailable: 502,
};

/** The parts of an error response, for a page or JSON. */
export interface ErrorResponse {
  status: number;
  message: string;
  field?: string;
  /** Seconds, for the `Retry-After` header. */
  retryAfter?: number;
}

export const UNAVAILABLE = "Roost can’t reach its database right now. Nothing is lost. Please try again in a moment.";

const DISK_FULL = "The server’s disk is full, so nothing can be saved. Tell the server’s owner.";

/**
 * Maps errors to HTTP statuses; no other module does. An unexpected error is logged, and the user sees the request id
 * alone.
 */
export function toErrorResponse(error: unknown): ErrorResponse {
  if (error instanceof DomainError) {
    if (error.cause) logger.warn({ cause: String(error.cause) }, "a source of ideas had none");
    const { code, message, field, retryAfter } = error;
    return { status: STATUS[code], message, ...(field ? { field } : {}), ...(retryAfter ? { retryAfter } : {}) };
  }
  if (error instanceof BodyTooLarge) {
    return { status: 413, message: `That is too large. The limit is ${Math.floor(error.maxBytes / 1_000_000)} MB.` };
  }
  if (error instanceof BodyCutOff) return { status: 400, message: "The upload was interrupted. Try again." };
  if (error instanceof Error && isDiskFull(error)) {
    logger.error({ err: loggable(error) }, "the disk is full");
    return { status: 503, message: DISK_FULL, retryAfter: 60 };
  }
  if (isDatabaseAway(error)) {
    logger.warn({ err: loggable(error) }, "the database is away");
    return { status: 503, message: UNAVAILABLE, retryAfter: 5 };
  }
  reportUnexpected(error);
  return { status: 500, message: `Something went wrong on our side. Reference: ${currentRequestId()}` };
}

export const currentRequestId = () => requestStore.getStore()?.requestId ?? "none";

/** Type, message and stack of an error. Without its other fields, because database errors hold the query's values. */
function loggable(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  return { type: error.name, message: error.message, stack: error.stack };
}

export function reportUnexpected(error: unknown): void {
  logger.error({ err: loggable(error) }, "unexpected failure");
}
