import { createEventsAsync } from "ics";
import { LRUCache } from "lru-cache";
import { type CalendarEntry, type Piece, writeEntry } from "#app/domain/icalendar/entry.ts";
import { escapeText, foldLine, unfoldLines } from "#app/domain/icalendar/text.ts";
import { type WrittenZone, writeZone, type Years } from "#app/domain/icalendar/zones.ts";
import { firstDate } from "#app/domain/time/recurrence.ts";

interface CalendarFile {
  /** The name under which a calendar app lists it. */
  name: string;
  timeZone: string;
  /** The language of the lines about people. */
  language: string;
  entries: readonly CalendarEntry[];
  /** Zones are checked against this program's own rules until ten years after this year, or until a later entry. */
  year: number;
}

const PRODUCT = "-//Roost//Family calendar//EN";
const CHECKED_YEARS = 10;
/** Years further ahead than this are assumed to follow the last known rules: checking a year takes time. */
const MAX_CHECKED_YEARS = 100;

function yearRange({ times }: CalendarEntry, year: number): Years {
  const from = Math.min(firstDate(times).year, year + MAX_CHECKED_YEARS);
  return { from, to: Math.max(year + CHECKED_YEARS, from) };
}

/** The zones of the entries, each written for the years in which it is needed. */
function listZones({ entries, year, timeZone }: CalendarFile): Map<string, WrittenZone> {
  const years = new Map<string, Years>();
  for (const entry of entries) {
    if (entry.times.isAllDay) continue;
    const own = yearRange(entry, year);
    const known = years.get(entry.times.timeZone) ?? own;
    years.set(entry.times.timeZone, { from: Math.min(known.from, own.from), to: Math.max(known.to, own.to) });
  }
  // A calendar must have at least one component: section 3.6.
  if (entries.length === 0) years.set(timeZone, { from: year, to: year + CHECKED_YEARS });
  return new Map([...years].map(([zone, needed]) => [zone, writeZone(zone, needed)]));
}

/** Completes the lines that `ics` wrote for one event, and folds them. */
function completeEvent(lines: readonly string[], { parameter, own }: Piece): string {
  return lines
    .flatMap((line) => {
      const name = line.slice(0, line.search(/[:;]/));
      if (name === "DTSTART" || name === "DTEND" || name === "EXDATE")
        return name + parameter + line.slice(name.length);
      // A zero duration must be written out, and a T must be followed by a time: section 3.3.6.
      if (name === "TRIGGER") return line.replace(/-PT$/, "-PT0M").replace(/T$/, "");
      return name === "LAST-MODIFIED" ? [line, ...own] : line;
    })
    .map(foldLine)
    .join("");
}

// `ics` checks each event against a schema, which takes most of the time of a feed. Nearly all events of a family are
// unchanged since the last request of a calendar program, so written events are cached by their whole input.
const keptEvents = new LRUCache<string, string>({
  /** Characters. */
  maxSize: 8_000_000,
  sizeCalculation: (text, key) => key.length + text.length,
});

/** The first lines of a calendar by `ics`, and the complete events in order. */
async function writeEvents(pieces: readonly Piece[], calName: string): Promise<{ header: string[]; events: string[] }> {
  const known = pieces.map((piece) => {
    const key = JSON.stringify(piece);
    return { piece, key, text: keptEvents.get(key) };
  });
  const missing = known.filter(({ text }) => text === undefined);
  // An empty METHOD omits the property: a feed is not a message to anyone.
  const { error, value } = await createEventsAsync(
    missing.map(({ piece }) => piece.attributes),
    { productId: PRODUCT, method: "", calName },
  );
  if (error || !value) throw error ?? new Error("The calendar could not be written");

  const lines = unfoldLines(value);
  let end = lines.indexOf("BEGIN:VEVENT");
  const header = lines.slice(0, end < 0 ? lines.indexOf("END:VCALENDAR") : end);
  for (const event of missing) {
    const begin = end;
    end = lines.indexOf("END:VEVENT", begin) + 1;
    event.text = completeEvent(lines.slice(begin, end), event.piece);
    keptEvents.set(event.key, event.text);
  }
  return { header, events: known.map(({ text = "" }) => text) };
}

/**
 * A calendar as text/calendar: strict RFC 5545 for any texts. `ics` writes the events; this layer adds zones, types of
 * values and the properties that `ics` lacks, and folds by octets
 * (docs/decisions/009-icalendar-with-ics-and-a-layer-of-ours.md).
 */
export async function writeCalendar(file: CalendarFile): Promise<string> {
  const zones = listZones(file);
  const tzid = (timeZone: string) => zones.get(timeZone)?.tzid ?? timeZone;
  const pieces = file.entries.map((entry) => writeEntry(entry, tzid, file.language));
  const { header, events } = await writeEvents(pieces, escapeText(file.name));

  const familyZone =
    zones.get(file.timeZone)?.tzid ?? writeZone(file.timeZone, { from: file.year, to: file.year }).tzid;
  const definitions = [...new Map([...zones.values()].map((zone) => [zone.tzid, zone])).values()];
  const head = [
    ...header,
    `X-WR-TIMEZONE:${familyZone}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ...definitions.flatMap(({ lines }) => lines),
  ];
  return [...head.map(foldLine), ...events, foldLine("END:VCALENDAR")].join("");
}
