import { HOUR_MS } from "#app/domain/time/time.ts";
import { IMPORT_DAYS } from "#app/shared/calendar/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { english } from "#app/words/english.server.ts";

/** The dates of imports: a preview can be confirmed for a day, and an import be undone for 30 days. */

interface Expiring {
  expires_at: Date;
}

export const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);

/** When an import of now can no longer be undone. */
export const undoUntil = (): Date => hoursFromNow(24 * IMPORT_DAYS);

export const isExpired = ({ expires_at }: Expiring): boolean => expires_at.getTime() <= Date.now();

/** @throws {DomainError} 410 for an expired preview */
export function requirePreview(row: Expiring): void {
  if (isExpired(row)) throw new DomainError("gone", english(calendarWords, "import.gone"));
}

/** @throws {DomainError} 409 unless the import is done, 410 after 30 days */
export function requireUndo(row: Expiring, isDone: boolean): void {
  if (!isDone) throw new DomainError("conflict", english(calendarWords, "import.nothing"));
  if (isExpired(row)) throw new DomainError("gone", english(calendarWords, "import.noUndo", { count: IMPORT_DAYS }));
}

/** For discarding a file that was imported already. */
export const alreadyImported = (): DomainError => new DomainError("conflict", english(calendarWords, "import.already"));
