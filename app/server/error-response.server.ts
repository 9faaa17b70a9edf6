import { isDatabaseAway, isDiskFull } from "#app/db/database.server.ts";
import { logger } from "#app/server/http/logger.server.ts";
import { BodyCutOff, BodyTooLarge } from "#app/server/http/request-guards.server.ts";
import { DomainError, type DomainErrorCode, type Missing } from "#app/utils/domain-error.ts";
import { requestStore } from "#app/utils/request-store.server.ts";
import { missing } from "#app/words/catalogues/missing.ts";
import { refusals } from "#app/words/catalogues/refusals.ts";
import { english } from "#app/words/english.server.ts";

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

/** `notFound` writes English sentences: this makes them known in other languages. */
for (const what of Object.keys(missing.english) as Missing[]) english(missing, what);

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
    return {
      status: 413,
      message: english(refusals, "tooLarge", { megabytes: Math.floor(error.maxBytes / 1_000_000) }),
    };
  }
  if (error instanceof BodyCutOff) return { status: 400, message: english(refusals, "cutOff") };
  if (error instanceof Error && isDiskFull(error)) {
    logger.error({ err: loggable(error) }, "the disk is full");
    return { status: 503, message: english(refusals, "diskFull"), retryAfter: 60 };
  }
  if (isDatabaseAway(error)) {
    logger.warn({ err: loggable(error) }, "the database is away");
    return { status: 503, message: english(refusals, "unavailable"), retryAfter: 5 };
  }
  reportUnexpected(error);
  return { status: 500, message: english(refusals, "unexpected", { reference: currentRequestId() }) };
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
