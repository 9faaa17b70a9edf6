import { daysSinceSunday } from "#app/domain/school/school-days.ts";
import { dayOfIso } from "#app/domain/time/time.ts";
import { formatTime } from "#app/presenters/school/timetable.ts";
import type { PackedDay } from "#app/services/school/school.server.ts";
import type { StripView } from "#app/shared/calendar/strip.ts";
import type { Person } from "#app/shared/people/person.ts";
import { timetableHref } from "#app/shared/school/school-links.ts";

/** Equal week letters of several members are named once. */
function formatLetters(days: readonly PackedDay[]): string {
  const letters = [...new Set(days.flatMap(({ day }) => day.letter ?? []))].sort();
  if (letters.length === 0) return "";
  return letters.length === 1 ? `Week ${letters[0]}` : `Weeks ${letters.join(" and ")}`;
}

/** The strips of school days, by day number; with a member, of theirs alone. */
export function presentStrips(
  days: readonly PackedDay[],
  people: readonly Person[],
  locale: string,
  member: number | null,
): Map<number, StripView> {
  const atSchool = days.filter(({ day }) => day.isSchool && (member === null || day.member === member));
  const strips = new Map<number, StripView>();
  for (const date of new Set(atSchool.map(({ day }) => day.date))) {
    const number = dayOfIso(date);
    const onDay = atSchool.flatMap((one) => {
      const person = people.find(({ id }) => id === one.day.member);
      return one.day.date === date && person ? [{ ...one, name: person.name }] : [];
    });
    if (onDay.length === 0) continue;
    const letters = formatLetters(onDay);
    const packs = onDay.flatMap(({ name, pack }) =>
      pack.length > 0 ? [`${name}: ${pack.map(({ text }) => text).join(", ")}`] : [],
    );
    strips.set(number, {
      title: `School: ${onDay.map(({ name, day }) => `${name} to ${formatTime(day.homeAt, locale)}`).join(", ")}`,
      text: [letters, ...packs].filter(Boolean).join(" · "),
      href: timetableHref({ member: onDay[0]?.day.member ?? 0, day: daysSinceSunday(number) }),
    });
  }
  return strips;
}
