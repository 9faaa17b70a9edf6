import { describe, expect, it } from "vitest";
import { Event } from "#app/models/calendar/event.server.ts";
import { EventException } from "#app/models/calendar/event-exception.server.ts";
import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import { createEvent, deleteEvent, updateEvent } from "#app/services/calendar/events.server.ts";
import { writeCalendarText } from "#app/services/calendar/export.server.ts";
import { deleteOccurrence } from "#app/services/calendar/overrides.server.ts";
import { deleteFollowing } from "#app/services/calendar/series.server.ts";
import { removeMember } from "#app/services/people/members.server.ts";
import { makeEvent, makeFamily } from "#tests/support/factories.ts";
import { daily, dates, listed, now, undo } from "#tests/support/removed.ts";

describe("an event brought back", () => {
  it("is in the feed again under its UID, with a higher SEQUENCE, and readers are told", async () => {
    const actor = await makeFamily();
    const event = await makeEvent(actor);
    const read = async () => {
      const text = await writeCalendarText(
        { family: await actor.family.reload() },
        { isFeed: true, areMealsIn: false },
        now,
      );
      const [, uid, sequence] = text.match(/UID:(\S+)[\s\S]*SEQUENCE:(\d+)/) ?? [];
      return { uid, sequence: Number(sequence), revision: actor.family.calendar_revision };
    };
    const before = await read();
    const undoToken = await deleteEvent(actor, event.id);
    const between = (await actor.family.reload()).calendar_revision;
    await undo(actor, undoToken);
    const after = await read();
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect([between > before.revision, after.revision > between]).toEqual([true, true]);
  });

  it("has the dates that were out of its series still out", async () => {
    const actor = await makeFamily();
    const series = await daily(actor);
    await deleteOccurrence(actor, series.id, "2027-03-02");
    const copy = { ...series.get(), start_time: "2027-03-03T18:00", end_time: null, is_recurring: false };
    const replaces = { original_event_id: series.id, instance_date: "2027-03-03" };
    await createEvent(actor, { ...copy, recurrence_pattern: null, replaces } as never);
    const before = await dates(actor);
    await undo(actor, await deleteEvent(actor, series.id));
    expect(await dates(actor)).toEqual(before);
  });

  it("is nobody's when its member was removed meanwhile, and theirs when they are back", async () => {
    const actor = await makeFamily({ members: ["Ben"] });
    const [, ben] = actor.members as [FamilyMember, FamilyMember];
    const { id } = await makeEvent(actor, { member_id: ben.id });
    const undoToken = await deleteEvent(actor, id);
    const gone = await removeMember(actor, ben.id);
    await undo(actor, undoToken);
    expect((await Event.findByPk(id))?.member_ids).toEqual([]);
    await undo(actor, gone);
    expect((await Event.findByPk(id))?.member_ids).toEqual([ben.id]);
  });
});

describe("one date of a series", () => {
  it("comes back where it was, once, and is no date twice", async () => {
    const actor = await makeFamily();
    const { id } = await daily(actor);
    const before = await dates(actor);
    const undoToken = await deleteOccurrence(actor, id, "2027-03-03");
    expect(await deleteOccurrence(actor, id, "2027-03-03")).toBeNull();
    expect([await dates(actor), await listed(actor)]).toEqual([
      before.filter((date) => date !== "2027-03-03"),
      ["event Run"],
    ]);
    expect(await undo(actor, undoToken)).toHaveLength(1);
    expect([await dates(actor), await listed(actor)]).toEqual([before, []]);
  });

  it("that has an event in its place since does not come back beside it", async () => {
    const actor = await makeFamily();
    const { id } = await daily(actor);
    const undoToken = await deleteOccurrence(actor, id, "2027-03-03");
    await EventException.destroy({ where: { family_id: actor.family.id, event_id: id } });
    const start_time = "2027-03-03T18:00:00Z";
    await makeEvent(actor, {
      title: "Later",
      start_time,
      replaces: { original_event_id: id, instance_date: "2027-03-03" },
    });
    expect(await listed(actor)).toEqual([]);
    await undo(actor, undoToken);
    expect((await dates(actor)).filter((date) => date === "2027-03-03")).toEqual([]);
  });

  it("waits for its series, when all of that was deleted", async () => {
    const actor = await makeFamily();
    const { id } = await daily(actor);
    const undoToken = await deleteOccurrence(actor, id, "2027-03-03");
    const all = await deleteEvent(actor, id);
    expect(await listed(actor)).toEqual(["event Run"]);
    await expect(undo(actor, undoToken)).rejects.toMatchObject({ code: "conflict" });
    await undo(actor, all);
    await undo(actor, undoToken);
    expect(await dates(actor)).toHaveLength(5);
  });
});

describe("a date and all that follow", () => {
  it("come back with the end and the gaps that the series had", async () => {
    const actor = await makeFamily();
    const { id } = await daily(actor);
    const out = await deleteOccurrence(actor, id, "2027-03-04");
    const before = await dates(actor);
    const undoToken = await deleteFollowing(actor, id, "2027-03-03");
    expect(await dates(actor)).toEqual(["2027-03-01", "2027-03-02"]);
    // A date after the new end of the series cannot be restored.
    expect(await listed(actor)).toEqual(["event Run"]);
    await undo(actor, undoToken);
    expect(await dates(actor)).toEqual(before);
    await undo(actor, out);
    expect(await dates(actor)).toHaveLength(5);
  });

  it("stay out when someone has given the series another end since", async () => {
    const actor = await makeFamily();
    const { id } = await daily(actor);
    const undoToken = await deleteFollowing(actor, id, "2027-03-03");
    await updateEvent(actor, id, { recurrence_end_date: "2027-03-10" });
    expect(await listed(actor)).toEqual([]);
    await undo(actor, undoToken);
    expect(await dates(actor)).toHaveLength(10);
  });

  it("are the whole series from its first date on", async () => {
    const actor = await makeFamily();
    const { id } = await daily(actor);
    const undoToken = await deleteFollowing(actor, id, "2027-03-01");
    expect(await dates(actor)).toEqual([]);
    await undo(actor, undoToken);
    expect(await dates(actor)).toHaveLength(5);
  });
});
