import { beforeAll, describe, expect, it } from "vitest";
import { Screen } from "#app/models/wall/screen.server.ts";
import { ScreenCode } from "#app/models/wall/screen-code.server.ts";
import { makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeFamily } from "#tests/support/factories.ts";
import { joinFamily } from "#tests/support/roles.ts";
import { makeScreen, makeScreenCode } from "#tests/support/screens.ts";

const app = runApp();

type Made = Awaited<ReturnType<typeof makeFamily>>;
let made: Made;
let api: Awaited<ReturnType<typeof makeClient>>;
let path: string;
beforeAll(async () => {
  made = await makeFamily({ members: ["Ben"] });
  api = await makeClient(app.url, made.user);
  path = `/families/${made.family.id}/screens`;
});

const newScreen = (code: string, more: object = {}) => ({ code, name: "Kitchen wall", kind: "tablet", ...more });
const WRONG = {
  error: "code: We don’t recognise that code. Check the screen and try again.",
  issues: [{ path: "code", message: "We don’t recognise that code. Check the screen and try again." }],
};

describe("a screen by call", () => {
  it("is hung up by its code, changed and taken off", async () => {
    const hung = await api.post(path, newScreen(await makeScreenCode()));
    expect(hung.status).toBe(201);
    expect(hung.body).toEqual({
      id: expect.any(Number),
      name: "Kitchen wall",
      kind: "tablet",
      tick_groceries: false,
      tick_chores: false,
      show_where: true,
      show_notes: false,
      dim_from: "21:30",
      dim_to: "06:30",
      created_at: expect.any(String),
      last_seen_at: null,
    });
    const own = `${path}/${hung.body.id}`;
    const changed = await api.put(own, { name: " Hall ", tick_chores: true, dim_from: "22:00" });
    expect(changed.body).toEqual({ ...hung.body, name: "Hall", tick_chores: true, dim_from: "22:00" });
    expect((await api.get(path)).body).toEqual([changed.body]);
    expect((await api.delete(own)).status).toBe(204);
    expect([(await api.delete(own)).status, (await api.put(own, {})).status]).toEqual([404, 404]);
    expect((await api.get(path)).body).toEqual([]);
  });

  it.each([
    ["in lower case, with its hyphen", (code: string) => `${code.slice(0, 2)}-${code.slice(2)}`.toLowerCase()],
    ["with spaces", (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
    ["with another hyphen", (code: string) => `${code.slice(0, 2)}–${code.slice(2)}`],
  ])("takes a code %s", async (_, type) => {
    expect((await api.post(path, newScreen(type(await makeScreenCode())))).status).toBe(201);
  });

  it("refuses a code that is wrong, used or old", async () => {
    const code = await makeScreenCode();
    expect((await api.post(path, newScreen(code))).status).toBe(201);
    const old = await makeScreenCode();
    await ScreenCode.update({ expires_at: new Date() }, { where: { joined_family: null } });
    for (const wrong of [code, old, "222222", "K7"]) {
      const { status, body } = await api.post(path, newScreen(wrong));
      expect([status, body]).toEqual([400, WRONG]);
    }
  });

  it.each([
    [{ name: "" }, "name"],
    [{ name: "x".repeat(61) }, "name"],
    [{ kind: "phone" }, "kind"],
    [{ tick_groceries: "yes" }, "tick_groceries"],
    [{ dim_from: "24:00" }, "dim_from"],
    [{ code: 7 }, "code"],
  ])("refuses %j", async (wrong, field) => {
    const { status, body } = await api.post(path, newScreen("222222", wrong));
    expect([status, body.issues[0].path]).toEqual([400, field]);
  });

  it("is no other family's", async () => {
    const { screen } = await makeScreen((await makeFamily()).family);
    const own = `${path}/${screen.id}`;
    expect([(await api.put(own, { name: "Mine" })).status, (await api.delete(own)).status]).toEqual([404, 404]);
    expect(await Screen.count({ where: { id: screen.id, removed_at: null } })).toBe(1);
  });

  it("is for parents: 403 comes before a look at what there is, and in a child's own words", async () => {
    const child = await makeClient(app.url, await joinFamily(made.family, "child"));
    const other = await makeClient(app.url, await joinFamily(made.family, "other"));
    const calls = [
      (client: typeof api) => client.get(path),
      (client: typeof api) => client.post(path, {}),
      (client: typeof api) => client.put(`${path}/999999`, {}),
      (client: typeof api) => client.delete(`${path}/999999`),
    ];
    for (const call of calls) {
      const [asChild, asOther] = [await call(child), await call(other)];
      expect([asChild.status, asChild.body]).toEqual([403, { error: "Only an adult in the family can do that." }]);
      expect([asOther.status, asOther.body.error]).toEqual([403, expect.stringContaining("Only a parent")]);
    }
    expect((await child.get(`/families/${made.family.id + 1}/screens`)).status).toBe(404);
  });
});

it("ten wrong codes in ten minutes are the most, and a right one does not count", async () => {
  const family = await makeFamily();
  const client = await makeClient(app.url, family.user);
  const own = `/families/${family.family.id}/screens`;
  const post = async (code: string) => (await client.post(own, newScreen(code))).status;
  expect(await post(await makeScreenCode())).toBe(201);
  for (let tries = 0; tries < 10; tries += 1) expect(await post("222222")).toBe(400);
  expect([await post("222222"), await post(await makeScreenCode())]).toEqual([429, 429]);
});

it("forty wrong codes at once are ten tries, and hold no connection that others wait for", async () => {
  const family = await makeFamily();
  const client = await makeClient(app.url, family.user);
  const own = `/families/${family.family.id}/screens`;
  const answers = await Promise.all(Array.from({ length: 40 }, () => client.post(own, newScreen("222222"))));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(10).fill(400), ...Array(30).fill(429)]);
});

it("a family has twenty screens at most, and the code is still good for another", async () => {
  const [full, other] = [await makeFamily(), await makeFamily()];
  for (let screens = 0; screens < 20; screens += 1) await makeScreen(full.family);
  const code = await makeScreenCode();
  const post = async ({ user, family }: Made) =>
    (await (await makeClient(app.url, user)).post(`/families/${family.id}/screens`, newScreen(code))).status;
  expect([await post(full), await post(other), await post(other)]).toEqual([409, 201, 400]);
});

it("two parents with one code hang up one screen", async () => {
  const code = await makeScreenCode();
  const answers = await Promise.all([1, 2].map(() => api.post(path, newScreen(code, { name: "Once" }))));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
});
