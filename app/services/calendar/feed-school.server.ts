import type { CalendarEntry } from "#app/domain/icalendar/entry.ts";
import { isoOfDay, Temporal, toDayNumber, toInstant } from "#app/domain/time/time.ts";
import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { type OpenWindow, secondsLived } from "#app/services/calendar/exported-events.server.ts";
import { dayAtSchool, loadSchool, type MemberDay } from "#app/services/school/school.server.ts";
import { listSpans } from "#app/services/school/spans.server.ts";
import { say } from "#app/words/catalogue.ts";
import { feedWords } from "#app/words/catalogues/feed-words.ts";
import { joinFacts } from "#app/words/join-facts.ts";

/** School in calendar files and in the feed (docs/product/school.md, "In calendar files and the feed"). */

const allDay = { location: null, category: "school", recurrence: null, isFree: true } as const;

/** The terms and holidays that overlap a window, each one once. */
export async function listSpanEntries(
  actor: FamilyScope,
  { from, to, timeZone }: OpenWindow,
  members: readonly FamilyMember[],
): Promise<CalendarEntry[]> {
  const spans = (await listSpans(actor)).filter(
    ({ from_day, to_day }) => (!from || to_day >= from.toString()) && (!to || from_day <= to.toString()),
  );
  return spans.map((span) => ({
    ...allDay,
    uid: `span-${span.id}@roost.invalid`,
    sequence: secondsLived(span),
    createdAt: toInstant(span.created_at),
    changedAt: toInstant(span.updated_at),
    title: span.name,
    description: null,
    category: span.kind,
    members: members.filter(({ id }) => span.member_ids.includes(id)),
    times: {
      isAllDay: true,
      start: Temporal.PlainDate.from(span.from_day),
      end: Temporal.PlainDate.from(span.to_day),
      timeZone,
    },
  }));
}

const DAYS_AHEAD = 60;

const formatLessons = ({ letter, lessons, homeAt }: MemberDay, language: string): string => {
  const text = say(feedWords, language);
  return [
    ...(letter ? [text("week", { letter })] : []),
    ...lessons.map(({ starts_at, subject: { name, room, teacher } }) =>
      joinFacts(
        [`${starts_at} ${name}`, room, teacher].filter((fact) => fact !== null),
        language,
      ),
    ),
    text("home", { time: homeAt }),
  ].join("\n");
};

/** Entries for each child's school days from today to sixty days ahead; none if the family's feed leaves school out. */
export async function listSchoolEntries(
  { family }: FamilyScope,
  members: readonly FamilyMember[],
  today: Temporal.PlainDate,
): Promise<CalendarEntry[]> {
  if (!family.feed_school) return [];
  const school = await loadSchool({ family });
  const dates = Array.from({ length: DAYS_AHEAD + 1 }, (_, days) => isoOfDay(toDayNumber(today) + days));
  return school.timetables.flatMap((whole): CalendarEntry[] => {
    const member = members.find(({ id }) => id === whole.timetable.member_id);
    if (!member) return [];
    const days = dates.map((date) => dayAtSchool(whole, school, date)).filter(({ isSchool }) => isSchool);
    return days.map((day) => {
      const date = Temporal.PlainDate.from(day.date);
      return {
        ...allDay,
        uid: `school-${member.id}-${day.date}@roost.invalid`,
        // The family's revision, because terms, week letters and subjects can change a day.
        sequence: family.calendar_revision,
        createdAt: toInstant(whole.timetable.created_at),
        changedAt: toInstant(family.calendar_changed_at),
        title: say(feedWords, family.language)("school", { name: member.name }),
        description: formatLessons(day, family.language),
        members: [member],
        times: { isAllDay: true, start: date, end: date, timeZone: family.time_zone },
      };
    });
  });
}
