import { describe, expect, it } from "vitest";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { Invitation } from "#app/models/people/invitation.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { acceptInvitation, revokeInvitation } from "#app/services/people/invitations.server.ts";
import { listMembers, removeMember } from "#app/services/people/members.server.ts";
import { makeFamily, makeInvitation, makeMember, makeUser } from "#tests/support/factories.ts";
import { EMAIL, invited, open } from "#tests/support/invited.ts";

describe("accepting", () => {
  it("makes the member of the invited name the person's own, with the invited role and colour", async () => {
    const { family, members, invitation, grandma } = await invited({ name: "grandma", role: "guardian" });
    await acceptInvitation(grandma, invitation);
    const own = await FamilyMember.findOne({ where: { user_id: grandma.id }, rejectOnEmpty: true });
    expect(own).toMatchObject({ id: members[2]?.id, name: "Grandma", role: "guardian", color: "#8E9B74" });
    expect(await listMembers({ family })).toHaveLength(3);
    expect((await User.findByPk(grandma.id))?.family_id).toBe(family.id);
  });

  it("makes a new member where there is none of that name without an account", async () => {
    const { family, own, invitation, grandma } = await invited({ name: "Anna", color: null });
    await acceptInvitation(grandma, invitation);
    const made = await FamilyMember.findOne({ where: { user_id: grandma.id }, rejectOnEmpty: true });
    expect(made.id).not.toBe(own.id);
    const colors = (await listMembers({ family })).map(({ color }) => color);
    expect(new Set(colors).size).toBe(colors.length);
  });

  it("takes the account's given name where none was said", async () => {
    const { invitation, grandma } = await invited({ name: null });
    await acceptInvitation(grandma, invitation);
    expect((await FamilyMember.findOne({ where: { user_id: grandma.id } }))?.name).toBe("Greta");
  });

  it("is done once when pressed five times at the same moment", async () => {
    const { family, invitation, grandma } = await invited({ name: "Someone new" });
    const families = await Promise.all([1, 2, 3, 4, 5].map(() => acceptInvitation(grandma, invitation)));
    expect(new Set(families.map(({ id }) => id))).toEqual(new Set([family.id]));
    expect(await listMembers({ family })).toHaveLength(4);
  });

  it("succeeds for a request that read its user just before another of the same user accepted", async () => {
    const { family, invitation, grandma } = await invited();
    const before = await User.findByPk(grandma.id);
    await acceptInvitation(grandma, invitation);
    const opened = await open(invitation, before);
    expect(opened.isAccepted).toBe(true);
    expect((await acceptInvitation(before as User, opened.invitation)).id).toBe(family.id);
  });

  it("lets one of two accounts of the same e-mail in", async () => {
    const { family, invitation, grandma } = await invited();
    const twin = await makeUser({ email: EMAIL });
    const results = await Promise.allSettled([grandma, twin].map((user) => acceptInvitation(user, invitation)));
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "gone" } });
    expect(await User.count({ where: { family_id: family.id } })).toBe(2);
  });

  it("lets a person into one of two families at the same moment", async () => {
    const { invitation, grandma } = await invited();
    const other = await makeInvitation(await makeFamily(), { email: EMAIL });
    const results = await Promise.allSettled([invitation, other].map((one) => acceptInvitation(grandma, one)));
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "conflict" } });
    expect(await FamilyMember.count({ where: { user_id: grandma.id } })).toBe(1);
  });

  it("and revoking at the same moment end in one of the two, whole", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { family, invitation, grandma } = await invited();
      const [accepted, revoked] = await Promise.allSettled([
        acceptInvitation(grandma, invitation),
        revokeInvitation({ family }, invitation.id),
      ]);
      expect([accepted.status, revoked.status].sort()).toEqual(["fulfilled", "rejected"]);
      const isIn = (await User.findByPk(grandma.id))?.family_id === family.id;
      expect(isIn).toBe(accepted.status === "fulfilled");
    }
  });

  it("gives two people of one name two members", async () => {
    const { user, family, invitation, grandma } = await invited();
    const second = await makeInvitation({ user, family }, { email: "other@example.com", name: "Grandma" });
    const other = await makeUser({ email: "other@example.com" });
    await Promise.all([acceptInvitation(grandma, invitation), acceptInvitation(other, second)]);
    const members = (await listMembers({ family })).filter(({ name }) => name === "Grandma");
    expect(members.map(({ user_id }) => user_id).sort()).toEqual([grandma.id, other.id].sort());
  });

  it("refuses another e-mail, an unverified one, a person with a family, and a full house", async () => {
    const { family, invitation, grandma } = await invited({ name: "New" });
    await expect(acceptInvitation(await makeUser(), invitation)).rejects.toMatchObject({ code: "forbidden" });
    await grandma.update({ email_verified: false });
    await expect(acceptInvitation(grandma, invitation)).rejects.toMatchObject({ code: "forbidden" });
    await grandma.update({ email_verified: true, family_id: (await makeFamily()).family.id });
    await expect(acceptInvitation(grandma, invitation)).rejects.toMatchObject({ code: "conflict" });
    await grandma.update({ family_id: null });
    for (let more = 3; more < 50; more += 1) await makeMember(family, { name: `Kid ${more}` });
    await expect(acceptInvitation(grandma, invitation)).rejects.toMatchObject({ code: "conflict" });
    expect((await Invitation.findByPk(invitation.id))?.accepted_at).toBeNull();
    expect((await User.findByPk(grandma.id))?.family_id).toBeNull();
  });

  it("again changes nothing, for the one who has; for others the link is over", async () => {
    const { family, invitation, grandma } = await invited();
    await acceptInvitation(grandma, invitation);
    await grandma.reload();
    expect((await acceptInvitation(grandma, invitation)).id).toBe(family.id);
    expect((await open(invitation, grandma)).isAccepted).toBe(true);
    await expect(open(invitation)).rejects.toMatchObject({ code: "gone" });
  });

  it("does not open the door again to someone who was removed", async () => {
    const { user, family, invitation, grandma } = await invited();
    await acceptInvitation(grandma, invitation);
    const own = await FamilyMember.findOne({ where: { user_id: grandma.id }, rejectOnEmpty: true });
    await removeMember({ user, family }, own.id);
    await grandma.reload();
    await expect(open(invitation, grandma)).rejects.toMatchObject({ code: "gone" });
    await expect(acceptInvitation(grandma, invitation)).rejects.toMatchObject({ code: "gone" });
  });
});
