import { decodeJwt, importJWK, jwtVerify } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashToken } from "#app/utils/hash-token.ts";
import { MINUTE, RINGS, startNotices } from "#tests/support/notices.ts";
import { startPushService } from "#tests/support/push-service.ts";

const push = await startPushService();
process.env.FETCH_PRIVATE_HOSTS = push.host;
const { household, run, smtp, subjects, planFootball, services, stop } = await startNotices();
const { PushDevice } = await import("#app/models/notices/push-device.server.ts");
const { beginSession, endSession } = await import("#app/services/people/sessions.server.ts");
const { OUTSIDE } = await import("#app/services/system/outside.server.ts");
const { pushKeys } = await import("#app/services/notices/push-keys.server.ts");
const { deleteEvent, updateEvent, changePreferences } = services;

afterAll(async () => {
  await stop();
  await push.stop();
});

beforeAll(() => run(Date.now()));
beforeEach(() => {
  push.received.length = 0;
  push.answers.length = 0;
});

/** Maya, with devices, and an event of hers that is planned. */
async function planned(devices = 1) {
  const home = await household();
  const token = await beginSession(home.maya.id, null);
  const made = [];
  for (let number = 1; number <= devices; number += 1) {
    made.push(
      await PushDevice.create({
        user_id: home.maya.id,
        session_hash: hashToken(token),
        endpoint: `${push.url}/${home.family.id}/${number}`,
        ...push.keys,
        name: "Phone",
        browser: "Chrome on Android",
      }),
    );
  }
  const event = await planFootball(home, { member_ids: [home.own.id] });
  return { ...home, token, event, devices: made };
}

describe("a reminder on a device", () => {
  it("does not wait for mails that a server holds up", async () => {
    const { own, tomMember, asMaya } = await planned();
    const add = (title: string, member: { id: number }) => {
      const event = { title, start_time: "2027-10-14T15:45", reminders: [30], member_ids: [member.id] };
      return services.createEvent(asMaya, services.newEventSchema.parse(event));
    };
    for (let number = 1; number <= 150; number += 1) await add(`Choir ${number}`, tomMember);
    await add("Judo", own);
    // The longest time that a mail may take.
    smtp.gate = () => expect.poll(() => push.received.length, { timeout: 8_000 }).toBe(2);
    await run(RINGS);
    smtp.gate = async () => undefined;
    expect(subjects()).toHaveLength(150);
  });

  it("of another family does not wait until a slow server has taken all mails", async () => {
    const { family, tomMember, asMaya } = await planned();
    const event = { start_time: "2027-10-14T15:45", reminders: [30], member_ids: [tomMember.id] };
    for (let number = 1; number <= 70; number += 1) {
      await services.createEvent(asMaya, services.newEventSchema.parse({ ...event, title: `Choir ${number}` }));
    }
    await run(RINGS - MINUTE);
    let now = RINGS;
    const slow = () => {
      now += 1_000;
      return now;
    };
    await services.runDueJobs([{ family: family.id }], slow, () => undefined);
    // The device's, and 59 mails.
    expect(subjects()).toHaveLength(59);
    await services.runDueJobs([{ family: family.id }], slow, () => undefined);
    expect(subjects()).toHaveLength(11);
  });

  it("says time, place and people, encrypted for it alone, and comes by no mail", async () => {
    const { family, event } = await planned();
    await run(RINGS);
    expect(subjects()).toEqual([]);
    const [{ headers, message, path } = push.received[0] as never, ...more] = push.received;
    expect([path, more]).toEqual([`/${family.id}/1`, []]);
    expect(message).toEqual({
      v: 1,
      lang: "en",
      dir: "ltr",
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      kind: "event_reminders",
      title: "In 30 minutes: Football practice, Maya",
      body: expect.stringMatching(/North pitch · .*Maya|North pitch · You/),
      url: `/calendar/events/${event.id}?day=2027-10-14`,
      tag: String(message.id).replaceAll("-", ""),
    });
    expect(JSON.stringify(message)).not.toContain("Boots");
    expect(headers).toMatchObject({
      "content-encoding": "aes128gcm",
      urgency: "high",
      topic: message.tag,
      // Of use until 17:00, Vienna.
      ttl: String(105 * 60),
    });
    await run(RINGS + MINUTE);
    expect(push.received).toHaveLength(1);
  });

  it("is signed with the keys of this Roost for its push service, for twelve hours", async () => {
    await planned();
    await run(RINGS);
    const [, token = "", key = ""] =
      String(push.received[0]?.headers.authorization).match(/^vapid t=(.+), k=(.+)$/) ?? [];
    expect(key).toBe((await pushKeys()).publicKey);
    const point = Buffer.from(key, "base64url");
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
    const jwk = { kty: "EC", crv: "P-256", x: x as string, y: y as string };
    await jwtVerify(token, await importJWK(jwk, "ES256"), { audience: push.url });
    const { sub, exp = 0 } = decodeJwt(token);
    expect(sub).toBe("mailto:roost@example.com");
    expect(Math.abs(exp - Date.now() / 1000 - 12 * 3600)).toBeLessThan(60);
  });

  it("that was also for mail is followed by the news that mail has stopped, once", async () => {
    const { maya, asMaya, event } = await planned();
    await changePreferences(maya, { kinds: { event_reminders: { email: true } } });
    smtp.refuse = () => "550 No such user";
    for (const day of ["15", "16", "17", "18"]) {
      const [start_time, end_time] = [`2027-10-${day}T15:45`, `2027-10-${day}T17:00`];
      await updateEvent(asMaya, event.id, { start_time, end_time });
      await run(RINGS + (Number(day) - 14) * 1440 * MINUTE);
    }
    smtp.refuse = () => null;
    expect(push.received.map(({ message }) => message.kind).filter((kind) => kind === "account")).toHaveLength(1);
    expect(push.received.find(({ message }) => message.kind === "account")?.message).toMatchObject({
      title: "We’ve stopped emailing you",
      url: "/account/notifications",
    });
  });

  it("rings on each, moves with its event, and does not come when that is deleted", async () => {
    const { asMaya, event } = await planned(2);
    await updateEvent(asMaya, event.id, { start_time: "2027-10-14T16:45", end_time: "2027-10-14T18:00" });
    await run(RINGS);
    expect(push.received).toEqual([]);
    await run(RINGS + 60 * MINUTE);
    expect(push.received.map(({ path }) => path.slice(-1)).sort()).toEqual(["1", "2"]);
    await updateEvent(asMaya, event.id, { start_time: "2027-10-15T16:45", end_time: "2027-10-15T18:00" });
    await run(RINGS + 61 * MINUTE);
    await deleteEvent(asMaya, event.id);
    await run(RINGS + 2 * 1440 * MINUTE);
    expect(push.received).toHaveLength(2);
  });

  it("ends with the session that turned it on: mail takes its place", async () => {
    const { token, family } = await planned();
    await endSession(token);
    await run(RINGS);
    expect([push.received, subjects()]).toEqual([[], [`maya-${family.id}: In 30 minutes: Football practice, Maya`]]);
  });

  it("is not for a person who has unticked it", async () => {
    const { maya } = await planned();
    await changePreferences(maya, { kinds: { event_reminders: { push: false } } });
    await run(RINGS);
    expect([push.received, subjects()]).toEqual([[], []]);
  });
});

describe("a push service that answers", () => {
  it.each([404, 410])("%i removes the device, and mail takes its place at once", async (status) => {
    const { devices, family } = await planned();
    push.answers.push({ status });
    await run(RINGS);
    expect(await PushDevice.count({ where: { id: devices.map(({ id }) => id) } })).toBe(0);
    expect(subjects()).toEqual([`maya-${family.id}: In 30 minutes: Football practice, Maya`]);
  });

  it("410 for each of several at the same moment has mail take their place, once", async () => {
    const { family } = await planned(2);
    push.answers.push({ status: 410 }, { status: 410 });
    await run(RINGS);
    expect(subjects()).toEqual([`maya-${family.id}: In 30 minutes: Football practice, Maya`]);
  });

  it("413 gets it once more with its title alone", async () => {
    await planned();
    push.answers.push({ status: 413 });
    await run(RINGS);
    expect(push.received.map(({ message }) => [message.title, message.body === ""])).toEqual([
      ["In 30 minutes: Football practice, Maya", false],
      ["In 30 minutes: Football practice, Maya", true],
    ]);
    await run(RINGS + 20 * MINUTE);
    expect(push.received).toHaveLength(2);
  });

  it.each([["120"], [new Date(RINGS + 120_000).toUTCString()]])("429 is left alone until %s", async (wait) => {
    await planned();
    push.answers.push({ status: 429, headers: { "Retry-After": wait } });
    await run(RINGS);
    await run(RINGS + 119_000);
    expect(push.received).toHaveLength(1);
    await run(RINGS + 120_000);
    expect(push.received.map(({ message }) => message.id)).toEqual(Array(2).fill(push.received[0]?.message.id));
  });

  it("429 for longer than it is of use is not asked again", async () => {
    await planned();
    push.answers.push({ status: 429, headers: { "Retry-After": "86400" } });
    await run(RINGS);
    await run(RINGS + 2 * 1440 * MINUTE);
    expect(push.received).toHaveLength(1);
  });

  it("503 is asked again after 1, 5 and 15 minutes", async () => {
    await planned();
    push.answers.push(...Array(4).fill({ status: 503 }));
    for (const minute of [0, 1, 5.9, 6, 20.9, 21, 40]) await run(RINGS + minute * MINUTE);
    expect(push.received).toHaveLength(4);
  });

  it("nothing for ten seconds is asked again after a minute, with the same message, and a process lives on", async () => {
    await planned();
    push.answers.push({ status: 0 });
    const { milliseconds } = OUTSIDE;
    expect(milliseconds).toBe(10_000);
    OUTSIDE.milliseconds = 300;
    await run(RINGS);
    OUTSIDE.milliseconds = milliseconds;
    await run(RINGS + MINUTE - 1);
    expect(push.received).toHaveLength(1);
    await run(RINGS + MINUTE);
    expect(push.received.map(({ message }) => message.id)).toEqual(Array(2).fill(push.received[0]?.message.id));
  });

  it("403 three times in a row rings no more, and counts as none", async () => {
    const { asMaya, event, devices, family } = await planned();
    for (const day of ["15", "16", "17"]) {
      push.answers.push({ status: 403 });
      const [start_time, end_time] = [`2027-10-${day}T15:45`, `2027-10-${day}T17:00`];
      await updateEvent(asMaya, event.id, { start_time, end_time });
      await run(RINGS + (Number(day) - 14) * 1440 * MINUTE);
    }
    expect(push.received).toHaveLength(3);
    expect((await devices[0]?.reload())?.is_working).toBe(false);
    // The device was the user's last one: the message that it refused comes by mail at once.
    expect(subjects()).toEqual([`maya-${family.id}: In 30 minutes: Football practice, Maya`]);
    await updateEvent(asMaya, event.id, { start_time: "2027-10-18T15:45", end_time: "2027-10-18T17:00" });
    await run(RINGS + 4 * 1440 * MINUTE);
    expect(push.received).toHaveLength(3);
    expect(subjects()).toEqual([`maya-${family.id}: In 30 minutes: Football practice, Maya`]);
  });
});
