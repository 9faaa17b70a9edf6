import { ruleDays } from "#app/domain/recurrence/rule-days.ts";
import { birthdayRule } from "#app/domain/time/birthdays.ts";
import {
  type EventTimes,
  type SpanOfOccurrence,
  spansIn,
  toSpan,
  toTimes,
  toWallSpan,
  wallDays,
} from "#app/domain/time/recurrence.ts";
import { DAY_MS, isoOfDay, startOfDay, Temporal, toDayNumber, wallMs } from "#app/domain/time/time.ts";
import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import { EVENT_COLUMNS } from "#app/services/calendar/event-columns.server.ts";
import { type EventRow, eventRecurrence, eventTimes } from "#app/services/calendar/event-times.server.ts";
import { ask, type Found, type FoundOfKind, type Search, takeFirst } from "#app/services/find/found.server.ts";
import { LAST_DATE } from "#app/shared/calendar/constants.ts";
import { areMet, listWords } from "#app/utils/words.ts";
import { say } from "#app/words/catalogue.ts";
import { feedWords } from "#app/words/catalogues/feed-words.ts";

/** An event, an occurrence of a series, or a member's birthday. */
export type AboutEvent =
  | { event: EventRow; times: EventTimes; instanceDate: string | null }
  | { member: FamilyMember; born: Temporal.PlainDate };
export type FoundEvent = Found<"event", AboutEvent>;

const columns = EVENT_COLUMNS.map((name) => `e.${name}`);

const WHEN = `COALESCE(e.start_time, $3::timestamptz + (e.start_date - $4::date) * interval '1 day') AS begins,
      COALESCE(e.end_time > $5::timestamptz, e.end_date >= $4::date) AS is_coming`;
const MET = "e.family_id = $1 AND e.words @@ $2::tsquery AND e.removed_at IS NULL AND e.seen_until >= $6::date";

// Reads all series, because only the rule knows their next date, and only as many single events as are shown. Each of
// the three kinds has an index of its own, whose condition the query must repeat. Single events may be thousands of
// rows: they are aggregated once into arrays, which are sorted as far as needed. Arrays keep PostgreSQL on the index,
// whatever number of rows it expects. A subquery for each row's series would raise the expected cost until PostgreSQL
// compiles the statement first: hence a join, for overrides alone.
const FIND_EVENTS = `WITH once AS MATERIALIZED (
    SELECT count(*) AS count,
      array_agg(id) FILTER (WHERE is_coming) AS coming, array_agg(begins) FILTER (WHERE is_coming) AS coming_at,
      array_agg(id) FILTER (WHERE NOT is_coming) AS past, array_agg(begins) FILTER (WHERE NOT is_coming) AS past_at
    FROM (
      SELECT e.id, ${WHEN} FROM events e
      WHERE ${MET} AND e.recurrence_rule IS NULL AND e.original_event_id IS NULL OFFSET 0
    ) row
  ), changed AS MATERIALIZED (
    SELECT e.id, ${WHEN}, e.words IS DISTINCT FROM s.words AS differs FROM events e
      LEFT JOIN events s ON s.family_id = $1 AND s.id = e.original_event_id AND s.removed_at IS NULL
    WHERE ${MET} AND e.original_event_id IS NOT NULL
  ), shown AS (
    (SELECT id FROM once, unnest(coming, coming_at) row (id, begins) ORDER BY begins, id DESC LIMIT $7::int)
    UNION ALL (
      SELECT id FROM once, unnest(past, past_at) row (id, begins) ORDER BY begins DESC, id DESC
      LIMIT (SELECT GREATEST($7::int - COALESCE(cardinality(coming), 0), 0) FROM once)
    ) UNION ALL (
      SELECT id FROM changed WHERE differs
      ORDER BY is_coming DESC, CASE WHEN is_coming THEN begins END, begins DESC, id DESC LIMIT $7::int
    ) UNION ALL SELECT id FROM changed WHERE NOT differs AND is_coming
  )
  SELECT ${columns.join(", ")}, e.is_moved,
    (SELECT count FROM once) + (SELECT count(*) FROM changed WHERE differs) AS count,
    CASE WHEN e.recurrence_rule IS NOT NULL THEN (
      SELECT string_agg(x.instance_date::text, ',') FROM event_exceptions x
      WHERE x.family_id = $1 AND x.event_id = e.id
    ) END AS left_out
  FROM (
    SELECT e.*, false AS is_moved FROM events e WHERE ${MET} AND e.recurrence_rule IS NOT NULL
    UNION ALL
    SELECT e.*, e.original_event_id IS NOT NULL AND e.id = ANY (ARRAY(SELECT id FROM changed WHERE NOT differs))
    FROM events e WHERE e.family_id = $1 AND e.id = ANY (ARRAY(SELECT id FROM shown))
  ) e` as const;

export type FoundRow = EventRow & { left_out: string | null; is_moved: boolean; count: number };

const LAST_DAY = toDayNumber(Temporal.PlainDate.from(LAST_DATE));

/**
 * The occurrence that represents a series in the results: the present or next one, else the last; `null` if all dates
 * are excluded. The work is bounded by the rule's count and the number of excluded dates.
 */
function nextOrLast(row: EventRow, { now, today }: Search): { occurrence: SpanOfOccurrence; isComing: boolean } | null {
  const recurrence = eventRecurrence(row);
  if (!recurrence) return null;
  const wall = toWallSpan(eventTimes(row));
  const nowMs = now.epochMilliseconds;
  const bounds = { from: toDayNumber(today), to: LAST_DAY, begin: nowMs, end: Number.POSITIVE_INFINITY };
  const { value: next } = spansIn(wall, row.time_zone, recurrence, bounds).next();
  if (next) return { occurrence: next, isComing: true };
  const { first, last: firstEnd } = wallDays(wall);
  // Backwards in steps that double, until an occurrence is found.
  for (let to = bounds.from, step = 31; to + (firstEnd - first) + 2 >= first; to -= step, step *= 2) {
    const window = { from: to - step, to, begin: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY };
    const last = [...spansIn(wall, row.time_zone, recurrence, window)].at(-1);
    if (last) return { occurrence: last, isComing: false };
  }
  return null;
}

/** The family's local day of a start, and the day's first instant for an all-day event. */
function findPlace({ isAllDay, start }: { isAllDay: boolean; start: number }, timeZone: string) {
  const day = isAllDay ? start : Math.floor(wallMs(start, timeZone) / DAY_MS);
  const date = isoOfDay(day);
  return { date, at: isAllDay ? startOfDay(Temporal.PlainDate.from(date), timeZone).epochMilliseconds : start };
}

export function toFound(row: FoundRow, search: Search): FoundEvent[] {
  row.exceptions = (row.left_out?.split(",") ?? []).map((instance_date) => ({ instance_date }));
  const common = {
    kind: "event" as const,
    id: row.id,
    title: row.title,
    others: [row.location, row.description].filter((text) => text !== null),
  };
  if (row.recurrence_rule === null) {
    const times = eventTimes(row);
    const isComing = times.isAllDay
      ? Temporal.PlainDate.compare(times.end, search.today) >= 0
      : Temporal.Instant.compare(times.end, search.now) > 0;
    return [
      {
        ...common,
        ...findPlace(toSpan(times), search.family.time_zone),
        isComing,
        about: { event: row, times, instanceDate: null },
      },
    ];
  }
  const chosen = nextOrLast(row, search);
  if (!chosen) return [];
  const { occurrence, isComing } = chosen;
  const about = { event: row, times: toTimes(occurrence, row.time_zone), instanceDate: occurrence.instanceDate };
  return [{ ...common, ...findPlace(occurrence, search.family.time_zone), isComing, about }];
}

const birthdayTitle = ({ name }: FamilyMember, locale = "en") => say(feedWords, locale)("birthday", { name });

/** The words of the members' birthdays in the reader's language and in English, which are not in any index. */
export const birthdayWords = (members: readonly FamilyMember[], locale?: string): string[] =>
  listWords(
    members
      .filter(({ birth_date }) => birth_date)
      .flatMap((member) => [birthdayTitle(member, locale), birthdayTitle(member)]),
  );

function findBirthdays(members: readonly FamilyMember[], { terms, today, family, locale }: Search): FoundEvent[] {
  return members.flatMap((member) => {
    const title = birthdayTitle(member, locale);
    if (!member.birth_date || !areMet(terms, birthdayWords([member], locale))) return [];
    const born = Temporal.PlainDate.from(member.birth_date);
    const { value: day } = ruleDays(birthdayRule(born), toDayNumber(born), toDayNumber(today), LAST_DAY).next();
    if (day === undefined) return [];
    const about = { member, born };
    return [
      {
        kind: "event",
        id: null,
        title,
        others: [],
        isComing: true,
        about,
        ...findPlace({ isAllDay: true, start: day }, family.time_zone),
      },
    ];
  });
}

/**
 * The family's events, each series once, and the members' birthdays. An override with the same words as its series
 * counts as one of its dates, so the series may be represented by it.
 */
export async function findEvents(search: Search, members: readonly FamilyMember[]): Promise<FoundOfKind<FoundEvent>> {
  const { family, query, begin, today, now, since, limit } = search;
  const bind = [family.id, query, begin, today, now, since].map(String);
  const rows = await ask<FoundRow>(FIND_EVENTS, [...bind, limit]);
  const isSeries = ({ recurrence_rule }: FoundRow) => recurrence_rule !== null;
  const oneOffs = rows.filter((row) => !isSeries(row) && !row.is_moved).flatMap((row) => toFound(row, search));
  const listMoved = (id: number) => rows.filter((row) => row.is_moved && row.original_event_id === id);
  const series = rows.filter(isSeries).flatMap((row) => {
    const dates = [row, ...listMoved(row.id)].flatMap((date) => toFound(date, search));
    return takeFirst(dates, 1);
  });
  const birthdays = findBirthdays(members, search);
  return {
    count: (rows[0]?.count ?? 0) + series.length + birthdays.length,
    found: takeFirst([...oneOffs, ...series, ...birthdays], limit),
  };
}
