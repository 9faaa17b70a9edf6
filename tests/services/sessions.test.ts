import { expect, it } from "vitest";
import { Session } from "#app/models/people/session.server.ts";
import { listSessions } from "#app/services/people/devices.server.ts";
import { beginSession, findSession } from "#app/services/people/sessions.server.ts";
import { SESSION_DAYS, SESSION_DAYS_AT_MOST } from "#app/shared/people/constants.ts";
import { makeFamily, makeUser } from "#tests/support/factories.ts";

const HOUR = 60 * 60 * 1000;

it("is the user's and their family's", async () => {
  const { user, family } = await makeFamily();
  const found = await findSession(await beginSession(user.id, null));
  expect([found?.user.get(), found?.family?.get()]).toEqual([
    (await user.reload()).get(),
    (await family.reload()).get(),
  ]);
});

it("of someone without a family has none", async () => {
  const user = await makeUser();
  expect(await findSession(await beginSession(user.id, null))).toMatchObject({ user: { id: user.id }, family: null });
});

const DAY = 24 * HOUR;

/** A session that began `msAgo`, was last used two hours ago, and ends in an hour. */
async function sessionBegun(msAgo: number) {
  const user = await makeUser();
  const token = await beginSession(user.id, null);
  const at = (ms: number) => new Date(Date.now() + ms);
  await Session.update(
    { created_at: at(-msAgo), last_used_at: at(-2 * HOUR), expires_at: at(HOUR) },
    { where: { user_id: user.id }, silent: true },
  );
  const kept = () => Session.findOne({ where: { user_id: user.id }, rejectOnEmpty: true });
  return { user, token, kept };
}

it("in use is extended, at most once an hour", async () => {
  const { token, kept } = await sessionBegun(DAY);
  const { extendedTo } = (await findSession(token)) ?? {};
  expect(extendedTo?.getTime()).toBeGreaterThan(Date.now() + (SESSION_DAYS - 1) * DAY);
  expect((await kept()).expires_at).toEqual(extendedTo);
  expect(await findSession(token)).toMatchObject({ extendedTo: null });
});

it("just begun is not extended", async () => {
  expect(await findSession(await beginSession((await makeUser()).id, null))).toMatchObject({ extendedTo: null });
});

it("is not extended beyond 180 days after it began", async () => {
  const { token, kept } = await sessionBegun((SESSION_DAYS_AT_MOST - 10) * DAY);
  const end = (await kept()).created_at.getTime() + SESSION_DAYS_AT_MOST * DAY;
  expect((await findSession(token))?.extendedTo?.getTime()).toBe(end);
  expect((await kept()).expires_at.getTime()).toBe(end);
});

it("ends 180 days after it began, however it is used, and is listed no more", async () => {
  const { user, token } = await sessionBegun(SESSION_DAYS_AT_MOST * DAY + 1_000);
  expect(await findSession(token)).toBeNull();
  expect(await listSessions(user, token)).toEqual([]);
});

it("that has ended is none, nor is a token that was never given", async () => {
  const user = await makeUser();
  const token = await beginSession(user.id, null);
  await Session.update({ expires_at: new Date(Date.now() - 1) }, { where: { user_id: user.id } });
  expect(await findSession(token)).toBeNull();
  expect(await findSession("made up")).toBeNull();
});
