import { describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { Event } from "#app/models/calendar/event.server.ts";
import { Family } from "#app/models/people/family.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { eventChangeSchema } from "#app/schemas/calendar/event.ts";
import { updateEvent } from "#app/services/calendar/events.server.ts";
import { completeActivity } from "#app/services/connection/connection.server.ts";
import { createFamily } from "#app/services/people/families.server.ts";
import { addMember, listMembers, removeMember } from "#app/services/people/members.server.ts";
import { MAX_MEMBERS } from "#app/shared/people/constants.ts";
import { makeEvent, makeFamily, makeMember, makeUser } from "#tests/support/factories.ts";

const ACTIVITY = { activity_title: "A walk", activity_type: "quick", duration_minutes: 15, notes: null };

describe("a family", () => {
  it("is made once when two requests come at the same moment", async () => {
    const user = await makeUser();
    const results = await Promise.allSettled(
      ["First", "Second", "Third"].map((name) => createFamily(user, { name, time_zone: "UTC" })),
    );
    const made = results.filter((result) => result.status === "fulfilled");
    expect(made).toHaveLength(1);
    for (const result of results) {
      if (result.status === "rejected") expect(result.reason).toMatchObject({ name: "DomainError", code: "conflict" });
    }
    expect(await Family.count({ where: { created_by: user.id } })).toBe(1);
    expect((await User.findByPk(user.id))?.family_id).toBe(made[0]?.value.id);
  });

  it("has a feed token of at least 128 bits", async () => {
    const family = await createFamily(await makeUser(), { name: "Muster", time_zone: "UTC" });
    expect(Buffer.from(family.feed_token, "base64url").length).toBeGreaterThanOrEqual(16);
  });

  it("takes fifty members and no more", async () => {
    const { user, family } = await makeFamily();
    const member = { name: "Kid", role: "child" as const, color: "#6BC5B8", birth_date: null };
    await FamilyMember.bulkCreate(Array.from({ length: MAX_MEMBERS - 2 }, () => ({ ...member, family_id: family.id })));
    await addMember({ family }, member);
    await expect(addMember({ family }, member)).rejects.toMatchObject({ code: "conflict" });
    expect(await listMembers({ user, family } as never)).toHaveLength(MAX_MEMBERS);
  });
});

describe("removing a member", () => {
  it("keeps their events, without a member", async () => {
    const { user, family, members } = await makeFamily({ members: ["Ben", "Cleo"] });
    const [, ben, cleo] = members;
    const [hers, his] = [
      await makeEvent({ user, family }, { member_id: cleo?.id }),
      await makeEvent({ user, family }, { member_id: ben?.id }),
    ];
    await removeMember({ user, family }, ben?.id as number);
    expect((await listMembers({ family })).map(({ name }) => name)).toEqual(["Anna", "Cleo"]);
    expect((await Event.findByPk(his.id))?.member_ids).toEqual([]);
    expect((await Event.findByPk(hers.id))?.member_ids).toEqual([cleo?.id]);
  });

  it("while events of theirs are made and changed ends in one or the other, and never in a failure", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { user, family, members } = await makeFamily({ members: ["Ben"] });
      const member_id = members[1]?.id as number;
      const theirs = await makeEvent({ user, family }, { member_id });
      const [own] = members;
      const both = { member_ids: [own?.id, member_id], driver_id: member_id };
      const removing = removeMember({ user, family }, member_id);
      const results = await Promise.allSettled([
        makeEvent({ user, family }, { member_id }),
        makeEvent({ user, family }, both),
        updateEvent({ family }, theirs.id, { title: "Another", member_id }),
        updateEvent({ family }, theirs.id, eventChangeSchema.parse(both)),
        completeActivity({ family } as never, { ...ACTIVITY, completed_by: member_id }, Temporal.Now.instant()),
      ]);
      await removing;
      for (const result of results) {
        if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "invalid" });
      }
      const events = await Event.findAll({ where: { family_id: family.id } });
      expect(events.filter((event) => event.driver_id === member_id || event.member_ids.includes(member_id))).toEqual(
        [],
      );
    }
  });

  it("refuses one's own", async () => {
    const { user, family, own } = await makeFamily();
    await expect(removeMember({ user, family }, own.id)).rejects.toMatchObject({ code: "conflict" });
    expect(await listMembers({ family })).toHaveLength(1);
  });

  it("finds nobody of another family", async () => {
    const ours = await makeFamily();
    const theirs = await makeFamily();
    const member = await makeMember(theirs.family);
    await expect(removeMember(ours, member.id)).rejects.toMatchObject({ code: "not-found" });
    expect(await FamilyMember.findByPk(member.id)).not.toBeNull();
  });
});
