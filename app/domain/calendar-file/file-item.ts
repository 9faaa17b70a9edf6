import { type Budget, DATES_CUT, MAX_DATES, readFileRule, spend } from "#app/domain/calendar-file/file-rules.ts";
import { type InlineZone, inlineOffset } from "#app/domain/calendar-file/inline-zone.ts";
import {
  type DayCount,
  type FileDateTime,
  keptZone,
  onClockOf,
  readTimes,
  seriesDay,
  timesBetween,
  toEpochMs,
  type Written,
  wallIn,
} from "#app/domain/calendar-file/moments.ts";
import type { FileDate, FileEvent, FileFields } from "#app/domain/calendar-file/read-event.ts";
import { type Rule, turnRule } from "#app/domain/recurrence/rule.ts";
import { restOfRule, ruleDays } from "#app/domain/recurrence/rule-days.ts";
import { type StoredRule, storeRule } from "#app/domain/recurrence/stored-rule.ts";
import {
  type EventTimes,
  movedTo,
  onClock,
  realSpan,
  toSpan,
  toTimes,
  toWallSpan,
  type WallSpan,
  wallDays,
} from "#app/domain/time/recurrence.ts";
import { DAY_MS, dayOfIso, fromDayNumber, isoOfDay } from "#app/domain/time/time.ts";
import { FIRST_DATE, LAST_DATE } from "#app/shared/calendar/constants.ts";
import { calendarFileWords } from "#app/words/catalogues/calendar-file-words.ts";
import { type Note, note } from "#app/words/note.server.ts";

/** The times of an event as JSON: its wall-clock times and its instants, both in the units of `WallSpan`. */
export interface FileTimes {
  wall: WallSpan;
  epoch: { start: number; end: number };
  timeZone: string;
}

/** An event to import, or a series with its cancelled and its changed dates. */
export interface FilePart extends FileFields {
  times: FileTimes;
  rule: StoredRule | null;
  /** `YYYY-MM-DD` in the zone of the part. */
  cancelled: string[];
  changed: ({ date: string; times: FileTimes } & FileFields)[];
}

/** The times of an event as a file item has them: on the clock of their zone, and as instants. */
export const toFileTimes = (times: EventTimes): FileTimes => {
  const { start, end } = toSpan(times);
  return { wall: toWallSpan(times), epoch: { start, end }, timeZone: times.timeZone };
};

/** The inverse of `toFileTimes`. */
export const toEventTimes = ({ wall, epoch, timeZone }: FileTimes): EventTimes => timesBetween(wall, epoch, timeZone);

const oneOff = ({ times, fields }: Pick<FileEvent, "times" | "fields">): FilePart => ({
  ...fields,
  times: toFileTimes(times),
  rule: null,
  cancelled: [],
  changed: [],
});

/** Context of a whole file: the family's zone, the budget of its rules, and the year in which it is read. */
export interface ParseContext {
  family: string;
  budget: Budget;
  year: number;
}

/** A series while its further and changed dates are added. */
interface Series {
  fields: FileFields;
  times: EventTimes;
  /** As written: its zone may be one that only the file defines. */
  start: FileDateTime;
  zonesOfDays: readonly string[];
  rule: Rule;
  first: number;
  /** Days by which its dates are later than those that `RECURRENCE-ID` names. */
  shift: number;
  cancelled: Set<number>;
  changed: Map<number, { times: EventTimes; fields: FileFields }>;
}

const isRuleDay = ({ rule, first }: Pick<Series, "rule" | "first">, day: number) =>
  !ruleDays(rule, first, day, day).next().done;

const countOf = ({ start, times, first, zonesOfDays }: Series): DayCount => ({
  start,
  timeZone: times.timeZone,
  first,
  zonesOfDays,
});

/** The times of a further date of a series: with its own length if it has one, else with that of the series. */
function findTimes({ moment, end, duration }: FileDate, series: Series, family: string): EventTimes {
  const { times, first } = series;
  if (end !== null || duration !== null) return readTimes({ start: moment, end, duration }, times.timeZone, family);
  const wall = toWallSpan(times);
  const length = wall.end - wall.start;
  if (times.isAllDay || moment.isDate) {
    const start = wall.start + (seriesDay(moment, countOf(series), family) - first) * (times.isAllDay ? 1 : DAY_MS);
    return onClock({ isAllDay: times.isAllDay, start, end: start + length }, times.timeZone);
  }
  const [start, epoch] = [wallIn(moment, times.timeZone, family), toEpochMs(moment, family)];
  const span = { isAllDay: false, start, end: start + length };
  return timesBetween(span, { start: epoch, end: epoch + length }, times.timeZone);
}

/**
 * Adds the further dates of a series. A date with another hour or length becomes a changed date. On a day that has a
 * date already, or before the first, it becomes an event beside the series; these are returned by their starts. A date
 * that the series already has is not added again. More than `MAX_DATES` events beside it add a reason.
 */
function layDates(series: Series, event: FileEvent, family: string, reasons: Note[]): Map<number, FilePart> {
  const { rule, first, changed } = series;
  const usualWall = toWallSpan(series.times);
  const beside = new Map<number, FilePart>();
  const seen = new Set<number>();
  const found = event.dates.flatMap((date) => {
    const day = seriesDay(date.moment, countOf(series), family);
    const times = findTimes(date, series, family);
    const { start: begins, end } = toWallSpan(times);
    const shift = (day - first) * (times.isAllDay ? 1 : DAY_MS);
    if (seen.has(begins)) return [];
    seen.add(begins);
    const isAtItsHour = begins - usualWall.start === shift && times.isAllDay === usualWall.isAllDay;
    const isUsual = isAtItsHour && end - usualWall.end === shift;
    return { day, times, begins, isAtItsHour, isUsual };
  });
  const usual = new Set(found.filter(({ isUsual }) => isUsual).map(({ day }) => day));
  const hasRule = (day: number) => isRuleDay({ rule: { ...rule, dates: [] }, first }, day);
  for (const { day, times, begins, isAtItsHour, isUsual } of found) {
    if (isUsual && day >= first) continue;
    // The series already has its start and the rule's dates; a different length changes only that date.
    const isDouble = isAtItsHour && (day === first || hasRule(day));
    if (isDouble && day === first) continue;
    const isTaken = day <= first || usual.has(day) || changed.has(day) || (hasRule(day) && !isDouble);
    if (isTaken) beside.set(begins, oneOff({ times, fields: series.fields }));
    // A date beyond the end of the split series is ignored.
    else if (isRuleDay(series, day)) changed.set(day, { times, fields: series.fields });
  }
  if (beside.size > MAX_DATES) reasons.push(DATES_CUT);
  return new Map([...beside].slice(0, MAX_DATES));
}

/**
 * Excludes a date: the event beside the series that begins exactly then, else the series' date of that day, because
 * programs write inexact times. An excluded whole day removes both.
 */
function takeOut(series: Series, beside: Map<number, FilePart>, moment: FileDateTime, family: string): void {
  const { times, first, changed, cancelled } = series;
  const day = seriesDay(moment, countOf(series), family);
  if (!moment.isDate && !times.isAllDay) {
    if (beside.delete(wallIn(moment, times.timeZone, family))) return;
  } else for (const begins of beside.keys()) if (Math.floor(begins / DAY_MS) === day) beside.delete(begins);
  if (isRuleDay({ rule: series.rule, first }, day)) cancelled.add(day);
  changed.delete(day);
}

/** Ends a series before a day; its later exceptions belong to the series that follows. */
function endBefore(series: Series, day: number): void {
  series.rule = { ...series.rule, until: day - 1, count: null, dates: series.rule.dates.filter((one) => one < day) };
  series.cancelled = new Set([...series.cancelled].filter((one) => one < day));
  series.changed = new Map([...series.changed].filter(([one]) => one < day));
}

/**
 * The fields of an override. Programs write all of them, or only the new times: without a title, missing fields are
 * those of the series.
 */
const fieldsOf = ({ fields, hasTitle }: FileEvent, series: FileFields): FileFields =>
  hasTitle
    ? fields
    : {
        title: series.title,
        description: fields.description ?? series.description,
        location: fields.location ?? series.location,
        reminders: fields.reminders.length > 0 ? fields.reminders : series.reminders,
      };

/** The length of a series as a `DURATION`. */
function lengthOf({ times }: Series): string {
  const { isAllDay, start, end } = toWallSpan(times);
  return isAllDay ? `P${end - start + 1}D` : `PT${Math.round((end - start) / 1000)}S`;
}

/**
 * The times of an override, as written. Missing parts are those of the series: the zone, the start, and without a title
 * the length.
 */
function writtenOn(event: FileEvent, series: Series, day: number): Written {
  const { start: said, end, duration, hasStart, isFloating, hasTitle } = event;
  const onClock = (moment: FileDateTime): FileDateTime =>
    !moment.isDate && !said.isDate && isFloating && moment.zone === said.zone && !series.start.isDate
      ? { ...moment, zone: series.start.zone }
      : moment;
  const usual = movedTo(series.times, fromDayNumber(day));
  const { isAllDay, start: begins } = toWallSpan(usual);
  const usualStart: FileDateTime = isAllDay
    ? { isDate: true, day: begins }
    : { isDate: false, wall: begins, zone: usual.timeZone, isUtc: false };
  const start = hasStart ? onClock(said) : usualStart;
  // As with its fields, an override with a title is complete: it does not inherit the length.
  const hasLength = start.isDate === isAllDay && !(hasStart && hasTitle);
  return {
    start,
    end: end && (hasStart ? onClock(end) : onClockOf(end, start)),
    duration: duration ?? (end === null && hasLength ? lengthOf(series) : null),
  };
}

function timesOn(event: FileEvent, series: Series, day: number, family: string): EventTimes {
  if (!event.hasStart && event.end === null && event.duration === null) {
    return movedTo(series.times, fromDayNumber(day));
  }
  const written = writtenOn(event, series, day);
  const timeZone = event.hasStart
    ? keptZone(written.start, family, event.replaces?.isFuture ?? false)
    : series.times.timeZone;
  return readTimes(written, timeZone, family);
}

/** An override with all following dates (`RANGE=THISANDFUTURE`) becomes a series of its own. */
function follow(before: Series, event: FileEvent, day: number, { family, budget }: ParseContext): Series {
  const times = timesOn(event, before, day, family);
  const { first } = wallDays(toWallSpan(times));
  const own = readFileRule({ ...event, times }, times.timeZone, family, budget).rule;
  const rest = turnRule(restOfRule(before.rule, before.first, day), day, first);
  const shift = first - day;
  const later = [...before.cancelled].filter((one) => one > day).map((one) => one + shift);
  return {
    fields: fieldsOf(event, before.fields),
    times,
    start: event.hasStart ? writtenOn(event, before, day).start : before.start,
    zonesOfDays: before.zonesOfDays,
    rule: own ?? rest,
    first,
    shift: before.shift + shift,
    cancelled: new Set(later),
    changed: new Map(),
  };
}

const FIRST_DAY = dayOfIso(FIRST_DATE);
const LAST_DAY = dayOfIso(LAST_DATE);

/** A series from before 1900 begins with its first date from then on, in the same rhythm; `null` without one. */
function from1900(series: Series): Series | null {
  const { rule, first, times } = series;
  if (first >= FIRST_DAY) return series;
  const [begins] = ruleDays(rule, first, FIRST_DAY, LAST_DAY);
  if (begins === undefined) return null;
  return {
    ...series,
    rule: restOfRule(rule, first, begins),
    times: movedTo(times, fromDayNumber(begins)),
    first: begins,
  };
}

/** Years ahead for which a series follows the clock of a zone that only its file defines. */
const YEARS_FOLLOWED = 10;
const MAX_FOLLOWED = 500;

/** Adds a changed date wherever the clock of the file's own zone differs from that of the stored zone. */
function layOwnClock(series: Series, zone: InlineZone, start: number, { budget, year }: ParseContext): Note | null {
  const { fields, times, rule, first, cancelled, changed } = series;
  const wall = toWallSpan(times);
  const { start: begins, end } = toSpan(times);
  const lastDay = dayOfIso(`${Math.max(year, new Date(start).getUTCFullYear()) + YEARS_FOLLOWED}-12-31`);
  const until = performance.now() + budget.ms;
  let found = 0;
  for (const day of ruleDays(rule, first, first, LAST_DAY)) {
    const isOver = day > lastDay || found >= MAX_FOLLOWED || budget.dates <= 0 || performance.now() > until;
    if (isOver && found === 0) return null;
    if (isOver)
      return note(calendarFileWords, "event.clock", {
        zone: zone.name.slice(0, 100),
        day: isoOfDay(Math.min(day - 1, lastDay)),
      });
    if (cancelled.has(day) || changed.has(day)) continue;
    const shift = (day - first) * DAY_MS;
    const own = start + shift - inlineOffset(zone, start + shift);
    if (own === realSpan({ ...wall, start: wall.start + shift, end: wall.end + shift }, times.timeZone).start) continue;
    const span = { isAllDay: false, start: own, end: own + end - begins };
    changed.set(day, { times: toTimes(span, times.timeZone), fields });
    found += 1;
    budget.dates -= 1;
  }
  return null;
}

/** Runs `layOwnClock` for a series in a zone that only its file defines, within the budget. */
function followOwnClock(series: Series, context: ParseContext): Note | null {
  const { start, times } = series;
  if (times.isAllDay || start.isDate || typeof start.zone === "string") return null;
  const { zone, wall } = start;
  return spend(context.budget, () => layOwnClock(series, zone, wall, context));
}

const toPart = ({ fields, times, rule, cancelled, changed }: Series): FilePart => ({
  ...fields,
  times: toFileTimes(onClock(toWallSpan(times), times.timeZone)),
  rule: storeRule(rule),
  cancelled: [...cancelled].sort((a, b) => a - b).map(isoOfDay),
  changed: [...changed]
    .sort(([a], [b]) => a - b)
    .map(([day, one]) => ({ date: isoOfDay(day), times: toFileTimes(one.times), ...one.fields })),
});

export interface FileItemParts {
  parts: FilePart[];
  /** Notes of `calendarFileWords`. */
  reasons: Note[];
  /** The rule is not understood, so the event is imported once, or not at all. */
  isUnknown: boolean;
}

/** The overrides in the order of their dates; of several for the same date, the newest. */
function newestChanges(changes: readonly FileEvent[], series: Series, family: string) {
  const byDay = new Map<string, { event: FileEvent; day: number; isFuture: boolean }>();
  for (const event of changes) {
    if (!event.replaces) continue;
    const { moment, isFuture } = event.replaces;
    const day = seriesDay(onClockOf(moment, series.start), countOf(series), family);
    const key = `${day} ${isFuture}`;
    const known = byDay.get(key);
    if (!known || known.event.sequence <= event.sequence) byDay.set(key, { event, day, isFuture });
  }
  return [...byDay.values()].sort((a, b) => a.day - b.day || Number(b.isFuture) - Number(a.isFuture));
}

function layChanges(
  series: Series,
  changes: readonly FileEvent[],
  context: ParseContext,
): { all: Series[]; others: FilePart[] } {
  const all = [series];
  const others: FilePart[] = [];
  for (const { event, day: named, isFuture } of newestChanges(changes, series, context.family)) {
    const current = all.at(-1) as Series;
    const day = named + current.shift;
    if (isFuture && isRuleDay(current, day)) {
      if (!event.isCancelled) all.push(follow(current, event, day, context));
      endBefore(current, day);
    } else if (isRuleDay(current, day)) {
      if (event.isCancelled) current.cancelled.add(day);
      else {
        current.cancelled.delete(day);
        const times = timesOn(event, current, day, context.family);
        current.changed.set(day, { times, fields: fieldsOf(event, current.fields) });
      }
    } else if (!event.isCancelled) others.push(oneOff({ times: event.times, fields: fieldsOf(event, current.fields) }));
  }
  // A series that ends before it begins was replaced or cancelled as a whole.
  return { all: all.filter(({ rule, first }) => rule.until === null || rule.until >= first), others };
}

/**
 * The events of one `UID` of a file: a single event, or a series with its changed dates. An override of a date and all
 * later ones starts a series of its own (RFC 5545, section 3.8.4.4). Overrides without their series are single events.
 */
export function readFileItem(
  master: FileEvent | null,
  changes: readonly FileEvent[],
  context: ParseContext,
): FileItemParts {
  const { family, budget } = context;
  const alone = changes.filter(({ isCancelled }) => !isCancelled);
  if (!master) return { parts: alone.map(oneOff), reasons: alone.flatMap(({ reasons }) => reasons), isUnknown: false };
  const { timeZone } = master.times;
  const { rule, reasons: ofRule, isUnknown } = readFileRule(master, timeZone, family, budget);
  const reasons = [...master.reasons, ...ofRule, ...alone.flatMap((event) => event.reasons)];
  if (master.rules.length > 1) reasons.push(note(calendarFileWords, "event.rules"));
  const { first } = wallDays(toWallSpan(master.times));
  const others = () => alone.map((event) => oneOff({ times: event.times, fields: fieldsOf(event, master.fields) }));
  if (!rule && first < FIRST_DAY) {
    return { parts: others(), reasons: [...reasons, note(calendarFileWords, "event.begins")], isUnknown: true };
  }
  if (!rule) return { parts: [oneOff(master), ...others()], reasons, isUnknown };
  const series = from1900({
    fields: master.fields,
    times: master.times,
    start: master.start,
    zonesOfDays: master.zonesOfDays,
    rule,
    first,
    shift: 0,
    cancelled: new Set(),
    changed: new Map(),
  });
  if (!series)
    return { parts: others(), reasons: [...reasons, note(calendarFileWords, "event.ended")], isUnknown: true };
  const beside = layDates(series, master, family, reasons);
  for (const moment of master.exceptions) takeOut(series, beside, moment, family);
  const { all, others: ownEvents } = layChanges(series, changes, context);
  for (const one of all) {
    const cut = followOwnClock(one, context);
    if (cut) reasons.push(cut);
  }
  return { parts: [...all.map(toPart), ...beside.values(), ...ownEvents], reasons, isUnknown };
}
