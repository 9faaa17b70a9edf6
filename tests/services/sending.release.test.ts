import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { query } from "#tests/support/databases.ts";
import { DAY, MINUTE, RINGS, START, startNotices } from "#tests/support/notices.ts";

const own = process.env.DATABASE_URL as string;
const { smtp, run, subjects, household, planFootball, plannedHousehold, factories, services, stop } =
  await startNotices();
const { sendAccountMail } = await import("#app/services/people/account-mails.server.ts");
const { changePreferences, runDueJobs, findRecipient, forgetBounces, stopMails } = services;

afterAll(stop);

beforeAll(() => run(Date.now()));
beforeEach(() => {
  smtp.delivered.length = 0;
  smtp.refuse = () => null;
  smtp.gate = async () => undefined;
});

describe("sending", () => {
  it("happens once, whatever number of processes is at it", async () => {
    const { family } = await plannedHousehold();
    const wake = [{ family: family.id }];
    await Promise.all(
      Array.from({ length: 6 }, () =>
        runDueJobs(
          wake,
          () => RINGS,
          () => undefined,
        ),
      ),
    );
    expect(subjects()).toHaveLength(2);
  });

  it("that was begun by a process which died is done once more, and not a third time", async () => {
    const { sentAt, family } = await plannedHousehold({ member_ids: [] });
    await run(RINGS);
    subjects();
    const crash = () =>
      query(own, "UPDATE notice_sends SET state = 'sending', claimed_at = $2 WHERE family_id = $1", [
        family.id,
        new Date(RINGS),
      ]);
    await crash();
    expect(await sentAt(RINGS + 10_000)).toEqual([]);
    expect(await sentAt(RINGS + 23_000)).toHaveLength(2);
    await crash();
    expect(await sentAt(RINGS + 60_000)).toEqual([]);
    expect(await query(own, "SELECT DISTINCT state FROM notice_sends WHERE family_id = $1", [family.id])).toEqual([
      { state: "lost" },
    ]);
  });

  it("is tried again after 1, 5 and 15 minutes when a server says not now, and counts nothing", async () => {
    const { sentAt, family, maya } = await plannedHousehold();
    smtp.refuse = (address) => (address.startsWith("maya-") ? "451 Not now" : null);
    expect(await sentAt(RINGS)).toHaveLength(1);
    smtp.refuse = () => null;
    expect(await sentAt(RINGS + MINUTE - 1)).toEqual([]);
    smtp.refuse = () => "451 Not now";
    expect(await sentAt(RINGS + MINUTE)).toEqual([]);
    smtp.refuse = () => null;
    expect(await sentAt(RINGS + 5 * MINUTE)).toEqual([]);
    expect(await sentAt(RINGS + 6 * MINUTE)).toEqual([`maya-${family.id}: In 24 minutes: Football practice, Everyone`]);
    expect(await findRecipient(maya.id)).toMatchObject({ bounces: 0, stoppedAt: null });
  });

  /** A family of this many people, whose football practice is planned. */
  async function crowd(people: number) {
    const home = await household();
    for (let more = 2; more < people; more += 1) await factories.makeUser({ family_id: home.family.id });
    await planFootball(home);
    return home;
  }

  /** Stops the mail server's answers to some addresses until `answer` is called; `asked` resolves at the first of them. */
  function keepSilent(isSilent: (address: string) => boolean) {
    const silence = { answer: () => {}, asked: Promise.resolve() };
    const end = new Promise<void>((resolve) => {
      silence.answer = resolve;
    });
    silence.asked = new Promise<void>((resolve) => {
      smtp.gate = async (address) => {
        if (!isSilent(address)) return;
        resolve();
        await end;
      };
    });
    return silence;
  }

  it("is written down a few at a time, while others wait for an answer", { timeout: 60_000 }, async () => {
    const { family } = await crowd(24);
    const silence = keepSilent((address) => address.startsWith("maya-"));
    const running = run(RINGS);
    await silence.asked;
    const states = async () =>
      (await query(own, "SELECT state FROM notice_sends WHERE family_id = $1 ORDER BY 1", [family.id])).map(
        ({ state }) => state,
      );
    await expect.poll(states, { timeout: 7_000 }).toEqual([...Array(4).fill("sending"), ...Array(20).fill("sent")]);
    silence.answer();
    await running;
    expect(await states()).toEqual(Array(24).fill("sent"));
  });

  it("is given up after eight seconds of silence, counts nothing, and comes again as the same", {
    timeout: 60_000,
  }, async () => {
    // More people than connections.
    const people = 26;
    const home = await crowd(people);
    const silence = keepSilent(() => true);
    const began = performance.now();
    await run(RINGS);
    expect(performance.now() - began).toBeGreaterThan(7_900);
    expect(smtp.delivered).toEqual([]);
    silence.answer();
    await run(RINGS + MINUTE);
    const ids = smtp.delivered.map(({ mail }) => mail.messageId);
    expect(new Set(ids).size).toBe(people);
    expect((await findRecipient(home.maya.id)).bounces).toBe(0);
  });

  it("ends for a person after three mails in a row that are refused for good, and begins again when they ask", async () => {
    const { sentAt, maya, family } = await plannedHousehold({ is_recurring: true, recurrence_pattern: "daily" });
    smtp.refuse = (address) => (address.startsWith("maya-") ? "550 No such user" : null);
    for (const day of [0, 1, 2]) expect(await sentAt(RINGS + day * DAY)).toHaveLength(1);
    smtp.refuse = () => null;
    expect((await findRecipient(maya.id)).stoppedAt).toEqual(new Date(RINGS + 2 * DAY));
    const told = "DELETE FROM pgboss.job WHERE name = 'account-mail' AND data->>'user' = $1 RETURNING data";
    const jobs = await query(own, told, [maya.id]);
    expect(jobs).toMatchObject([{ data: { kind: "mail-stopped" } }]);
    // The mail is tried nonetheless, because the address may work again.
    subjects();
    await sendAccountMail(jobs.map(({ data }) => data as never));
    expect(subjects()).toEqual([`maya-${family.id}: We’ve stopped emailing you`]);
    expect(await sentAt(RINGS + 3 * DAY)).toEqual([`tom-${family.id}: In 30 minutes: Football practice, Everyone`]);
    await forgetBounces(maya.id);
    expect(await sentAt(RINGS + 4 * DAY)).toHaveLength(2);
  });

  it("goes to no address that nobody has confirmed", async () => {
    const { sentAt, maya, family } = await plannedHousehold();
    await maya.update({ email_verified: false });
    expect(await sentAt(RINGS)).toEqual([`tom-${family.id}: In 30 minutes: Football practice, Everyone`]);
  });

  it("goes to nobody whose account waits for its end, and to them again when they keep it", async () => {
    const { sentAt, maya, family } = await plannedHousehold({ is_recurring: true, recurrence_pattern: "daily" });
    await maya.update({ delete_at: new Date(START + 14 * DAY) });
    expect(await sentAt(RINGS)).toEqual([`tom-${family.id}: In 30 minutes: Football practice, Everyone`]);
    await maya.update({ delete_at: null });
    expect(await sentAt(RINGS + DAY)).toHaveLength(2);
  });

  it("is no more when its kind is stopped by a mail's link, until its mail is ticked again", async () => {
    const { sentAt, maya, family } = await plannedHousehold({ is_recurring: true, recurrence_pattern: "daily" });
    await stopMails(maya.id, ["event_reminders"], true);
    expect(await sentAt(RINGS)).toEqual([`tom-${family.id}: In 30 minutes: Football practice, Everyone`]);
    await changePreferences(maya, { kinds: { event_reminders: { email: true } } });
    expect(await sentAt(RINGS + DAY)).toHaveLength(2);
  });
});
