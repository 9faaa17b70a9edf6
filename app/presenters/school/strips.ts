import { daysSinceSunday } from "#app/domain/school/school-days.ts";
import { dayOfIso } from "#app/domain/time/time.ts";
import { formatTime } from "#app/presenters/school/timetable.ts";
import type { PackedDay } from "#app/services/school/school.server.ts";
import type { StripView } from "#app/shared/calendar/strip.ts";
import { factLine } from "#app/shared/fact-line.ts";
import { joinNames } from "#app/shared/people/names.ts";
import type { Person } from "#app/shared/people/person.ts";
import { timetableHref } from "#app/shared/school/school-links.ts";
import { say } from "#app/words/catalogue.ts";
import { schoolWords } from "#app/words/catalogues/school-words.ts";
import { joinFacts } from "#app/words/join-facts.ts";

/** Equal week letters of several members are named once. */
function formatLetters(days: readonly PackedDay[], locale: string): string {
  const text = say(schoolWords, locale);
  const letters = [...new Set(days.flatMap(({ day }) => day.letter ?? []))].sort();
  const [first] = letters;
  if (!first) return "";
  return letters.length === 1
    ? text("stripWeek", { letter: first })
    : text("stripWeeks", { letters: joinNames(letters, locale) });
}

/** The strips of school days, by day number; with a member, of theirs alone. */
export function presentStrips(
  days: readonly PackedDay[],
  people: readonly Person[],
  locale: string,
  member: number | null,
): Map<number, StripView> {
  const atSchool = days.filter(({ day }) => day.isSchool && (member === null || day.member === member));
  const text = say(schoolWords, locale);
  const strips = new Map<number, StripView>();
  for (const date of new Set(atSchool.map(({ day }) => day.date))) {
    const number = dayOfIso(date);
    const onDay = atSchool.flatMap((one) => {
      const person = people.find(({ id }) => id === one.day.member);
      return one.day.date === date && person ? [{ ...one, name: person.name }] : [];
    });
    if (onDay.length === 0) continue;
    const letters = formatLetters(onDay, locale);
    const packs = onDay.flatMap(({ name, pack }) =>
      pack.length > 0
        ? [
            text("nameBrings", {
              name,
              things: joinFacts(
                pack.map((line) => line.text),
                locale,
              ),
            }),
          ]
        : [],
    );
    strips.set(number, {
      title: text("stripTitle", {
        list: joinFacts(
          onDay.map(({ name, day }) => text("nameTo", { name, time: formatTime(day.homeAt, locale) })),
          locale,
        ),
      }),
      text: factLine([letters, ...packs], locale),
      href: timetableHref({ member: onDay[0]?.day.member ?? 0, day: daysSinceSunday(number) }),
    });
  }
  return strips;
}
