import { DAY_MS, dayOfIso } from "#app/domain/time/time.ts";
import { LAST_DATE } from "#app/shared/calendar/constants.ts";
import type { ChoreUnit, ChoreWhen, ChoreWho } from "#app/shared/chores/constants.ts";

/** The settings of a chore that determine its dates and turns. Days are numbers; 1970-01-01 is 0. */
export interface Plan {
  who: ChoreWho;
  when: ChoreWhen;
  dueOn: number | null;
  /** 0 for Sunday to 6. */
  weekdays: readonly number[];
  everyN: number;
  unit: ChoreUnit;
  startOn: number;
  /** Whether it stays open until it is done, skipped or replaced; otherwise it ends at midnight. */
  keeps: boolean;
  /** Dates before these days do not exist; `-Infinity` for none. */
  countsFrom: number;
  restsUntil: number;
  /** In the order of turns. */
  members: readonly number[];
  nextMember: number | null;
}

/** A member's absence, both days included. */
export interface Away {
  member: number;
  from: number;
  to: number;
}

/** A completed or skipped date that was not undone: its due day, and the local day of the completion. */
export interface Settled {
  dueOn: number;
  onDay: number;
}

/** A due date, and the first day from today on which it can be done. */
export interface Due {
  due: number;
  day: number;
}

const LAST_DAY = dayOfIso(LAST_DATE);
const LENGTH = { days: 1, weeks: 7 } as const;

/** 0 for Sunday; 1970-01-01 was a Thursday. */
const weekday = (day: number) => (((day + 4) % 7) + 7) % 7;

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** The dates of a chore that recurs by the calendar, counted from its start (docs/product/chores.md, "When it is due"). */
interface Series {
  /** The first date at or after a day, and the last at or before a day; `null` without one. */
  from(day: number): number | null;
  upTo(day: number): number | null;
}

/** Adds months; in a shorter month the last day. */
function addMonths(day: number, months: number): number {
  const from = new Date(day * DAY_MS);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(from.getUTCDate(), last)) / DAY_MS;
}

/** The number of a day's month, counted continuously. */
function monthNumber(day: number): number {
  const date = new Date(day * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/**
 * The k-th date, always counted from the start: the 31st falls on a shorter month's last day and is the 31st again
 * after it.
 */
const nthDate = ({ startOn, everyN, unit }: Plan, k: number): number =>
  unit === "months" ? addMonths(startOn, k * everyN) : startOn + k * everyN * LENGTH[unit];

/** The number of the last date up to a day. The day is not before the start. */
function countUpTo(plan: Plan, day: number): number {
  const { startOn, everyN, unit } = plan;
  if (unit !== "months") return Math.floor((day - startOn) / (everyN * LENGTH[unit]));
  const k = Math.floor((monthNumber(day) - monthNumber(startOn)) / everyN);
  return nthDate(plan, k) > day ? k - 1 : k;
}

function toSeries(plan: Plan): Series {
  const first = Math.max(plan.startOn, plan.countsFrom, plan.restsUntil);
  const within = (day: number | undefined) => (day !== undefined && day >= first && day <= LAST_DAY ? day : null);
  if (plan.when === "days") {
    const isDue = (day: number) => plan.weekdays.includes(weekday(day));
    return {
      from: (day) => {
        const more = WEEK.find((each) => isDue(Math.max(day, first) + each));
        return within(more === undefined ? more : Math.max(day, first) + more);
      },
      upTo: (day) => {
        const less = WEEK.find((each) => isDue(day - each));
        return within(less === undefined ? less : day - less);
      },
    };
  }
  return {
    from: (day) => {
      const target = Math.max(day, first);
      if (target > LAST_DAY) return null;
      const k = countUpTo(plan, target);
      return within(nthDate(plan, nthDate(plan, k) < target ? k + 1 : k));
    },
    upTo: (day) => (day < first ? null : within(nthDate(plan, countUpTo(plan, day)))),
  };
}

/** Whether a member is away on a day. */
export const isAway = (away: readonly Away[], member: number, day: number): boolean =>
  away.some((one) => one.member === member && one.from <= day && day <= one.to);

/** The first day from `day` on that is in no absence of the owner; `day` without an owner. */
export function hereFrom(away: readonly Away[], owner: number | null, day: number): number {
  const absence = away.find((one) => one.member === owner && one.from <= day && day <= one.to);
  return absence ? hereFrom(away, owner, absence.to + 1) : day;
}

interface Lane {
  plan: Plan;
  settled: readonly Settled[];
  /** The member whose absences count; `null` for turns and for chores of anyone free. */
  owner: number | null;
  away: readonly Away[];
  today: number;
}

function* keptDates({ plan, settled, owner, away, today }: Lane): Generator<Due> {
  const series = toSeries(plan);
  const done = new Set(settled.map(({ dueOn }) => dueOn));
  let day = hereFrom(away, owner, today);
  for (;;) {
    // After an absence only the latest date is open, because it has replaced earlier ones.
    const due = day > LAST_DAY ? null : series.upTo(day);
    if (due !== null && !done.has(due)) yield { due, day };
    const next = series.from(day + 1);
    if (next === null) return;
    day = hereFrom(away, owner, next);
  }
}

function* passingDates({ plan, settled, owner, away, today }: Lane): Generator<Due> {
  const series = toSeries(plan);
  const done = new Set(settled.map(({ dueOn }) => dueOn));
  for (let due = series.from(today); due !== null; ) {
    const here = hereFrom(away, owner, due);
    if (here === due && !done.has(due)) yield { due, day: due };
    due = series.from(Math.max(here, due + 1));
  }
}

function* datesAfter({ plan, settled, owner, away, today }: Lane): Generator<Due> {
  const last = Math.max(...settled.map(({ onDay }) => onDay));
  let due = Math.max(plan.countsFrom, plan.restsUntil, settled.length > 0 ? last + plan.everyN : plan.startOn);
  while (due <= LAST_DAY) {
    const day = hereFrom(away, owner, Math.max(due, today));
    yield { due, day };
    due = day + plan.everyN;
  }
}

function* oneDate({ plan, settled, owner, away, today }: Lane): Generator<Due> {
  const { dueOn, countsFrom, restsUntil, keeps } = plan;
  if (dueOn === null || dueOn < countsFrom || settled.some((one) => one.dueOn >= dueOn)) return;
  const due = Math.max(dueOn, restsUntil);
  const day = hereFrom(away, owner, Math.max(due, today));
  if (due <= LAST_DAY && (keeps || day === due)) yield { due, day };
}

/**
 * The open and future dates of a chore, for one owner. Assumes that each is done as soon as possible: on or after its
 * due date and today, when the owner is present (docs/product/chores.md, "When it is due").
 */
export function dueDates(lane: Lane): Generator<Due> {
  const { when, keeps } = lane.plan;
  if (when === "once") return oneDate(lane);
  if (when === "after") return datesAfter(lane);
  return keeps ? keptDates(lane) : passingDates(lane);
}
