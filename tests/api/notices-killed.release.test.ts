import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { query } from "#tests/support/databases.ts";
import { makeEvent, makeFamily, makeUser } from "#tests/support/factories.ts";
import { startSmtp } from "#tests/support/smtp.ts";

const own = process.env.DATABASE_URL as string;
/** More than two batches of `AT_ONCE` sendings. */
const PEOPLE = 150;
const AT_ONCE = 60;
/** The long form of the test is KILLS=20. */
const KILLS = Number(process.env.KILLS ?? 1);

let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(async () => {
  await smtp.stop();
});

const start = (): Promise<TestApp> => startApp(own, { SMTP_URL: smtp.url, MAIL_FROM: "Roost <roost@example.com>" });

/** A family in which everyone is reminded in a few seconds. */
async function remind(round: number): Promise<void> {
  const made = await makeFamily();
  for (let person = 1; person < PEOPLE; person += 1) {
    await makeUser({ family_id: made.family.id, email: `person-${round}-${person}@example.com` });
  }
  const begins = Date.now() + 10 * 60_000 + 4_000;
  const [start_time, end_time] = [begins, begins + 60_000].map((ms) => new Date(ms).toISOString());
  await makeEvent(made, { title: `Round ${round}`, start_time, end_time, reminders: [10] });
}

/** Sendings with an unknown outcome: begun, but without a stored answer. */
const underWay = async () =>
  new Set(
    (await query(own, "SELECT id FROM notice_sends WHERE state = 'sending'")).map(({ id }) => `<${id}@127.0.0.1>`),
  );

it("a process that is killed while it sends loses no reminder, and doubles those alone that it had under way", {
  timeout: 90_000 * KILLS,
}, async () => {
  let app = await start();
  for (let round = 0; round < KILLS; round += 1) {
    smtp.delivered.length = 0;
    await remind(round);
    const got = () => smtp.delivered.filter(({ mail }) => mail.subject?.includes(`Round ${round}`));
    // The kill falls into the second batch, each round at another moment.
    const enough = AT_ONCE + 4 + ((round * 7) % 50);
    await expect.poll(() => got().length, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(enough);
    await app.process.kill();
    const doubtful = await underWay();
    expect(doubtful.size).toBeLessThanOrEqual(AT_ONCE);
    app = await start();
    await expect.poll(() => new Set(got().map(({ to }) => to[0])).size, { timeout: 60_000 }).toBe(PEOPLE);
    await expect.poll(async () => (await underWay()).size).toBe(0);
    const ids = got().map(({ mail }) => mail.messageId as string);
    expect(new Set(ids).size).toBe(PEOPLE);
    const again = ids.filter((id, at) => ids.indexOf(id) < at);
    expect(again.filter((id) => !doubtful.has(id))).toEqual([]);
    // No message comes a third time.
    expect(new Set(again).size).toBe(again.length);
    if (process.env.KILLS) console.info(`kill ${round + 1}: ${doubtful.size} under way, ${again.length} came twice`);
  }
  await app.stop();
});
