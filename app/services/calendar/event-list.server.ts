import { QueryTypes } from "sequelize";
import { readRows } from "#app/db/batched-reads.server.ts";
import { sequelize } from "#app/db/database.server.ts";
import {
  type Bounds,
  type EventTimes,
  isWithin,
  type Span,
  spansIn,
  toBounds,
  toTimes,
  type Window,
} from "#app/domain/time/recurrence.ts";
import { fromDayNumber, startOfDay, Temporal } from "#app/domain/time/time.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import {
  EVENT_COLUMNS,
  LISTED_COLUMNS,
  type SHOWN_COLUMNS,
  selectOwn,
} from "#app/services/calendar/event-columns.server.ts";
import {
  type EventRow,
  eventRecurrence,
  eventSpans,
  type TimedRow,
} from "#app/services/calendar/event-times.server.ts";
import { FIND_OTHERS, type FoundSubscribed, unpackEvents } from "#app/services/calendar/packed-events.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { LAST_DATE } from "#app/shared/calendar/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { english } from "#app/words/english.server.ts";

/** A single event, or one occurrence of a series, within a window. */
export class EventInWindow<Row extends Pick<EventRow, "id" | "time_zone"> = EventRow> {
  constructor(
    readonly event: Row,
    /** The local date of an occurrence in the event's zone; `null` for a single event. */
    readonly instanceDate: string | null,
    readonly span: Span,
  ) {}

  /** The span as dates and instants. Computed on demand, because large lists do not need it. */
  get times(): EventTimes {
    return toTimes(this.span, this.event.time_zone);
  }
}

const MAX_DAYS = 366 * 2;

const earlier = (a: Temporal.PlainDate, b: Temporal.PlainDate) => (Temporal.PlainDate.compare(a, b) < 0 ? a : b);

/**
 * The window of a request, in the family's local dates: by default from a month ago to twelve months ahead, at most two
 * years (docs/product/api.md, "Listing events").
 */
export function eventWindow(
  { family }: FamilyScope,
  asked: { from?: string; to?: string },
  now: Temporal.Instant,
): Window {
  const today = familyToday({ family }, now);
  const parseDate = (text: string | undefined) => (text ? Temporal.PlainDate.from(text) : undefined);
  const from = parseDate(asked.from) ?? (parseDate(asked.to) ?? today.add({ months: 12 })).subtract({ months: 13 });
  const to = parseDate(asked.to) ?? earlier(from.add({ months: 13 }), Temporal.PlainDate.from(LAST_DATE));
  if (Temporal.PlainDate.compare(to, from) < 0)
    throw new DomainError("invalid", english(calendarWords, "endTooEarly"), "to");
  if (from.until(to).days > MAX_DAYS) throw new DomainError("invalid", "At most two years at a time", "to");
  return { from, to, timeZone: family.time_zone };
}

// Raw SQL, in one query: Sequelize takes several times longer to build the query than PostgreSQL to answer it.
const SELECT = selectOwn(EVENT_COLUMNS);
const SEEN = "e.seen_until >= $2::date AND e.seen_from <= $3::date";
const FIND_SEEN = `${SELECT} AND ${SEEN} ORDER BY e.id`;
const FIND_OWN_SHOWN = `${selectOwn(LISTED_COLUMNS)} AND ${SEEN}`;
const FIND_WITH_CHANGED = `${SELECT} AND (e.id = ANY($2) OR e.original_event_id = ANY($2))`;

/** The columns of an event in `listShown`. */
export type ShownRow = Pick<EventRow, (typeof SHOWN_COLUMNS)[number] | "calendar_id">;
export type ShownEvent = EventInWindow<ShownRow>;
type ListedRow = ShownRow & TimedRow;

type Selected<Row> = Row & { left_out: string | null };

function readLeftOut<Row extends TimedRow>(rows: Selected<Row>[]): Row[] {
  for (const row of rows) {
    row.exceptions = (row.left_out?.split(",") ?? []).map((instance_date) => ({ instance_date }));
  }
  return rows;
}

/** The rows of a statement that selects events, without a batched read. */
export const findRows = async <Row extends TimedRow = EventRow>(sql: string, bind: unknown[]): Promise<Row[]> =>
  readLeftOut(await sequelize.query<Selected<Row>>(sql, { bind, type: QueryTypes.SELECT }));

const TIMES = ["start_time", "end_time", "created_at", "updated_at"] as const satisfies (keyof EventRow)[];

const writeDates = ({ from, to }: Window) => [String(from), String(to)];

/** Reads the events of a window in one batch with the page's other reads. */
const readEvents = async <Row extends ListedRow = EventRow>(familyId: number, sql: string, window: Window) =>
  readJson(await readRows<Selected<Row>>(familyId, sql, writeDates(window)));

/** Parses the times of rows that were read as JSON. */
function readJson<Row extends ListedRow>(rows: Selected<Row>[]): Row[] {
  for (const row of rows as Partial<Record<(typeof TIMES)[number], unknown>>[]) {
    for (const name of TIMES) if (typeof row[name] === "string") row[name] = new Date(row[name]);
  }
  return readLeftOut<Row>(rows);
}

/**
 * Events that may overlap two local dates, by id; `null` is an open end. The caller checks their exact times. One query
 * for any number of members and events.
 */
export async function findSeen(
  { family }: FamilyScope,
  from: Temporal.PlainDate | null,
  to: Temporal.PlainDate | null,
): Promise<EventRow[]> {
  return findRows(FIND_SEEN, [family.id, from?.toString() ?? "-infinity", to?.toString() ?? "infinity"]);
}

/** Series by their ids, with their overrides. */
export const findWithChanged = ({ family }: FamilyScope, ids: readonly number[]): Promise<EventRow[]> =>
  findRows(FIND_WITH_CHANGED, [family.id, ids]);

/**
 * Every own event that overlaps the window's local dates, series as occurrences, sorted by start (an all-day event
 * starts with its day). Plain rows and numbers, because a model and `Temporal` values for each would cost more than the
 * query.
 */
export async function listEvents({ family }: FamilyScope, window: Window): Promise<EventInWindow[]> {
  return expandRows(await readEvents(family.id, FIND_SEEN, window), window);
}

/** `listEvents` with subscribed events, for pages. */
export async function listShown({ family }: FamilyScope, window: Window): Promise<ShownEvent[]> {
  const bounds = toBounds(window);
  const [own, others] = await Promise.all([
    readEvents<ListedRow>(family.id, FIND_OWN_SHOWN, window),
    readRows<FoundSubscribed<Selected<ListedRow>>>(family.id, FIND_OTHERS, writeDates(window)),
  ]);
  const rows = [...own, ...others.flatMap(({ series }) => readJson(series ?? []))];
  const entries: ShownEvent[] = rows.flatMap((row) => expandEvent(row, bounds));
  for (const { row, span } of others.flatMap(unpackEvents)) {
    if (isWithin(span, bounds)) entries.push(new EventInWindow(row, null, span));
  }
  return inOrder(entries, window);
}

/** The occurrences of `rows` that overlap a window, sorted by start. */
export function expandRows<Row extends TimedRow>(rows: readonly Row[], window: Window): EventInWindow<Row>[] {
  const bounds = toBounds(window);
  return inOrder(
    rows.flatMap((row) => expandEvent(row, bounds)),
    window,
  );
}

function inOrder<Row extends Pick<EventRow, "id" | "time_zone">>(
  entries: readonly EventInWindow<Row>[],
  window: Window,
): EventInWindow<Row>[] {
  const startMs = dayBegins(window.timeZone);
  return entries
    .map((entry) => ({ entry, key: entry.span.isAllDay ? startMs(entry.span.start) : entry.span.start }))
    .sort(
      (a, b) =>
        a.key - b.key ||
        Number(b.entry.span.isAllDay) - Number(a.entry.span.isAllDay) ||
        a.entry.event.id - b.entry.event.id,
    )
    .map(({ entry }) => entry);
}

/** The first instant of a local day (`toDayNumber`) in a zone, memoized. */
function dayBegins(timeZone: string): (day: number) => number {
  const known = new Map<number, number>();
  return (day) => {
    const begin = known.get(day) ?? startOfDay(fromDayNumber(day), timeZone).epochMilliseconds;
    known.set(day, begin);
    return begin;
  };
}

function expandEvent<Row extends TimedRow>(row: Row, bounds: Bounds): EventInWindow<Row>[] {
  const { span, wall } = eventSpans(row);
  const recurrence = eventRecurrence(row);
  if (!recurrence) return isWithin(span, bounds) ? [new EventInWindow(row, null, span)] : [];
  const entries: EventInWindow<Row>[] = [];
  for (const found of spansIn(wall, row.time_zone, recurrence, bounds)) {
    entries.push(new EventInWindow(row, found.instanceDate, found));
  }
  return entries;
}
