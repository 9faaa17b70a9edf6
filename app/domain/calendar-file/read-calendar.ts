import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import {
  CalendarFileError,
  type CalendarHead,
  type Component,
  countEvents,
  isCalendar,
  isWhole,
  splitCalendar,
} from "#app/domain/calendar-file/components.ts";
import { type FilePart, type ParseContext, readFileItem } from "#app/domain/calendar-file/file-item.ts";
import { newBudget } from "#app/domain/calendar-file/file-rules.ts";
import { type FileDateTime, localDay } from "#app/domain/calendar-file/moments.ts";
import { type Properties, readProperties, readText } from "#app/domain/calendar-file/properties.ts";
import {
  type FileEvent,
  NotUnderstood,
  readFileEvent,
  readTitle,
  readUid,
} from "#app/domain/calendar-file/read-event.ts";
import { nameOfZone, readZones, withCalendarZone, type Zones } from "#app/domain/calendar-file/zone-names.ts";
import { cleanText } from "#app/domain/icalendar/text.ts";
import { toSpan } from "#app/domain/time/recurrence.ts";
import { MAX_FILE_EVENTS } from "#app/shared/calendar/constants.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { calendarFileWords } from "#app/words/catalogues/calendar-file-words.ts";
import { type Note, type Notes, note } from "#app/words/note.server.ts";

/** All components of one `UID` of a calendar file, as JSON. */
export interface FileItem {
  /** From 1 on, in the order of the file. */
  n: number;
  uid: string | null;
  title: string;
  sequence: number;
  /** Milliseconds since 1970. */
  changedAt: number | null;
  /** Whether it is cancelled; the family may have imported it before. */
  isCancelled: boolean;
  /** `false` for an event that cannot be imported, or not as it was meant. */
  isUnderstood: boolean;
  /** Notes of `calendarFileWords`; in a row of an earlier version a text in English. */
  reason: Notes | string | null;
  /** The events to import. */
  parts: FilePart[];
  /** A hash by which the item is compared with the same one in another file. */
  fingerprint: string;
}

export interface FileCalendar {
  name: string | null;
  /** The program that wrote the file (`PRODID`). */
  program: string | null;
  /** `REFRESH-INTERVAL`, or its predecessor `X-PUBLISHED-TTL`, as written. */
  refreshes: string | null;
  items: FileItem[];
}

/** Checks a whole file before it is read. Returns the number of events. @throws {CalendarFileError} */
export function checkCalendar(text: string, maxEvents = MAX_FILE_EVENTS): number {
  if (!isCalendar(text)) throw new CalendarFileError("not a calendar");
  if (!isWhole(text)) throw new CalendarFileError("cut off");
  const count = countEvents(text);
  if (count > maxEvents) throw new CalendarFileError("too many");
  return count;
}

const KINDS = {
  VTODO: note(calendarFileWords, "event.task"),
  VJOURNAL: note(calendarFileWords, "event.journal"),
};

const zoneNames = new LRUCache<string, string>({ max: 1_000 });

/** The main name of a zone that has several. */
function mainName(timeZone: string): string {
  const name = zoneNames.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  zoneNames.set(timeZone, name);
  return name;
}

/** For `JSON.stringify`: sorts the fields of objects, and gives each zone its main name. */
function inOrder(field: string, value: unknown): unknown {
  if (field === "timeZone") return mainName(String(value));
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
}

/** A hash that differs between two versions of an item, except for reminders and the number of saves. */
export function fingerprint(parts: readonly FilePart[]): string {
  const said = parts.map(({ reminders: _, changed, ...part }) => ({
    ...part,
    changed: changed.map(({ reminders: __, ...one }) => one),
  }));
  return createHash("sha256").update(JSON.stringify(said, inOrder)).digest("base64url");
}

type Draft = Omit<FileItem, "n" | "fingerprint">;

const leftOut = (title: string, uid: string | null, reason: Note): Draft => ({
  uid,
  title,
  sequence: 0,
  changedAt: null,
  isCancelled: false,
  isUnderstood: false,
  reason: [reason],
  parts: [],
});

function findUid(properties: Properties): string | null {
  try {
    return readUid(properties);
  } catch {
    return null;
  }
}

function leaveOut({ lines }: Component, reason: Note): Draft {
  const properties = readProperties(lines);
  const title = [...readTitle(properties)].slice(0, MAX_LENGTH.title).join("");
  return leftOut(title, findUid(properties), reason);
}

function readComponent(component: Component, zones: Zones, family: string): FileEvent | Draft {
  if (component.kind !== "VEVENT") return leaveOut(component, KINDS[component.kind]);
  try {
    return readFileEvent(component, zones, family);
  } catch (error) {
    const isKnown = error instanceof NotUnderstood;
    return leaveOut(component, isKnown ? error.reason : note(calendarFileWords, "event.unreadable"));
  }
}

const isEvent = (found: FileEvent | Draft): found is FileEvent => "times" in found;

const startOf = ({ start }: FileEvent): string => (start.isDate ? `${start.day}` : `${start.wall} ${start.isUtc}`);

/** `DTSTAMP` as written, or an empty text. */
const readStamp = (lines: readonly string[]): string =>
  lines
    .find((line) => /^DTSTAMP[;:]/i.test(line))
    ?.split(":")
    .at(-1)
    ?.trim() ?? "";

const versionOf = ({ sequence, changedAt, lines }: FileEvent): [number, number, string] => [
  sequence,
  changedAt ?? 0,
  readStamp(lines),
];

/** Whether an event is a newer version than another, or the same and later in the file. */
function isNewer(one: FileEvent, other: FileEvent): boolean {
  const [own, others] = [versionOf(one), versionOf(other)];
  const at = own.findIndex((value, index) => value !== others[index]);
  return at < 0 || (own[at] as number) > (others[at] as number);
}

const isSame = (one: FileEvent, other: FileEvent): boolean => {
  const said = ({ fields, times, rules, dates, exceptions }: FileEvent) =>
    JSON.stringify([fields, toSpan(times), rules, dates, exceptions]);
  return said(one) === said(other);
};

/** Of the events of one `UID` with the same start, the newest, and the older ones that differ from it. */
function splitVersions(masters: readonly FileEvent[]): { newest: FileEvent[]; older: FileEvent[] } {
  if (masters.length <= 1) return { newest: [...masters], older: [] };
  const byStart = new Map<string, FileEvent>();
  const older: FileEvent[] = [];
  for (const event of masters) {
    const known = byStart.get(startOf(event));
    const [newer, old] = !known || isNewer(event, known) ? [event, known] : [known, event];
    if (old && !isSame(newer, old)) older.push(old);
    byStart.set(startOf(event), newer);
  }
  const newest = [...byStart.values()];
  const there = newest.filter(({ isCancelled }) => !isCancelled);
  return { newest: there.length > 0 ? there : newest, older };
}

/** The index of an override's series, if several have its `UID`: the last that begins on or before its day. */
function findSeries(masters: readonly FileEvent[], { replaces }: FileEvent, family: string): number {
  const dayOf = (moment: FileDateTime) => localDay(moment, family, family);
  const places = masters.flatMap(({ rules, dates }, place) => (rules.length + dates.length > 0 ? place : []));
  const begun = places.filter(
    (place) => replaces && dayOf((masters[place] as FileEvent).start) <= dayOf(replaces.moment),
  );
  return begun.at(-1) ?? places[0] ?? 0;
}

function readItem(
  master: FileEvent | null,
  changes: readonly FileEvent[],
  uid: string | null,
  context: ParseContext,
): Draft {
  const events = master ? [master, ...changes] : changes;
  const first = events[0] as FileEvent;
  const { parts, reasons, isUnknown } = readFileItem(master, changes, context);
  const isCancelled = master?.isCancelled || (parts.length === 0 && !isUnknown);
  const taken = isUnknown && parts.length > 0 ? [note(calendarFileWords, "event.once")] : [];
  // Each note once.
  const notes = [...new Map(reasons.map((one) => [JSON.stringify(one), one])).values(), ...taken];
  const known = events.map((event) => event.changedAt).filter((time) => time !== null);
  return {
    uid,
    title: first.fields.title,
    sequence: Math.max(...events.map(({ sequence }) => sequence)),
    changedAt: known.length > 0 ? Math.max(...known) : null,
    isCancelled,
    isUnderstood: !isUnknown,
    reason: notes.length > 0 ? notes : null,
    parts: isCancelled ? [] : parts,
  };
}

function readGroup(events: readonly FileEvent[], context: ParseContext): Draft[] {
  const { newest, older } = splitVersions(events.filter(({ replaces }) => replaces === null));
  const changes = events.filter(({ replaces }) => replaces !== null);
  const uid = events[0]?.uid ?? null;
  const double = older.map(({ fields }) => leftOut(fields.title, uid, note(calendarFileWords, "event.older")));
  if (newest.length <= 1) return [readItem(newest[0] ?? null, changes, uid, context), ...double];
  // A UID that several events share cannot distinguish them: their starts and titles do.
  const changesOf = new Map<number, FileEvent[]>();
  for (const change of changes) {
    const place = findSeries(newest, change, context.family);
    changesOf.set(place, [...(changesOf.get(place) ?? []), change]);
  }
  return [...newest.map((master, place) => readItem(master, changesOf.get(place) ?? [], null, context)), ...double];
}

/** The zones of each calendar: its own definitions, then those of the file's other calendars. */
function readCalendarZones(calendars: readonly CalendarHead[], family: string, year: number): Zones[] {
  const all = calendars.flatMap(({ zones }) => zones);
  return calendars.map(({ zones, lines }) => {
    const described = readZones([...zones, ...all], family, year);
    return withCalendarZone(described, zones.map(nameOfZone), readText(readProperties(lines), "X-WR-TIMEZONE"));
  });
}

/**
 * Reads a calendar file, grouped by `UID`; `onProgress` gets the number of events read. Every event is read or has a
 * reason (docs/product/calendar-files.md, "What is read").
 * @throws {CalendarFileError} for a file that is no calendar, is cut off, or has too many events
 */
export function readCalendar(
  text: string,
  { family, year, maxEvents = MAX_FILE_EVENTS }: { family: string; year: number; maxEvents?: number },
  onProgress: (read: number) => void = () => undefined,
): FileCalendar {
  checkCalendar(text, maxEvents);
  const { components, calendars } = splitCalendar(text, maxEvents);
  const zonesOf = readCalendarZones(calendars, family, year);
  const groups: (FileEvent[] | Draft)[] = [];
  const byUid = new Map<string | null, FileEvent[]>();
  for (const [index, component] of components.entries()) {
    const found = readComponent(component, zonesOf[component.calendar] as Zones, family);
    if (!isEvent(found)) groups.push(found);
    else {
      const group = byUid.get(found.uid) ?? [];
      if (group.length === 0) groups.push(group);
      group.push(found);
      if (found.uid !== null) byUid.set(found.uid, group);
    }
    onProgress(index + 1);
  }
  const context = { family, budget: newBudget(), year };
  const drafts = groups.flatMap((group) => (Array.isArray(group) ? readGroup(group, context) : group));
  const properties = readProperties(calendars.flatMap(({ lines }) => lines));
  const text100 = (name: string) =>
    [...cleanText(readText(properties, name) ?? "").trim()].slice(0, MAX_LENGTH.name).join("") || null;
  return {
    name: text100("X-WR-CALNAME") ?? text100("NAME"),
    program: text100("PRODID"),
    refreshes: readText(properties, "REFRESH-INTERVAL") ?? readText(properties, "X-PUBLISHED-TTL"),
    items: drafts.map((draft, index) => ({ ...draft, n: index + 1, fingerprint: fingerprint(draft.parts) })),
  };
}
