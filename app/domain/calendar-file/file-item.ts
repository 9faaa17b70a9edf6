import { type Budget, DATES_CUT, MAX_DATES, readFileRule } from "#app/domain/calendar-file/file-rules.ts";
import {
  type FileDateTime,
  keptZone,
  localDay,
  readTimes,
  timesBetween,
  toEpochMs,
  wallIn,
} from "#app/domain/calendar-file/moments.ts";
import type { FileDate, FileEvent, FileFields } from "#app/domain/calendar-file/read-event.ts";
import { type Rule, turnRule } from "#app/domain/recurrence/rule.ts";
import { restOfRule, ruleDays } from "#app/domain/recurrence/rule-days.ts";
import { type StoredRule, storeRule } from "#app/domain/recurrence/stored-rule.ts";
import { type EventTimes, onClock, toSpan, toWallSpan, type WallSpan, wallDays } from "#app/domain/time/recurrence.ts";
import { DAY_MS, isoOfDay } from "#app/domain/time/time.ts";

/** When something is, as JSON: what its clock says, and the instants (both as of `WallSpan`). */
export interface FileTimes {
  wall: WallSpan;
  epoch: { start: number; end: number };
  timeZone: string;
}

/** An event of Roost's, or a series with its dates that are out: cancelled, or with an event in their place. */
export interface FilePart extends FileFields {
  times: FileTimes;
  rule: StoredRule | null;
  /** `YYYY-MM-DD` in the zone of the part. */
  cancelled: string[];
  changed: ({ date: string; times: FileTimes } & FileFields)[];
}

export const toFileTimes = (times: EventTimes): FileTimes => {
  const { start, end } = toSpan(times);
  return { wall: toWallSpan(times), epoch: { start, end }, timeZone: times.timeZone };
};

export const toEventTimes = ({ wall, epoch, timeZone }: FileTimes): EventTimes => timesBetween(wall, epoch, timeZone);

const oneOff = ({ times, fields }: Pick<FileEvent, "times" | "fields">): FilePart => ({
  ...fields,
  times: toFileTimes(times),
  rule: null,
  cancelled: [],
  changed: [],
});

/** Context of a whole file: the family's zone, and the time budget of its rules. */
export interface ParseContext {
  family: string;
  budget: Budget;
}

/** A series while its other dates are laid into it. */
interface Series {
  fields: FileFields;
  times: EventTimes;
  rule: Rule;
  first: number;
  /** Days by which its dates are later than those that `RECURRENCE-ID` names. */
  shift: number;
  cancelled: Set<number>;
  changed: Map<number, { times: EventTimes; fields: FileFields }>;
}

const isRuleDay = ({ rule, first }: Pick<Series, "rule" | "first">, day: number) =>
  !ruleDays(rule, first, day, day).next().done;

/** When a further date of a series is: with its own length where it says one, else with that of the others. */
function findTimes({ moment, end, duration }: FileDate, { times, first }: Series, family: string): EventTimes {
  if (end !== null || duration !== null) return readTimes({ start: moment, end, duration }, times.timeZone, family);
  const wall = toWallSpan(times);
  const length = wall.end - wall.start;
  if (times.isAllDay || moment.isDate) {
    const start = wall.start + (localDay(moment, times.timeZone, family) - first) * (times.isAllDay ? 1 : DAY_MS);
    return onClock({ isAllDay: times.isAllDay, start, end: start + length }, times.timeZone);
  }
  const [start, epoch] = [wallIn(moment, times.timeZone, family), toEpochMs(moment, family)];
  const span = { isAllDay: false, start, end: start + length };
  return timesBetween(span, { start: epoch, end: epoch + length }, times.timeZone);
}

/**
 * Dates of their own hours, or of their own length, are changed ones. Those of a day that has one already, and those
 * before the first, are events beside the series, by their beginnings. More than are kept give a reason.
 */
function layDates(series: Series, event: FileEvent, family: string, reasons: string[]): Map<number, FilePart> {
  const { rule, first, changed } = series;
  const start = toWallSpan(series.times).start;
  const beside = new Map<number, FilePart>();
  const found = event.dates.map((date) => {
    const day = localDay(date.moment, series.times.timeZone, family);
    const times = findTimes(date, series, family);
    const begins = toWallSpan(times).start;
    const atItsHour = begins - start === (day - first) * (times.isAllDay ? 1 : DAY_MS);
    return { day, times, begins, isUsual: atItsHour && date.end === null && date.duration === null };
  });
  const usual = new Set(found.filter(({ isUsual }) => isUsual).map(({ day }) => day));
  const isTaken = (day: number) =>
    day <= first || usual.has(day) || changed.has(day) || isRuleDay({ rule: { ...rule, dates: [] }, first }, day);
  for (const { day, times, begins, isUsual } of found) {
    if (isUsual && day >= first) continue;
    if (isTaken(day)) beside.set(begins, oneOff({ times, fields: series.fields }));
    // A date beyond the end of the split series is ignored.
    else if (isRuleDay(series, day)) changed.set(day, { times, fields: series.fields });
  }
  if (beside.size > MAX_DATES) reasons.push(DATES_CUT);
  return new Map([...beside].slice(0, MAX_DATES));
}

/** Takes a date out: of several on a day the one that begins then, else, as programs are not exact, all that it has. */
function takeOut(series: Series, beside: Map<number, FilePart>, moment: FileDateTime, family: string): void {
  const { times, first, changed, cancelled } = series;
  const day = localDay(moment, times.timeZone, family);
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

/** An override with all following dates (`RANGE=THISANDFUTURE`) becomes a series of its own. */
function follow(before: Series, event: FileEvent, day: number, { family, budget }: ParseContext): Series {
  const { first } = wallDays(toWallSpan(event.times));
  const own = readFileRule(event, event.times.timeZone, family, budget).rule;
  const rest = turnRule(restOfRule(before.rule, before.first, day), day, first);
  const shift = first - day;
  const later = [...before.cancelled].filter((one) => one > day).map((one) => one + shift);
  return {
    fields: event.fields,
    times: event.times,
    rule: own ?? rest,
    first,
    shift: before.shift + shift,
    cancelled: new Set(later),
    changed: new Map(),
  };
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
  reasons: string[];
  /** The rule is not understood, so the event is imported once. */
  isUnknown: boolean;
}

/** The newest of those that name the same date, in the order of their dates. */
function newestChanges(changes: readonly FileEvent[], timeZone: string, family: string) {
  const byDay = new Map<string, { event: FileEvent; day: number; isFuture: boolean }>();
  for (const event of changes) {
    if (!event.replaces) continue;
    const { moment, isFuture } = event.replaces;
    const day = localDay(moment, timeZone, family);
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
  for (const { event, day: named, isFuture } of newestChanges(changes, series.times.timeZone, context.family)) {
    const current = all.at(-1) as Series;
    const day = named + current.shift;
    if (isFuture && isRuleDay(current, day)) {
      if (!event.isCancelled) all.push(follow(current, event, day, context));
      endBefore(current, day);
    } else if (isRuleDay(current, day)) {
      if (event.isCancelled) current.cancelled.add(day);
      else {
        current.cancelled.delete(day);
        current.changed.set(day, { times: event.times, fields: event.fields });
      }
    } else if (!event.isCancelled) others.push(oneOff(event));
  }
  // A series that ends before it begins was replaced or cancelled as a whole.
  return { all: all.filter(({ rule, first }) => rule.until === null || rule.until >= first), others };
}

/**
 * What one `UID` of a file is: an event, or a series with its changed dates. A change of a date and all that follow
 * makes a series of its own of these (RFC 5545, section 3.8.4.4). Without the series its changed dates are events.
 */
export function readFileItem(
  master: FileEvent | null,
  changes: readonly FileEvent[],
  context: ParseContext,
): FileItemParts {
  const { family, budget } = context;
  const alone = changes.filter(({ isCancelled }) => !isCancelled);
  if (!master) return { parts: alone.map(oneOff), reasons: alone.flatMap(({ reasons }) => reasons), isUnknown: false };
  const timeZone = keptZone(master.start, family);
  const { rule, reason, isUnknown } = readFileRule(master, timeZone, family, budget);
  const reasons = [...master.reasons, ...(reason ? [reason] : []), ...alone.flatMap((event) => event.reasons)];
  if (master.rules.length > 1) reasons.push("Of several rules the first is taken.");
  if (!rule) return { parts: [oneOff(master), ...alone.map(oneOff)], reasons, isUnknown };
  const { first } = wallDays(toWallSpan(master.times));
  const series: Series = {
    fields: master.fields,
    times: master.times,
    rule,
    first,
    shift: 0,
    cancelled: new Set(),
    changed: new Map(),
  };
  const beside = layDates(series, master, family, reasons);
  for (const moment of master.exceptions) takeOut(series, beside, moment, family);
  const { all, others } = layChanges(series, changes, context);
  return { parts: [...all.map(toPart), ...beside.values(), ...others], reasons, isUnknown };
}
