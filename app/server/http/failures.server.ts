import { type FailureText, failing, formatFailure } from "#app/shared/operations/facts.ts";
import { OPERATIONS, type Operation } from "#app/shared/operations.ts";
import { frame } from "#app/words/catalogues/frame.ts";

const withStatus =
  (what: string): FailureText =>
  ({ status }) =>
    `${what}: API responded with HTTP status ${status}`;

const withBoth =
  (what: string): FailureText =>
  ({ status, reason }) =>
    `${what}: ${status} ${reason}`;

/** Failure texts of API calls and of the server's own work, which browsers do not need. */
export const CALLS = {
  "fetch-family": failing(frame, "failed.family"),
  "fetch-meals": failing(frame, "failed.meals"),
  "fetch-connection": failing(frame, "failed.connection"),
  "load-invitation": failing(frame, "failed.invitation"),
  "fetch-user": { failure: withStatus("Failed to fetch user") },
  "fetch-login-url": { failure: withStatus("Failed to get login redirect URL") },
  "exchange-code": { failure: withStatus("Failed to exchange code for session token") },
  "create-family": { failure: "Failed to create family" },
  "add-member": { failure: "Failed to add family member" },
  "call-add-event": { failure: withBoth("Failed to add event") },
  "call-update-event": { failure: withBoth("Failed to update event") },
  "call-delete-event": { failure: withBoth("Failed to delete event") },
  "call-delete-instance": { failure: withBoth("Failed to delete recurring instance") },
  "call-put-back": { failure: withBoth("Failed to put back recurring instance") },
  "export-calendar": { failure: "Failed to export calendar. Please try again." },
  "save-chore": { failure: ({ reason }) => `Failed to save chore: ${reason}` },
  "save-subject": { failure: ({ reason }) => `Failed to save subject: ${reason}` },
  "save-spans": { failure: ({ reason }) => `Failed to save terms and holidays: ${reason}` },
  "save-pack": { failure: ({ reason }) => `Failed to save what to pack: ${reason}` },
  "export-recipes": { failure: "Failed to download recipes" },
  "fetch-recipes": { failure: "Failed to fetch recipes" },
  "save-recipe": { failure: "Failed to save recipe" },
  "fetch-groceries": { failure: "Failed to fetch grocery items" },
} satisfies Record<string, { failure: FailureText }>;

/** Everything that can fail on the server, by name. */
export type Act = Operation | keyof typeof CALLS;

const TEXTS: Record<Act, { failure: FailureText }> = { ...OPERATIONS, ...CALLS };

/** `describeFailure` for all of `Act`, in English: for the API and logs. */
export const describeServerFailure = (act: Act, status: number, reason: string): string =>
  formatFailure(TEXTS[act].failure, { status, reason, locale: "en" });
