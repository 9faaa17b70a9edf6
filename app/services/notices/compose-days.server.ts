import { config } from "#app/config/env.server.ts";
import type { MailPart } from "#app/domain/notices/mail-frame.ts";
import { hoursText, isOnDay, peopleText, type Reader } from "#app/domain/notices/words.ts";
import { birthdayIn } from "#app/domain/time/birthdays.ts";
import { Temporal, toDayNumber } from "#app/domain/time/time.ts";
import type { Family } from "#app/models/people/family.server.ts";
import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import { type EventInWindow, listEvents } from "#app/services/calendar/event-list.server.ts";
import { openGroceries } from "#app/services/food/groceries.server.ts";
import { dinnerOn, listMeals } from "#app/services/food/meals.server.ts";
import type { Body } from "#app/services/notices/compose.server.ts";
import { factLine } from "#app/shared/fact-line.ts";
import { formatDate, formatInstant } from "#app/shared/format.ts";
import { joinNames } from "#app/shared/people/names.ts";
import { say } from "#app/words/catalogue.ts";
import { noticeWords } from "#app/words/catalogues/notice-words.ts";

/** Input of a digest. `now` in milliseconds since 1970. */
interface Page {
  family: Family;
  members: readonly FamilyMember[];
  reader: Reader;
  now: number;
}

const url = (path: string) => `${config().appUrl}${path}`;

const findEvents = ({ family, reader }: Page, from: Temporal.PlainDate, to: Temporal.PlainDate) =>
  listEvents({ family }, { from, to, timeZone: reader.timeZone });

const onDay = (events: readonly EventInWindow[], date: Temporal.PlainDate, reader: Reader) =>
  events.filter(({ span }) => isOnDay(span, toDayNumber(date), reader));

/** "15:45 Football" */
const entryText = ({ event, span }: EventInWindow, date: Temporal.PlainDate, reader: Reader) =>
  say(noticeWords, reader.locale)("entry", { time: hoursText(span, reader, toDayNumber(date)), title: event.title });

/** An event below the heading of its day. */
function composeEntry(found: EventInWindow, date: Temporal.PlainDate, reader: Reader): MailPart {
  const { member_ids: memberIds, driver_id: driverId, driver_name: driverName, location } = found.event;
  const people = peopleText({ memberIds, driverId, driverName }, reader);
  return {
    entry: entryText(found, date, reader),
    lines: [factLine([people, location], reader.locale)],
  };
}

const BIRTHDAY_DAYS = 7;

/** Birthdays from `today` on, as sentences: "Noah is 6 on Saturday." */
function birthdayLines({ members, reader }: Page, today: Temporal.PlainDate): string[] {
  const last = today.add({ days: BIRTHDAY_DAYS - 1 });
  return members.flatMap(({ name, birth_date }) => {
    if (!birth_date) return [];
    const born = Temporal.PlainDate.from(birth_date);
    return [today.year, last.year]
      .filter((year, index, all) => all.indexOf(year) === index && year > born.year)
      .flatMap((year) => {
        const day = birthdayIn(born, year);
        const days = today.until(day).days;
        if (days < 0 || days >= BIRTHDAY_DAYS) return [];
        const words = say(noticeWords, reader.locale);
        const age = year - born.year;
        if (days === 0) return words("birthdayToday", { name, age });
        return words("birthday", { name, age, day: formatDate(day.toString(), reader.locale, "weekday") });
      });
  });
}

/** The family's daily digest (docs/product/notices.md, "Daily digest"); `null` when it would be empty. */
export async function composeDigest(page: Page, date: string, time: string): Promise<Body | null> {
  const { family, reader, now } = page;
  const today = Temporal.PlainDate.from(date);
  const tomorrow = today.add({ days: 1 });
  const events = await findEvents(page, today, tomorrow);
  const [todays, tomorrows] = [today, tomorrow].map((day) => onDay(events, day, reader)) as [
    EventInWindow[],
    EventInWindow[],
  ];
  const dinner = await dinnerOn({ family }, date);
  const { count } = await openGroceries({ family }, 1, Temporal.Instant.fromEpochMilliseconds(now));
  const birthdays = birthdayLines(page, today);
  if (todays.length === 0 && !dinner && count === 0 && birthdays.length === 0) return null;
  const day = formatDate(date, reader.locale, "day");
  const words = say(noticeWords, reader.locale);
  const things = words("things", { count: todays.length });
  const summary = [words("thingsToday", { count: todays.length }), ...birthdays].join(" ");
  const hours = formatInstant(Date.parse(`1970-01-01T${time}:00Z`), reader.locale, "time", "UTC");
  return {
    subject: dinner
      ? words("digestWithDinner", { day, things, dinner: dinner.title })
      : words("digest", { day, things }),
    preheader: factLine(
      todays.map((event) => entryText(event, today, reader)),
      reader.locale,
    ),
    title: day,
    lead: summary,
    parts: [
      ...(todays.length > 0
        ? [{ heading: words("today") }, ...todays.map((entry) => composeEntry(entry, today, reader))]
        : []),
      ...(dinner ? [{ heading: words("dinner") }, { text: dinner.title }] : []),
      ...(tomorrows.length > 0
        ? [{ heading: words("tomorrow") }, ...tomorrows.map((entry) => composeEntry(entry, tomorrow, reader))]
        : []),
    ],
    buttons: [
      { label: words("openToday"), url: url("/dashboard") },
      ...(count > 0 ? [{ label: words("groceries", { count }), url: url("/groceries") }] : []),
    ],
    why: words("whyDigest", { time: hours }),
  };
}

/** The weekly plan from the Monday after `sunday`: events by day, and the dinners that are missing. */
export async function composeWeek(page: Page, sunday: string): Promise<Body> {
  const { family, reader } = page;
  const monday = Temporal.PlainDate.from(sunday).add({ days: 1 });
  const days = Array.from({ length: 7 }, (_, index) => monday.add({ days: index }));
  const last = monday.add({ days: 6 });
  const events = await findEvents(page, monday, last);
  const meals = await listMeals({ family }, { from: monday.toString(), to: last.toString() });
  const dinners = new Map(
    meals.filter(({ meal_type }) => meal_type === "dinner").map(({ planned_date, title }) => [planned_date, title]),
  );
  const name = (date: Temporal.PlainDate, style: "day" | "weekday") =>
    formatDate(date.toString(), reader.locale, style);
  const missing = days.filter((date) => !dinners.has(date.toString())).map((date) => name(date, "weekday"));
  const words = say(noticeWords, reader.locale);
  const title = words("weekFrom", { day: name(monday, "day") });
  const things = words("thingsInWeek", { count: events.length });
  const parts = days.flatMap((date): MailPart[] => {
    const own = onDay(events, date, reader);
    return own.length === 0
      ? []
      : [{ heading: name(date, "day") }, ...own.map((entry) => composeEntry(entry, date, reader))];
  });
  return {
    subject: title,
    preheader: things,
    title,
    lead: things,
    parts: [
      ...parts,
      ...(missing.length > 0
        ? [
            { heading: words("missingDinners") },
            {
              text:
                missing.length === 7
                  ? words("noDinners")
                  : words("missingDays", { days: joinNames(missing, reader.locale) }),
            },
          ]
        : []),
    ],
    buttons: [
      { label: words("openWeek"), url: url(`/calendar?view=week&day=${monday}`) },
      ...(missing.length > 0 ? [{ label: words("planDinners"), url: url(`/meals?week=${monday}`) }] : []),
    ],
    why: words("whyWeek"),
  };
}
