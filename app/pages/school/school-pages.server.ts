import type { z } from "zod";
import { dayToPack } from "#app/domain/school/lessons.ts";
import { daysSinceSunday, schoolDay, toMonday } from "#app/domain/school/school-days.ts";
import { firstRows } from "#app/domain/school/typed-week.ts";
import { dayOfIso, isoOfDay, toDayNumber } from "#app/domain/time/time.ts";
import { presentPerson } from "#app/presenters/people/people.ts";
import { sheetSize } from "#app/presenters/school/door-sheet.ts";
import { findDay, presentNow, presentPackCard, presentSpans } from "#app/presenters/school/school.ts";
import { presentWeek } from "#app/presenters/school/timetable.ts";
import { queryId } from "#app/schemas/fields.ts";
import type { startFormSchema } from "#app/schemas/school/school-form.ts";
import type { FormResult } from "#app/server/forms/form-route.server.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { listDays, loadSchool, type School } from "#app/services/school/school.server.ts";
import { saveTimetable } from "#app/services/school/timetables.server.ts";
import { cached } from "#app/services/system/cache.server.ts";
import type { WeekLetter } from "#app/shared/school/constants.ts";
import {
  editTimetableHref,
  printTimetableHref,
  type SchoolPlace,
  timetableHref,
} from "#app/shared/school/school-links.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";
import { say } from "#app/words/catalogue.ts";
import { schoolWords } from "#app/words/catalogues/school-words.ts";
import { english } from "#app/words/english.server.ts";

/** The family's date as a day number, and its hour. */
export function familyClock({ actor, now }: Pick<FamilyContext, "actor" | "now">) {
  const { hour } = now.toZonedDateTimeISO(actor.family.time_zone);
  return { today: toDayNumber(familyToday(actor, now)), hour };
}

/** The member, week and day in the URL of the timetable. */
export function schoolPlace({ url }: Pick<FamilyContext, "url">): SchoolPlace {
  const read = (name: string) => url.searchParams.get(name) ?? "";
  const member = queryId.safeParse(read("member")).data;
  return {
    ...(member === undefined ? {} : { member }),
    ...(/^[AB]$/.test(read("week")) ? { week: read("week") } : {}),
    ...(/^[0-6]$/.test(read("day")) ? { day: Number(read("day")) } : {}),
  };
}

/** Whether any member has school on a day. */
const hasSchool = (school: School) => (day: number) =>
  school.timetables.some(({ calendar }) => schoolDay(day, calendar, school.spans).isSchool);

/** The things to pack for a day number. */
async function loadPackCard(context: FamilyContext, school: School, day: number) {
  const { today } = familyClock(context);
  const people = (await familyMembers(context)).map(presentPerson);
  return presentPackCard(day, today, await listDays(context.actor, school, day, day), people, context.locale);
}

/**
 * The day to pack for on the school page: today in the early hours, else the next school day; `null` if none is near.
 */
function dayPacked(context: FamilyContext, school: School): number | null {
  const { today, hour } = familyClock(context);
  return dayToPack(today, hour, hasSchool(school)) ?? findDay(today + 1, hasSchool(school));
}

/** The dashboard's card of things to pack; `null` outside of its hours (docs/product/school.md, "What to pack"). */
export async function packToday(context: FamilyContext, school: School) {
  const { family } = context.actor;
  const { today, hour } = familyClock(context);
  const day = dayToPack(today, hour, hasSchool(school));
  if (day === null) return null;
  const parts = [day, today, context.locale];
  return cached({ family }, "pack", ["calendar"], parts, () => loadPackCard(context, school, day));
}

/** Members without a timetable who may get one: children, or everyone in a family without children. */
async function listBeginners(context: FamilyContext, school: School) {
  const taken = new Set(school.timetables.map(({ timetable }) => timetable.member_id));
  const members = await familyMembers(context);
  const pupils = members.some(({ role }) => role === "child")
    ? members.filter(({ role }) => role === "child")
    : members;
  return pupils.filter(({ id }) => !taken.has(id)).map(presentPerson);
}

/** The school page: a week of a member with a timetable. */
export async function schoolPage(context: FamilyContext) {
  const { actor, url, locale } = context;
  const school = await loadSchool(actor);
  const place = schoolPlace(context);
  const members = await familyMembers(context);
  const ofReader = members.find(({ user_id }) => user_id === actor.user.id)?.id;
  const { timetables } = school;
  const byMember = (id?: number) => timetables.find(({ timetable }) => timetable.member_id === id);
  const shown = byMember(place.member) ?? byMember(ofReader) ?? timetables[0];
  const beginners = await listBeginners(context, school);
  const start = { beginners, mayChange: actor.isGrownUp, isStart: !shown || url.searchParams.has("start") };
  if (!shown) return { ...start, week: null };
  const { today } = familyClock(context);
  const { calendar, timetable } = shown;
  const { spans, spanRows: rows } = school;
  const now = presentNow({ today, calendar, spans, rows, locale });
  const letter = ((place.week as WeekLetter | undefined) ?? now.letter ?? now.note?.letter ?? "A") as WeekLetter;
  const week = presentWeek(shown, school.subjects, timetable.weeks === 2 ? letter : "A", locale);
  const packed = dayPacked(context, school);
  const own = { member: timetable.member_id, ...(week.week ? { week: week.week } : {}) };
  const weekday = daysSinceSunday(today);
  const isShown = (day?: number) => week.days.some((one) => one.weekday === day);
  const day = [place.day, weekday].find(isShown) ?? 1;
  return {
    ...start,
    now,
    week,
    day,
    weekday: (week.week ?? now.letter) === now.letter ? weekday : null,
    place: { ...own, day },
    pupils: timetables.flatMap((one) => {
      const person = members.find(({ id }) => id === one.timetable.member_id);
      const isCurrent = one === shown;
      return person ? [{ ...presentPerson(person), isCurrent, href: timetableHref({ member: person.id }) }] : [];
    }),
    editHref: editTimetableHref(own.member, { ...(week.week ? { week: week.week } : {}), day }),
    printHref: printTimetableHref(own.member),
    pack: packed === null ? null : await loadPackCard(context, school, packed),
    spans: presentSpans(rows, isoOfDay(today), locale),
  };
}

/** Creates an empty timetable. */
export async function startForm({
  actor,
  now,
  locale,
  value,
}: FamilyContext & { value: z.infer<typeof startFormSchema> }): Promise<FormResult> {
  const { member, weeks, lessons, begins } = value;
  if (member === 0) throw new DomainError("invalid", english(schoolWords, "chooseWho"), "member");
  const newRows = firstRows(lessons, begins, (number) => say(schoolWords, locale)("lesson", { number }));
  if (!newRows) throw new DomainError("invalid", english(schoolWords, "tooLate"), "begins");
  const today = toDayNumber(familyToday(actor, now));
  await saveTimetable(actor, member, {
    weeks: weeks === 2 ? 2 : 1,
    anchor_monday: isoOfDay(toMonday(today)),
    over_holiday: "wait",
    home_at: newRows.home_at,
    rows: newRows.rows.map((row) => ({ ...row, is_break: false })),
    cells: [],
    updated_at: null,
  });
  return { to: editTimetableHref(member, { day: 1 }) };
}

/** The default day for adding a thing to pack. */
export const dateToAdd = (context: FamilyContext, school: School): string =>
  isoOfDay(dayPacked(context, school) ?? familyClock(context).today + 1);

/** The letter of the present week and the rule for letters over holidays, for the form of terms. */
export function letterChoice(context: FamilyContext, school: School) {
  const two = school.timetables.find(({ timetable }) => timetable.weeks === 2);
  if (!two) return null;
  const { today } = familyClock(context);
  const { calendar, timetable } = two;
  const mondays = Array.from({ length: 30 }, (_, index) => toMonday(today) + 7 * index);
  const findLetter = (monday: number) => schoolDay(monday, calendar, school.spans).letter;
  const [first = toMonday(today), ...later] = mondays.filter((monday) => findLetter(monday) !== null);
  const next = later.slice(0, 1);
  const gap = later.find((monday, index) => monday - (later[index - 1] ?? first) > 7);
  return {
    weekOf: isoOfDay(first),
    letter: findLetter(first) ?? "A",
    over: timetable.over_holiday,
    after: [...next, ...(gap === undefined || gap === next[0] ? [] : [gap])].map((monday) => ({
      date: isoOfDay(monday),
      letter: findLetter(monday),
    })),
  };
}

/** A Monday of a week A, given that the week of the date `weekOf` has `letter`. */
export const findAnchor = (weekOf: string, letter: WeekLetter): string =>
  isoOfDay(toMonday(dayOfIso(weekOf)) + (letter === "A" ? 0 : 7));

/** The weeks of a member, one for each printed sheet. */
export async function printPage(context: FamilyContext) {
  const { actor, locale } = context;
  const { timetables, subjects } = await loadSchool(actor);
  const { member } = schoolPlace(context);
  const shown = timetables.find(({ timetable }) => timetable.member_id === member) ?? timetables[0];
  const row = (await familyMembers(context)).find(({ id }) => id === shown?.timetable.member_id);
  if (!shown || !row) throw notFound("Timetable");
  const letters: WeekLetter[] = shown.timetable.weeks === 2 ? ["A", "B"] : ["A"];
  return {
    person: presentPerson(row),
    weeks: letters.map((letter) => {
      const week = presentWeek(shown, subjects, letter, locale);
      return { week, size: sheetSize(week) };
    }),
  };
}
