import { type FilePart, toEventTimes } from "#app/domain/calendar-file/file-item.ts";
import { loadRule } from "#app/domain/recurrence/stored-rule.ts";
import { firstDate } from "#app/domain/time/recurrence.ts";
import type { CalendarImport, ImportItem } from "#app/models/calendar/calendar-import.server.ts";
import { countStates } from "#app/presenters/api/import-json.ts";
import { describeRule } from "#app/presenters/calendar/rule-words.ts";
import { factLine } from "#app/shared/fact-line.ts";
import { formatDate, formatInstant } from "#app/shared/format.ts";
import { say } from "#app/words/catalogue.ts";
import { calendarFileWords } from "#app/words/catalogues/calendar-file-words.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { writeNotes } from "#app/words/note.server.ts";

/** Imports of calendar files for their pages (docs/product/calendar-files.md, "Importing a file"). */

export const importHref = (id: number) => `/calendars/import/${id}`;

/** Items with a box. Ticked items beyond this number are imported, too. */
export const SHOWN_ITEMS = 100;
/** Listed items of a state without boxes. */
const NAMED_ITEMS = 50;

/** An item of the preview, with a box if it can be chosen. */
export interface ItemView {
  n: number;
  title: string;
  /** The former values of a changed event. */
  before: string | null;
  text: string;
  isTicked: boolean;
}

/** "Saturday, November 7, 9:00 AM to 12:00 PM", "Every Thursday, 4:45 PM to 5:30 PM". */
function describeTimes(part: FilePart, locale: string): string {
  const times = toEventTimes(part.times);
  const rule = part.rule && loadRule(part.rule);
  const days = rule ? describeRule(rule, locale) : formatDate(firstDate(times).toString(), locale, "fullDay");
  const text = say(calendarWords, locale);
  if (times.isAllDay) {
    const isLong = !times.start.equals(times.end);
    return isLong && !rule
      ? text("whenDays", { first: days, last: formatDate(times.end.toString(), locale, "fullDay") })
      : text("whenAllDay", { day: days });
  }
  const [start = "", end = ""] = [times.start, times.end].map(({ epochMilliseconds }) =>
    formatInstant(epochMilliseconds, locale, "time", times.timeZone),
  );
  return start === end ? text("whenAt", { day: days, time: start }) : text("whenFromTo", { day: days, start, end });
}

const describePart = (part: FilePart, locale: string): string =>
  factLine([describeTimes(part, locale), part.location], locale);

/** The differing values of a changed event, before and after. */
function describeChange(known: FilePart, part: FilePart, locale: string): [before: string, after: string] {
  const noPlace = say(calendarWords, locale)("import.noPlace");
  const words = (one: FilePart) => [describeTimes(one, locale), one.location ?? noPlace];
  const [was, is] = [words(known), words(part)];
  const others = (from: string[], beside: string[]) =>
    factLine(
      from.filter((text, n) => text !== beside[n]),
      locale,
    );
  return [others(was, is), others(is, was)];
}

/** An item in words; of a changed event only the differences. */
function presentItem(item: ImportItem, locale: string): ItemView {
  const text = say(calendarWords, locale);
  const [part] = item.parts;
  const [known] = item.known?.parts ?? [];
  const [before, after] = known && part ? describeChange(known, part, locale) : ["", ""];
  const description = part ? describePart(part, locale) : known && item.isCancelled ? text("import.cancelled") : "";
  const more = known && part && !before ? text("import.differs") : null;
  return {
    n: item.n,
    title: item.title,
    before: before || (known && !part ? describePart(known, locale) : null),
    text: factLine(
      [
        before ? text("import.change", { facts: after }) : description,
        more,
        writeNotes(calendarFileWords, item.reason, locale),
      ],
      locale,
    ),
    isTicked: item.isTicked,
  };
}

/** Items with a box, those whose choice matters first. */
export const choosable = (items: readonly ImportItem[]): ImportItem[] => {
  const can = items.filter((item) => item.parts.length > 0 || item.isCancelled);
  const order = ["changed", "not_understood", "new"];
  return order.flatMap((state) =>
    can.filter((item) => item.state === state && (item.parts.length > 0 || state === "changed")),
  );
};

/** The items that a preview's form takes: those with a ticked box, and of the unlisted ones those ticked by default. */
export function takenItems(items: readonly ImportItem[], boxes: readonly number[]): number[] {
  const all = choosable(items);
  const shown = new Set(all.slice(0, SHOWN_ITEMS).map(({ n }) => n));
  const others = all.slice(SHOWN_ITEMS).filter(({ isTicked }) => isTicked);
  return [...boxes.filter((n) => shown.has(n)), ...others.map(({ n }) => n)];
}

/** The preview of a file, with the state of each event. */
export function presentPreview(items: readonly ImportItem[], locale: string) {
  const counts = countStates(items);
  const boxes = new Set(choosable(items).slice(0, SHOWN_ITEMS));
  const group = (state: ImportItem["state"]) => {
    const all = items.filter((item) => item.state === state);
    const listed = all.filter((item) => boxes.has(item));
    const plain = all.filter((item) => !boxes.has(item)).slice(0, NAMED_ITEMS);
    return {
      count: all.length,
      boxes: listed.map((item) => presentItem(item, locale)),
      plain: plain.map((item) => presentItem(item, locale)),
      more: all.length - listed.length - plain.length,
    };
  };
  return {
    counts,
    new: group("new"),
    changed: group("changed"),
    notUnderstood: group("not_understood"),
    ticked: items.filter(({ isTicked }) => isTicked).length,
  };
}

export type PreviewView = ReturnType<typeof presentPreview>;

/** "school.ics · 61 events · for Everyone" */
export const presentFile = (row: CalendarImport, people: string, locale: string): string =>
  say(calendarWords, locale)("import.file", { name: row.file_name, count: row.all_events, people });

/** Why an import failed; `null` of another. */
export const presentError = ({ error, error_note: note }: CalendarImport, locale: string): string | null =>
  error && writeNotes(calendarFileWords, note ? [note] : error, locale);

/** The result of an import, line by line; `null` before the import. */
export function presentResult(row: CalendarImport, items: readonly ImportItem[], locale: string) {
  const { result, status } = row;
  if (!result) return null;
  const isUndone = status === "undone";
  const first = items.find(({ state, isTicked }) => state === "new" && isTicked);
  const understood = items.filter(({ state }) => state === "not_understood");
  const taken = new Set(row.take ?? []);
  const single = understood.filter(({ n }) => taken.has(n)).length;
  const text = say(calendarWords, locale);
  const lines = isUndone
    ? [
        { title: text("import.removed", { count: result.removed }), text: text("import.removedHint") },
        ...(result.restored > 0
          ? [{ title: text("import.restored", { count: result.restored }), text: text("import.restoredHint") }]
          : []),
        ...(result.kept > 0
          ? [{ title: text("import.kept", { count: result.kept }), text: text("import.keptHint") }]
          : []),
      ]
    : [
        {
          title: text("import.new", { count: result.added }),
          text: first?.parts[0]
            ? text("import.first", { title: first.title, facts: describePart(first.parts[0], locale) })
            : "",
        },
        ...(result.changed > 0
          ? [{ title: text("import.changed", { count: result.changed }), text: text("import.changedHint") }]
          : []),
        ...(result.left > 0
          ? [{ title: text("import.left", { count: result.left }), text: text("import.leftHint") }]
          : []),
        ...(understood.length > 0
          ? [
              {
                title: text("import.partly", { count: understood.length }),
                text: text("import.partlyHint", { out: understood.length - single, single }),
              },
            ]
          : []),
      ];
  return {
    isUndone,
    summary: isUndone ? text("import.undone") : text("import.done", { count: result.added, changed: result.changed }),
    lines,
    until: formatInstant(row.expires_at.getTime(), locale, "long", "UTC"),
    added: result.added,
    changed: result.changed,
    canUndo: !isUndone && row.expires_at.getTime() > Date.now(),
    month: first?.parts[0] ? firstDate(toEventTimes(first.parts[0].times)).toString() : null,
  };
}

const STATES = ["reading", "ready", "working", "undone", "failed"] as const;

/** A line of the list of imports. */
export function presentImport(row: CalendarImport, locale: string) {
  const text = say(calendarWords, locale);
  const state = STATES.find((one) => one === row.status);
  const result = { count: row.result?.added ?? 0, changed: row.result?.changed ?? 0 };
  return {
    id: row.id,
    href: importHref(row.id),
    fileName: row.file_name,
    date: formatInstant(row.created_at.getTime(), locale, "day", "UTC"),
    text: state ? text(`import.state.${state}`) : text("import.doneShort", result),
  };
}
