import { StaleError } from "#app/utils/domain-error.ts";
import { rowVersion } from "#app/utils/row-version.ts";

const INPUT_IS_KEPT = "What you typed is still here:";

/** Conflict messages for an edit of an older version. */
const STALE = {
  event: `Someone else changed this event while you were editing it. ${INPUT_IS_KEPT} keep theirs, or save yours.`,
  meal: `Someone else changed this meal while you were editing. ${INPUT_IS_KEPT} save again to keep it.`,
  recipe: `Someone else changed this recipe while you were editing. ${INPUT_IS_KEPT} save again to keep it.`,
  member: `Someone else changed this member while you were editing. ${INPUT_IS_KEPT} save again to keep it.`,
};

/** Throws 409 if the row has changed since the version of the request. A request without a version is accepted. */
export function assertCurrent(
  row: { updated_at: Date } | { sequence: number },
  seenVersion: string | undefined,
  what: keyof typeof STALE,
): void {
  if (seenVersion !== undefined && seenVersion !== rowVersion(row)) throw new StaleError(STALE[what], row);
}
