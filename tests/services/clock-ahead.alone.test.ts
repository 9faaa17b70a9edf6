import { expect, it, vi } from "vitest";
import { LiveStream } from "#app/models/system/live-stream.server.ts";
import { planFormSchema } from "#app/schemas/ideas/idea-forms.ts";
import { beginDraft, findDraft, retryDraft } from "#app/services/ideas/drafts.server.ts";
import { takeSlot } from "#app/services/live/stream-slots.server.ts";
import { extendSchedules } from "#app/services/notices/family-jobs.server.ts";
import { planFamily } from "#app/services/notices/plan.server.ts";
import { makeChallenge, spendChallenge } from "#app/services/people/passkey-challenges.server.ts";
import { listSignInEvents, noteSignInEvent } from "#app/services/people/sign-in-events.server.ts";
import { forgetClockAhead } from "#app/services/system/clock-ahead.server.ts";
import { consume, secondsLeft } from "#app/services/system/rate-limits.server.ts";
import { LIVE_STREAMS } from "#app/shared/live/constants.ts";
import { query } from "#tests/support/databases.ts";
import { makeFamily } from "#tests/support/factories.ts";
import { makeHolidays } from "#tests/support/subscribed-calendar.ts";

/** Tests of a clock that was three years ahead and is right again. */

const url = process.env.DATABASE_URL as string;
const YEARS_MS = 3 * 365 * 86_400_000;

/** Runs `work` with the process's clock ahead. */
async function ahead<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + YEARS_MS });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}

it.each([3600, 10])("a limit of %i s that was used up then is free", async (seconds) => {
  const limit = { name: `ahead ${seconds}`, max: 1, seconds };
  const use = () => consume(limit, "family");
  expect(await ahead(async () => [await use(), (await use()) > 0])).toEqual([0, true]);
  expect(await secondsLeft(limit, "family")).toBe(0);
  expect(await use()).toBe(0);
  expect(await use()).toBeGreaterThan(0);
  expect(await secondsLeft(limit, "family")).toBeGreaterThan(0);
});

it("a use from before its window says no more than the window’s length", async () => {
  const limit = { name: "simultaneous", max: 1, seconds: 10 };
  await consume(limit, "family");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 2000 });
  expect(await consume(limit, "family").finally(() => vi.useRealTimers())).toBe(10);
});

it("a job that was enqueued, retried or taken then is done now, and one that waits on purpose still waits", async () => {
  const insert = `INSERT INTO pgboss.job (name, data, state, created_on, started_on, start_after)
    SELECT 'fill', jsonb_build_object('is', $1::text), $2::pgboss.job_state, now() + $3::interval, now() + $4::interval, now() + $5::interval`;
  const add = (...values: (string | null)[]) => query(url, insert, values);
  await add("new", "created", "3 years", null, "3 years");
  await add("retried", "retry", "-1 hour", "3 years", "3 years");
  await add("taken", "active", "-1 hour", "3 years", "-1 hour");
  await add("on purpose", "created", "-1 hour", null, "3 days");
  await query(url, "UPDATE pgboss.version SET maintained_on = now() + interval '3 years', monitored_on = NULL");
  await forgetClockAhead(Date.now());
  const rows = await query(
    url,
    `SELECT data ->> 'is' AS "is", start_after <= now() AS due, coalesce(started_on <= now(), true) AS "isOver"
     FROM pgboss.job WHERE data ? 'is' ORDER BY start_after <= now(), data ->> 'is'`,
  );
  expect(rows).toEqual([
    { is: "on purpose", due: false, isOver: true },
    { is: "new", due: true, isOver: true },
    { is: "retried", due: true, isOver: true },
    { is: "taken", due: true, isOver: true },
  ]);
  expect(await query(url, "SELECT maintained_on <= now() AS due, monitored_on FROM pgboss.version")).toEqual([
    { due: true, monitored_on: null },
  ]);
});

it("a calendar that was refreshed then is due, and one that was refreshed today is not", async () => {
  const actor = await makeFamily();
  const [was, is] = [await makeHolidays(actor), await makeHolidays(await makeFamily())];
  const then = new Date(Date.now() + YEARS_MS);
  await was.update({ checked_at: then, next_refresh_at: then });
  await forgetClockAhead(Date.now());
  expect((await was.reload()).next_refresh_at.getTime()).toBeLessThanOrEqual(Date.now());
  expect((await is.reload()).next_refresh_at.getTime()).toBeGreaterThan(Date.now());
});

it("a family whose notices were planned then is planned anew", async () => {
  const { family } = await makeFamily();
  await ahead(() => planFamily(family.id, Date.now()));
  await query(url, "DELETE FROM pgboss.job");
  await forgetClockAhead(Date.now());
  expect(await query(url, "SELECT name FROM pgboss.job")).toEqual([{ name: "fill" }]);
  await extendSchedules(Date.now());
  const jobs = await query(url, "SELECT FROM pgboss.job WHERE name = 'family' AND data ->> 'family' = $1", [
    `${family.id}`,
  ]);
  expect(jobs).toHaveLength(1);
});

it("a draft that was begun then has failed, and can be begun again", async () => {
  const actor = await makeFamily();
  const options = planFormSchema.parse({ start_date: "2027-03-01", days: 1, family_size: 2 });
  const { id } = await ahead(() => beginDraft(actor, "meals", options));
  expect((await findDraft(actor, "meals", id)).state).toBe("failed");
  expect((await retryDraft(actor, "meals", id, undefined))?.begun_at.getTime()).toBeLessThanOrEqual(Date.now());
});

it("a challenge of then is old", async () => {
  const challenge = await ahead(async () => makeChallenge("sign-in"));
  expect(await spendChallenge(challenge, "sign-in")).toBe("an old challenge");
});

it("wrong passwords of today are not counted in the row of then", async () => {
  const { user } = await makeFamily();
  await ahead(() => noteSignInEvent(user, "wrong-password"));
  await noteSignInEvent(user, "wrong-password");
  await noteSignInEvent(user, "wrong-password");
  expect((await listSignInEvents(user)).map(({ count }) => count)).toEqual([1, 2]);
});

it("places of pages that were open then are free", async () => {
  const made = await makeFamily();
  await ahead(async () => {
    for (let page = 0; page < LIVE_STREAMS.person; page += 1) await takeSlot(made);
  });
  await takeSlot(made);
  expect(await LiveStream.count({ where: { family_id: made.family.id } })).toBe(1);
});
