import { describe, expect, it } from "vitest";
import { Family } from "#app/models/people/family.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { User } from "#app/models/people/user.server.ts";
import {
  acceptInvitation,
  invitationToken,
  listInvitations,
  openInvitation,
  renewInvitation,
  revokeInvitation,
} from "#app/services/people/invitations.server.ts";
import { removeMember } from "#app/services/people/members.server.ts";
import { sweep } from "#app/services/system/housekeeping.server.ts";
import { makeFamily, makeInvitation } from "#tests/support/factories.ts";
import { anyone, DAY, EMAIL, invited, open } from "#tests/support/invited.ts";

describe("an invitation", () => {
  it("lasts seven days, and its link has 256 bits that the row does not hold", async () => {
    const { invitation } = await invited();
    const token = invitationToken(invitation) as string;
    const [number, secret] = token.split(".") as [string, string];
    expect(Number(number)).toBe(invitation.family_id);
    expect(Buffer.from(secret, "base64url")).toHaveLength(32);
    expect(JSON.stringify(invitation)).not.toContain(secret);
    expect(invitation.expires_at.getTime() - Date.now()).toBeGreaterThan(7 * DAY - 60_000);
    expect((await open(invitation)).family.id).toBe(invitation.family_id);
  });

  it("is found by links of before, which do not name the family, and not by another's number", async () => {
    const { invitation } = await invited();
    const secret = invitationToken(invitation)?.split(".")[1];
    expect((await openInvitation(String(secret), anyone(), null)).invitation.id).toBe(invitation.id);
    for (const number of [invitation.family_id + 1, "9".repeat(15), "9".repeat(30)]) {
      const opened = openInvitation(`${number}.${secret}`, anyone(), null);
      await expect(opened).rejects.toMatchObject({ code: "not-found" });
    }
  });

  it("is the only open one of its e-mail, however written: the old link ends", async () => {
    const { user, family, invitation } = await invited();
    const newer = await makeInvitation({ user, family }, { email: EMAIL.toUpperCase() });
    await expect(open(invitation)).rejects.toMatchObject({ code: "gone", message: "Invalid or expired invitation" });
    expect((await open(newer)).invitation.id).toBe(newer.id);
    expect((await listInvitations({ family })).map(({ id }) => id)).toEqual([newer.id]);
  });

  it("is the only open one when five are sent at the same moment", async () => {
    const family = await makeFamily();
    await Promise.all([1, 2, 3, 4, 5].map(() => makeInvitation(family, { email: EMAIL })));
    expect(await listInvitations(family)).toHaveLength(1);
  });

  it("does not ask someone in who is here", async () => {
    const { user, family } = await makeFamily();
    await expect(makeInvitation({ user, family }, { email: user.email.toUpperCase() })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("is one of fifty at most", async () => {
    const family = await makeFamily();
    for (let made = 0; made < 50; made += 1) await makeInvitation(family);
    await expect(makeInvitation(family)).rejects.toMatchObject({ code: "conflict" });
  });

  it("keeps its link when it is sent again, and gets another seven days, also after it ran out", async () => {
    const { family, invitation } = await invited();
    const token = invitationToken(invitation);
    await invitation.update({ expires_at: new Date(Date.now() - DAY) });
    await expect(open(invitation)).rejects.toMatchObject({ code: "gone" });
    const renewed = await renewInvitation({ family }, invitation.id);
    expect(invitationToken(renewed)).toBe(token);
    expect((await open(renewed)).invitation.id).toBe(invitation.id);
  });

  it("keeps its language when it is sent again, and has none where none was chosen", async () => {
    const { family, invitation } = await invited({ language: "ar" });
    expect((await renewInvitation({ family }, invitation.id)).language).toBe("ar");
    expect((await invited()).invitation.language).toBeNull();
  });

  it("gets a new link when the secret of the old one is gone", async () => {
    const { family, invitation } = await invited();
    await invitation.update({ token_seed: "of another secret" });
    expect(invitationToken(invitation)).toBeNull();
    const renewed = await renewInvitation({ family }, invitation.id);
    expect((await open(renewed)).invitation.id).toBe(invitation.id);
  });

  it("that is revoked ends, and is no other family's to revoke", async () => {
    const { family, invitation } = await invited();
    await expect(revokeInvitation(await makeFamily(), invitation.id)).rejects.toMatchObject({ code: "not-found" });
    await revokeInvitation({ family }, invitation.id);
    await expect(open(invitation)).rejects.toMatchObject({ code: "gone" });
    await expect(revokeInvitation({ family }, invitation.id)).rejects.toMatchObject({ code: "not-found" });
  });

  it("that is long over is swept away", async () => {
    const { invitation } = await invited();
    await invitation.update({ expires_at: new Date(Date.now() - 29 * DAY) });
    await sweep();
    await expect(open(invitation)).rejects.toMatchObject({ code: "gone" });
    await invitation.update({ expires_at: new Date(Date.now() - 31 * DAY) });
    await sweep();
    await expect(open(invitation)).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("guessing links", () => {
  it("comes to an end for one network, and for no other; right links do not count", async () => {
    const { invitation } = await invited();
    const [guesser, family] = [anyone(), anyone()];
    const token = invitationToken(invitation) as string;
    for (let look = 0; look < 40; look += 1) await openInvitation(token, family, null);
    const tries = await Promise.allSettled(
      Array.from({ length: 40 }, (_, guess) => openInvitation(`guess ${guess}`, guesser, null)),
    );
    const codes = tries.map((tried) => (tried.status === "rejected" ? tried.reason.code : "let in"));
    expect(codes.filter((code) => code === "not-found")).toHaveLength(30);
    expect(codes.filter((code) => code === "limited")).toHaveLength(10);
    await expect(openInvitation(token, guesser, null)).rejects.toMatchObject({
      code: "limited",
      retryAfter: expect.any(Number),
    });
    expect((await openInvitation(token, family, null)).invitation.id).toBe(invitation.id);
  });
});

describe("removing someone with an account", () => {
  it("takes the family from the account, and the calendar's address with it", async () => {
    const { user, family, invitation, grandma } = await invited();
    await acceptInvitation(grandma, invitation);
    const own = await FamilyMember.findOne({ where: { user_id: grandma.id }, rejectOnEmpty: true });
    const { feed_token } = family;
    await removeMember({ user, family }, own.id);
    expect((await User.findByPk(grandma.id))?.family_id).toBeNull();
    expect((await Family.findByPk(family.id))?.feed_token).not.toBe(feed_token);
  });

  it("leaves the calendar's address alone when a child without one goes", async () => {
    const { user, family, members } = await makeFamily({ members: ["Ben"] });
    const { feed_token } = family;
    await removeMember({ user, family }, members[1]?.id as number);
    expect((await Family.findByPk(family.id))?.feed_token).toBe(feed_token);
  });

  it("leaves one of two who remove each other at the same moment", async () => {
    const { user, family, own, invitation, grandma } = await invited();
    await acceptInvitation(grandma, invitation);
    await grandma.reload();
    const hers = await FamilyMember.findOne({ where: { user_id: grandma.id }, rejectOnEmpty: true });
    const results = await Promise.allSettled([
      removeMember({ user, family }, hers.id),
      removeMember({ user: grandma, family }, own.id),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "not-found" } });
    expect(await User.count({ where: { family_id: family.id } })).toBe(1);
  });
});
