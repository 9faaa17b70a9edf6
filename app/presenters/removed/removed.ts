import { permissionToRestore } from "#app/domain/people/permissions.ts";
import { byCount } from "#app/shared/by-count.ts";
import { formatDate, formatInstant } from "#app/shared/format.ts";
import { REMOVED_DAYS, REMOVED_KINDS, type RemovedKind } from "#app/shared/removed/constants.ts";

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
  new Date(removed_at.getTime() + REMOVED_DAYS * 24 * 60 * 60 * 1000);

/** A removed thing in the API. */
export const removedJson = ({ id, kind, title, removed_at }: RemovalRow) => ({
  id,
  kind,
  title,
  removed_at,
  until: restorableUntil({ removed_at }),
});

const GROUPS: Record<RemovedKind, string> = {
  member: "Family members",
  event: "Events",
  meal: "Meals",
  recipe: "Recipes",
  grocery_item: "Groceries",
};

export interface RemovedGroup {
  kind: RemovedKind;
  name: string;
  things: { id: number; title: string; facts: string; canBringBack: boolean }[];
}

interface Reader {
  isGuardian: boolean;
  locale: string;
  /** The family's zone. */
  timeZone: string;
}

/** The part of a series that was removed, if it was one. */
function partOfSeries({ instance_date, series_before }: RemovalRow, locale: string): string {
  if (!instance_date) return "";
  const date = formatDate(instance_date, locale, "long");
  return series_before ? `${date} and all that follow · ` : `${date} · `;
}

/** Removed things by kind, newest first. Empty kinds are left out. */
export function presentRemoved(removals: readonly RemovalRow[], { isGuardian, locale, timeZone }: Reader) {
  const words = (at: Date) => formatInstant(at.getTime(), locale, "moment", timeZone);
  return REMOVED_KINDS.map((kind): RemovedGroup => {
    const things = removals
      .filter((removal) => removal.kind === kind)
      .map((removal) => ({
        id: removal.id,
        title: removal.title,
        facts: `${partOfSeries(removal, locale)}removed ${words(removal.removed_at)} · until ${words(restorableUntil(removal))}`,
        canBringBack: isGuardian || permissionToRestore(kind) === null,
      }));
    return { kind, name: GROUPS[kind], things };
  }).filter(({ things }) => things.length > 0);
}

/** The message after things were restored; the number for several. */
export function presentBroughtBack(removals: readonly { title: string }[]): string {
  const [first] = removals;
  if (!first) return "Already restored.";
  return byCount(removals.length, `Restored: ${first.title}.`, `Restored ${removals.length} items.`);
}
