import { createHash, timingSafeEqual } from "node:crypto";
import { Op } from "sequelize";
import type { CalendarEntry } from "#app/domain/icalendar/entry.ts";
import { writeCalendar } from "#app/domain/icalendar/icalendar.ts";
import { birthdayRule, hasBirthdayIn } from "#app/domain/time/birthdays.ts";
import { movedTo } from "#app/domain/time/recurrence.ts";
import { dateIn, startOfDay, Temporal, toInstant } from "#app/domain/time/time.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import { Family } from "#app/models/people/family.server.ts";
import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import type { CalendarExport } from "#app/schemas/calendar/calendar-export.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { type EventRow, eventTimes } from "#app/services/calendar/event-times.server.ts";
import {
  cancelledOnly,
  type FoundEvents,
  findEvents,
  type OpenWindow,
  secondsLived,
} from "#app/services/calendar/exported-events.server.ts";
import { listFeedChores } from "#app/services/calendar/feed-chores.server.ts";
import { listSchoolEntries, listSpanEntries } from "#app/services/calendar/feed-school.server.ts";
import { listFeedSubscribed } from "#app/services/calendar/feed-subscribed.server.ts";
import { newFeedToken } from "#app/services/people/families.server.ts";
import { listMembers } from "#app/services/people/members.server.ts";
import type { ExportRange } from "#app/shared/calendar/constants.ts";
import { say } from "#app/words/catalogue.ts";
import { feedWords } from "#app/words/catalogues/feed-words.ts";
import { foodWords } from "#app/words/catalogues/food-words.ts";

const RANGES: Record<ExportRange, Temporal.DurationLike | null> = {
  "1month": { months: 1 },
  "3months": { months: 3 },
  "6months": { months: 6 },
  "1year": { years: 1 },
  all: null,
};

/** A file to download, or the feed of the family. */
export type CalendarRequest = CalendarExport | { isFeed: true; areMealsIn: boolean };

/**
 * The calendar as iCalendar text. The window of a file runs from today to the range's end, and as far into the past
 * (docs/product/calendar.md, "Export"). A feed has everything from a year ago on, with planned meals if `areMealsIn`.
 * Takes about 0.1 s of CPU for a thousand events; `writeCalendar` of large-calendars.server.ts moves large ones to a
 * thread.
 */
export async function writeCalendarText(
  actor: FamilyScope,
  asked: CalendarRequest,
  now: Temporal.Instant,
): Promise<string> {
  const timeZone = actor.family.time_zone;
  const today = dateIn(now, timeZone);
  if ("isFeed" in asked) {
    const window = { from: today.subtract({ years: 1 }), to: null, timeZone };
    const members = await listMembers(actor);
    const chores = await listFeedChores(actor, members, today);
    const school = await listSchoolEntries(actor, members, today);
    const others = [...chores, ...school, ...(await listFeedSubscribed(actor, window.from))];
    return writeWindow(actor, window, today, { isRecurringIn: true, areMealsIn: asked.areMealsIn, others });
  }
  const range = RANGES[asked.time_range];
  const past = range ? today.subtract(range) : null;
  const window = { from: asked.include_past ? past : today, to: range ? today.add(range) : null, timeZone };
  return writeWindow(actor, window, today, { isRecurringIn: asked.include_recurring, areMealsIn: asked.include_meals });
}

async function writeWindow(
  actor: FamilyScope,
  window: OpenWindow,
  today: Temporal.PlainDate,
  { isRecurringIn, areMealsIn, others = [] }: { isRecurringIn: boolean; areMealsIn: boolean; others?: CalendarEntry[] },
): Promise<string> {
  const { name, time_zone, language } = actor.family;
  const [found, members, meals] = await Promise.all([
    findEvents(actor, window, isRecurringIn),
    listMembers(actor),
    areMealsIn ? findMeals(actor, window) : [],
  ]);
  const people = new Map(members.map((member) => [member.id, member]));
  const spans = await listSpanEntries(actor, window, members);
  const birthdays = isRecurringIn ? members.flatMap((member) => birthdayEntry(member, window, language)) : [];
  return writeCalendar({
    name,
    timeZone: time_zone,
    language,
    entries: [
      ...found.events.map((event) => eventEntry(event, found, people)),
      ...birthdays,
      ...spans,
      ...meals.map((meal) => mealEntry(meal, people, actor.family)),
      ...others,
    ],
    year: today.year,
  });
}

function findMeals({ family }: FamilyScope, { from, to }: OpenWindow): Promise<Meal[]> {
  const dates = { ...(from ? { [Op.gte]: from.toString() } : {}), ...(to ? { [Op.lte]: to.toString() } : {}) };
  return Meal.findAll({
    where: { family_id: family.id, ...(from || to ? { planned_date: dates } : {}) },
    order: ["planned_date", "id"],
  });
}

/** A UID that is unique across installations. Its domain does not exist (RFC 2606). */
const uid = (kind: string, { id, created_at }: { id: number; created_at: Date }) =>
  `${kind}-${id}-${created_at.getTime().toString(36)}@roost.invalid`;

function eventEntry(event: EventRow, found: FoundEvents, people: ReadonlyMap<number, FamilyMember>): CalendarEntry {
  const driver = event.driver_id === null ? undefined : people.get(event.driver_id);
  const series = event.original_event_id === null ? undefined : found.series.get(event.original_event_id);
  const replaced = series && event.instance_date ? Temporal.PlainDate.from(event.instance_date) : null;
  return {
    uid: (series ?? event).uid ?? uid("event", series ?? event),
    ...(series && replaced ? { replaces: movedTo(eventTimes(series), replaced) } : {}),
    sequence: event.sequence,
    createdAt: toInstant(event.created_at),
    changedAt: toInstant(event.updated_at),
    title: event.title,
    description: event.description,
    location: event.location,
    category: event.event_type,
    members: event.member_ids.flatMap((id) => people.get(id) ?? []),
    driver: driver?.name ?? event.driver_name,
    times: eventTimes(event),
    recurrence: cancelledOnly(event, found),
    reminders: event.reminders,
  };
}

/**
 * A meal as an all-day entry that blocks no time. A meal has no hour, and an invented one would make the cook look busy
 * (docs/product/calendar.md, "iCalendar text").
 */
function mealEntry(
  meal: Meal,
  people: ReadonlyMap<number, FamilyMember>,
  { time_zone: timeZone, language }: Family,
): CalendarEntry {
  const text = say(feedWords, language);
  const day = Temporal.PlainDate.from(meal.planned_date);
  const cook = meal.cook_id === null ? undefined : people.get(meal.cook_id);
  const lines = [cook ? text("cooks", { name: cook.name }) : null, meal.recipe_url, meal.description];
  return {
    uid: uid("meal", meal),
    sequence: secondsLived(meal),
    createdAt: toInstant(meal.created_at),
    changedAt: toInstant(meal.updated_at),
    title: text("meal", { meal: say(foodWords, language)(`meal.${meal.meal_type}`), title: meal.title }),
    description: lines.filter(Boolean).join("\n") || null,
    location: null,
    category: "meal",
    members: cook ? [cook] : [],
    times: { isAllDay: true, start: day, end: day, timeZone },
    recurrence: null,
    isFree: true,
  };
}

function birthdayEntry(member: FamilyMember, { from, to, timeZone }: OpenWindow, language: string): CalendarEntry[] {
  if (!member.birth_date) return [];
  const born = Temporal.PlainDate.from(member.birth_date);
  if (!hasBirthdayIn(born, from ?? born, to)) return [];
  const { name, created_at, updated_at } = member;
  return [
    {
      uid: uid("birthday", member),
      sequence: secondsLived(member),
      createdAt: toInstant(created_at),
      changedAt: toInstant(updated_at),
      title: say(feedWords, language)("birthday", { name }),
      description: null,
      location: null,
      category: "birthday",
      members: [member],
      times: { isAllDay: true, start: born, end: born, timeZone },
      recurrence: { rule: birthdayRule(born), exceptions: new Set() },
      isFree: true,
    },
  ];
}

const hash = (text: string) => createHash("sha256").update(text).digest();

/** The family of a feed's address, found by its id. The token is compared in constant time. */
export async function findFeed(familyId: number, token: string): Promise<Family | null> {
  const family = await Family.findByPk(familyId);
  const isRight = timingSafeEqual(hash(token), hash(family?.feed_token ?? ""));
  return family && isRight ? family : null;
}

/** Validators of an HTTP response. */
export interface FeedState {
  etag: string;
  lastModified: Temporal.Instant;
  /** Whether `lastModified` covers every change. With chores in the feed only the ETag does. */
  hasDate: boolean;
}

/** Increment it when unchanged events are written differently: it is part of the ETag. */
const FORMAT = 6;

/**
 * The ETag of a family's feed, without writing the feed: it depends on revisions in the family's row
 * (docs/decisions/042-revisions-counted-by-writers.md) and on the family's date, which moves the window. The tag is
 * weak, because compression may change the bytes.
 */
export function feedState(family: Family, now: Temporal.Instant, areMealsIn: boolean): FeedState {
  const today = dateIn(now, family.time_zone);
  const changed = toInstant(family.calendar_changed_at);
  const dayBegan = startOfDay(today, family.time_zone);
  // With the time, because after a restored backup the same revision may occur with other data.
  const revision = `${family.calendar_revision}-${changed.epochMilliseconds.toString(36)}`;
  const chores = family.feed_chores ? `-${family.chores_at.toString(36)}` : "";
  return {
    etag: `W/"${FORMAT}-${family.id}-${revision}${chores}-${today}${areMealsIn ? "-meals" : ""}"`,
    lastModified: Temporal.Instant.compare(changed, dayBegan) > 0 ? changed : dayBegan,
    hasDate: !family.feed_chores,
  };
}

/**
 * The clocks of database and app differ by at most 5 s. A change that has read the clock waits for locks no longer than
 * the statement timeout.
 */
const UNSURE = { seconds: 15 };

/**
 * Makes `Last-Modified` reliable: if the second of the last change may not be over, it stores that the second was seen,
 * so that the next change gets a later one. Returns `false` if there was a change meanwhile.
 */
export async function markSeen(family: Family, now: Temporal.Instant): Promise<boolean> {
  const changed = toInstant(family.calendar_changed_at);
  if (family.calendar_is_seen || Temporal.Instant.compare(changed.add(UNSURE), now) < 0) return true;
  const { id, calendar_revision } = family;
  const [marked] = await Family.update({ calendar_is_seen: true }, { where: { id, calendar_revision }, silent: true });
  return marked > 0;
}

/** Replaces the token of the feed, whose old address then stops working. */
export const renewFeedToken = ({ family }: FamilyScope): Promise<Family> =>
  family.update({ feed_token: newFeedToken() });
