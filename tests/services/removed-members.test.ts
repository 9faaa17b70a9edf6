import { describe, expect, it } from "vitest";
import { Event } from "#app/models/calendar/event.server.ts";
import { CompletedActivity } from "#app/models/connection/completed-activity.server.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import { Family } from "#app/models/people/family.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { newMealSchema } from "#app/schemas/food/meal.ts";
import { deleteEvent, updateEvent } from "#app/services/calendar/events.server.ts";
import { completeActivity } from "#app/services/connection/connection.server.ts";
import { updateMeal } from "#app/services/food/meals.server.ts";
import { createFamily } from "#app/services/people/families.server.ts";
import { acceptInvitation } from "#app/services/people/invitations.server.ts";
import { listMembers, removeMember } from "#app/services/people/members.server.ts";
import { MAX_MEMBERS } from "#app/shared/people/constants.ts";
import { makeEvent, makeFamily, makeInvitation, makeMeal, makeMember, makeUser } from "#tests/support/factories.ts";
import { findMember, join, listed, now, undo } from "#tests/support/removed.ts";

describe("a member brought back", () => {
  it("is again among those of each event, in their place, and takes whom they took", async () => {
    const actor = await makeFamily({ members: ["Ben", "Cleo", "Dan"] });
    const [, ben, cleo, dan] = actor.members.map(({ id }) => id) as [number, number, number, number];
    const lesson = await makeEvent(actor, { member_ids: [ben, dan, cleo], driver_id: ben });
    const other = await makeEvent(actor, { member_ids: [ben, dan], driver_id: ben });
    const removed = await makeEvent(actor, { member_ids: [ben] });
    const people = async ({ id }: { id: number }) => {
      const { member_ids, driver_id, driver_name } = await Event.findByPk(id, {
        paranoid: false,
        rejectOnEmpty: true,
      });
      return [member_ids, driver_id ?? driver_name];
    };
    await deleteEvent(actor, removed.id);

    const benGone = await removeMember(actor, ben);
    expect(await people(lesson)).toEqual([[dan, cleo], null]);
    expect(await people(removed)).toEqual([[], null]);
    const danGone = await removeMember(actor, dan);
    expect([await people(lesson), await people(other)]).toEqual([
      [[cleo], null],
      [[], null],
    ]);
    // A later choice of people stays when the member is restored.
    await updateEvent(actor, other.id, { member_ids: [cleo], driver_name: "Grandpa" });
    await undo(actor, benGone);
    expect([await people(lesson), await people(other), await people(removed)]).toEqual([
      [[ben, cleo], ben],
      [[cleo], "Grandpa"],
      [[ben], null],
    ]);
    await undo(actor, danGone);
    expect([await people(lesson), await people(other)]).toEqual([
      [[ben, dan, cleo], ben],
      [[cleo], "Grandpa"],
    ]);
  });

  it("has what was theirs and nobody else's since", async () => {
    const actor = await makeFamily({ members: ["Ben", "Cleo"] });
    const [, ben, cleo] = actor.members as [FamilyMember, FamilyMember, FamilyMember];
    const theirs = await makeEvent(actor, { title: "Theirs", member_id: ben.id });
    const given = await makeEvent(actor, { title: "Given away", member_id: ben.id });
    const passed = await makeEvent(actor, { title: "Passed on, and left", member_id: ben.id });
    const meal = await makeMeal(actor.family);
    await updateMeal(actor, meal.id, { ...newMealSchema.partial().parse({}), cook_id: ben.id });
    const activity = { activity_title: "A walk", activity_type: "quick", duration_minutes: 15, notes: null };
    const { completion } = await completeActivity(actor, { ...activity, completed_by: ben.id }, now);

    const undoToken = await removeMember(actor, ben.id);
    await updateEvent(actor, given.id, { member_id: cleo.id });
    await updateEvent(actor, passed.id, { member_id: cleo.id });
    await updateEvent(actor, passed.id, { member_id: null });
    await updateEvent(actor, theirs.id, { title: "Still theirs", member_id: null });
    await undo(actor, undoToken);

    const owners = await Promise.all(
      [theirs, given, passed].map(async ({ id }) => (await Event.findByPk(id))?.member_ids),
    );
    expect(owners).toEqual([[ben.id], [cleo.id], []]);
    expect((await Meal.findByPk(meal.id))?.cook_id).toBe(ben.id);
    expect((await CompletedActivity.findByPk(completion.id))?.completed_by).toBe(ben.id);
    expect((await listMembers(actor)).map(({ name }) => name)).toEqual(["Anna", "Ben", "Cleo"]);
  });

  it("signs in to the family again, unless the account has found another", async () => {
    for (const hasAnother of [false, true]) {
      const actor = await makeFamily();
      const tom = await join(actor);
      const { id } = await findMember(tom);
      const undoToken = await removeMember(actor, id);
      expect((await tom.reload()).family_id).toBeNull();
      const other = hasAnother ? await createFamily(tom, { name: "Another", time_zone: "UTC" }) : actor.family;
      await undo(actor, undoToken);
      expect((await tom.reload()).family_id).toBe(other.id);
      expect((await FamilyMember.findByPk(id))?.user_id).toBe(hasAnother ? null : tom.id);
    }
  });

  it("who came back by another invitation meanwhile is not tied to two members", async () => {
    const actor = await makeFamily();
    const tom = await join(actor);
    const undoToken = await removeMember(actor, (await findMember(tom)).id);
    await acceptInvitation(tom, await makeInvitation(actor, { email: tom.email, name: "Tom" }));
    await undo(actor, undoToken);
    const members = (await listMembers(actor)).filter(({ name }) => name === "Tom");
    expect(members.map(({ user_id }) => user_id).sort()).toEqual([null, tom.id].sort());
  });

  it("needs room in the family, and a guardian who brings them back", async () => {
    const actor = await makeFamily({ members: ["Ben"] });
    const undoToken = await removeMember(actor, actor.members[1]?.id as number);
    for (let count = 1; count < MAX_MEMBERS; count += 1) await makeMember(actor.family, { name: `Kid ${count}` });
    await expect(undo(actor, undoToken)).rejects.toMatchObject({ code: "conflict" });
    const child = await makeUser({ family_id: actor.family.id });
    const [kid] = (await listMembers(actor)).slice(1) as [FamilyMember];
    await kid.update({ user_id: child.id });
    await expect(undo({ ...actor, user: child }, undoToken)).rejects.toMatchObject({ code: "forbidden" });
    expect(await listed(actor)).toEqual(["member Ben"]);
  });

  it("ends in one of the two when someone joins another family at the same moment", async () => {
    for (let round = 0; round < 5; round += 1) {
      const actor = await makeFamily();
      const tom = await join(actor);
      const { id } = await findMember(tom);
      const undoToken = await removeMember(actor, id);
      const [back] = await Promise.allSettled([
        undo(actor, undoToken),
        createFamily(tom, { name: "Another", time_zone: "UTC" }).catch(({ code }) => code),
      ]);
      expect(back.status).toBe("fulfilled");
      const { family_id } = await tom.reload();
      expect((await FamilyMember.findByPk(id))?.user_id).toBe(family_id === actor.family.id ? tom.id : null);
      expect(await Family.count({ where: { created_by: tom.id } })).toBe(family_id === actor.family.id ? 0 : 1);
    }
  });
});
