import { toDayNumber } from "#app/domain/time/time.ts";
import type { CalendarInput, Days } from "#app/presenters/calendar/calendar.ts";
import { presentStrips } from "#app/presenters/school/strips.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { cachedSchool, listDays } from "#app/services/school/school.server.ts";
import { listSpans } from "#app/services/school/spans.server.ts";
import type { CalendarQuery } from "#app/shared/calendar/calendar-links.ts";
import type { Person } from "#app/shared/people/person.ts";

/** The school of a calendar view: terms and holidays, and for agenda and day view a strip for each day. */
export async function loadCalendarSchool(
  actor: FamilyScope,
  { view, member }: CalendarQuery,
  { from, to }: Days,
  people: readonly Person[],
  locale: string,
): Promise<Pick<CalendarInput, "spans" | "strips">> {
  if (view !== "agenda" && view !== "day") return { spans: await listSpans(actor) };
  const school = await cachedSchool(actor);
  const days = await listDays(actor, school, toDayNumber(from), toDayNumber(to));
  const whose = people.some(({ id }) => id === member) ? member : null;
  return { spans: school.spanRows, strips: presentStrips(days, people, locale, whose) };
}
