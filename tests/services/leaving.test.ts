import { describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { Family } from "#app/models/people/family.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { Invitation } from "#app/models/people/invitation.server.ts";
import { Session } from "#app/models/people/session.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { Way } from "#app/models/people/way.server.ts";
import { askToDeleteAccount, askToDeleteFamily, doDepartures, signIn } from "#app/services/people/departures.server.ts";
import { leaveFamily } from "#app/services/people/leaving.server.ts";
import { removeMember, restoreMember, updateMember } from "#app/services/people/members.server.ts";
import { recordSignIn } from "#app/services/people/users.server.ts";
import { once } from "#app/services/system/idempotency.server.ts";
import { pick } from "#app/utils/pick.ts";
import { DAY, findRows, joinAs, type Made, now, passTime, run } from "#tests/support/departures.ts";
import { makeEvent, makeFamily, makeInvitation, makeMeal, makeUser } from "#tests/support/factories.ts";
import { listTables, makeNotices } from "#tests/support/full-database.ts";

describe("leaving", () => {
  it("takes the member out, off what they did, and leaves what they wrote; the account stays", async () => {
    const made = await makeFamily();
    const tom = await joinAs(made, "parent");
    const [event, alone] = [
      await makeEvent(tom, { member_ids: [tom.own.id, made.own.id], driver_id: tom.own.id }),
      await makeEvent(tom, { member_ids: [tom.own.id] }),
    ];
    const meal = await makeMeal(made.family);
    await meal.update({ cook_id: tom.own.id });
    const invitation = await makeInvitation(tom);
    const feed = (await made.family.reload()).feed_token;
    await signIn(tom.user.id, null);
    await leaveFamily(tom);
    expect([(await event.reload()).member_ids, event.driver_id]).toEqual([[made.own.id], null]);
    expect((await alone.reload()).member_ids).toEqual([]);
    expect((await meal.reload()).cook_id).toBeNull();
    expect((await invitation.reload()).invited_by).toBeNull();
    expect(await FamilyMember.findOne({ where: { family_id: made.family.id, id: tom.own.id } })).toBeNull();
    expect((await tom.user.reload()).family_id).toBeNull();
    expect(await Session.count({ where: { user_id: tom.user.id } })).toBe(1);
    expect((await made.family.reload()).feed_token).not.toBe(feed);
    // A guardian restores the member, but without the account.
    await restoreMember(made, tom.own.id);
    expect(await FamilyMember.findOne({ where: { family_id: made.family.id, id: tom.own.id } })).toMatchObject({
      user_id: null,
    });
    expect((await tom.user.reload()).family_id).toBeNull();
    await expect(leaveFamily(tom)).rejects.toMatchObject({ code: "not-found" });
  });

  it("of the founder leaves the family without their number", async () => {
    const made = await makeFamily();
    await joinAs(made, "parent");
    await leaveFamily(made);
    expect((await made.family.reload()).created_by).toBeNull();
  });

  it("is refused to the last guardian: those whose account waits do not count, nor others' roles", async () => {
    const made = await makeFamily();
    const ida = await joinAs(made, "child");
    await joinAs(made, "other");
    const LAST = {
      code: "forbidden",
      message: "You’re the only parent here. Make someone else a parent first, or delete the family.",
    };
    await expect(leaveFamily(made)).rejects.toMatchObject(LAST);
    await expect(askToDeleteAccount(made.user, now())).rejects.toMatchObject(LAST);
    const tom = await joinAs(made, "parent");
    await askToDeleteAccount(tom.user, now());
    await expect(leaveFamily(made)).rejects.toMatchObject(LAST);
    await expect(askToDeleteAccount(made.user, now())).rejects.toMatchObject(LAST);
    await expect(updateMember(made, made.own.id, { role: "child" })).rejects.toMatchObject(LAST);
    await signIn(tom.user.id, null);
    await leaveFamily(made);
    await leaveFamily(ida);
    expect(await User.count({ where: { family_id: made.family.id } })).toBe(2);
  });

  it("of two guardians who do so at the same moment, or of whom one is removed, leaves one", async () => {
    const deeds = [
      (one: Made) => leaveFamily(one),
      (one: Made) => askToDeleteAccount(one.user, now()),
      (one: Made, other: Made) => removeMember(one, other.own.id),
      (one: Made) => updateMember(one, one.own.id, { role: "child" }),
    ];
    for (const first of deeds) {
      for (const second of deeds) {
        const anna = await makeFamily();
        const tom = (await joinAs(anna, "guardian")) as unknown as Made;
        const results = await Promise.allSettled([first(anna, tom), second(tom, anna)]);
        const refused = results.flatMap((result) => (result.status === "rejected" ? result.reason.code : []));
        expect(["forbidden", "not-found"]).toEqual(expect.arrayContaining(refused));
        const left = await User.findAll({ where: { family_id: anna.family.id, delete_at: null } });
        const roles = await Promise.all(
          left.map(async ({ id }) => (await FamilyMember.findOne({ where: { user_id: id } }))?.role),
        );
        expect(roles.some((role) => role === "parent" || role === "guardian")).toBe(true);
      }
    }
  });
});

describe("an account", () => {
  it("waits 14 days of 24 hours without a session, and is kept by signing in", async () => {
    const made = await makeFamily();
    const tom = await joinAs(made, "parent");
    await signIn(tom.user.id, null);
    const began = Date.now();
    const at = await askToDeleteAccount(tom.user, now());
    expect(at.getTime() - began - 14 * DAY).toBeLessThan(60_000);
    expect(await Session.count({ where: { user_id: tom.user.id } })).toBe(0);
    await passTime(13);
    await doDepartures();
    expect((await signIn(tom.user.id, null)).isKept).toBe(true);
    expect((await signIn(tom.user.id, null)).isKept).toBe(false);
    expect(await tom.user.reload()).toMatchObject({ delete_at: null, family_id: made.family.id });
  });

  it("goes with all that is its own; its invitations end, and the family keeps the rest without its name", async () => {
    const made = await makeFamily();
    const tom = await joinAs(made, "parent");
    const accepted = await makeInvitation(made, { email: tom.user.email.replace("@", "+old@") });
    await accepted.update({ accepted_by: tom.user.id, accepted_at: new Date() });
    const invitation = await makeInvitation(tom);
    const event = await makeEvent(tom, { member_ids: [tom.own.id] });
    await once(`user:${tom.user.id}`, "k", async () => ({ email: tom.user.email }));
    await makeNotices(made.family.id, tom.user.id);
    await askToDeleteAccount(tom.user, now());
    await passTime();
    await doDepartures();
    expect(await User.findByPk(tom.user.id)).toBeNull();
    expect(
      await findRows(
        ["user_id", "former_user_id", "created_by", "invited_by", "accepted_by", "delete_asked_by"],
        tom.user.id,
      ),
    ).toEqual([]);
    for (const table of await listTables(process.env.DATABASE_URL as string)) {
      const [row] = await run(`SELECT count(*)::int AS n FROM "${table}" t WHERE strpos(t::text, $1) > 0`, [
        tom.user.email,
      ]);
      expect([table, row?.n]).toEqual([table, 0]);
    }
    expect((await invitation.reload()).revoked_at).not.toBeNull();
    expect(await Invitation.count({ where: { family_id: made.family.id, id: accepted.id } })).toBe(0);
    expect((await event.reload()).member_ids).toEqual([]);
    expect(await User.findByPk(made.user.id)).not.toBeNull();
  });

  it("whose time has come is a new one for who signs in, though nothing has deleted it yet", async () => {
    const made = await makeFamily();
    const { user } = await joinAs(made, "parent");
    await askToDeleteAccount(user, now());
    await passTime();
    const way = await Way.findOne({ where: { user_id: user.id }, rejectOnEmpty: true });
    const profile = pick(user, ["email", "email_verified", "given_name", "family_name", "name"]);
    const again = await recordSignIn({ ...profile, ...pick(way, ["issuer", "subject"]), picture: null });
    expect(again.id).not.toBe(user.id);
    expect(again.family_id).toBeNull();
    expect(await User.findByPk(user.id)).toBeNull();
  });

  it("without a family goes at once", async () => {
    const user = await makeUser();
    await signIn(user.id, null);
    await askToDeleteAccount(user, now());
    expect(await findRows(["user_id"], user.id)).toEqual([]);
    expect(await User.findByPk(user.id)).toBeNull();
  });

  it("of the last guardian goes after a family that waits, never before it", async () => {
    const made = await makeFamily({ timeZone: "America/New_York" });
    // Between lies a day of 25 hours: by the clock it is an hour later.
    const asked = Temporal.Instant.from("2026-10-25T14:30:00Z");
    const end = await askToDeleteFamily(made, made.family.name, asked);
    expect(await askToDeleteAccount(made.user, asked)).toEqual(end);
    await passTime(400);
    await doDepartures();
    expect([await Family.findByPk(made.family.id), await User.findByPk(made.user.id)]).toEqual([null, null]);
  });
});
