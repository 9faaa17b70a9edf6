import type { CalendarImport, ImportItem, ImportResult, Undo } from "#app/models/calendar/calendar-import.server.ts";
import { Event, type Imported } from "#app/models/calendar/event.server.ts";
import { EventException } from "#app/models/calendar/event-exception.server.ts";
import type { Editor } from "#app/services/actor.ts";
import { areUntouched, classifyItems } from "#app/services/imports/classify.server.ts";
import {
  type Common,
  countRows,
  type ExcludedDate,
  insertExcludedDates,
  insertRows,
  type MadeRows,
  makeRows,
  type Row,
  takeIds,
} from "#app/services/imports/event-rows.server.ts";
import { type KnownEvent, keyOfItem } from "#app/services/imports/family-items.server.ts";
import { undoOf } from "#app/services/imports/import-items.server.ts";
import { listMembers } from "#app/services/people/members.server.ts";
import { MAX_EVENTS } from "#app/shared/calendar/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { mapYielding } from "#app/utils/yielding.server.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { english } from "#app/words/english.server.ts";

/** Applies an import to the calendar, and undoes it. */

/** A row as `undoItems` restores it. */
const toRow = (event: Event): Row => {
  const { words: _, ...columns } = event.get({ plain: true });
  return columns as unknown as Row;
};

const listIds = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

async function findExcludedDates(familyId: number, ids: number[]): Promise<ExcludedDate[]> {
  const rows = await EventException.findAll({ where: { family_id: familyId, event_id: ids } });
  return rows.map(({ event_id, instance_date }) => ({ event_id, instance_date }));
}

/** Deletes events with their excluded dates for good, before others replace them. */
async function dropRows(familyId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await EventException.destroy({ where: { family_id: familyId, event_id: ids } });
  await Event.destroy({ where: { family_id: familyId, id: ids }, force: true });
}

/** Removes events, so that calendar apps that have them learn of it. */
async function removeRows(familyId: number, ids: number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await Event.update({ removed_at: now }, { where: { family_id: familyId, id: ids } });
}

/** Refuses `more` events if they exceed `MAX_EVENTS` of a family. @throws {DomainError} 409 */
export async function requireRoom({ family }: Editor, more: number): Promise<void> {
  if ((await Event.count({ where: { family_id: family.id } })) + more <= MAX_EVENTS) return;
  throw new DomainError("conflict", english(calendarWords, "tooManyEvents", { count: MAX_EVENTS }));
}

/** The changes by one item. */
interface Applied {
  undo: Undo[];
  made: MadeRows[];
  dropped: number[];
  removed: number[];
}

function replace(
  own: KnownEvent,
  item: Awaited<ReturnType<typeof classifyItems>>[number]["item"],
  excluded: ExcludedDate[],
  common: Common,
  ids: Iterator<number>,
  now: Date,
  all: Applied,
) {
  const { event, rows } = own;
  const before = {
    rows: rows.map(toRow),
    exceptions: excluded.filter(({ event_id }) => rows.some(({ id }) => id === event_id)),
  };
  if (item.isCancelled) {
    all.removed.push(...listIds(rows));
    all.undo.push({ rows: [], before });
    return;
  }
  const sequence = Math.max(item.sequence, event.sequence + 1);
  const imported = toImported(item);
  const kept = {
    ...common,
    member_ids: event.member_ids,
    driver_id: event.driver_id,
    driver_name: event.driver_name,
    event_type: event.event_type,
  };
  const made = makeRows(item.parts, kept, { uid: event.uid, sequence, imported }, ownFirst(event.id, ids), now);
  const [first] = made.rows;
  // The UID in the feed contains `created_at`.
  if (first) Object.assign(first, { created_at: event.created_at, former_member_ids: event.former_member_ids });
  all.dropped.push(...listIds(rows));
  all.made.push(made);
  all.undo.push({ rows: made.rows.map(({ id, sequence: version }) => [id, version]), before });
}

function* ownFirst(id: number, others: Iterator<number>): Generator<number> {
  yield id;
  for (;;) yield others.next().value as number;
}

const toImported = (item: Parameters<typeof keyOfItem>[0]): Omit<Imported, "rows"> => ({
  key: keyOfItem(item),
  fingerprint: item.fingerprint,
  sequence: item.sequence,
  changedAt: item.changedAt,
});

/**
 * Applies the items `take` of an import, except those that the calendar has got in another way. Runs in the caller's
 * transaction, which has locked the family.
 * @throws {DomainError} 409 if the family would have more than `MAX_EVENTS` events
 */
export async function applyItems(
  actor: Editor,
  row: CalendarImport,
  items: readonly ImportItem[],
  take: readonly number[],
  now: Date,
): Promise<{ result: ImportResult; undo: Undo[] }> {
  const family_id = actor.family.id;
  const wanted = new Set(take);
  const found = await classifyItems(actor, items);
  const due = found.filter(
    ({ item, state, own }) =>
      wanted.has(item.n) && (own ? state === "changed" : !item.isCancelled && item.parts.length > 0),
  );
  const members = new Set(listIds(await listMembers(actor)));
  const common: Common = {
    family_id,
    member_ids: row.member_ids.filter((id) => members.has(id)),
    driver_id: null,
    driver_name: null,
    event_type: row.event_type,
    changed_by: actor.user?.id ?? null,
  };
  const needed = due.reduce((count, { item }) => count + countRows(item.parts), 0);
  await requireRoom(actor, needed);
  const ids = (await takeIds(needed))[Symbol.iterator]();
  const excluded = await findExcludedDates(
    family_id,
    due.flatMap(({ own }) => listIds(own?.rows ?? [])),
  );
  const all: Applied = { undo: [], made: [], dropped: [], removed: [] };
  await mapYielding(due, ({ item, own }) => {
    if (own) return replace(own, item, excluded, common, ids, now, all);
    const ofItem = { uid: item.uid, sequence: item.sequence, imported: toImported(item) };
    const made = makeRows(item.parts, common, ofItem, ids, now);
    all.made.push(made);
    all.undo.push({ rows: made.rows.map(({ id, sequence }) => [id, sequence]), before: null });
  });
  await dropRows(family_id, all.dropped);
  await removeRows(family_id, all.removed, now);
  await insertRows(
    family_id,
    all.made.flatMap(({ rows }) => rows),
  );
  await insertExcludedDates(
    family_id,
    all.made.flatMap((made) => made.excluded),
    now,
  );
  const changed = due.filter(({ own }) => own).length;
  const taken = new Set(due);
  const left = found.filter(
    (one) => (one.state !== "not_understood" || one.item.parts.length > 0) && !taken.has(one),
  ).length;
  return { result: { added: due.length - changed, changed, left, removed: 0, restored: 0, kept: 0 }, undo: all.undo };
}

/** The present rows with these ids, removed ones included. Raw, because thousands of instances take long to build. */
async function findNow(familyId: number, ids: number[]) {
  const attributes = ["id", "sequence", "removed_at"] as const;
  const where = { family_id: familyId, id: ids };
  const rows: Pick<Event, (typeof attributes)[number]>[] = await Event.findAll({
    where,
    attributes: [...attributes],
    paranoid: false,
    raw: true,
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Removes the events that an import added, and restores those that it changed. Events that a user has changed since
 * stay. Runs in the caller's transaction, which has locked the family.
 */
export async function undoItems(
  actor: Editor,
  row: CalendarImport,
  now: Date,
): Promise<Pick<ImportResult, "removed" | "restored" | "kept">> {
  const family_id = actor.family.id;
  const items = await undoOf(row);
  const all = items.flatMap(({ rows, before }) => [
    ...rows.map(([id]) => id),
    ...(before ? before.rows.map(({ id }) => id as number) : []),
  ]);
  const present = await findNow(family_id, all);
  const done = {
    removed: [] as number[][],
    restored: [] as { rows: Row[]; exceptions: ExcludedDate[]; dropped: number[] }[],
    kept: 0,
  };
  for (const { rows, before } of items) {
    const current = rows.flatMap(([id]) => present.get(id) ?? []);
    const here = current.filter(({ removed_at }) => removed_at === null);
    const isGone = before !== null && rows.length === 0;
    const cameBack = isGone && before.rows.some(({ id }) => present.get(id as number)?.removed_at === null);
    if (cameBack || (!isGone && !areUntouched(here, rows))) {
      if (here.length > 0 || cameBack) done.kept += 1;
      continue;
    }
    if (before === null) done.removed.push(listIds(here));
    else {
      const next =
        Math.max(...here.map(({ sequence }) => sequence), ...before.rows.map((one) => one.sequence as number)) + 1;
      const old = before.rows.map((one) => ({ ...one, sequence: next, updated_at: now }) as unknown as Row);
      for (const one of old) {
        const imported = one.imported as Imported | null;
        if (imported) one.imported = { ...imported, rows: old.map(({ id }) => [id, next]) };
      }
      const dropped = [...listIds(here), ...before.rows.map(({ id }) => id as number)];
      done.restored.push({ rows: old, exceptions: before.exceptions, dropped });
    }
  }
  await removeRows(family_id, done.removed.flat(), now);
  await dropRows(
    family_id,
    done.restored.flatMap(({ dropped }) => dropped),
  );
  await insertRows(
    family_id,
    done.restored.flatMap(({ rows }) => rows),
  );
  await insertExcludedDates(
    family_id,
    done.restored.flatMap(({ exceptions }) => exceptions),
    now,
  );
  return { removed: done.removed.length, restored: done.restored.length, kept: done.kept };
}
