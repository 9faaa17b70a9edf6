import type { LineContext } from "#app/domain/quick-add/read.ts";
import type { UnderstoodLine } from "#app/domain/quick-add/read-line.ts";
import type { Temporal } from "#app/domain/time/time.ts";
import { presentRepeat } from "#app/presenters/calendar/repeat-form.ts";
import { describeRuleAsFact } from "#app/presenters/calendar/rule-words.ts";
import { formatDate, formatInstant } from "#app/shared/format.ts";
import { joinNames } from "#app/shared/people/names.ts";
import { say } from "#app/words/catalogue.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { joinFacts } from "#app/words/join-facts.ts";

/** Whether `3/4` is 3 April in a locale. */
export const isDayFirst = (locale: string): boolean => {
  const parts = new Intl.DateTimeFormat(locale, { day: "numeric", month: "numeric" }).formatToParts(0);
  return parts.findIndex(({ type }) => type === "day") < parts.findIndex(({ type }) => type === "month");
};

/** The context of a line: the family's time and members, and the reader's language and order of dates. */
export const lineContext = (
  now: Temporal.ZonedDateTime,
  locale: string,
  members: readonly { id: number; name: string }[],
): LineContext => ({
  today: now.toPlainDate(),
  now: now.hour * 60 + now.minute,
  isDayFirst: isDayFirst(locale),
  members,
  locale,
});

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The understood event in words: "“Piano”, Saturday 28 November 2026, 17:00 to 18:00, every Saturday, Ella". */
function describe(line: UnderstoodLine, names: readonly string[], locale: string): string {
  const day = (date: Temporal.PlainDate) => formatDate(date.toString(), locale, "fullDay");
  const time = (minutes: number) => formatInstant(minutes * 60_000, locale, "time", "UTC");
  const text = say(calendarWords, locale);
  const { title, date, endDate, start, end, rule, place } = line;
  const [first, last] = [day(date), endDate ? day(endDate) : null];
  const [from, to] = start === null ? [null, null] : [time(start), time(end ?? start)];
  const dates = last === null ? first : text("whenDays", { first, last });
  const timed = last === null ? "whenFromTo" : "line.across";
  const facts = [
    text("line.title", { title }),
    from === null ? dates : text(timed, { day: first, first, start: from, last: last ?? "", end: to }),
    from === null && text("line.allDay"),
    rule && describeRuleAsFact(rule, locale),
    line.isEveryone ? text("line.everyone") : joinNames(names, locale),
    place && text("line.place", { place }),
  ];
  return joinFacts(
    facts.flatMap((fact) => fact || []),
    locale,
  );
}

/** A parsed line as the initial values of the event form, and in words. */
export function presentLine(line: UnderstoodLine, members: readonly { id: number; name: string }[], locale: string) {
  const names = line.memberIds.flatMap((id) => members.find((member) => member.id === id)?.name ?? []);
  if (!line.isUnderstood)
    return {
      understood: say(calendarWords, locale)("line.title", { title: line.title }),
      values: { title: line.title, repeats: "never" },
    };
  const { date, endDate, start, end } = line;
  return {
    understood: describe(line, names, locale),
    values: {
      title: line.title,
      start_date: date.toString(),
      end_date: endDate?.toString() ?? "",
      ...(start === null
        ? { is_all_day: true, start_time: "", end_time: "" }
        : { start_time: clock(start), end_time: clock(end ?? start) }),
      location: line.place ?? "",
      member_ids: line.memberIds.map(String),
      ...presentRepeat(line.rule, date.toString()),
    },
  };
}
