import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { newEventSchema } from "#app/schemas/calendar/event.ts";
import { listEvents } from "#app/services/calendar/event-list.server.ts";
import { createEvent, deleteEvent, updateEvent } from "#app/services/calendar/events.server.ts";
import { writeCalendarText } from "#app/services/calendar/export.server.ts";
import { deleteOccurrence, restoreDate } from "#app/services/calendar/overrides.server.ts";
import { deleteFollowing, updateFollowing } from "#app/services/calendar/series.server.ts";
import { findUndoable, restoreRemovals } from "#app/services/removed/restore.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { makeEvent, makeFamily } from "#tests/support/factories.ts";
import { runs } from "#tests/support/runs.ts";

type Made = Awaited<ReturnType<typeof makeFamily>>;

const day = (text: string) => Temporal.PlainDate.from(text);
const ZONE = "Europe/Vienna";
const WINDOW = { from: day("2027-02-01"), to: day("2027-05-31"), timeZone: ZONE };
const now = Temporal.Instant.from("2027-01-15T12:00:00Z");

const screen = async (actor: Made) =>
  (await listEvents(actor, WINDOW)).map(({ event, span }) => `${new Date(span.start).toISOString()} ${event.title}`);

/** The feed's events as ical.js reads them, with overrides in the place of their dates. */
async function subscribed(actor: Made): Promise<string[]> {
  const text = await writeCalendarText(actor, { isFeed: true, areMealsIn: false }, now);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const components = calendar.getAllSubcomponents("vevent");
  const exceptions = components.filter((component) => component.hasProperty("recurrence-id"));
  const uid = (component: ICAL.Component) => component.getFirstPropertyValue("uid");
  const found = components
    .filter((component) => !component.hasProperty("recurrence-id"))
    .flatMap((component) => {
      const own = exceptions.filter((exception) => uid(exception) === uid(component));
      const event = new ICAL.Event(component, { strictExceptions: true, exceptions: own });
      if (!event.isRecurring()) return [{ start: event.startDate, title: event.summary }];
      const iterator = event.iterator();
      const dates = [];
      for (let next = iterator.next(); next && next.year < 2028; next = iterator.next()) {
        const { startDate, item } = event.getOccurrenceDetails(next);
        dates.push({ start: startDate, title: item.summary });
      }
      return dates;
    });
  const masters = new Set(components.filter((component) => !exceptions.includes(component)).map(uid));
  expect(exceptions.filter((exception) => !masters.has(uid(exception)))).toEqual([]);
  return found
    .map(({ start, title }) => `${start.toJSDate().toISOString()} ${title}`)
    .filter((line) => line >= "2027-02-01" && line < "2027-06-01");
}

const undo = async (actor: Made, undoToken: string | null) =>
  undoToken === null ? [] : restoreRemovals(actor, await findUndoable(actor, undoToken, Temporal.Now.instant()));

/** The users' actions, each with a date within the ten weeks of the series and a weekday. */
const steps = fc.array(
  fc.record({
    what: fc.constantFrom("change", "cancel", "put back", "following", "move", "drop", "delete changed", "cut", "undo"),
    week: fc.nat({ max: 9 }),
    weekday: fc.nat({ max: 6 }),
  }),
  { minLength: 1, maxLength: 8 },
);

describe("edits of a series in any order", () => {
  it("leave the screen and the feed alike, no date twice and none gone that nobody took away", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const actor = await makeFamily({ timeZone: ZONE });
        const series = await makeEvent(actor, {
          title: "S",
          start_time: "2027-02-01T18:00",
          recurrence_rule: "FREQ=WEEKLY;COUNT=10",
        });
        let undoToken: string | null = null;
        for (const [step, { what, week, weekday }] of list.entries()) {
          const before = await screen(actor);
          const shown = (await listEvents(actor, WINDOW)).filter(({ instanceDate }) => instanceDate !== null);
          const target = shown[week % Math.max(1, shown.length)];
          const id = target?.event.id ?? series.id;
          const date = target?.instanceDate ?? "2027-02-01";
          const changed = (await listEvents(actor, WINDOW)).filter(({ event }) => event.original_event_id !== null);
          const moved = day(date).add({ days: weekday }).toString();
          let difference: number | null = 0;
          try {
            if (what === "change") {
              const replaces = { original_event_id: id, instance_date: date };
              await createEvent(
                actor,
                newEventSchema.parse({ title: `C ${date}`, start_time: `${moved}T09:00`, replaces }),
              );
            } else if (what === "cancel") {
              undoToken = await deleteOccurrence(actor, id, date);
              difference = -1;
            } else if (what === "put back") {
              const [one] = changed;
              if (one)
                await restoreDate(actor, one.event.original_event_id as number, one.event.instance_date as string);
            } else if (what === "delete changed") {
              const [one] = changed;
              if (one) undoToken = await deleteEvent(actor, one.event.id);
              difference = one ? -1 : 0;
            } else if (what === "following") {
              const rule = "FREQ=WEEKLY;UNTIL=20270405T215959Z";
              const change = newEventSchema.parse({
                title: `F${step}`,
                start_time: `${moved}T20:00`,
                recurrence_rule: rule,
              });
              await updateFollowing(actor, id, date, { ...change, exceptions: "move" });
              difference = null;
            } else if (what === "cut") {
              undoToken = await deleteFollowing(actor, id, date);
              difference = null;
            } else if (what === "undo") {
              await undo(actor, undoToken);
              undoToken = null;
              difference = null;
            } else {
              const whole = target?.event;
              const first = whole?.start_local?.slice(0, 10) ?? date;
              const start_time = `${day(first).add({ days: weekday })}T18:00`;
              await updateEvent(actor, id, { start_time, exceptions: what as "move" | "drop" });
              // The end of a series is a date of its own: dates that move past it are gone.
              difference = what === "move" && whole?.recurrence_end_date === null ? 0 : null;
            }
          } catch (error) {
            if (!(error instanceof DomainError)) throw error;
            difference = 0;
          }
          const after = await screen(actor);
          expect(new Set(after).size).toBe(after.length);
          expect([...after].sort()).toEqual((await subscribed(actor)).sort());
          if (difference !== null) expect(after.length - before.length).toBe(difference);
        }
      }),
      { numRuns: runs(12) },
    );
  }, 60_000);
});
