import { readdirSync } from "node:fs";
import { type QueryInterface, Sequelize } from "sequelize";
import { describe, expect, it } from "vitest";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { Invitation } from "#app/models/people/invitation.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { newInvitationSchema } from "#app/schemas/people/invitation.ts";
import { invite } from "#app/services/people/invitations.server.ts";
import { removeMember, updateMember } from "#app/services/people/members.server.ts";
import type { MemberRole } from "#app/shared/people/constants.ts";
import { root } from "#scripts/lib/root.ts";
import { makeFamily, makeInvitation, makeMember, makeUser } from "#tests/support/factories.ts";

type Made = Awaited<ReturnType<typeof makeFamily>>;

/** Adds a member with an account to the family, in this role. */
async function join({ family }: Made, role: MemberRole) {
  const user = await makeUser({ family_id: family.id });
  const member = await makeMember(family, { name: `A ${role}` });
  await member.update({ role, user_id: user.id });
  return { user, family, own: member };
}

const rolesOf = async ({ family }: Made) => {
  const members = await FamilyMember.findAll({ where: { family_id: family.id }, order: ["id"] });
  return members.filter(({ user_id }) => user_id !== null).map(({ role }) => role);
};
const isGuardian = (role: MemberRole) => role === "parent" || role === "guardian";

describe("the last guardian with an account", () => {
  it("cannot step down, while members without an account and other roles do not count", async () => {
    const actor = await makeFamily();
    await join(actor, "child");
    await join(actor, "other");
    await (await makeMember(actor.family, { name: "Dad" })).update({ role: "parent" });
    for (const role of ["child", "other"] as const) {
      await expect(updateMember(actor, actor.own.id, { role })).rejects.toMatchObject({
        code: "forbidden",
        message: "You’re the only parent here. Make someone else a parent first, or delete the family.",
      });
    }
    expect((await updateMember(actor, actor.own.id, { role: "guardian", name: "Anne" })).name).toBe("Anne");
    await join(actor, "parent");
    await updateMember(actor, actor.own.id, { role: "child" });
    expect((await rolesOf(actor)).filter(isGuardian)).toHaveLength(1);
  });

  it("may, when an account without a member is a guardian, too", async () => {
    const actor = await makeFamily();
    await makeUser({ family_id: actor.family.id });
    expect((await updateMember(actor, actor.own.id, { role: "other" })).role).toBe("other");
  });

  it("is there whatever two who step down, or demote or remove each other at the same moment, do", async () => {
    const deeds = [
      (one: Made, other: Made["own"]) => updateMember(one, other.id, { role: "child" }),
      (one: Made) => updateMember(one, one.own.id, { role: "child" }),
      (one: Made, other: Made["own"]) => removeMember(one, other.id),
    ];
    for (const first of deeds) {
      for (const second of deeds) {
        const anna = await makeFamily();
        const tom = (await join(anna, "guardian")) as unknown as Made;
        const results = await Promise.allSettled([first(anna, tom.own), second(tom, anna.own)]);
        const refused = results.flatMap((result) => (result.status === "rejected" ? result.reason.code : []));
        expect(["forbidden", "not-found"]).toEqual(expect.arrayContaining(refused));
        const users = await User.findAll({ where: { family_id: anna.family.id } });
        const roles = await Promise.all(
          users.map(async ({ id }) => (await FamilyMember.findOne({ where: { user_id: id } }))?.role as MemberRole),
        );
        expect(roles.filter(isGuardian).length).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it("of two who demote each other at the same moment is the first; the second gets a 403", async () => {
    for (let round = 0; round < 5; round += 1) {
      const anna = await makeFamily();
      const tom = await join(anna, "parent");
      const results = await Promise.allSettled([
        updateMember(anna, tom.own.id, { role: "child" }),
        updateMember(tom, anna.own.id, { role: "child" }),
      ]);
      expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      expect(results.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "forbidden" } });
      expect((await rolesOf(anna)).sort()).toEqual(["child", "parent"]);
    }
  });
});

describe("someone who is no guardian", () => {
  it("changes everything of members who are no guardians, but the role", async () => {
    const actor = await makeFamily({ members: ["Ben"] });
    const child = await join(actor, "child");
    const change = { name: "Benjamin", color: "#112233", birth_date: "2017-05-03", role: "child" } as const;
    for (const id of [actor.members[1]?.id as number, child.own.id]) {
      expect(await updateMember(child, id, change)).toMatchObject(change);
    }
    for (const one of [
      { name: "Mum" },
      { color: "#112233" },
      { birth_date: "1986-05-03" },
      { role: "parent" },
    ] as const) {
      await expect(updateMember(child, actor.own.id, one)).rejects.toMatchObject({ code: "forbidden" });
    }
    await expect(updateMember(child, child.own.id, { role: "parent" })).rejects.toMatchObject({ code: "forbidden" });
    await expect(removeMember(child, actor.own.id)).rejects.toMatchObject({ code: "forbidden" });
    await expect(removeMember(child, child.own.id)).rejects.toMatchObject({ code: "conflict" });
  });

  it("invites as child or other only, and neither ends a guardian's invitation nor changes a role with it", async () => {
    const actor = await makeFamily();
    const child = await join(actor, "child");
    await (await makeMember(actor.family, { name: "Dad" })).update({ role: "parent" });
    const send = (input: Record<string, unknown>) => invite(child, newInvitationSchema.parse(input));
    const open = await makeInvitation(actor, { email: "aunt@example.com", role: "guardian" });
    for (const refused of [
      { email: "x@example.com", role: "parent" },
      { email: "x@example.com", role: "guardian" },
      { email: "AUNT@example.com", role: "other" },
      { email: "x@example.com", role: "child", name: "dad" },
    ]) {
      await expect(send(refused), JSON.stringify(refused)).rejects.toMatchObject({ code: "forbidden" });
    }
    expect((await open.reload()).revoked_at).toBeNull();
    await send({ email: "friend@example.com", role: "other" });
    await send({ email: "friend@example.com", role: "child", name: "Mia" });
    expect(await Invitation.count({ where: Invitation.open(actor.family) })).toBe(2);
  });
});

describe("the migration", () => {
  const name = readdirSync(`${root}migrations`).find((file) => file.endsWith("-give-every-family-a-guardian.ts"));
  const migrate = async () => {
    const { up } = (await import(/* @vite-ignore */ `${root}migrations/${name}`)) as {
      up: (args: { context: QueryInterface }) => Promise<void>;
    };
    const bare = new Sequelize(process.env.DATABASE_URL as string, { dialect: "postgres", logging: false });
    await up({ context: bare.getQueryInterface() });
    await bare.close();
  };

  it("makes the founder a guardian where no account is one, else the oldest account, and leaves the others", async () => {
    const founded = await makeFamily();
    await founded.own.update({ role: "child" });
    await join(founded, "other");
    const orphaned = await makeFamily();
    await orphaned.family.update({ created_by: null });
    await orphaned.own.update({ role: "other" });
    await User.update({ created_at: new Date("2020-01-01") }, { where: { id: orphaned.user.id } });
    const elder = await join(orphaned, "child");
    await User.update({ created_at: new Date("2019-01-01") }, { where: { id: elder.user.id } });
    const led = await makeFamily();
    await led.own.update({ role: "child" });
    await join(led, "parent");
    const memberless = await makeFamily();
    await memberless.own.update({ role: "child" });
    await makeUser({ family_id: memberless.family.id });
    for (const _ of ["once", "again"]) {
      await migrate();
      const roles = await Promise.all([founded, orphaned, led, memberless].map(rolesOf));
      expect(roles).toEqual([["guardian", "other"], ["other", "guardian"], ["child", "parent"], ["child"]]);
    }
  });
});
