import { type FileItem, fingerprint } from "#app/domain/calendar-file/read-calendar.ts";
import type { ImportItem, RowVersions } from "#app/models/calendar/calendar-import.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { findFamilyItems, type KnownEvent } from "#app/services/imports/family-items.server.ts";
import { mapYielding } from "#app/utils/yielding.server.ts";
import { calendarFileWords } from "#app/words/catalogues/calendar-file-words.ts";
import { note } from "#app/words/note.server.ts";

/** The state of each event of a file (docs/product/calendar-files.md, "The same event again"). */

const inSeconds = (ms: number) => Math.floor(ms / 1000);

/** Whether a file's version of an event is older than the family's. */
function isOlder(item: FileItem, { event }: KnownEvent): boolean {
  const { imported } = event;
  const before = imported ?? { sequence: event.sequence, changedAt: event.updated_at.getTime() };
  if (item.sequence !== before.sequence) return item.sequence < before.sequence;
  if (item.changedAt === null || before.changedAt === null) return false;
  return inSeconds(item.changedAt) < inSeconds(before.changedAt);
}

/** Whether rows are as they were, all of them and no others. */
export function areUntouched(rows: readonly { id: number; sequence: number }[], before: RowVersions): boolean {
  const versions = new Map(before);
  return rows.length === before.length && rows.every(({ id, sequence }) => versions.get(id) === sequence);
}

function classify(item: FileItem, known: KnownEvent | undefined): Pick<ImportItem, "state" | "isTicked" | "reason"> {
  const { reason } = item;
  if (!known) {
    if (item.isCancelled)
      return { state: "not_understood", isTicked: false, reason: [note(calendarFileWords, "event.cancelled")] };
    if (item.isUnderstood) return { state: "new", isTicked: true, reason };
    return { state: "not_understood", isTicked: item.parts.length > 0, reason };
  }
  if (item.parts.length === 0 && !item.isCancelled) return { state: "not_understood", isTicked: false, reason };
  const { imported } = known.event;
  const isSame = !item.isCancelled && item.fingerprint === (imported?.fingerprint ?? fingerprint(known.parts));
  if (isSame || isOlder(item, known)) return { state: "same", isTicked: false, reason: null };
  const isTicked = imported === null || areUntouched(known.rows, imported.rows);
  const why = isTicked ? reason : [note(calendarFileWords, "event.changedHere")];
  return { state: "changed", isTicked, reason: why };
}

/** The items of a file with their states, and the family's version of each. */
export async function classifyItems(actor: FamilyScope, items: readonly FileItem[]) {
  const { known, days } = await findFamilyItems(actor, items);
  return mapYielding(items, (item) => {
    const own = known.get(item.n);
    const isDay = item.uid !== null && days.has(item.uid);
    const found = isDay ? { state: "same" as const, isTicked: false, reason: null } : classify(item, own);
    return { item, own, ...found };
  });
}

/** The same, as a preview stores it. */
export async function previewItems(actor: FamilyScope, items: readonly FileItem[]): Promise<ImportItem[]> {
  return mapYielding(await classifyItems(actor, items), ({ item, own, ...found }) => ({
    ...item,
    ...found,
    known: found.state === "changed" && own ? { parts: own.parts } : null,
  }));
}
