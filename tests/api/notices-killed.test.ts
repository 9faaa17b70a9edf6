import { afterAll, beforeAll, expect, it } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { makeEvent, makeFamily, makeUser } from "#tests/support/factories.ts";
import { startSmtp } from "#tests/support/smtp.ts";

const own = process.env.DATABASE_URL as string;
const PEOPLE = 40;
/** KILLS=20 is the long form. */
const KILLS = Number(process.env.KILLS ?? 1);

let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(async () => {
  await smtp.stop();
  await sequelize.close();
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

// Whether a mail has arrived whose server was not heard any more, nobody can say: those may come twice, under one Message-ID.
it("a process that is killed while it sends loses no reminder, and doubles those alone that it had under way", {
  timeout: 90_000 * KILLS,
}, async () => {
  let app = await start();
  for (let round = 0; round < KILLS; round += 1) {
    smtp.delivered.length = 0;
    await remind(round);
    const got = () => smtp.delivered.filter(({ mail }) => mail.subject?.includes(`Round ${round}`));
    await expect.poll(() => got().length, { timeout: 20_000, interval: 5 }).toBeGreaterThanOrEqual(8);
    await app.process.kill();
    app = await start();
    await expect.poll(() => new Set(got().map(({ to }) => to[0])).size, { timeout: 60_000 }).toBe(PEOPLE);
    const counts = new Map<string, number>();
    for (const { mail } of got()) counts.set(mail.messageId ?? "", (counts.get(mail.messageId ?? "") ?? 0) + 1);
    expect(counts.size).toBe(PEOPLE);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(2);
  }
  await app.stop();
});
