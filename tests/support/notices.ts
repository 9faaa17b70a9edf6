import { query } from "#tests/support/databases.ts";
import { startSmtp } from "#tests/support/smtp.ts";

export const MINUTE = 60_000;
export const DAY = 1440 * MINUTE;

/** When the event of these tests starts, and when it reminds of itself, in milliseconds. */
export const START = Date.parse("2027-10-14T13:45:00Z");
export const RINGS = START - 30 * MINUTE;

const FOOTBALL = {
  title: "Football practice",
  start_time: "2027-10-14T15:45",
  end_time: "2027-10-14T17:00",
  location: "North pitch",
  description: "Boots",
  reminders: [30],
};

/** Notices in this process, with a mail server. Tests set the clock, and `run` runs the jobs. */
export async function startNotices() {
  const own = process.env.DATABASE_URL as string;
  const smtp = await startSmtp();
  process.env.SMTP_URL = smtp.url;
  process.env.MAIL_FROM = "Roost <roost@example.com>";
  // Imported only now, because the modules read the settings once.
  const { sequelize } = await import("#app/db/database.server.ts");
  const factories = await import("#tests/support/factories.ts");
  const { runDueJobs, doFamilyJobs } = await import("#app/services/notices/family-jobs.server.ts");
  const services = {
    runDueJobs,
    doFamilyJobs,
    ...(await import("#app/services/notices/preferences.server.ts")),
    ...(await import("#app/services/calendar/events.server.ts")),
    ...(await import("#app/services/calendar/overrides.server.ts")),
    ...(await import("#app/services/calendar/series.server.ts")),
    ...(await import("#app/services/calendar/family-zone.server.ts")),
    ...(await import("#app/services/people/invitations.server.ts")),
    ...(await import("#app/schemas/calendar/event.ts")),
  };

  /** Runs the queued and the due jobs of all families as a process whose clock is at `now`. */
  async function run(now: number): Promise<void> {
    const rest = [() => now, () => undefined] as const;
    const jobs = await query(own, "DELETE FROM pgboss.job WHERE name = 'family' RETURNING data");
    await doFamilyJobs(
      jobs.map(({ data }) => data as never),
      ...rest,
    );
    const families = await query(own, "SELECT id FROM families");
    await runDueJobs(
      families.map(({ id }) => ({ family: Number(id) })),
      ...rest,
    );
  }

  /** The mails received since the last call, as "maya-1: Subject". */
  const subjects = () =>
    smtp.delivered
      .splice(0)
      .map(({ to, mail }) => `${to[0]?.split("@")[0]}: ${mail.subject}`)
      .sort();

  /** Maya and Tom, who have accounts, and Ella, who has none. */
  async function household() {
    const { makeFamily, makeMember, makeUser } = factories;
    const made = await makeFamily({ timeZone: "Europe/Vienna", given_name: "Maya" });
    const { family, user: maya } = made;
    await maya.update({ email: `maya-${family.id}@example.com` });
    const tom = await makeUser({ given_name: "Tom", email: `tom-${family.id}@example.com`, family_id: family.id });
    const tomMember = await makeMember(family, { name: "Tom", role: "parent" });
    await tomMember.update({ user_id: tom.id });
    const ella = await makeMember(family, { name: "Ella", role: "child" });
    return { ...made, maya, tom, tomMember, ella, asTom: { user: tom, family }, asMaya: { user: maya, family } };
  }

  /** Football practice in Vienna, planned a week before. The times of writing in its rows are by today's clock. */
  async function planFootball(home: Awaited<ReturnType<typeof household>>, input: Record<string, unknown> = {}) {
    await run(START - 7 * DAY);
    const event = await factories.makeEvent(home, { ...FOOTBALL, ...input });
    await run(START - 7 * DAY);
    subjects();
    return event;
  }

  /** A household whose football practice is planned; `sentAt` runs the jobs at a time and returns the subjects of the reminders sent. */
  async function plannedHousehold(input: Record<string, unknown> = {}) {
    const home = await household();
    const event = await planFootball(home, input);
    const sentAt = async (now: number) => {
      await run(now);
      return subjects().filter((line) => !line.includes("changed your week"));
    };
    return { ...home, event, sentAt };
  }

  /** Stops the mail server. */
  async function stop(): Promise<void> {
    await smtp.stop();
  }

  return { smtp, sequelize, factories, services, run, subjects, household, planFootball, plannedHousehold, stop };
}
