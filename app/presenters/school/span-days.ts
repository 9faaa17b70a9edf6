import { dayOfIso, isoOfDay } from "#app/domain/time/time.ts";
import type { SchoolSpan } from "#app/models/school/school-span.server.ts";
import type { EventView } from "#app/presenters/calendar/event-view.ts";
import { namePeople, type Person } from "#app/shared/people/person.ts";

type Row = Pick<SchoolSpan, "name" | "from_day" | "to_day" | "kind" | "member_ids">;

function presentDays(row: Row, first: number, until: string, people: readonly Person[]): EventView {
  const members = row.member_ids.flatMap((id) => people.find((person) => person.id === id) ?? []);
  return {
    title: row.name,
    icon: row.kind === "holiday" ? "sun" : "school",
    members: members.map(({ id, name, initial }) => ({ id, name, initial })),
    time: null,
    until,
    dateTime: isoOfDay(first),
    details: [namePeople(members), row.kind === "holiday" ? "No school" : "School"].join(" · "),
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
  people: readonly Person[],
  member: number | null = null,
): Map<number, EventView[]> {
  const found = new Map<number, EventView[]>();
  const put = (row: Row, first: number, last: number, until = "All day") => {
    const begin = Math.max(first, from);
    const end = Math.min(last, to);
    if (begin > end) return;
    const view = presentDays(row, first, until, people);
    for (let day = begin; day <= end; day += 1) found.set(day, [...(found.get(day) ?? []), view]);
  };
  for (const row of rows) {
    const isTheirs = row.member_ids.length === 0 || member === null || row.member_ids.includes(member);
    if (!isTheirs) continue;
    const [first, last] = [dayOfIso(row.from_day), dayOfIso(row.to_day)];
    if (row.kind === "holiday" || first === last) put(row, first, last);
    else {
      put(row, first, first, "First day");
      put(row, last, last, "Last day");
    }
  }
  return found;
}
