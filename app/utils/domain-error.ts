/** What an expected failure is; `http/error-response.server.ts` turns each into its HTTP status. */
export type DomainErrorCode = "invalid" | "forbidden" | "not-found" | "conflict" | "gone" | "limited" | "unavailable";

/** A refusal that a person is meant to read. `field` names the input at fault, as a dotted path. */
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

/** The refusal for a thing that does not exist, or is not this family's: the two are not told apart. */
export const notFound = (what: string) => new DomainError("not-found", `${what} not found`);
