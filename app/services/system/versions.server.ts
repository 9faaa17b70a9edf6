import { StaleError } from "#app/utils/domain-error.ts";
import { rowVersion } from "#app/utils/row-version.ts";
import { refusals } from "#app/words/catalogues/refusals.ts";
import { english } from "#app/words/english.server.ts";

/** Throws 409 if the row has changed since the version of the request. A request without a version is accepted. */
export function assertCurrent(
  row: { updated_at: Date } | { sequence: number },
  seenVersion: string | undefined,
  what: "event" | "meal" | "recipe" | "member",
): void {
  if (seenVersion === undefined || seenVersion === rowVersion(row)) return;
  throw new StaleError(english(refusals, `stale.${what}`), row);
}
