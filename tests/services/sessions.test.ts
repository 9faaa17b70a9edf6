import { afterAll, expect, it } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { Session } from "#app/models/session.server.ts";
import { beginSession, findSession } from "#app/services/people/sessions.server.ts";
import { SESSION_DAYS } from "#app/utils/constants.ts";
import { makeFamily, makeUser } from "#tests/support/factories.ts";

afterAll(() => sequelize.close());

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

it("in use is extended, at most once an hour", async () => {
  const user = await makeUser();
  const token = await beginSession(user.id, null);
  expect(await findSession(token)).toMatchObject({ isExtended: false });
  const soon = new Date(Date.now() + HOUR);
  const longAgo = new Date(Date.now() - 2 * HOUR);
  await Session.update({ last_used_at: longAgo, expires_at: soon }, { where: { user_id: user.id } });
  expect(await findSession(token)).toMatchObject({ isExtended: true });
  expect(await findSession(token)).toMatchObject({ isExtended: false });
  const { expires_at } = await Session.findOne({ where: { user_id: user.id }, rejectOnEmpty: true });
  expect(expires_at.getTime()).toBeGreaterThan(Date.now() + (SESSION_DAYS - 1) * 24 * HOUR);
});

it("that has ended is none, nor is a token that was never given", async () => {
  const user = await makeUser();
  const token = await beginSession(user.id, null);
  await Session.update({ expires_at: new Date(Date.now() - 1) }, { where: { user_id: user.id } });
  expect(await findSession(token)).toBeNull();
  expect(await findSession("made up")).toBeNull();
});
