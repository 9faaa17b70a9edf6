import { describe, expect, inject, it } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { enqueue } from "#app/db/jobs.server.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { Family } from "#app/models/people/family.server.ts";
import { Session } from "#app/models/people/session.server.ts";
import {
  askForDepartures,
  askToDeleteFamily,
  cancelFamilyDeletion,
  doDepartures,
  signIn,
} from "#app/services/people/departures.server.ts";
import { createFamily } from "#app/services/people/families.server.ts";
import { acceptInvitation } from "#app/services/people/invitations.server.ts";
import { once } from "#app/services/system/idempotency.server.ts";
import { insertManyEvents } from "#scripts/lib/many-events.ts";
import { findRows, joinAs, now, passTime, run } from "#tests/support/departures.ts";
import { makeEvent, makeFamily, makeInvitation, makeUser } from "#tests/support/factories.ts";
import { listTables, makeFullDatabase } from "#tests/support/full-database.ts";

const NOTICE = (key: string) =>
  `INSERT INTO notices (family_id, user_id, kind, key, due_at, until, data)
   VALUES ($1, 0, 'event_reminders', '${key}', now(), now(), '{}')`;

// Triggers make deletions fail, and Citus has no triggers.
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
    expect(await findRows(["family_id"], family.id)).toContain("events.family_id");
    await passTime();
    await doDepartures();

    expect(await findRows(["family_id"], family.id)).toEqual([]);
    expect(await Family.findByPk(family.id)).toBeNull();
    expect(await Session.count({ where: { user_id: user.id } })).toBe(0);
    // No row of any table, as text, contains the family's name.
    for (const table of await listTables(process.env.DATABASE_URL as string)) {
      const rows = await run(`SELECT FROM "${table}" t WHERE strpos(t::text, $1) > 0`, [name]);
      expect([table, rows.length]).toEqual([table, 0]);
    }
    const jobs = await run("SELECT data FROM pgboss.job WHERE name = 'account-mail'");
    expect(jobs.map(({ data }) => (data as { family: number }).family)).toEqual([other.family.id]);
    expect(await Session.count({ where: { user_id: other.user.id } })).toBe(1);
    expect((await other.user.reload()).family_id).toBe(other.family.id);
    await user.reload();
    expect((await createFamily(user, { name: "Again", time_zone: "UTC" })).name).toBe("Again");
  });

  it.skipIf(inject("isDistributed"))("goes whole or not at all, once, whoever else is at it", async () => {
    const made = await makeFamily({ members: ["Ben"] });
    await makeEvent(made);
    await askToDeleteFamily(made, made.family.name, now());
    await passTime();
    // The last statement fails.
    await run(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$`);
    await run("CREATE TRIGGER refused BEFORE DELETE ON families EXECUTE FUNCTION refuse()");
    const before = await findRows(["family_id"], made.family.id);
    await expect(doDepartures()).rejects.toThrow("no");
    expect(await findRows(["family_id"], made.family.id)).toEqual(before);
    await run("DROP TRIGGER refused ON families");
    await Promise.all([doDepartures(), doDepartures(), doDepartures()]);
    expect(await findRows(["family_id"], made.family.id)).toEqual([]);
  });

  it("goes at once with 20,000 events and all their notices, and holds no other family up", {
    timeout: 60_000,
  }, async () => {
    const [made, other] = [await makeFamily(), await makeFamily()];
    const { id } = made.family;
    const start = "'2027-10-14 13:45+00'::timestamptz";
    await run(insertManyEvents({ family: `${id}`, timeZone: "UTC", count: 20_000, start, hours: 1 }));
    await run(
      `INSERT INTO event_exceptions (family_id, event_id, instance_date)
       SELECT family_id, id, '2027-10-14' FROM events WHERE family_id = $1`,
      [id],
    );
    await run(
      `INSERT INTO notices (family_id, user_id, kind, key, due_at, until, data)
       SELECT family_id, $2, 'event_reminders', id || ' 10', now(), now(), '{}' FROM events WHERE family_id = $1`,
      [id, made.user.id],
    );
    await askToDeleteFamily(made, made.family.name, now());
    await passTime();
    const began = performance.now();
    const deleting = doDepartures();
    const waits: number[] = [];
    for (let isGone = false; !isGone; isGone = (await Family.findByPk(id)) === null) {
      const asked = performance.now();
      await makeEvent(other);
      waits.push(performance.now() - asked);
    }
    await deleting;
    // A statement may take ten seconds (app/db/database.server.ts).
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(Math.max(...waits)).toBeLessThan(2_000);
    expect(await findRows(["family_id"], id)).toEqual([]);
  });

  it.skipIf(inject("isDistributed")).each([
    ["INSERT INTO family_plans (family_id) VALUES ($1)", "SELECT FROM family_plans WHERE family_id = $1 FOR UPDATE"],
    [NOTICE("planned"), "UPDATE notices SET state = 'done' WHERE family_id = $1"],
  ])("lets a job end that has a row of its notices: %s", async (insert, hold) => {
    const made = await makeFamily();
    const { id } = made.family;
    await run(insert, [id]);
    await askToDeleteFamily(made, made.family.name, now());
    await passTime();
    const job = await sequelize.transaction();
    const bind = [id];
    await sequelize.query(hold, { bind, transaction: job });
    const deleting = doDepartures();
    const waiting = `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(() => run(waiting)).toHaveLength(1);
    await sequelize.query(NOTICE("new"), { bind, transaction: job });
    await job.commit();
    await deleting;
    expect(await findRows(["family_id"], id)).toEqual([]);
  });

  it("takes nobody in who accepts an invitation at that moment, or keeps all of it", async () => {
    for (let round = 0; round < 5; round += 1) {
      const made = await makeFamily();
      const guest = await makeUser();
      const invitation = await makeInvitation(made, { email: guest.email });
      await askToDeleteFamily(made, made.family.name, now());
      await passTime();
      await Promise.allSettled([doDepartures(), acceptInvitation(guest, invitation), cancelFamilyDeletion(made)]);
      const isThere = (await Family.findByPk(made.family.id)) !== null;
      expect((await guest.reload()).family_id).toBe(isThere ? made.family.id : null);
      if (!isThere) expect(await findRows(["family_id"], made.family.id)).toEqual([]);
      await run("UPDATE families SET delete_at = NULL");
    }
  });

  it.skipIf(inject("isDistributed"))("does not hold up others that cannot go just now", async () => {
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
    // A second request keeps the first date.
    expect(await askToDeleteFamily(made, made.family.name, now())).toEqual(new Date(end));
    await cancelFamilyDeletion(made);
  });

  it("can be undone by any guardian, and by nobody else", async () => {
    const made = await makeFamily();
    const [tom, ida] = [await joinAs(made, "guardian"), await joinAs(made, "child")];
    await askToDeleteFamily(made, made.family.name, now());
    await expect(cancelFamilyDeletion(ida)).rejects.toMatchObject({ code: "forbidden" });
    await expect(askToDeleteFamily(ida, made.family.name, now())).rejects.toMatchObject({ code: "forbidden" });
    expect(await cancelFamilyDeletion(tom)).toMatchObject({ delete_at: null, delete_asked_by: null });
    expect(await cancelFamilyDeletion(tom)).toMatchObject({ delete_at: null });
    await passTime();
    await doDepartures();
    expect(await Family.findByPk(made.family.id)).not.toBeNull();
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
  // Everyone has been warned: no job is due until the deletion.
  await doDepartures();
  expect((await made.family.reload()).delete_warned).toBe(true);
  await askForDepartures();
  expect(await asked()).toBe(1);
  await cancelFamilyDeletion(made);
});
