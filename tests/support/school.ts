import { afterAll, beforeAll } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { newCalendarSchema } from "#app/schemas/calendar/subscribed-calendar.ts";
import type { Editor } from "#app/services/actor.ts";
import { listShown } from "#app/services/calendar/event-list.server.ts";
import { addCalendar, fetchCalendar } from "#app/services/subscriptions/subscriptions.server.ts";
import { calendarFile } from "#tests/support/calendar-file.ts";
import { startOutsideSite, text } from "#tests/support/outside-site.ts";

/** A site with a school's calendar. Each `put` gets its own address. */
async function startSchool() {
  const site = await startOutsideSite();
  let number = 0;
  /** Puts an answer on the site, at an address of its own. */
  const put = (answer = text(SCHOOL, TYPE)): { path: string; url: string } => {
    number += 1;
    const path = `/school-${number}.ics`;
    site.answers[path] = answer;
    return { path, url: site.url + path };
  };
  return { ...site, put };
}

/** The same site for as long as a test file runs. The file must set `FETCH_PRIVATE_HOSTS` first. */
export function runSchool(): Awaited<ReturnType<typeof startSchool>> {
  const school = {} as Awaited<ReturnType<typeof startSchool>>;
  beforeAll(async () => {
    Object.assign(school, await startSchool());
  });
  afterAll(async () => {
    await school.stop();
  });
  return school;
}

export const FAIR = ["UID:fair", "SUMMARY:Book fair", "DTSTART;VALUE=DATE:20270301", "LOCATION:School hall"];
const CHOIR = [
  "UID:choir",
  "SUMMARY:Choir",
  "DTSTART:20270302T160000Z",
  "DTEND:20270302T170000Z",
  "RRULE:FREQ=WEEKLY;COUNT=4",
];
const MOVED = [
  "UID:choir",
  "RECURRENCE-ID:20270309T160000Z",
  "SUMMARY:Choir",
  "DTSTART:20270310T160000Z",
  "DTEND:20270310T170000Z",
];
export const SCHOOL = calendarFile(FAIR, CHOIR, MOVED);
export const TYPE = { "Content-Type": "text/calendar" };

/** Adds the calendar at an address. */
export async function subscribe(
  actor: Editor,
  url: string,
  input: Partial<ReturnType<typeof newCalendarSchema.parse>> = {},
) {
  const fetched = await fetchCalendar(actor, { url });
  return addCalendar(actor, newCalendarSchema.parse({ name: "School", url, ...input }), fetched);
}

export const MARCH = {
  from: Temporal.PlainDate.from("2027-03-01"),
  to: Temporal.PlainDate.from("2027-03-31"),
  timeZone: "UTC",
};
/** The occurrences that are shown in March 2027. */
export const shown = async (actor: Editor) =>
  (await listShown(actor, MARCH)).map(({ event, times }) => `${event.title} ${String(times.start).slice(0, 16)}`);
