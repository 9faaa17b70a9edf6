import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import {
  CalendarFileError,
  type Component,
  countEvents,
  isCalendar,
  isWhole,
  splitCalendar,
} from "#app/domain/calendar-file/components.ts";
import { type FilePart, type ParseContext, readFileItem } from "#app/domain/calendar-file/file-item.ts";
import { newBudget } from "#app/domain/calendar-file/file-rules.ts";
import { type Properties, readProperties, readText } from "#app/domain/calendar-file/properties.ts";
import {
  type FileEvent,
  NotUnderstood,
  readFileEvent,
  readTitle,
  readUid,
} from "#app/domain/calendar-file/read-event.ts";
import { readZones, type Zones } from "#app/domain/calendar-file/zone-names.ts";
import { cleanText } from "#app/domain/icalendar/text.ts";
import { MAX_FILE_EVENTS } from "#app/shared/calendar/constants.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";

/** All components of one `UID` of a calendar file, as JSON. */
export interface FileItem {
  /** From 1 on, in the order of the file. */
  n: number;
  uid: string | null;
  title: string;
  sequence: number;
  /** Milliseconds since 1970. */
  changedAt: number | null;
  /** A cancelled event that may be one of ours. */
  isCancelled: boolean;
  /** `false` for an event that cannot be imported, or not as it was meant. */
  isUnderstood: boolean;
  reason: string | null;
  /** The events to import. */
  parts: FilePart[];
  /** Tells whether it is the same as in another file. */
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

/** Words that are said of a file as a whole, before it is read. @throws {CalendarFileError} */
export function checkCalendar(text: string, maxEvents = MAX_FILE_EVENTS): number {
  if (!isCalendar(text)) throw new CalendarFileError("not a calendar");
  if (!isWhole(text)) throw new CalendarFileError("cut off");
  const count = countEvents(text);
  if (count > maxEvents) throw new CalendarFileError("too many");
  return count;
}

const KIND_NAMES = { VTODO: "A task, which a calendar has not.", VJOURNAL: "A journal, which a calendar has not." };

const zoneNames = new LRUCache<string, string>({ max: 1_000 });

/** The one name of a zone that has several. */
function mainName(timeZone: string): string {
  const name = zoneNames.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  zoneNames.set(timeZone, name);
  return name;
}

/** Names of fields in one order, wherever the object comes from, and zones by one name. */
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

const leftOut = (title: string, uid: string | null, reason: string): Draft => ({
  uid,
  title,
  sequence: 0,
  changedAt: null,
  isCancelled: false,
  isUnderstood: false,
  reason,
  parts: [],
});

function findUid(properties: Properties): string | null {
  try {
    return readUid(properties);
  } catch {
    return null;
  }
}

function leaveOut({ lines }: Component, reason: string): Draft {
  const properties = readProperties(lines);
  const title = [...readTitle(properties)].slice(0, MAX_LENGTH.title).join("");
  return leftOut(title, findUid(properties), reason);
}

function readComponent(component: Component, zones: Zones, family: string): FileEvent | Draft {
  if (component.kind !== "VEVENT") return leaveOut(component, KIND_NAMES[component.kind]);
  try {
    return readFileEvent(component, zones, family);
  } catch (error) {
    return leaveOut(component, error instanceof NotUnderstood ? error.message : "It cannot be read.");
  }
}

const isEvent = (found: FileEvent | Draft): found is FileEvent => "times" in found;

function readGroup(events: readonly FileEvent[], context: ParseContext): Draft[] {
  const [master = null, ...doubles] = events.filter(({ replaces }) => replaces === null);
  const first = master ?? (events[0] as FileEvent);
  const changes = events.filter(({ replaces }) => replaces !== null);
  const { parts, reasons, isUnknown } = readFileItem(master, changes, context);
  const isCancelled = master?.isCancelled || parts.length === 0;
  const taken = isUnknown ? [`Taken as one event.`] : [];
  const known = events.map((event) => event.changedAt).filter((time) => time !== null);
  const item: Draft = {
    uid: first.uid,
    title: first.fields.title,
    sequence: Math.max(...events.map(({ sequence }) => sequence)),
    changedAt: known.length > 0 ? Math.max(...known) : null,
    isCancelled,
    isUnderstood: !isUnknown,
    reason: [...new Set(reasons), ...taken].join(" ") || null,
    parts: isCancelled ? [] : parts,
  };
  const others = doubles.map(({ fields, uid }) => leftOut(fields.title, uid, "A second event of the same UID."));
  return [item, ...others];
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
  const { components, zones: described, lines } = splitCalendar(text, maxEvents);
  const zones = readZones(described, family, year);
  const groups: (FileEvent[] | Draft)[] = [];
  const byUid = new Map<string | null, FileEvent[]>();
  for (const [index, component] of components.entries()) {
    const found = readComponent(component, zones, family);
    if (!isEvent(found)) groups.push(found);
    else {
      const group = byUid.get(found.uid) ?? [];
      if (group.length === 0) groups.push(group);
      group.push(found);
      if (found.uid !== null) byUid.set(found.uid, group);
    }
    onProgress(index + 1);
  }
  const context = { family, budget: newBudget() };
  const drafts = groups.flatMap((group) => (Array.isArray(group) ? readGroup(group, context) : group));
  const properties = readProperties(lines);
  const text100 = (name: string) =>
    [...cleanText(readText(properties, name) ?? "").trim()].slice(0, MAX_LENGTH.name).join("") || null;
  return {
    name: text100("X-WR-CALNAME") ?? text100("NAME"),
    program: text100("PRODID"),
    refreshes: readText(properties, "REFRESH-INTERVAL") ?? readText(properties, "X-PUBLISHED-TTL"),
    items: drafts.map((draft, index) => ({ ...draft, n: index + 1, fingerprint: fingerprint(draft.parts) })),
  };
}
