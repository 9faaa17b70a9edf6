import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runApp } from "#tests/support/api-app.ts";
import { calendarFile } from "#tests/support/calendar-file.ts";
import { startOutsideSite, text } from "#tests/support/outside-site.ts";

const app = runApp(async () => ({ FETCH_PRIVATE_HOSTS: "127.0.0.1" }));

let site: Awaited<ReturnType<typeof startOutsideSite>>;
beforeAll(async () => {
  site = await startOutsideSite();
  site.answers["/school.ics"] = text(FILE);
});
afterAll(() => site.stop());

const FILE = calendarFile(
  ["UID:fair", "SUMMARY:Book fair", "DTSTART;VALUE=DATE:20270301", "DTEND;VALUE=DATE:20270304", "LOCATION:School hall"],
  [
    "UID:choir",
    "SUMMARY:Choir",
    "DTSTART;TZID=Europe/Berlin:20270302T160000",
    "DURATION:PT1H",
    "RRULE:FREQ=WEEKLY;COUNT=2",
  ],
);

async function begin() {
  const made = await app.family({ members: ["Ella"] });
  return { ...made, calendars: `${made.path}/calendars` };
}

describe("calendars from elsewhere by call", () => {
  it("are added, read, changed, refreshed, and removed", async () => {
    const { api, calendars, family, members } = await begin();
    const url = `${site.url.replace("http://", "http://me:hush@")}/school.ics`;
    const { status, body } = await api.post(calendars, { name: "School", url });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      family_id: family.id,
      name: "School",
      url: `${site.url}/school.ics`,
      preset: null,
      color: expect.stringMatching(/^#[0-9A-F]{6}$/),
      member_ids: [],
      is_shown: true,
      in_feed: false,
      status: "ok",
      status_text: "Refreshed.",
      event_count: 2,
      refreshed_at: expect.any(String),
      checked_at: body.refreshed_at,
      failing_since: null,
      next_refresh_at: expect.any(String),
      has_credentials: true,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect(members.map(({ color }) => color)).not.toContain(body.color);
    const path = `${calendars}/${body.id}`;
    const events = await api.get(`${path}/events?from=2027-03-01&to=2027-03-31`);
    expect(events.body).toEqual([
      {
        calendar_id: body.id,
        uid: "fair",
        title: "Book fair",
        description: null,
        location: "School hall",
        start_time: "2027-03-01",
        end_time: "2027-03-03",
        is_all_day: true,
        time_zone: "UTC",
        instance_date: null,
        member_ids: [],
      },
      ...["2027-03-02", "2027-03-09"].map((date) => ({
        calendar_id: body.id,
        uid: "choir",
        title: "Choir",
        description: null,
        location: null,
        start_time: `${date}T15:00:00.000Z`,
        end_time: `${date}T16:00:00.000Z`,
        is_all_day: false,
        time_zone: "Europe/Berlin",
        instance_date: date,
        member_ids: [],
      })),
    ]);
    expect((await api.get(`${path.replace(/calendars.*/, "events")}?from=2027-03-01&to=2027-03-31`)).body).toEqual([]);

    const changed = await api.put(path, {
      name: "Oakfield",
      url: body.url,
      member_ids: [members[1]?.id],
      in_feed: true,
    });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { name: "Oakfield", has_credentials: true, in_feed: true },
    ]);
    site.answers["/school.ics"] = text("no", {}, 404);
    const failing = await api.post(`${path}/refresh`);
    expect([failing.status, failing.body]).toMatchObject([
      200,
      {
        status: "failing",
        status_text: "We couldn’t find a calendar at that link.",
        event_count: 2,
        refreshed_at: body.refreshed_at,
      },
    ]);
    site.answers["/school.ics"] = text(FILE);
    expect((await api.post(`${path}/refresh`)).body).toMatchObject({ status: "ok", failing_since: null });
    expect((await api.put(path, { is_shown: false })).body).toMatchObject({ status: "off" });
    expect((await api.post(`${path}/refresh`)).status).toBe(409);
    expect((await api.get(calendars)).body).toHaveLength(1);
    expect((await api.delete(path)).status).toBe(204);
    expect((await api.get(path)).status).toBe(404);
    expect(app.output.text).not.toContain("hush");
  });

  it("report problems of the request", async () => {
    const { api, calendars } = await begin();
    const refused = async (body: unknown) => {
      const answer = await api.post(calendars, body);
      return [answer.status, answer.body.issues?.[0]?.path];
    };
    const url = `${site.url}/school.ics`;
    expect(await refused({ url })).toEqual([400, "name"]);
    expect(await refused({ name: "x".repeat(101), url })).toEqual([400, "name"]);
    expect(await refused({ name: "School" })).toEqual([400, "url"]);
    expect(await refused({ name: "School", url, preset: { country: "DE" } })).toEqual([400, "url"]);
    expect(await refused({ name: "School", url, color: "red" })).toEqual([400, "color"]);
    expect(await refused({ name: "School", url, member_ids: [999_999] })).toEqual([400, "member_ids.0"]);
    expect(await refused({ name: "School", url: "http://localhost:9/" })).toEqual([400, "url"]);
    expect(await refused({ name: "Days", preset: { country: "XX" } })).toEqual([400, "preset.country"]);
    expect((await api.post(calendars, { name: "School", url })).status).toBe(201);
    expect((await api.post(calendars, { name: "Again", url })).status).toBe(409);
  });

  it("are made once for a key that is sent twice", async () => {
    const { api, calendars } = await begin();
    const send = () =>
      api.send("POST", calendars, {
        json: { name: "School", url: `${site.url}/school.ics` },
        headers: { "Idempotency-Key": "one" },
      });
    const [first, second] = [await send(), await send()];
    expect([second.status, second.body.id]).toEqual([201, first.body.id]);
  });

  it("may be the holidays of a country", async () => {
    const { api, calendars } = await begin();
    const { body: countries } = await api.get(`${calendars}/presets`);
    expect(countries.find(({ country }: { country: string }) => country === "DE")).toMatchObject({
      name: "Germany",
      regions: expect.arrayContaining([{ code: "BY", name: "Bayern" }]),
    });
    const { status, body } = await api.post(calendars, { name: "Free days", preset: { country: "DE", region: "BY" } });
    expect([status, body.url, body.preset]).toEqual([201, null, { country: "DE", region: "BY" }]);
    expect(body.event_count).toBeGreaterThan(40);
    expect((await api.put(`${calendars}/${body.id}`, { url: `${site.url}/school.ics` })).status).toBe(400);
  });
});
