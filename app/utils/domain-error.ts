/** What an expected failure is; `app/server/error-response.server.ts` turns each into its HTTP status. */
export type DomainErrorCode = "invalid" | "forbidden" | "not-found" | "conflict" | "gone" | "limited" | "unavailable";

/** An expected failure that a person is meant to read. `field` is the input that is wrong, as a dotted path. */
export class DomainError extends Error {
  constructor(
    readonly code: DomainErrorCode,
    message: string,
    readonly field?: string,
    /** Seconds after which trying again makes sense. */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = "DomainError";
  }
}

/** Conflict (409). `standing` is the row as it is now, or `null` if it was deleted. */
export class StaleError<Row = unknown> extends DomainError {
  constructor(
    message: string,
    readonly current: Row | null,
  ) {
    super("conflict", message);
  }
}

/** For what does not exist or belongs to another family: the answer is the same. */
export const notFound = (what: string) => new DomainError("not-found", `${what} not found`);
