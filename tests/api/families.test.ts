import { describe, expect, it } from "vitest";
import { makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeEvent, makeUser } from "#tests/support/factories.ts";

const app = runApp();

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe("/api/users/me", () => {
  it("answers the user with what the provider says of them", async () => {
    const { api, user, family } = await app.family();
    const { status, body, headers } = await api.get("/users/me");
    expect(status).toBe(200);
    expect(body).toEqual({
      id: user.id,
      email: user.email,
      user_data: { given_name: "Anna", family_name: "Muster", name: "Anna Muster", picture: null },
      family_id: family.id,
      language: null,
      first_day: null,
      clock: null,
    });
    expect(headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("is null for a user without a family", async () => {
    const api = await makeClient(app.url, await makeUser());
    expect((await api.get("/users/me")).body.family_id).toBeNull();
  });
});

describe("PUT /api/users/me", () => {
  it("keeps either choice, or takes it back, and answers as GET", async () => {
    const { api, user } = await app.family();
    const first = await api.put("/users/me", { first_day: "monday" });
    expect([first.status, first.body]).toEqual([200, expect.objectContaining({ first_day: "monday", clock: null })]);
    const second = await api.put("/users/me", { clock: 24, email: "other@example.com" });
    expect(second.body).toMatchObject({ id: user.id, email: user.email, first_day: "monday", clock: 24 });
    expect((await api.put("/users/me", {})).body).toEqual(second.body);
    expect((await api.put("/users/me", { first_day: null })).body).toMatchObject({ first_day: null, clock: 24 });
    expect((await api.get("/users/me")).body).toMatchObject({ first_day: null, clock: 24 });
  });

  it.each([{ first_day: "friday" }, { first_day: "Monday" }, { first_day: 1 }, { clock: 13 }, { clock: "12" }])(
    "refuses %j and keeps nothing",
    async (body) => {
      const { api } = await app.family();
      const answer = await api.put("/users/me", { first_day: "monday", clock: 12, ...body });
      expect(answer.status).toBe(400);
      expect(answer.body.issues).toMatchObject([{ path: Object.keys(body)[0] }]);
      expect((await api.get("/users/me")).body).toMatchObject({ first_day: null, clock: null });
    },
  );

  it("is for one who has no family, too", async () => {
    const api = await makeClient(app.url, await makeUser());
    expect((await api.put("/users/me", { clock: 12 })).body).toMatchObject({ family_id: null, clock: 12 });
  });
});

describe("/api/families", () => {
  it("makes a family, which is then the user's own", async () => {
    const user = await makeUser();
    const api = await makeClient(app.url, user);
    const none = await api.get("/families/me");
    expect([none.status, none.body]).toEqual([404, { error: "Family not found" }]);

    const made = await api.post("/families", { name: "  The Musters ", time_zone: "Europe/Vienna" });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      id: expect.any(Number),
      name: "The Musters",
      time_zone: "Europe/Vienna",
      created_by: user.id,
      created_at: expect.stringMatching(TIMESTAMP),
      updated_at: expect.stringMatching(TIMESTAMP),
    });
    const mine = await api.get("/families/me");
    expect(mine.status).toBe(200);
    expect(mine.body).toMatchObject(made.body);
    // The family alone: the wizard makes the "You" member.
    expect((await api.get(`/families/${made.body.id}/members`)).body).toEqual([]);
  });

  it("is in UTC unless it says otherwise", async () => {
    const api = await makeClient(app.url, await makeUser());
    expect((await api.post("/families", { name: "Muster" })).body.time_zone).toBe("UTC");
  });

  it("is one for a user", async () => {
    const { api } = await app.family();
    expect((await api.post("/families", { name: "Another" })).status).toBe(409);
  });

  it.each([
    [{}, "name", "Required"],
    [{ name: null }, "name", "Expected string, received null"],
    [{ name: 7 }, "name", "Expected string, received number"],
    [{ name: "" }, "name", "String must contain at least 1 character(s)"],
    [{ name: " \t " }, "name", "String must contain at least 1 character(s)"],
    [{ name: "x".repeat(101) }, "name", "String must contain at most 100 character(s)"],
    [{ name: "Muster", time_zone: "Mars/Base" }, "time_zone", "Invalid time zone"],
    [{ name: "Muster", time_zone: "+02:00" }, "time_zone", "Invalid time zone"],
  ])("refuses %j", async (input, path, message) => {
    const api = await makeClient(app.url, await makeUser());
    const { status, body } = await api.post("/families", input);
    expect(status).toBe(400);
    expect(body.issues).toEqual([{ path, message }]);
    expect(body.error).toBeTruthy();
  });

  it("changes the sent fields, and events stay in their own zone", async () => {
    const { api, path, user, family } = await app.family({ timeZone: "America/New_York" });
    const event = await makeEvent({ user, family });
    const renamed = await api.put(path, { name: "New" });
    expect([renamed.status, renamed.body.name, renamed.body.time_zone]).toEqual([200, "New", "America/New_York"]);
    const moved = await api.put(path, { time_zone: "Asia/Tokyo" });
    expect([moved.body.name, moved.body.time_zone]).toEqual(["New", "Asia/Tokyo"]);
    expect((await api.get("/families/me")).body).toMatchObject({ name: "New", time_zone: "Asia/Tokyo" });
    const [listed] = (await api.get(`${path}/events?from=2027-03-01&to=2027-03-02`)).body;
    expect(listed).toMatchObject({
      id: event.id,
      time_zone: "America/New_York",
      start_time: "2027-03-01T14:00:00.000Z",
    });
    expect((await api.put(path, { name: " " })).status).toBe(400);
  });

  it("keeps the hours of its events with keep=hours, in answers and in the feed", async () => {
    const { api, path, user, family } = await app.family({ timeZone: "America/New_York" });
    await makeEvent({ user, family });
    const feed = async () => (await api.get(`${path}/calendar/export?time_range=all&include_past=true`)).text;
    expect(await feed()).toContain("DTSTART;TZID=America/New_York:20270301T090000");
    expect((await api.put(path, { time_zone: "Asia/Tokyo", keep: "moments" })).status).toBe(200);
    await api.put(path, { time_zone: "America/New_York" });
    const moved = await api.put(path, { time_zone: "Asia/Tokyo", keep: "hours" });
    expect([moved.status, moved.body.time_zone, moved.body.keep]).toEqual([200, "Asia/Tokyo", undefined]);
    const [listed] = (await api.get(`${path}/events?from=2027-03-01&to=2027-03-02`)).body;
    expect(listed).toMatchObject({ time_zone: "Asia/Tokyo", start_time: "2027-03-01T00:00:00.000Z" });
    expect(await feed()).toContain("DTSTART;TZID=Asia/Tokyo:20270301T090000");
    for (const keep of ["days", null, "", 1, ["hours"]]) {
      const { status, body } = await api.put(path, { time_zone: "Asia/Seoul", keep });
      expect([status, body.issues?.[0]?.path]).toEqual([400, "keep"]);
    }
    expect((await api.get("/families/me")).body.time_zone).toBe("Asia/Tokyo");
  });
});

describe("/api/families/{id}/members", () => {
  it("adds, lists, changes and removes", async () => {
    const { api, path, family, own } = await app.family();
    const added = await api.post(`${path}/members`, {
      name: " Ben ",
      role: "child",
      color: "#f27c5e",
      birth_date: "2018-02-28",
    });
    expect(added.status).toBe(201);
    expect(added.body).toEqual({
      id: expect.any(Number),
      family_id: family.id,
      user_id: null,
      name: "Ben",
      role: "child",
      color: "#F27C5E",
      birth_date: "2018-02-28",
      created_at: expect.stringMatching(TIMESTAMP),
      updated_at: expect.stringMatching(TIMESTAMP),
    });
    const member = `${path}/members/${added.body.id}`;
    expect((await api.get(`${path}/members`)).body.map(({ id }: { id: number }) => id)).toEqual([
      own.id,
      added.body.id,
    ]);

    const changed = await api.put(member, { role: "guardian", birth_date: null });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ name: "Ben", role: "guardian", color: "#F27C5E", birth_date: null });

    const removed = await api.delete(member);
    expect([removed.status, removed.text]).toEqual([204, ""]);
    expect((await api.delete(member)).status).toBe(404);
    expect((await api.put(member, { name: "Ben" })).status).toBe(404);
    expect((await api.get(`${path}/members`)).body).toHaveLength(1);
  });

  it("gives the default colour, and null for what is absent", async () => {
    const { api, path } = await app.family();
    expect((await api.post(`${path}/members`, { name: "Ben", role: "other" })).body).toMatchObject({
      color: "#6BC5B8",
      birth_date: null,
      user_id: null,
    });
  });

  it.each([
    [{ role: "child" }, "name", "Required"],
    [{ name: "", role: "child" }, "name", "String must contain at least 1 character(s)"],
    [{ name: "Ben" }, "role", "Required"],
    [
      { name: "Ben", role: "boss" },
      "role",
      "Invalid enum value. Expected 'parent' | 'child' | 'guardian' | 'other', received 'boss'",
    ],
    [{ name: "Ben", role: "child", color: "red" }, "color", "Invalid color"],
    [{ name: "Ben", role: "child", birth_date: "2018-02-30" }, "birth_date", "Invalid date"],
    [{ name: "Ben", role: "child", birth_date: 7 }, "birth_date", "Expected string, received number"],
    [{ name: "x".repeat(101), role: "child" }, "name", "String must contain at most 100 character(s)"],
  ])("refuses %j", async (input, path, message) => {
    const { api, path: family } = await app.family();
    const { status, body } = await api.post(`${family}/members`, input);
    expect([status, body.issues]).toEqual([400, [{ path, message }]]);
  });

  it("does not let one remove oneself", async () => {
    const { api, path, own } = await app.family();
    expect((await api.delete(`${path}/members/${own.id}`)).status).toBe(409);
  });

  it("keeps the events of one who is removed", async () => {
    const { api, path, user, family, members } = await app.family({ members: ["Ben"] });
    const event = await makeEvent({ user, family }, { member_id: members[1]?.id });
    expect((await api.delete(`${path}/members/${members[1]?.id}`)).status).toBe(204);
    const [listed] = (await api.get(`${path}/events?from=2027-03-01&to=2027-03-01`)).body;
    expect(listed).toMatchObject({ id: event.id, member_id: null });
  });
});
