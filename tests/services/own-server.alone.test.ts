import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { query } from "#tests/support/databases.ts";
import { DAY, MINUTE, RINGS, startNotices } from "#tests/support/notices.ts";
import { leadTo, startOutsideSite, text } from "#tests/support/outside-site.ts";

const site = await startOutsideSite();
const elsewhere = await startOutsideSite();
process.env.FETCH_PRIVATE_HOSTS = new URL(site.url).host;
const { household, run, subjects, planFootball, services, stop } = await startNotices();
const { updateEvent, changePreferences, findRecipient } = services;
const { OUTSIDE } = await import("#app/services/system/outside.server.ts");
const whole = OUTSIDE.milliseconds;
const own = process.env.DATABASE_URL as string;

afterAll(async () => {
  await stop();
  await site.stop();
  await elsewhere.stop();
});

const KINDS = { event_reminders: { push: false, self_hosted: true } };
const TITLE = "In 30 minutes: Football practice, Maya";

beforeAll(() => run(Date.now()));
beforeEach(() => {
  OUTSIDE.milliseconds = whole;
  site.asked.length = 0;
  site.answers["/"] = text("{}");
});

const asked = () => site.asked.map(({ body }) => JSON.parse(body) as Record<string, unknown>);

/** Maya, whose reminders go to a topic of hers, and an event of hers that is planned. */
async function planned() {
  const home = await household();
  const self_hosted = { type: "ntfy" as const, url: `${site.url}/finches`, token: "tk_secret" };
  await changePreferences(home.maya, { kinds: KINDS, self_hosted });
  const event = await planFootball(home, { member_ids: [home.own.id] });
  const server = async () => (await findRecipient(home.maya.id)).server;
  /** Moves the event by this many days, and sends its reminder. */
  async function ring(days: number): Promise<void> {
    const date = `2027-10-${14 + days}`;
    await updateEvent(home.asMaya, event.id, { start_time: `${date}T15:45`, end_time: `${date}T17:00` });
    await run(RINGS + days * DAY);
  }
  return { ...home, event, server, ring };
}

describe("a reminder on a server of one's own", () => {
  it("says time, place and people, never the notes, and comes by no mail", async () => {
    const { event } = await planned();
    await run(RINGS);
    expect(site.asked).toMatchObject([{ method: "POST", path: "/", headers: { authorization: "Bearer tk_secret" } }]);
    const [message = {}] = asked();
    expect(message).toMatchObject({ topic: "finches", title: TITLE, priority: 4 });
    expect(message.message).toContain("North pitch");
    expect(message.message).not.toContain("Boots");
    expect(message.click).toContain(`/calendar/events/${event.id}`);
    await run(RINGS + MINUTE);
    expect([asked().length, subjects()]).toEqual([1, []]);
  });

  it("goes to Gotify with its key", async () => {
    const { maya } = await planned();
    const url = `${site.url}/gotify/`;
    site.answers["/gotify/message"] = text("{}");
    await changePreferences(maya, { self_hosted: { type: "gotify", url, token: "A1" } });
    await run(RINGS);
    expect(site.asked).toMatchObject([{ path: "/gotify/message", headers: { "x-gotify-key": "A1" } }]);
    expect(asked()).toMatchObject([{ title: TITLE, priority: 8 }]);
  });

  it("is stored with its token sealed, which stays while the address stays at its host", async () => {
    const { maya, server } = await planned();
    const stored = await query(own, "SELECT self_hosted_token AS token FROM notice_preferences WHERE user_id = $1", [
      maya.id,
    ]);
    expect(String(stored[0]?.token)).not.toContain("tk_secret");
    await changePreferences(maya, { self_hosted: { url: `${site.url}/others` } });
    expect(await server()).toMatchObject({ type: "ntfy", url: `${site.url}/others`, token: "tk_secret" });
    await changePreferences(maya, { self_hosted: { url: "https://ntfy.example.org/others" } });
    expect(await server()).toMatchObject({ url: "https://ntfy.example.org/others", token: null });
    await changePreferences(maya, { self_hosted: null });
    expect(await server()).toBeNull();
  });
});

describe("a server of one's own that answers", () => {
  it.each([401, 404])("%i three times in a row is asked no more, and its person is told", async (status) => {
    const { server, ring, maya } = await planned();
    site.answers["/"] = text("no", {}, status);
    await run(RINGS);
    await ring(1);
    expect(await server()).toMatchObject({ refusals: 2, stoppedAt: null });
    await ring(2);
    expect(await server()).toMatchObject({ stoppedAt: new Date(RINGS + 2 * DAY) });
    const told = "SELECT data FROM pgboss.job WHERE name = 'account-mail' AND (data->>'user')::bigint = $1";
    expect(await query(own, told, [maya.id])).toMatchObject([{ data: { kind: "server-stopped" } }]);
    await ring(3);
    expect(asked()).toHaveLength(3);
    // Saving it again has it tried again.
    site.answers["/"] = text("{}");
    await changePreferences(maya, { self_hosted: { url: `${site.url}/finches` } });
    await ring(4);
    expect(asked()).toHaveLength(4);
  });

  it("200 between refusals has them counted from the start", async () => {
    const { server, ring } = await planned();
    for (const [day, status] of [401, 401, 200, 401, 401].entries()) {
      site.answers["/"] = text("{}", {}, status);
      if (day === 0) await run(RINGS);
      else await ring(day);
    }
    expect([asked().length, await server()]).toMatchObject([5, { refusals: 2, stoppedAt: null }]);
  });

  it("413 gets it once more with its title alone", async () => {
    await planned();
    site.answers["/"] = text("no", {}, 413);
    await run(RINGS);
    expect(asked()).toMatchObject([{ title: TITLE }, { message: TITLE }]);
  });

  it("429 is left alone for as long as it says", async () => {
    const { server } = await planned();
    site.answers["/"] = text("no", { "Retry-After": "120" }, 429);
    await run(RINGS);
    await run(RINGS + 119_000);
    expect(asked()).toHaveLength(1);
    site.answers["/"] = text("{}");
    await run(RINGS + 120_000);
    expect([asked().length, await server()]).toMatchObject([2, { refusals: 0 }]);
  });

  it("503 is asked again after 1, 5 and 15 minutes, and counts nothing", async () => {
    const { server } = await planned();
    site.answers["/"] = text("no", {}, 503);
    for (const minute of [0, 1, 5.9, 6, 20.9, 21, 40]) await run(RINGS + minute * MINUTE);
    expect([asked().length, await server()]).toMatchObject([4, { refusals: 0 }]);
  });

  it("nothing is given up after a while, and asked again", async () => {
    const { server } = await planned();
    site.answers["/"] = () => undefined;
    OUTSIDE.milliseconds = 300;
    await run(RINGS);
    OUTSIDE.milliseconds = whole;
    site.answers["/"] = text("{}");
    await run(RINGS + MINUTE);
    expect([asked().length, await server()]).toMatchObject([2, { refusals: 0 }]);
  });

  it.each([302, 307])("%i to a machine that is not public leads nowhere, and is a refusal", async (status) => {
    const { server } = await planned();
    site.answers["/"] = leadTo(`${elsewhere.url}/`, status);
    await run(RINGS);
    expect([asked().length, elsewhere.asked.length, await server()]).toMatchObject([1, 0, { refusals: 1 }]);
  });
});
