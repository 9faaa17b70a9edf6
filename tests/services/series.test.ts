import { beforeAll, describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import type { Family } from "#app/models/people/family.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import { newEventSchema } from "#app/schemas/calendar/event.ts";
import { listEvents } from "#app/services/calendar/event-list.server.ts";
import { createEvent, updateEvent } from "#app/services/calendar/events.server.ts";
import { deleteOccurrence } from "#app/services/calendar/overrides.server.ts";
import { deleteFollowing, updateFollowing } from "#app/services/calendar/series.server.ts";
import { createFamily } from "#app/services/people/families.server.ts";
import { recordSignIn } from "#app/services/people/users.server.ts";
import { rowVersion } from "#app/utils/row-version.ts";

let actor: { user: User; family: Family };

beforeAll(async () => {
  const nobody = { given_name: null, family_name: null, name: null, picture: null };
  const identity = { issuer: "https://issuer.example", subject: "series", email: "series@example.com" };
  const user = await recordSignIn({ ...identity, ...nobody, email_verified: true });
  actor = { user, family: await createFamily(user, { name: "Finch", time_zone: "Europe/London" }) };
});

const lesson = (more: object = {}) =>
  newEventSchema.parse({
    title: "Swimming",
    start_time: "2026-10-06T16:30",
    is_recurring: true,
    recurrence_pattern: "weekly",
    ...more,
  });

async function listStarts(title: string) {
  const from = Temporal.PlainDate.from("2026-10-01");
  const window = { from, to: from.add({ days: 60 }), timeZone: actor.family.time_zone };
  const entries = await listEvents(actor, window);
  return entries.filter(({ event }) => event.title === title).map(({ times }) => times.start.toString().slice(0, 16));
}

describe("a series", () => {
  it("is split at an occurrence: what came before stays, what follows is new", async () => {
    const series = await createEvent(actor, lesson({ title: "Choir" }));
    await deleteOccurrence(actor, series.id, "2026-10-13");
    await deleteOccurrence(actor, series.id, "2026-11-10");
    const change = lesson({ title: "Choir, later", start_time: "2026-10-27T18:00" });
    const { event, forgottenExceptions } = await updateFollowing(actor, series.id, "2026-10-27", change);
    expect(event.id).not.toBe(series.id);
    expect(forgottenExceptions).toEqual([]);
    expect(await listStarts("Choir")).toEqual(["2026-10-06T15:30", "2026-10-20T15:30"]);
    expect(await listStarts("Choir, later")).toEqual([
      "2026-10-27T18:00",
      "2026-11-03T18:00",
      "2026-11-17T18:00",
      "2026-11-24T18:00",
    ]);
  });

  it("forgets dates taken out that the new half does not have, and says so", async () => {
    const series = await createEvent(actor, lesson({ title: "Judo" }));
    await deleteOccurrence(actor, series.id, "2026-11-10");
    const change = lesson({ title: "Judo", start_time: "2026-10-28T16:30" });
    const { forgottenExceptions } = await updateFollowing(actor, series.id, "2026-10-27", change);
    expect(forgottenExceptions).toEqual(["2026-11-10"]);
  });

  it("changed from its first occurrence on is the same series still", async () => {
    const series = await createEvent(actor, lesson({ title: "Piano" }));
    const { event } = await updateFollowing(actor, series.id, "2026-10-06", lesson({ title: "Cello" }));
    expect(event.id).toBe(series.id);
    expect(await listStarts("Piano")).toEqual([]);
  });

  it("refuses a split made on a state that is not its own any more, and stays whole", async () => {
    const series = await createEvent(actor, lesson({ title: "Chess" }));
    await updateEvent(actor, series.id, { title: "Chess club" }, rowVersion(series));
    const split = updateFollowing(actor, series.id, "2026-10-27", lesson({ title: "Go" }), rowVersion(series));
    await expect(split).rejects.toMatchObject({ code: "conflict" });
    expect(await listStarts("Chess club")).toHaveLength(8);
  });

  it("ends before an occurrence that is deleted with all that follow", async () => {
    const series = await createEvent(actor, lesson({ title: "Drama" }));
    await deleteFollowing(actor, series.id, "2026-10-20");
    expect(await listStarts("Drama")).toEqual(["2026-10-06T15:30", "2026-10-13T15:30"]);
    await deleteFollowing(actor, series.id, "2026-10-06");
    expect(await listStarts("Drama")).toEqual([]);
  });

  it("has no such occurrence: 404, and nothing changes", async () => {
    const series = await createEvent(actor, lesson({ title: "Art" }));
    await expect(deleteFollowing(actor, series.id, "2026-10-07")).rejects.toMatchObject({ code: "not-found" });
    await expect(deleteOccurrence(actor, series.id, "2026-10-07")).rejects.toMatchObject({ code: "not-found" });
    expect(await listStarts("Art")).toHaveLength(8);
  });

  it("can have one date replaced once", async () => {
    const series = await createEvent(actor, lesson({ title: "Yoga" }));
    const copy = lesson({
      title: "Yoga, moved",
      start_time: "2026-10-13T20:00",
      is_recurring: false,
      replaces: { original_event_id: series.id, instance_date: "2026-10-13" },
    });
    await createEvent(actor, copy);
    await expect(createEvent(actor, copy)).rejects.toMatchObject({ code: "conflict" });
    expect(await listStarts("Yoga, moved")).toEqual(["2026-10-13T19:00"]);
    expect(await listStarts("Yoga")).not.toContain("2026-10-13T15:30");
  });

  it("keeps exceptions that still fall on an occurrence, and forgets the others", async () => {
    const series = await createEvent(actor, lesson({ title: "Band" }));
    await deleteOccurrence(actor, series.id, "2026-10-13");
    const later = await updateEvent(actor, series.id, { start_time: "2026-10-06T18:00" });
    expect(later.forgottenExceptions).toEqual([]);
    const moved = await updateEvent(actor, series.id, { start_time: "2026-10-07T18:00" });
    expect(moved.forgottenExceptions).toEqual(["2026-10-13"]);
  });

  it("does not count a change that changes nothing", async () => {
    const series = await createEvent(actor, lesson({ title: "Ballet" }));
    const { event } = await updateEvent(actor, series.id, { title: "Ballet", start_time: "2026-10-06T16:30" });
    expect(event.sequence).toBe(0);
  });
});
