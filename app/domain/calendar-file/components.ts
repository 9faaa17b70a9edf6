/** The parts of a calendar file, taken apart before any of them is understood (RFC 5545, sections 3.1 and 3.4). */

/** Why a whole file is refused. */
export type CalendarFileProblem = "not a calendar" | "cut off" | "too many" | "too complex";

export class CalendarFileError extends Error {
  constructor(readonly problem: CalendarFileProblem) {
    super(problem);
  }
}

/** The unfolded lines of an event, a task or a journal; those of its alarms are separate. */
export interface Component {
  kind: "VEVENT" | "VTODO" | "VJOURNAL";
  lines: string[];
  alarms: string[][];
  /** Whether its calendar cancels the events that it lists: `METHOD:CANCEL` (RFC 5546, section 3.2.5). */
  isCancelled: boolean;
  /** The calendar that it belongs to, by its place in `CalendarParts`. */
  calendar: number;
}

/** One VCALENDAR of a file. */
export interface CalendarHead {
  /** The lines of each VTIMEZONE, its name among them. */
  zones: string[][];
  /** Lines of the calendar itself. */
  lines: string[];
}

export interface CalendarParts {
  components: Component[];
  /** The calendars of the file; the first entry holds the lines before the first VCALENDAR. */
  calendars: CalendarHead[];
}

const KINDS: ReadonlySet<string> = new Set(["VEVENT", "VTODO", "VJOURNAL"]);

/** TAB is the only control character that a line may have. */
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

const CANCEL = /^METHOD(;[^:]*)?:\s*CANCEL\s*$/i;

/** Longer lines are cut; this is longer than any text that we store. */
const MAX_LINE = 40_000;

/** A quoted-printable text: bytes as `=C3`, continued in the next line after a final `=` (vCalendar 1.0). */
const IN_BYTES = /^[^:]*;ENCODING=QUOTED-PRINTABLE/i;

/** A line after a text that begins no property continues the text: some programs do not mark its line breaks. */
const TEXT = /^(SUMMARY|DESCRIPTION|LOCATION)[;:]/i;
const PROPERTY = /^\s*[A-Z\d.-]+\s*[;:]/i;

/** The lines of a file, unfolded, whichever line ends it has. Takes time in proportion to the text. */
function unfold(text: string): string[] {
  const lines: string[] = [];
  let pieces: string[] = [];
  let length = 0;
  for (const line of text.replace(CONTROLS, "").split(/\r\n|\n|\r/)) {
    if (line.startsWith(" ") || line.startsWith("\t")) {
      if (length < MAX_LINE) pieces.push(line.slice(1, MAX_LINE));
      length += line.length;
      continue;
    }
    const last = pieces.at(-1);
    if (last?.endsWith("=") && IN_BYTES.test(pieces[0] as string)) {
      pieces[pieces.length - 1] = last.slice(0, -1);
      if (length < MAX_LINE) pieces.push(line.slice(0, MAX_LINE));
      length += line.length;
      continue;
    }
    if (line === "") continue;
    if (TEXT.test(pieces[0] ?? "") && !PROPERTY.test(line)) {
      if (length < MAX_LINE) pieces.push("\\n", line.slice(0, MAX_LINE));
      length += line.length;
      continue;
    }
    if (pieces.length > 0) lines.push(pieces.join(""));
    pieces = [line.slice(0, MAX_LINE)];
    length = line.length;
  }
  lines.push(pieces.join(""));
  return lines;
}

const EVENT = /^BEGIN:[ \t]*VEVENT[ \t]*$/gim;

/** The number of events in a text, without parsing them. */
export const countEvents = (text: string): number => text.match(EVENT)?.length ?? 0;

/** Whether a text begins as a calendar. */
export const isCalendar = (text: string): boolean => /^\s*BEGIN:VCALENDAR\s*$/im.test(text.slice(0, 2_000));

/** Whether a text is a whole calendar, not only the beginning of one. */
export const isWhole = (text: string): boolean => /^END:VCALENDAR\s*$/im.test(text.slice(-2_000).trimEnd());

/**
 * Splits a file into its components. The lines of unknown components are dropped.
 * @throws {CalendarFileError} if it has more than `most` events, or more than `most` tasks and journals
 */
export function splitCalendar(text: string, most: number): CalendarParts {
  const left = { events: most, others: most };
  let head: CalendarHead = { zones: [], lines: [] };
  const parts: CalendarParts = { components: [], calendars: [head] };
  const open: string[] = [];
  let component: Component | null = null;
  let lines: string[] | null = head.lines;
  let isCancelled = false;
  for (const line of unfold(text)) {
    const [, mark, name = ""] = /^(BEGIN|END):\s*([A-Z0-9-]+)\s*$/i.exec(line) ?? [];
    const kind = name.toUpperCase();
    if (mark?.toUpperCase() === "BEGIN") {
      open.push(kind);
      if (KINDS.has(kind)) {
        left[kind === "VEVENT" ? "events" : "others"] -= 1;
        if (Math.min(left.events, left.others) < 0) throw new CalendarFileError("too many");
        component = {
          kind: kind as Component["kind"],
          lines: [],
          alarms: [],
          isCancelled,
          calendar: parts.calendars.length - 1,
        };
        parts.components.push(component);
        lines = component.lines;
      } else if (kind === "VTIMEZONE") {
        lines = [];
        head.zones.push(lines);
      } else if (kind === "VALARM" && component) {
        lines = [];
        component.alarms.push(lines);
      } else if (kind === "STANDARD" || kind === "DAYLIGHT") lines?.push(line);
      else if (kind === "VCALENDAR") {
        isCancelled = false;
        head = { zones: [], lines: [] };
        parts.calendars.push(head);
        lines = head.lines;
      } else lines = null;
    } else if (mark) {
      open.pop();
      if (KINDS.has(kind)) component = null;
      if (kind === "STANDARD" || kind === "DAYLIGHT") lines?.push(line);
      else lines = component?.lines ?? (open.at(-1) === "VCALENDAR" ? head.lines : null);
    } else if (line.trim() !== "") {
      if (lines === head.lines && CANCEL.test(line)) isCancelled = true;
      lines?.push(line);
    }
  }
  return parts;
}
