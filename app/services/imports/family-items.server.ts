import { QueryTypes } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import { type FilePart, toFileTimes } from "#app/domain/calendar-file/file-item.ts";
import type { FileItem } from "#app/domain/calendar-file/read-calendar.ts";
import { peopleLines } from "#app/domain/icalendar/entry.ts";
import { cleanText } from "#app/domain/icalendar/text.ts";
import { Event } from "#app/models/calendar/event.server.ts";
import { EventException } from "#app/models/calendar/event-exception.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { eventTimes } from "#app/services/calendar/event-times.server.ts";
import { feedUid } from "#app/services/calendar/feed-subscribed.server.ts";
import { listMembers } from "#app/services/people/members.server.ts";

/** The family's own versions of the events of a file (docs/product/calendar-files.md, "The same event again"). */

/** An event of the family that a file has, too. */
export interface KnownEvent {
  event: Event;
  /** Its present state, in the terms of files. */
  parts: FilePart[];
  /** All its present rows. */
  rows: Event[];
}

const OWN_UID = /^event-(\d{1,15})-([0-9a-z]+)@roost\.invalid$/;
const OTHER_OWN_UID = /^(meal|birthday)-(\d{1,15})-([0-9a-z]+)@roost\.invalid$/;

/** The key of an item within a file: its UID, or its start and title. */
export function keyOfItem({ uid, title, parts: [part] }: FileItem): string {
  return uid ?? `${part?.times.wall.start} ${part?.times.wall.isAllDay} ${title}`;
}

const clean = (text: string | null) => cleanText(text ?? "").trim();

/** Names of members by id, and the family's language. */
interface Words {
  names: ReadonlyMap<number, string>;
  language: string;
}

/** The description of an event as our own files write it, with its people and who takes them. */
function writtenDescription(event: Event, { names, language }: Words): string | null {
  const people = event.member_ids.flatMap((id) => names.get(id) ?? []);
  const driver = event.driver_id === null ? event.driver_name : names.get(event.driver_id);
  const lines = [clean(event.description), ...peopleLines(people, driver, language)];
  return lines.filter(Boolean).join("\n") || null;
}

function toFields(event: Event, words: Words) {
  return {
    title: clean(event.title).replace(/\s+/g, " "),
    description: event.uid === null ? writtenDescription(event, words) : clean(event.description) || null,
    location: clean(event.location).replace(/\s*\n\s*/g, ", ") || null,
    reminders: [],
  };
}

/** An event with its overrides and excluded dates, in the terms of files. */
function toParts(rows: readonly Event[], out: readonly EventException[], words: Words): FilePart[] {
  return rows
    .filter((row) => row.original_event_id === null)
    .map((event) => {
      const changed = rows.filter((row) => row.original_event_id === event.id && row.instance_date !== null);
      const dates = new Set(changed.map((row) => row.instance_date));
      const cancelled = out.filter((one) => one.event_id === event.id && !dates.has(one.instance_date));
      const { recurrence_pattern, recurrence_rule, recurrence_end_date } = event;
      return {
        ...toFields(event, words),
        times: toFileTimes(eventTimes(event)),
        rule: recurrence_rule === null ? null : { recurrence_pattern, recurrence_rule, recurrence_end_date },
        cancelled: cancelled.map((one) => one.instance_date).sort(),
        changed: changed
          .map((row) => ({
            date: row.instance_date as string,
            times: toFileTimes(eventTimes(row)),
            ...toFields(row, words),
          }))
          .sort((a, b) => a.date.localeCompare(b.date)),
      };
    });
}

interface ImportedRow {
  id: number;
  key: string;
  fingerprint: string;
}

/**
 * Takes for each item without a UID an event of its start and title from `rows`, each once: first one that is as it was,
 * then in their order. A file may have several of one start and title.
 */
function matchNameless(items: readonly FileItem[], rows: readonly ImportedRow[], ids: Map<number, number>): void {
  const taken = new Set<number>();
  const keys: ((of: { key: string; fingerprint: string }) => string)[] = [
    ({ key, fingerprint }) => `${fingerprint} ${key}`,
    ({ key }) => key,
  ];
  for (const keyOf of keys) {
    const free = groupBy(
      rows.filter(({ id }) => !taken.has(id)),
      keyOf,
    );
    for (const item of items) {
      if (ids.has(item.n)) continue;
      const row = free.get(keyOf({ key: keyOfItem(item), fingerprint: item.fingerprint }))?.shift();
      if (!row) continue;
      taken.add(row.id);
      ids.set(item.n, row.id);
    }
  }
}

/** The ids of the events that items are known by, by the numbers of the items: from imported files, and by our own UIDs. */
async function findIds(actor: FamilyScope, items: readonly FileItem[]): Promise<Map<number, number>> {
  const family_id = actor.family.id;
  const imported = await sequelize.query<ImportedRow>(
    `SELECT id, imported->>'key' AS key, imported->>'fingerprint' AS fingerprint FROM events
     WHERE family_id = $1 AND imported IS NOT NULL AND removed_at IS NULL AND imported->>'key' = ANY($2) ORDER BY id`,
    { bind: [family_id, items.map(keyOfItem)], type: QueryTypes.SELECT },
  );
  const idOfUid = new Map(imported.map(({ id, key }) => [key, id]));
  const own = new Map(
    items.flatMap(({ uid }) => {
      const [, id, created] = OWN_UID.exec(uid ?? "") ?? [];
      return uid && id && !idOfUid.has(uid) ? [[Number(id), { uid, created }] as const] : [];
    }),
  );
  for (const event of await Event.findAll({ where: { family_id, id: [...own.keys()] } })) {
    const { uid, created } = own.get(event.id) ?? {};
    if (uid && event.uid === null && event.created_at.getTime().toString(36) === created) idOfUid.set(uid, event.id);
  }
  const ids = new Map(
    items.flatMap(({ n, uid }) => {
      const id = uid === null ? undefined : idOfUid.get(uid);
      return id === undefined ? [] : [[n, id] as const];
    }),
  );
  const nameless = items.filter(({ uid, parts }) => uid === null && parts.length > 0);
  matchNameless(nameless, imported, ids);
  const unknown = nameless.filter(({ n }) => !ids.has(n));
  if (unknown.length > 0) {
    const known = new Set(imported.map(({ id }) => id));
    const rows = await Event.findAll({
      where: { family_id, original_event_id: null, title: [...new Set(unknown.map(({ title }) => title))] },
    });
    const alike = rows.filter(({ id }) => !known.has(id));
    for (const item of unknown) {
      const { wall } = (item.parts[0] as FilePart).times;
      const at = alike.findIndex((row) => {
        const times = toFileTimes(eventTimes(row)).wall;
        return row.title === item.title && times.isAllDay === wall.isAllDay && times.start === wall.start;
      });
      const [same] = at < 0 ? [] : alike.splice(at, 1);
      if (same) ids.set(item.n, same.id);
    }
  }
  return ids;
}

/** UIDs by which our own feed lists subscribed events: the family has these already. */
async function findFeedUids({ family }: FamilyScope, items: readonly FileItem[]): Promise<Set<string>> {
  const uids = items.flatMap(({ uid }) => (uid && /^c\d{1,15}-/.test(uid) ? uid : []));
  if (uids.length === 0) return new Set();
  const rows = await sequelize.query<{ calendar_id: number; uid: string }>(
    "SELECT DISTINCT calendar_id, uid FROM calendar_events WHERE family_id = $1 AND calendar_id = ANY($2::bigint[])",
    { bind: [family.id, [...new Set(uids.map((uid) => uid.slice(1, uid.indexOf("-"))))]], type: QueryTypes.SELECT },
  );
  const known = new Set(rows.map(({ calendar_id, uid }) => feedUid(calendar_id, uid)));
  // The UID of a series that a change of all later dates split off ends in a number.
  return new Set(uids.filter((uid) => known.has(uid) || known.has(uid.replace(/-\d{1,15}$/, ""))));
}

/** The UIDs of meals, birthdays and subscribed events from our own files: the family has these, but not as events. */
async function findOwnDays({ family }: FamilyScope, items: readonly FileItem[]): Promise<Set<string>> {
  const uids = items.flatMap(({ uid }) => (uid && OTHER_OWN_UID.test(uid) ? uid : []));
  const others = await findFeedUids({ family }, items);
  if (uids.length === 0) return others;
  const rows = await sequelize.query<{ kind: string; id: number; created_at: Date }>(
    `SELECT 'meal' AS kind, id, created_at FROM meals WHERE family_id = $1 AND removed_at IS NULL
     UNION ALL SELECT 'birthday', id, created_at FROM family_members WHERE family_id = $1 AND removed_at IS NULL`,
    { bind: [family.id], type: QueryTypes.SELECT },
  );
  const own = new Set(
    rows.map(({ kind, id, created_at }) => `${kind}-${id}-${created_at.getTime().toString(36)}@roost.invalid`),
  );
  return new Set([...uids.filter((uid) => own.has(uid)), ...others]);
}

function groupBy<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

export interface FamilyItems {
  /** By the numbers of items. */
  known: ReadonlyMap<number, KnownEvent>;
  /** UIDs of entries that Roost has, but not as events: meals and birthdays. */
  days: ReadonlySet<string>;
}

/** The family's rows for the items of a file. A few statements, for any number of items. */
export async function findFamilyItems(actor: FamilyScope, items: readonly FileItem[]): Promise<FamilyItems> {
  const family_id = actor.family.id;
  const ids = await findIds(actor, items);
  const days = await findOwnDays(actor, items);
  if (ids.size === 0) return { known: new Map(), days };
  const mains = await Event.findAll({ where: { family_id, id: [...ids.values()] } });
  const all = [...new Set(mains.flatMap(({ id, imported }) => [id, ...(imported?.rows.map(([row]) => row) ?? [])]))];
  const rows = new Map<number, Event>();
  for (const found of [
    await Event.findAll({ where: { family_id, id: all } }),
    await Event.findAll({ where: { family_id, original_event_id: all } }),
  ]) {
    for (const row of found) rows.set(row.id, row);
  }
  const out = await EventException.findAll({ where: { family_id, event_id: all } });
  const names = new Map((await listMembers(actor)).map(({ id, name }) => [id, name]));
  const changedBySeries = groupBy([...rows.values()], (row) => row.original_event_id ?? row.id);
  const outBySeries = groupBy(out, (one) => one.event_id);
  const byId = new Map(mains.map((event) => [event.id, event]));
  const known = new Map<number, KnownEvent>();
  for (const [n, id] of ids) {
    const event = byId.get(id);
    if (!event) continue;
    const roots = [...new Set([id, ...(event.imported?.rows.map(([row]) => row) ?? [])])];
    const own = roots.flatMap((root) => changedBySeries.get(root) ?? []);
    const exceptions = roots.flatMap((root) => outBySeries.get(root) ?? []);
    known.set(n, { event, rows: own, parts: toParts(own, exceptions, { names, language: actor.family.language }) });
  }
  return { known, days };
}
