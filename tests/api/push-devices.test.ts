import { createECDH } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeSubscription } from "#tests/support/devices.ts";
import { makeUser } from "#tests/support/factories.ts";

const app = runApp();
const PATH = "/users/me/devices";
const someone = async () => {
  const user = await makeUser();
  return { user, api: await makeClient(app.url, user) };
};

describe("devices", () => {
  it("have one key of this Roost, on the curve", async () => {
    const [one, other] = [await someone(), await someone()];
    const { public_key } = (await one.api.get("/push/key")).body;
    expect((await other.api.get("/push/key")).body).toEqual({ public_key });
    expect(Buffer.from(public_key, "base64url")).toHaveLength(65);
  });

  it("are added, listed, named and removed, and say nothing by which they could be reached", async () => {
    const { api } = await someone();
    const { status, body } = await api.post(PATH, { ...makeSubscription(), name: " Kitchen tablet " });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        name: "Kitchen tablet",
        browser: expect.any(String),
        created_at: expect.any(String),
        last_rang_at: null,
        is_working: true,
      },
    ]);
    expect((await api.put(`${PATH}/${body.id}`, { name: "Wall" })).body).toEqual({ ...body, name: "Wall" });
    expect((await api.get(PATH)).body).toEqual([{ ...body, name: "Wall" }]);
    expect((await api.get("/users/me/notifications")).body.channels.push).toBe(true);
    expect((await api.delete(`${PATH}/${body.id}`)).status).toBe(204);
    expect((await api.get(PATH)).body).toEqual([]);
    expect((await api.get("/users/me/notifications")).body.channels.push).toBe(false);
  });

  it("are a browser's own: the same again is no other, and whoever posts last has it", async () => {
    const [maya, tom] = [await someone(), await someone()];
    const subscription = makeSubscription();
    const { body } = await maya.api.post(PATH, { ...subscription, name: "Ours" });
    const again = await maya.api.post(PATH, subscription);
    expect([again.status, again.body]).toEqual([200, body]);
    const taken = await tom.api.post(PATH, subscription);
    expect([taken.status, taken.body.name]).toEqual([200, taken.body.browser]);
    expect([(await maya.api.get(PATH)).body, (await tom.api.get(PATH)).body]).toEqual([[], [taken.body]]);
    expect((await maya.api.put(`${PATH}/${body.id}`, { name: "Mine" })).status).toBe(404);
    expect((await maya.api.delete(`${PATH}/${body.id}`)).status).toBe(404);
  });

  it("are ten at most, whatever they are replaced by", async () => {
    const { api } = await someone();
    const subscriptions = Array.from({ length: 10 }, makeSubscription);
    for (const subscription of subscriptions) expect((await api.post(PATH, subscription)).status).toBe(201);
    expect((await api.post(PATH, makeSubscription())).status).toBe(409);
    expect((await api.post(PATH, subscriptions[3])).status).toBe(200);
  });

  it("go with the session that added them", async () => {
    const { api, user } = await someone();
    await api.post(PATH, makeSubscription());
    const other = await makeClient(app.url, user);
    expect((await other.get(PATH)).body).toHaveLength(1);
    await api.get("/logout");
    expect((await other.get(PATH)).body).toEqual([]);
  });

  const outside = createECDH("secp256k1").generateKeys("base64url");
  const { endpoint, keys } = makeSubscription();
  it.each([
    [{ endpoint: "http://push.example.com/1" }, "endpoint"],
    [{ endpoint: "https://a:b@push.example.com/1" }, "endpoint"],
    [{ endpoint: `https://push.example.com/${"x".repeat(2000)}` }, "endpoint"],
    [{ endpoint: `https://push.example.com/${"ü".repeat(1000)}` }, "endpoint"],
    [{ endpoint: "push" }, "endpoint"],
    [{ keys: { ...keys, p256dh: keys.p256dh.slice(0, 40) } }, "keys.p256dh"],
    [{ keys: { ...keys, p256dh: outside } }, "keys.p256dh"],
    [{ keys: { ...keys, auth: `${keys.auth}AAAA` } }, "keys.auth"],
    [{ keys: { ...keys, auth: "*" } }, "keys.auth"],
    [{ name: "x".repeat(101) }, "name"],
  ])("are refused at their field: %j", async (wrong, field) => {
    const { api } = await someone();
    const { status, body } = await api.post(PATH, { endpoint, keys, ...wrong });
    expect([status, body.issues?.[0]?.path]).toEqual([400, field]);
    expect((await api.get(PATH)).body).toEqual([]);
  });
});

it("the worker shows what comes, and is asked for again each time", async () => {
  const answer = await fetch(`${app.url}/sw.js`);
  expect([answer.headers.get("Content-Type"), answer.headers.get("Cache-Control")]).toEqual([
    "text/javascript; charset=utf-8",
    "no-cache",
  ]);
  expect(await answer.text()).toContain("showNotification");
});
