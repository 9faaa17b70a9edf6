/** Kinds of expected failures; `app/server/error-response.server.ts` maps each to its HTTP status. */
export type DomainErrorCode =
  | "invalid"
  | "forbidden"
  | "not-found"
  | "conflict"
  | "gone"
  | "limited"
  | "busy"
  | "unavailable";

/** An expected failure with a message for users. `field` is the invalid input, as a dotted path. */
export class DomainError extends Error {
  constructor(
    readonly code: DomainErrorCode,
    message: string,
    readonly field?: string,
    /** Seconds until a retry makes sense. */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = "DomainError";
  }
}

/** Conflict (409). `current` is the row as it is now, or `null` if it was deleted. */
export class StaleError<Row = unknown> extends DomainError {
  constructor(
    message: string,
    readonly current: Row | null,
  ) {
    super("conflict", message);
  }
}

/** A device that a link has let in, whose user has to prove who they are (docs/product/household.md, "Devices"). */
export class UnprovedError extends DomainError {
  constructor(message: string) {
    super("forbidden", message);
  }
}

/** The kinds of things that may be missing. Each has a message in the catalogue `missing`. */
export type Missing =
  | "Absence"
  | "Account"
  | "Calendar"
  | "Call"
  | "Child"
  | "Chore"
  | "Completed activity"
  | "Device"
  | "Dish"
  | "Draft"
  | "Entry"
  | "Event"
  | "Family"
  | "Family member"
  | "File"
  | "Goal"
  | "Grocery item"
  | "Idea"
  | "Import"
  | "Invitation"
  | "Invitation link"
  | "Link"
  | "Meal"
  | "Occurrence"
  | "Page"
  | "Passkey"
  | "Password"
  | "Photo"
  | "Provider"
  | "Recipe"
  | "Removed thing"
  | "Routine"
  | "Saved week"
  | "Screen"
  | "Series"
  | "Session"
  | "Subject"
  | "Thing to pack"
  | "Timetable"
  | "User"
  | "Way to sign in"
  | "idea";

/** For a missing row and another family's row alike, so that the two cannot be told apart. */
export const notFound = (what: Missing) => new DomainError("not-found", `${what} not found`);
