import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import type { Event } from "#app/models/calendar/event.server.ts";
import { query } from "#tests/support/databases.ts";
import { DAY, MINUTE, startNotices } from "#tests/support/notices.ts";
import { type Home, type Reckoned, reckonReminders } from "#tests/support/reckoned-reminders.ts";
import { runs } from "#tests/support/runs.ts";

const database = process.env.DATABASE_URL as string;
const { household, run, factories, services, stop } = await startNotices();
const { extendSchedules } = await import("#app/services/notices/family-jobs.server.ts");
const { changeFamily, deleteEvent, deleteOccurrence, restoreEvent, updateEvent } = services;

afterAll(stop);

/** The plan always reaches further ahead than this. */
const AHEAD = 36 * DAY;
/** Notices that became due while a job waited are sent all the same. */
const LAG = 15 * MINUTE;
const ZONES = ["Europe/Vienna", "Europe/London", "America/New_York", "Pacific/Auckland"];
/** Days before the clocks of Vienna go on, and before they go back. */
const BEGINNINGS = ["2027-03-25T09:00:00Z", "2027-10-28T09:00:00Z"];
const PEOPLE = ["nobody", "Ella", "Tom", "Maya", "Tom and Ella"] as const;

const day = fc.nat(45);
/** The hours that clocks skip or repeat come often. */
const time = fc.oneof(fc.constantFrom("01:30", "02:00", "02:30", "03:00"), fc.constantFrom("00:00", "09:15", "23:45"));
const which = fc.nat(20);

const command = fc.oneof(
  fc.record({
    what: fc.constant("make" as const),
    day,
    time,
    isAllDay: fc.boolean(),
    repeats: fc.constantFrom(null, null, "daily" as const, "weekly" as const),
    people: fc.constantFrom(...PEOPLE),
    takes: fc.boolean(),
    reminders: fc.subarray([0, 30, 720, 1440, 2880, 10_080], { minLength: 1, maxLength: 3 }),
    evenings: fc.subarray([-480, 300, 1740], { minLength: 1 }),
  }),
  fc.record({ what: fc.constant("move" as const), which, day, time }),
  fc.record({ what: fc.constant("give" as const), which, people: fc.constantFrom(...PEOPLE) }),
  fc.record({ what: fc.constant("cancel" as const), which }),
  fc.record({ what: fc.constant("put back" as const), which }),
  fc.record({ what: fc.constant("cancel a date" as const), which, nth: fc.nat(10) }),
  fc.record({
    what: fc.constant("zone" as const),
    zone: fc.constantFrom(...ZONES),
    keep: fc.constantFrom("hours" as const, "moments" as const),
  }),
  fc.record({ what: fc.constant("wait" as const), minutes: fc.oneof(fc.nat(180), fc.nat(20 * 1440)) }),
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

/** A family's planned notices, and its sent ones. */
async function findPlan(home: Home, now: number): Promise<{ planned: string[]; told: string[] }> {
  const rows = await query(
    database,
    "SELECT user_id, key, state, due_at FROM notices WHERE family_id = $1 AND kind = 'event_reminders'",
    [home.family.id],
  );
  const name = ({ user_id, key }: Record<string, unknown>) => `${user_id} ${key}`;
  const at = ({ due_at }: Record<string, unknown>) => (due_at as Date).getTime();
  return {
    planned: rows
      .filter((row) => row.state === "planned" && at(row) <= now + AHEAD)
      .map((row) => `${name(row)} at ${new Date(at(row)).toISOString()}`)
      .sort(),
    told: rows
      .filter(({ state }) => state === "done")
      .map(name)
      .sort(),
  };
}

/** The expected plan, from the computed notices and the sent ones. */
const expectedPlan = (reckoned: readonly Reckoned[], told: ReadonlySet<string>, now: number) => ({
  planned: reckoned
    .filter(({ name, due }) => due > now && due <= now + AHEAD && !told.has(name))
    .map(({ name, due }) => `${name} at ${new Date(due).toISOString()}`)
    .sort(),
  told: [...told].sort(),
});

/** Runs a command on the family. `events` are all events made so far, including removed ones. */
async function change(home: Home, events: Event[], command: Command, now: number): Promise<void> {
  const { tomMember, ella, own: mayaMember } = home;
  const ids = {
    nobody: [],
    Ella: [ella.id],
    Tom: [tomMember.id],
    Maya: [mayaMember.id],
    "Tom and Ella": [tomMember.id, ella.id],
  };
  const dateOf = (days: number) =>
    Temporal.Instant.fromEpochMilliseconds(now + days * DAY)
      .toString()
      .slice(0, 10);
  const hours = (days: number, time: string, isAllDay: boolean) => {
    const start = Temporal.PlainDateTime.from(`${dateOf(days)}T${isAllDay ? "00:00" : time}`);
    const [from, to] = [start, start.add({ hours: isAllDay ? 0 : 1 })].map((at) =>
      at.toString().slice(0, isAllDay ? 10 : 16),
    );
    return { start_time: from as string, end_time: to as string };
  };
  const found = "which" in command ? events[command.which % events.length] : undefined;
  const isThere =
    found && (await query(database, "SELECT FROM events WHERE id = $1 AND removed_at IS NULL", [found.id])).length > 0;
  if (command.what === "make") {
    const { isAllDay, repeats } = command;
    const made = await factories.makeEvent(home, {
      title: "Football practice",
      ...hours(command.day, command.time, isAllDay),
      is_all_day: isAllDay,
      is_recurring: repeats !== null,
      recurrence_pattern: repeats,
      member_ids: ids[command.people],
      driver_id: command.takes ? tomMember.id : null,
      reminders: isAllDay ? command.evenings : command.reminders,
    });
    events.push(made);
  } else if (command.what === "zone") {
    await changeFamily(home.asTom, { time_zone: command.zone, keep: command.keep });
    await home.family.reload();
  } else if (found && isThere) {
    if (command.what === "move") {
      await updateEvent(home.asTom, found.id, {
        ...hours(command.day, command.time, found.is_all_day),
        exceptions: "drop",
      });
    } else if (command.what === "give") {
      await updateEvent(home.asTom, found.id, { member_ids: ids[command.people] });
    } else if (command.what === "cancel") {
      await deleteEvent(home.asTom, found.id);
    } else if (command.what === "cancel a date" && found.recurrence_pattern) {
      await found.reload();
      const first = Temporal.PlainDate.from((found.start_local ?? found.start_date ?? "").slice(0, 10));
      const step = found.recurrence_pattern === "daily" ? 1 : 7;
      const date = first.add({ days: (command.nth + 1) * step }).toString();
      const known = "SELECT FROM event_exceptions WHERE event_id = $1 AND instance_date = $2";
      if ((await query(database, known, [found.id, date])).length === 0)
        await deleteOccurrence(home.asTom, found.id, date);
    }
  } else if (found && command.what === "put back") {
    await restoreEvent(home.asTom, found.id);
  }
}

it("is what its events ask for, whatever is done to them and however the clocks go", { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...BEGINNINGS),
      fc.array(command, { minLength: 4, maxLength: 14 }),
      async (beginning, commands) => {
        let now = Date.parse(beginning);
        const home = await household();
        await home.tomMember.update({ role: "other" });
        // Without verified addresses no mail is sent: this test checks only the plan.
        await query(database, "UPDATE users SET email_verified = false");
        await run(now);
        const events: Event[] = [];
        const told = new Set<string>();
        for (const command of commands) {
          if (command.what === "wait") {
            const until = now + command.minutes * MINUTE;
            for (const { name, due } of await reckonReminders(home, until + 20 * DAY))
              if (due > now && due <= until) told.add(name);
            now = until;
            await run(now);
            await extendSchedules(now);
          } else {
            await change(home, events, command, now);
          }
          await run(now);
          const reckoned = await reckonReminders(home, now + AHEAD + 20 * DAY);
          for (const { name, due, begins } of reckoned) {
            if (due <= now && (begins > now || due > now - LAG)) told.add(name);
          }
          expect(await findPlan(home, now)).toEqual(expectedPlan(reckoned, told, now));
        }
        await query(database, "DELETE FROM families");
      },
    ),
    { numRuns: runs(25) },
  );
});
