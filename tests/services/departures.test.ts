import { afterAll, describe, expect, it } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { enqueue } from "#app/db/jobs.server.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { Family } from "#app/models/family.server.ts";
import { FamilyMember } from "#app/models/family-member.server.ts";
import { Invitation } from "#app/models/invitation.server.ts";
import { Session } from "#app/models/session.server.ts";
import { User } from "#app/models/user.server.ts";
import {
  askForDepartures,
  askToDeleteAccount,
  askToDeleteFamily,
  doDepartures,
  keepFamily,
  signIn,
} from "#app/services/people/departures.server.ts";
import { createFamily } from "#app/services/people/families.server.ts";
import { acceptInvitation } from "#app/services/people/invitations.server.ts";
import { leaveFamily } from "#app/services/people/leaving.server.ts";
import { removeMember, restoreMember, updateMember } from "#app/services/people/members.server.ts";
import { recordSignIn } from "#app/services/people/users.server.ts";
import { once } from "#app/services/system/idempotency.server.ts";
import type { MemberRole } from "#app/utils/constants.ts";
import { pick } from "#app/utils/pick.ts";
import { query } from "#tests/support/databases.ts";
import { makeEvent, makeFamily, makeInvitation, makeMeal, makeMember, makeUser } from "#tests/support/factories.ts";
import { listTables, makeFullDatabase, makeNotices } from "#tests/support/full-database.ts";

afterAll(() => sequelize.close());

const run = (sql: string, values: unknown[] = []) => query(process.env.DATABASE_URL as string, sql, values);

type Made = Awaited<ReturnType<typeof makeFamily>>;

/** Someone more with an account in the family. */
async function join({ family }: Pick<Made, "family">, role: MemberRole) {
  const user = await makeUser({ family_id: family.id });
  const own = await makeMember(family, { name: `A ${role}` });
  await own.update({ role, user_id: user.id });
  return { user, family, own };
}

const DAY = 24 * 60 * 60 * 1000;
const now = () => Temporal.Now.instant();
/** Lets the time of what was asked for come. */
const passTime = (days = 14) =>
  Promise.all(
    ["families", "users"].map((table) => run(`UPDATE ${table} SET delete_at = delete_at - interval '${days} days'`)),
  );

/** The rows of all tables in which a number of a family, or of an account, stands under one of these names. */
async function findRows(columns: string[], id: number): Promise<string[]> {
  const found: string[] = [];
  for (const table of await listTables(process.env.DATABASE_URL as string)) {
    const named = await run("SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1", [
      table,
    ]);
    for (const name of named.map((row) => String(row.name)).filter((one) => columns.includes(one))) {
      const [row] = await run(`SELECT count(*)::int AS n FROM "${table}" WHERE "${name}" = $1`, [id]);
      if (row?.n) found.push(`${table}.${name}`);
    }
  }
  return found.sort();
}

describe("a family whose time has come", () => {
  it("leaves no row in any table, no session, no remembered answer and no job; its accounts begin again", async () => {
    const samples = await makeFullDatabase("https://departures.test");
    const { user, family } = samples;
    const other = await makeFamily({ name: "The Others" });
    await run("UPDATE users SET family_name = 'Xylophone', email = 'xylo@example.com' WHERE id = $1", [user.id]);
    await signIn(user.id, null);
    await signIn(other.user.id, null);
    await once(`user:${user.id}`, "a-key", async () => ({ title: family.name }));
    await enqueue("account-mail", { kind: "family-asked", user: user.id, family: family.id });
    await enqueue("account-mail", { kind: "family-asked", user: other.user.id, family: other.family.id });
    const name = family.name;
    await askToDeleteFamily(samples, name, now());
    expect(await findRows(["family_id"], family.id)).toContain("kept_feeds.family_id");
    await passTime();
    await doDepartures();

    expect(await findRows(["family_id"], family.id)).toEqual([]);
    expect(await Family.findByPk(family.id)).toBeNull();
    expect(await Session.count({ where: { user_id: user.id } })).toBe(0);
    // Whatever any table is called and has: the family's name stands nowhere, in no text and no JSON.
    for (const table of await listTables(process.env.DATABASE_URL as string)) {
      const [row] = await run(`SELECT count(*)::int AS n FROM "${table}" t WHERE strpos(t::text, $1) > 0`, [name]);
      expect([table, row?.n]).toEqual([table, 0]);
    }
    const jobs = await run("SELECT data FROM pgboss.job WHERE name = 'account-mail'");
    expect(jobs.map(({ data }) => (data as { family: number }).family)).toEqual([other.family.id]);
    expect(await Session.count({ where: { user_id: other.user.id } })).toBe(1);
    expect((await other.user.reload()).family_id).toBe(other.family.id);
    await user.reload();
    expect((await createFamily(user, { name: "Again", time_zone: "UTC" })).name).toBe("Again");
  });

  it("goes whole or not at all, once, whoever else is at it", async () => {
    const made = await makeFamily({ members: ["Ben"] });
    await makeEvent(made);
    await askToDeleteFamily(made, made.family.name, now());
    await passTime();
    // Breaks with the last statement.
    await run(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$`);
    await run("CREATE TRIGGER refused BEFORE DELETE ON families EXECUTE FUNCTION refuse()");
    const before = await findRows(["family_id"], made.family.id);
    await expect(doDepartures()).rejects.toThrow("no");
    expect(await findRows(["family_id"], made.family.id)).toEqual(before);
    await run("DROP TRIGGER refused ON families");
    await Promise.all([doDepartures(), doDepartures(), doDepartures()]);
    expect(await findRows(["family_id"], made.family.id)).toEqual([]);
  });

  it("takes nobody in who accepts an invitation at that moment, or keeps all of it", async () => {
    for (let round = 0; round < 5; round += 1) {
      const made = await makeFamily();
      const guest = await makeUser();
      const invitation = await makeInvitation(made, { email: guest.email });
      await askToDeleteFamily(made, made.family.name, now());
      await passTime();
      await Promise.allSettled([doDepartures(), acceptInvitation(guest, invitation), keepFamily(made)]);
      const isThere = (await Family.findByPk(made.family.id)) !== null;
      expect((await guest.reload()).family_id).toBe(isThere ? made.family.id : null);
      if (!isThere) expect(await findRows(["family_id"], made.family.id)).toEqual([]);
      await run("UPDATE families SET delete_at = NULL");
    }
  });

  it("does not hold up others that cannot go just now", async () => {
    const [bad, good] = [await makeFamily({ name: "Bad" }), await makeFamily({ name: "Good" })];
    for (const made of [bad, good]) await askToDeleteFamily(made, made.family.name, now());
    await passTime();
    await run(`CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF OLD.name = 'Bad' THEN RAISE EXCEPTION 'no'; END IF; RETURN OLD; END $$`);
    await run("CREATE TRIGGER refused BEFORE DELETE ON families FOR EACH ROW EXECUTE FUNCTION refuse()");
    await expect(doDepartures()).rejects.toThrow("no");
    await run("DROP TRIGGER refused ON families");
    expect([await Family.findByPk(good.family.id), (await Family.findByPk(bad.family.id))?.name]).toEqual([
      null,
      "Bad",
    ]);
    await doDepartures();
  });
});

describe("asking for a family's end", () => {
  it("takes its name as it is written, but for spaces around it and the way accents are encoded", async () => {
    const made = await makeFamily({ name: "The Zoës" });
    for (const name of ["", "the Zoës", "Zoës", "The Zoes", "The  Zoës"]) {
      await expect(askToDeleteFamily(made, name, now())).rejects.toMatchObject({ field: "name", code: "invalid" });
    }
    expect((await made.family.reload()).delete_at).toBeNull();
    const at = await askToDeleteFamily(made, " The Zoe\u0308s\n", now());
    expect((await made.family.reload()).delete_at).toEqual(at);
  });

  it.each([
    // Both changes of clocks of New York lie within.
    ["2026-03-01T15:30:00Z", "2026-03-15T14:30:00Z"],
    ["2026-10-25T14:30:00Z", "2026-11-08T15:30:00Z"],
    ["2026-06-01T14:30:00Z", "2026-06-15T14:30:00Z"],
  ])("asked at %s it ends at %s: the same time of day", async (asked, end) => {
    const made = await makeFamily({ timeZone: "America/New_York" });
    const at = await askToDeleteFamily(made, made.family.name, Temporal.Instant.from(asked));
    expect(at).toEqual(new Date(end));
    // Asked again, the first date stands.
    expect(await askToDeleteFamily(made, made.family.name, now())).toEqual(new Date(end));
    await keepFamily(made);
  });

  it("can be undone by any guardian, and by nobody else", async () => {
    const made = await makeFamily();
    const [tom, ida] = [await join(made, "guardian"), await join(made, "child")];
    await askToDeleteFamily(made, made.family.name, now());
    await expect(keepFamily(ida)).rejects.toMatchObject({ code: "forbidden" });
    await expect(askToDeleteFamily(ida, made.family.name, now())).rejects.toMatchObject({ code: "forbidden" });
    expect(await keepFamily(tom)).toMatchObject({ delete_at: null, delete_asked_by: null });
    expect(await keepFamily(tom)).toMatchObject({ delete_at: null });
    await passTime();
    await doDepartures();
    expect(await Family.findByPk(made.family.id)).not.toBeNull();
  });
});

describe("leaving", () => {
  it("takes the member out, off what they did, and leaves what they wrote; the account stays", async () => {
    const made = await makeFamily();
    const tom = await join(made, "parent");
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
    // A guardian brings the member back, and not the person.
    await restoreMember(made, tom.own.id);
    expect(await FamilyMember.findOne({ where: { family_id: made.family.id, id: tom.own.id } })).toMatchObject({
      user_id: null,
    });
    expect((await tom.user.reload()).family_id).toBeNull();
    await expect(leaveFamily(tom)).rejects.toMatchObject({ code: "not-found" });
  });

  it("of the founder leaves the family without their number", async () => {
    const made = await makeFamily();
    await join(made, "parent");
    await leaveFamily(made);
    expect((await made.family.reload()).created_by).toBeNull();
  });

  it("is refused to the last guardian: those whose account waits do not count, nor others' roles", async () => {
    const made = await makeFamily();
    const ida = await join(made, "child");
    await join(made, "other");
    const LAST = {
      code: "forbidden",
      message: "You are the only parent here. Make someone else a parent first, or delete the family.",
    };
    await expect(leaveFamily(made)).rejects.toMatchObject(LAST);
    await expect(askToDeleteAccount(made.user, now())).rejects.toMatchObject(LAST);
    const tom = await join(made, "parent");
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
        const tom = (await join(anna, "guardian")) as unknown as Made;
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
    const tom = await join(made, "parent");
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
    const tom = await join(made, "parent");
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
    const { user } = await join(made, "parent");
    await askToDeleteAccount(user, now());
    await passTime();
    const claims = pick(user, ["issuer", "subject", "email", "email_verified", "given_name", "family_name", "name"]);
    const again = await recordSignIn({ ...claims, picture: null });
    expect(again.id).not.toBe(user.id);
    expect(again).toMatchObject({ family_id: null, subject: user.subject });
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

it("asks for a job only when something is due", async () => {
  await run("DELETE FROM pgboss.job");
  const made = await makeFamily();
  await askToDeleteFamily(made, made.family.name, now());
  const asked = async () => (await run("SELECT FROM pgboss.job WHERE name = 'departures'")).length;
  await askForDepartures();
  expect(await asked()).toBe(0);
  await passTime(13.5);
  await askForDepartures();
  expect(await asked()).toBe(1);
  // Everyone has been told, and there is nothing more to do until it goes.
  await doDepartures();
  expect((await made.family.reload()).delete_warned).toBe(true);
  await askForDepartures();
  expect(await asked()).toBe(1);
  await keepFamily(made);
});
