import { dayOfIso, isoOfDay } from "#app/domain/time/time.ts";
import type { SchoolSpan } from "#app/models/school/school-span.server.ts";
import type { EventView } from "#app/presenters/calendar/event-view.ts";
import { factLine } from "#app/shared/fact-line.ts";
import { namePeople } from "#app/shared/people/names.ts";
import type { Person } from "#app/shared/people/person.ts";
import { say } from "#app/words/catalogue.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";

type Row = Pick<SchoolSpan, "name" | "from_day" | "to_day" | "kind" | "member_ids">;

type SpanMessage = "allDay" | "firstDay" | "lastDay";

/** The family's people, and the locale of the reader. */
interface Readers {
  people: readonly Person[];
  locale: string;
}

function presentDays(row: Row, first: number, until: SpanMessage, { people, locale }: Readers): EventView {
  const text = say(calendarWords, locale);
  const members = row.member_ids.flatMap((id) => people.find((person) => person.id === id) ?? []);
  return {
    title: row.name,
    icon: row.kind === "holiday" ? "sun" : "school",
    members: members.map(({ id, name, initial }) => ({ id, name, initial })),
    time: null,
    until: text(until),
    dateTime: isoOfDay(first),
    details: factLine([namePeople(members, locale), text(row.kind === "holiday" ? "noSchool" : "school")], locale),
    href: null,
  };
}

/**
 * Terms and holidays between two day numbers, by day number, for everyone or for one member. A holiday is on all its
 * days, a term on its first and last (docs/product/school.md, "On the calendar").
 */
export function spansBetween(
  from: number,
  to: number,
  rows: readonly Row[],
  readers: Readers,
  member: number | null = null,
): Map<number, EventView[]> {
  const found = new Map<number, EventView[]>();
  const put = (row: Row, first: number, last: number, until: SpanMessage = "allDay") => {
    const begin = Math.max(first, from);
    const end = Math.min(last, to);
    if (begin > end) return;
    const view = presentDays(row, first, until, readers);
    for (let day = begin; day <= end; day += 1) found.set(day, [...(found.get(day) ?? []), view]);
  };
  for (const row of rows) {
    const isTheirs = row.member_ids.length === 0 || member === null || row.member_ids.includes(member);
    if (!isTheirs) continue;
    const [first, last] = [dayOfIso(row.from_day), dayOfIso(row.to_day)];
    if (row.kind === "holiday" || first === last) put(row, first, last);
    else {
      put(row, first, first, "firstDay");
      put(row, last, last, "lastDay");
    }
  }
  return found;
}
