import { Temporal, toDayNumber } from "#app/domain/time/time.ts";
import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import { type BirthdayPerson, birthdaysBetween } from "#app/presenters/calendar/birthdays.ts";
import { type EventEntry, type EventView, entryDays, presentOnDay } from "#app/presenters/calendar/event-view.ts";
import { spansBetween } from "#app/presenters/school/span-days.ts";
import { formatTime } from "#app/presenters/school/timetable.ts";
import { clockIn, formatWait, timeIn } from "#app/presenters/wall/wall-clock.ts";
import type { WallPeople } from "#app/presenters/wall/wall-people.ts";
import type { DayCell, DayView, RowView } from "#app/presenters/wall/wall-view.ts";
import type { MemberDay, School } from "#app/services/school/school.server.ts";
import { factLine } from "#app/shared/fact-line.ts";
import { formatDate } from "#app/shared/format.ts";
import { namePeople } from "#app/shared/people/names.ts";
import type { Person } from "#app/shared/people/person.ts";
import { shortTime } from "#app/shared/short-time.ts";
import { WALL_ROOM } from "#app/shared/wall/constants.ts";
import { shorten } from "#app/utils/shorten.ts";
import { say } from "#app/words/catalogue.ts";
import { wall as words } from "#app/words/catalogues/wall.ts";

/** The data of a wall's day (docs/product/wall.md, "What it shows"). */
export interface WallDay {
  now: Temporal.Instant;
  locale: string;
  timeZone: string;
  people: WallPeople;
  /** Events of today and the six days after. */
  entries: readonly EventEntry[];
  dinners: readonly { title: string; planned_date: string; cook_id?: number | null }[];
  /** Terms and holidays. */
  spans: School["spanRows"];
  /** Today's school of members with a timetable, if the screen shows where they are. */
  school: readonly MemberDay[];
  showsWhere: boolean;
  /** Whether the screen shows places and notes. */
  showsNotes: boolean;
  /** Notes of these days' events, by event id; empty when the screen hides notes. */
  notes: ReadonlyMap<number, string>;
}

interface OnDay {
  view: EventView;
  entry: EventEntry | null;
}

const isOver = ({ entry }: OnDay, now: Temporal.Instant) =>
  entry !== null && !entry.times.isAllDay && Temporal.Instant.compare(entry.times.end, now) <= 0;

/** Birthdays, terms, holidays and events of a day number. */
function listDay({ entries, people, locale, timeZone }: WallDay, day: number, marks: readonly EventView[]): OnDay[] {
  const format = { locale, timeZone, people: people.all };
  const onDay = entries.filter((entry) => {
    const { first, last } = entryDays(entry, timeZone);
    return first <= day && day <= last;
  });
  return [
    ...marks.map((view) => ({ view, entry: null })),
    ...onDay.map((entry) => ({ view: presentOnDay(entry, day, format, null), entry })),
  ];
}

/** The first line of a note, shortened. */
const shortenNote = (note = ""): string => shorten(note.trim().split("\n", 1)[0]?.trimEnd() ?? "", WALL_ROOM.note);

/** The driver and, if the screen shows them, place and note. */
const writeLine = ({ view, entry }: OnDay, { showsNotes, notes, locale }: WallDay): string =>
  factLine(
    [view.takes, ...(showsNotes && entry ? [entry.event.location, shortenNote(notes.get(entry.event.id))] : [])],
    locale,
  );

const presentRow = (one: OnDay, day: WallDay): RowView => ({
  title: one.view.title,
  time: shortTime(one.view.time ?? (one.view.hasEnd && one.view.until) ?? ""),
  dateTime: one.view.dateTime,
  people: one.view.members,
  line: writeLine(one, day),
});

/** The next timed event: today's first that has not begun, else tomorrow's first. */
function presentNext(day: WallDay, today: readonly OnDay[], tomorrow: readonly OnDay[]): DayView["next"] {
  const isTimed = ({ entry, view }: OnDay) => entry !== null && !entry.times.isAllDay && view.time !== null;
  const start = ({ entry }: OnDay) =>
    entry && !entry.times.isAllDay ? entry.times.start.epochMilliseconds : Number.POSITIVE_INFINITY;
  const now = day.now.epochMilliseconds;
  const coming = today.find((one) => isTimed(one) && start(one) > now);
  const found = coming ?? tomorrow.find(isTimed);
  if (!found) return null;
  const { title, time, members } = found.view;
  const text = say(words, day.locale);
  return {
    when: coming
      ? text("nextIn", { wait: formatWait((start(coming) - now) / 60_000, day.locale) })
      : text("nextTomorrow"),
    title,
    time: shortTime(time ?? ""),
    people: members,
    line: factLine([namePeople(members, day.locale), writeLine(found, day)], day.locale),
  };
}

/** "School to 15:15" from the first lesson until the end of school. */
function formatAtSchool({ school, now, locale, timeZone }: WallDay, member: number): string | null {
  const time = timeIn(now, timeZone);
  const day = school.find((one) => one.member === member && one.isSchool);
  const begins = day?.lessons[0]?.starts_at;
  return day && begins && begins <= time && time < day.homeAt
    ? say(words, locale)("schoolUntil", { time: formatTime(day.homeAt, locale) })
    : null;
}

/** A member's place: at a present event, at school, at an all-day event of theirs, or at home. */
function whereIs(wall: WallDay, today: number, { id }: FamilyMember): string {
  const { entries, now, locale, timeZone } = wall;
  const isTheirs = ({ event }: EventEntry) => event.member_ids.includes(id);
  const goesOn = entries.find(
    (entry) =>
      !entry.times.isAllDay &&
      (isTheirs(entry) || (entry.event.member_ids.length === 0 && !entry.event.calendar_id)) &&
      Temporal.Instant.compare(entry.times.start, now) <= 0 &&
      Temporal.Instant.compare(now, entry.times.end) < 0,
  );
  if (goesOn && !goesOn.times.isAllDay) {
    const time = clockIn(goesOn.times.end, locale, timeZone);
    return say(words, locale)("eventUntil", { title: goesOn.event.title, time });
  }
  const atSchool = formatAtSchool(wall, id);
  if (atSchool) return atSchool;
  const allDay = entries.find((entry) => {
    const { isAllDay, first, last } = entryDays(entry, timeZone);
    return isAllDay && isTheirs(entry) && first <= today && today <= last;
  });
  return allDay?.event.title ?? say(words, locale)("atHome");
}

/** Terms and holidays of days, with the wall's own ids of members. */
function presentSpanDays({ spans, people, locale }: WallDay, first: number, last: number) {
  const own = spans.map(({ name, from_day, to_day, kind, member_ids }) => ({
    name,
    from_day,
    to_day,
    kind,
    member_ids: member_ids.flatMap((id) => people.all.get(id)?.id ?? []),
  }));
  return spansBetween(first, last, own, { people: people.members.map(({ person }) => person), locale });
}

const listPeople = (list: readonly OnDay[]): Person[] =>
  [...new Map(list.flatMap(({ view }) => view.members).map((person) => [person.id, person])).values()].slice(0, 4);

/** The next birthday, if it is near: whose, and in how many nights. */
function presentSleeps(
  date: Temporal.PlainDate,
  readers: { people: readonly BirthdayPerson[]; locale: string },
): DayView["sleeps"] {
  const found = birthdaysBetween(date.add({ days: 1 }), date.add({ days: WALL_ROOM.sleeps }), readers);
  const day = Math.min(...found.keys());
  const title = found.get(day)?.[0]?.title;
  return title ? { count: day - toDayNumber(date), title } : null;
}

/** Rows that fit, and the number of the others. */
function fitRows(list: readonly OnDay[], room: number, day: WallDay) {
  return { rows: list.slice(0, room).map((one) => presentRow(one, day)), more: Math.max(0, list.length - room) };
}

/** The calendar of a wall's day. */
export function presentWallDay(day: WallDay) {
  const { now, locale, timeZone, people, dinners } = day;
  const date = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const first = toDayNumber(date);
  const persons = people.members.map(({ person }) => person);
  const birthdays = birthdaysBetween(date, date.add({ days: WALL_ROOM.days - 1 }), { people: persons, locale });
  const spans = presentSpanDays(day, first, first + WALL_ROOM.days - 1);
  const days = Array.from({ length: WALL_ROOM.days }, (_, more) =>
    listDay(day, first + more, [...(birthdays.get(first + more) ?? []), ...(spans.get(first + more) ?? [])]),
  );
  const [today = [], tomorrow = []] = days;
  const left = today.filter((one) => !isOver(one, now));
  const dinnerOn = (at: string) => dinners.find(({ planned_date }) => planned_date === at);
  const cell = (list: OnDay[], more: number): DayCell => {
    const at = date.add({ days: more });
    const things =
      more === 0 && list.length > 1 ? say(words, locale)("things", { count: list.length }) : list[0]?.view.title;
    return {
      weekday: formatDate(at.toString(), locale, "weekdayShort"),
      day: at.day,
      people: listPeople(list),
      text: things ?? dinnerOn(at.toString())?.title ?? "",
      isToday: more === 0,
      hasBirthday: more > 0 && birthdays.has(first + more),
    };
  };
  const dinner = dinnerOn(date.toString());
  return {
    date: formatDate(date.toString(), locale, "day"),
    next: presentNext(day, today, tomorrow),
    where: day.showsWhere
      ? people.members.map(({ row, person }) => ({ person, text: whereIs(day, first, row) }))
      : null,
    today: { ...fitRows(left, WALL_ROOM.today, day), done: today.length - left.length, left: left.length },
    tomorrow: fitRows(tomorrow, WALL_ROOM.tomorrow, day),
    dinner: dinner ? { title: dinner.title, cook: people.all.get(dinner.cook_id ?? 0)?.name ?? null } : null,
    sleeps: presentSleeps(date, { people: persons, locale }),
    week: days.map(cell),
  };
}

/** The first event after the night: "Tomorrow: School run at 08:15, Tom is taking them." */
export function presentNight(day: WallDay): string {
  const local = day.now.toZonedDateTimeISO(day.timeZone);
  // After midnight the next morning is today's.
  const more = local.hour < 12 ? 0 : 1;
  const number = toDayNumber(local.toPlainDate()) + more;
  const list = listDay(day, number, []).filter((one) => !isOver(one, day.now));
  const found = list.find(({ view }) => view.time !== null) ?? list[0];
  const text = say(words, day.locale);
  if (!found) return text(more === 0 ? "nightNothingToday" : "nightNothingTomorrow");
  const { title, time, takes } = found.view;
  const begins = time ? text("eventAt", { title, time }) : title;
  const event = takes ? text("eventTaken", { event: begins, takes }) : begins;
  return text(more === 0 ? "nightToday" : "nightTomorrow", { event });
}
