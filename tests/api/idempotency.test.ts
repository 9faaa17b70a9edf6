import { describe, expect, it } from "vitest";
import { makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeUser } from "#tests/support/factories.ts";

const app = runApp();

const withKey = (key: string) => ({ "Idempotency-Key": key });
const kid = (name = "Kid") => ({ name, role: "child" });

describe("a POST with an Idempotency-Key", () => {
  it("gives the first answer again", async () => {
    const { api, path } = await app.family();
    const first = await api.post(`${path}/members`, kid(), withKey("a"));
    const again = await api.post(`${path}/members`, kid(), withKey("a"));
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect((await api.post(`${path}/members`, kid("Another"), withKey("a"))).body).toEqual(first.body);
    expect((await api.post(`${path}/members`, kid(), withKey("b"))).body.id).not.toBe(first.body.id);
    expect((await api.get(`${path}/members`)).body).toHaveLength(3);
  });

  it("does the work once for two at the same moment, and answers both", async () => {
    const { api, path } = await app.family();
    const event = { title: "Dentist", start_time: "2027-03-01T09:00" };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.post(`${path}/events`, event, withKey("at once"))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(new Set(answers.map(({ body }) => body.event.id)).size).toBe(1);
    expect((await api.get(`${path}/events?from=2027-03-01&to=2027-03-01`)).body).toHaveLength(1);
  });

  it("does refused work again", async () => {
    const { api, path } = await app.family();
    expect((await api.post(`${path}/members`, kid(""), withKey("a"))).status).toBe(400);
    expect((await api.post(`${path}/members`, kid(), withKey("a"))).status).toBe(201);
    const user = await makeUser();
    const alone = await makeClient(app.url, user);
    expect((await alone.post("/families", { name: "One" }, withKey("f"))).status).toBe(201);
    expect((await alone.post("/families", { name: "One" }, withKey("f"))).status).toBe(201);
    expect((await alone.post("/families", { name: "One" }, withKey("g"))).status).toBe(409);
  });

  it("keeps people, calls and keys apart", async () => {
    const [ours, theirs] = [await app.family(), await app.family()];
    await ours.api.post(`${ours.path}/members`, kid("Ours"), withKey("same"));
    const other = await theirs.api.post(`${theirs.path}/members`, kid("Theirs"), withKey("same"));
    expect(other.body).toMatchObject({ name: "Theirs", family_id: theirs.family.id });
    const event = { title: "Dentist", start_time: "2027-03-01T09:00" };
    expect((await ours.api.post(`${ours.path}/events`, event, withKey("same"))).body).toHaveProperty("event");
  });

  it("is refused with a key that is longer than any", async () => {
    const { api, path } = await app.family();
    expect((await api.post(`${path}/members`, kid(), withKey("x".repeat(256)))).status).toBe(400);
    expect((await api.post(`${path}/members`, kid(), withKey("x".repeat(255)))).status).toBe(201);
  });
});
