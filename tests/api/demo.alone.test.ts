import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { Family } from "#app/models/people/family.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { Way } from "#app/models/people/way.server.ts";
import { endDemos } from "#app/services/people/demo-ends.server.ts";
import { askForDepartures, doDepartures } from "#app/services/people/departures.server.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { query } from "#tests/support/databases.ts";
import { makeFamily, makeUser } from "#tests/support/factories.ts";
import { parsePage } from "#tests/support/parse-page.ts";
import { postForm } from "#tests/support/post-form.ts";

const own = process.env.DATABASE_URL as string;
const BAR = "This is a demo. Everything here goes away in 24 hours.";

let app: TestApp;
let requests = 0;
const outside = createServer((_request, response) => {
  requests += 1;
  response.end("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n");
}).listen(0, "127.0.0.9");

beforeAll(async () => {
  app = await startApp(own, { DEMO: "true", SIGN_IN: "household" });
});
afterAll(async () => {
  outside.close();
  await app.stop();
});

let networks = 0;
const newNetwork = () => {
  networks += 1;
  return `198.51.100.${networks}`;
};

const press = (network: string, url = app.url) =>
  fetch(`${url}/demo`, { method: "POST", redirect: "manual", headers: { "X-Forwarded-For": network } });

/** A visitor in an example family of their own. */
async function begin(network = newNetwork()) {
  const answer = await press(network);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/dashboard"]);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const get = (path: string) => fetch(app.url + path, { headers: { Cookie: cookie, Accept: "text/html" } });
  const { id } = (await (await get("/api/families/me")).json()) as { id: number };
  return { cookie, get, familyId: id };
}

const buttonOf = async (url: string) =>
  parsePage(await (await fetch(url)).text()).querySelector('form[action="/demo"] button')?.textContent;

it("gives each visitor an example family of their own, under a bar", async () => {
  expect(await buttonOf(app.url)).toBe("Try it as an example family");
  expect(await (await fetch(app.url)).text()).not.toContain(BAR);
  const [first, second] = [await begin(), await begin()];
  expect(first.familyId).not.toBe(second.familyId);
  for (const path of ["/dashboard", "/account/privacy"]) {
    const document = parsePage(await (await first.get(path)).text());
    expect(document.querySelector("main .flash")?.textContent).toBe(BAR);
  }
  expect((await second.get(`/api/families/${first.familyId}/members`)).status).toBe(404);
});

it("sends nothing to other machines, and makes no links", async () => {
  const { cookie, familyId } = await begin();
  const { port } = outside.address() as AddressInfo;
  const send = (path: string, body: object) =>
    fetch(app.url + path, {
      method: "POST",
      headers: { Cookie: cookie, "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(body),
    });
  const calendar = { name: "School", url: `http://127.0.0.9:${port}/a.ics`, color: "#6BC5B8" };
  await send(`/api/families/${familyId}/calendars`, calendar);
  const invited = await send(`/api/families/${familyId}/invitations`, {
    email: "tom@example.com",
    name: "Tom",
    role: "parent",
    color: "#6BC5B8",
  });
  expect([invited.status, await invited.text()]).toEqual([409, expect.stringContaining("This is a demo.")]);
  const device = await send("/api/users/me/devices", {
    endpoint: `https://127.0.0.9:${port}/push`,
    keys: { p256dh: "a", auth: "b" },
  });
  expect([device.status, await device.text()]).toEqual([409, expect.stringContaining("This is a demo.")]);
  const recipe = await postForm(`${app.url}/recipes/new`, cookie, {
    intent: "read-recipe",
    recipe_url: `http://127.0.0.9:${port}/recipe`,
  });
  expect(recipe.status).toBeLessThan(500);
  expect(requests).toBe(0);
});

it("is made five times an hour for a network", async () => {
  const network = newNetwork();
  for (let times = 0; times < 5; times += 1) await begin(network);
  expect((await press(network)).status).toBe(429);
  await begin();
});

it("is there 200 times at most", async () => {
  const there = await Way.count({ where: { issuer: "demo" } });
  const { id } = await makeUser();
  const rows = Array.from({ length: 199 - there }, (_, number) => ({
    issuer: "demo",
    subject: `full ${number}`,
    user_id: id,
  }));
  await Way.bulkCreate(rows);
  const statuses = await Promise.all(
    [newNetwork(), newNetwork(), newNetwork()].map(async (one) => (await press(one)).status),
  );
  expect(statuses.sort()).toEqual([303, 429, 429]);
  await Way.destroy({ where: { user_id: id } });
});

it("stays due when another process looks a moment later", async () => {
  const { user, family } = await makeFamily();
  await Way.create({ issuer: "demo", subject: "due", user_id: user.id });
  // Days ahead, so that the app does not delete them meanwhile.
  const due = Temporal.Now.instant().add({ hours: 240 });
  for (const seconds of [0, 1]) await endDemos(due.add({ seconds }));
  await Promise.all([user.reload(), family.reload()]);
  expect([user.delete_at, family.delete_at]).toEqual(Array(2).fill(new Date(due.epochMilliseconds)));
});

it("ends after 24 hours with all that is in it, and other families stay", async () => {
  const { familyId, get } = await begin();
  const young = await begin();
  const other = await makeFamily();
  const { created_by } = await Family.findByPk(familyId, { rejectOnEmpty: true });
  const lonely = await makeUser();
  await query(own, "UPDATE ways SET created_at = now() - interval '23 hours' WHERE user_id = $1", [created_by]);
  await doDepartures();
  expect(await Family.count({ where: { id: familyId } })).toBe(1);

  await query(own, "UPDATE ways SET created_at = now() - interval '25 hours' WHERE user_id = $1 OR user_id = $2", [
    created_by,
    lonely.id,
  ]);
  await query(own, "UPDATE ways SET created_at = now() - interval '25 hours' WHERE user_id = $1", [other.user.id]);
  await askForDepartures();
  await doDepartures();
  expect(
    await Family.findAll({ where: { id: [familyId, young.familyId, other.family.id] }, order: ["id"] }),
  ).toMatchObject([{ id: young.familyId }, { id: other.family.id }]);
  expect(await User.count({ where: { id: [created_by as number, other.user.id, lonely.id] } })).toBe(2);
  expect(await Way.count({ where: { user_id: created_by as number } })).toBe(0);
  expect((await get("/api/families/me")).status).toBe(401);
});

describe("elsewhere", () => {
  it("there is no button, no bar and no way", async () => {
    const usual = await startApp(own, { SIGN_IN: "household" });
    try {
      expect(await buttonOf(usual.url)).toBeUndefined();
      expect((await press(newNetwork(), usual.url)).status).toBe(404);
    } finally {
      await usual.stop();
    }
  });
});
