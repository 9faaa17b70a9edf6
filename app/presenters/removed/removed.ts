import { permissionToRestore } from "#app/domain/people/permissions.ts";
import { DAY_MS } from "#app/domain/time/time.ts";
import { factLine } from "#app/shared/fact-line.ts";
import { formatDate, formatInstant } from "#app/shared/format.ts";
import { REMOVED_DAYS, REMOVED_KINDS, type RemovedKind } from "#app/shared/removed/constants.ts";
import { say } from "#app/words/catalogue.ts";
import { removedWords } from "#app/words/catalogues/removed-words.ts";

interface RemovalRow {
  id: number;
  kind: RemovedKind;
  title: string;
  removed_at: Date;
  instance_date: string | null;
  series_before: unknown;
}

/** The time until which a removed thing can be restored. */
const restorableUntil = ({ removed_at }: Pick<RemovalRow, "removed_at">) =>
  new Date(removed_at.getTime() + REMOVED_DAYS * DAY_MS);

/** A removed thing in the API. */
export const removedJson = ({ id, kind, title, removed_at }: RemovalRow) => ({
  id,
  kind,
  title,
  removed_at,
  until: restorableUntil({ removed_at }),
});

export interface RemovedGroup {
  kind: RemovedKind;
  name: string;
  things: { id: number; title: string; facts: string; canBringBack: boolean; restoreLabel: string }[];
}

interface Reader {
  isGuardian: boolean;
  locale: string;
  /** The family's zone. */
  timeZone: string;
}

/** The part of a series that was removed; `null` for another thing. */
function partOfSeries({ instance_date, series_before }: RemovalRow, locale: string): string | null {
  if (!instance_date) return null;
  const day = formatDate(instance_date, locale, "long");
  return series_before ? say(removedWords, locale)("following", { day }) : day;
}

/** Removed things by kind, newest first. Empty kinds are left out. */
export function presentRemoved(removals: readonly RemovalRow[], { isGuardian, locale, timeZone }: Reader) {
  const text = say(removedWords, locale);
  const moment = (at: Date) => ({ moment: formatInstant(at.getTime(), locale, "moment", timeZone) });
  return REMOVED_KINDS.map((kind): RemovedGroup => {
    const things = removals
      .filter((removal) => removal.kind === kind)
      .map((removal) => ({
        id: removal.id,
        title: removal.title,
        facts: factLine(
          [
            partOfSeries(removal, locale),
            text("removed", moment(removal.removed_at)),
            text("until", moment(restorableUntil(removal))),
          ],
          locale,
        ),
        restoreLabel: text("restoreThing", { title: removal.title }),
        canBringBack: isGuardian || permissionToRestore(kind) === null,
      }));
    return { kind, name: text(`group.${kind}`), things };
  }).filter(({ things }) => things.length > 0);
}

/** The page's other texts. */
export function presentRemovedPage(locale: string) {
  const text = say(removedWords, locale);
  return {
    title: text("title"),
    back: text("back"),
    none: text("none"),
    noneText: text("noneText"),
    restore: text("restore"),
  };
}
export type RemovedPageWords = ReturnType<typeof presentRemovedPage>;

/** The message after things were restored; the number for several. */
export function presentBroughtBack(removals: readonly { title: string }[], locale: string): string {
  const text = say(removedWords, locale);
  const [first] = removals;
  if (!first) return text("already");
  return removals.length === 1
    ? text("restored", { title: first.title })
    : text("restoredAll", { count: removals.length });
}
