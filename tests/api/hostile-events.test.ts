import { beforeAll, describe, expect, it } from "vitest";
import { Event } from "#app/models/event.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeEvent } from "#tests/support/factories.ts";

const app = runApp();
let made: Awaited<ReturnType<typeof app.family>>;
beforeAll(async () => {
  made = await app.family({ timeZone: "Europe/Vienna" });
});

const event = (more: Record<string, unknown>) => ({ title: "Swimming", start_time: "2027-03-01T09:00", ...more });

/** Sends the page's form as a browser without script does. */
const sendForm = (path: string, fields: Record<string, string>, cookie = made.api.cookie) =>
  fetch(app.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: cookie, Accept: "text/html" },
    body: new URLSearchParams({ submission_id: `${Math.random()}${Date.now()}`, ...fields }),
  });
const addByForm = (fields: Record<string, string>) =>
  sendForm("/calendar/events/new", {
    intent: "add-event",
    title: "Swimming",
    start_date: "2027-03-01",
    start_time: "09:00",
    ...fields,
  });

describe.each([
  ["line breaks", "Swimming\r\nBEGIN:VALARM\nX-EVIL:1"],
  ["the marks of iCalendar", 'a;b,c\\d\\n:"=^'],
  ["right-to-left marks", "\u202eevil\u2066 שחייה\u200f"],
  ["families of emoji", "👩‍👧".repeat(40)],
])("a title with %s", (_, title) => {
  it("is kept as it is by API and form, and stays one line of the feed", async () => {
    const { status, body } = await made.api.post(`${made.path}/events`, event({ title }));
    expect([status, body.event?.title]).toEqual([201, title.replaceAll("\r\n", "\n")]);
    expect((await addByForm({ title })).status).toBe(303);
    const shown = await fetch(`${app.url}/calendar?view=day&day=2027-03-01`, { headers: { Cookie: made.api.cookie } });
    expect(shown.status).toBe(200);
    const feed = await made.api.get(`${made.path}/calendar/subscribe?token=${made.family.feed_token}`);
    expect(feed.status).toBe(200);
    expect(feed.text).not.toMatch(/^(X-EVIL|BEGIN:VALARM)/m);
    for (const line of feed.text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});

describe.each([
  { what: "a NUL", title: "Swim\0ming", byForm: 400 },
  // A form cannot carry half a character: URLSearchParams writes the replacement character, which is a text.
  { what: "half a character", title: "Swim\ud83d", byForm: 303 },
  { what: "5,000 emoji", title: "🏊".repeat(5000), byForm: 400 },
])("a title with $what", ({ title, byForm }) => {
  it("is refused at its field by API and form", async () => {
    const { status, body } = await made.api.post(`${made.path}/events`, event({ title }));
    expect([status, body.issues?.[0]?.path]).toEqual([400, "title"]);
    expect((await addByForm({ title })).status).toBe(byForm);
  });
});

it("a description of 5,000 emoji is kept, and read back from the feed's folded lines", async () => {
  const description = "🏊".repeat(5000);
  const { status } = await made.api.post(`${made.path}/events`, event({ title: "Long", description }));
  expect(status).toBe(201);
  const feed = await made.api.get(`${made.path}/calendar/subscribe?token=${made.family.feed_token}`);
  expect(feed.text.replaceAll("\r\n ", "")).toContain(description);
});

describe("recurrence in contradiction", () => {
  it.each([
    [{ is_recurring: true }, "recurrence_pattern"],
    [{ is_recurring: true, recurrence_pattern: "hourly" }, "recurrence_pattern"],
    [{ is_recurring: true, recurrence_pattern: "daily", recurrence_end_date: "2027-02-28" }, "recurrence_end_date"],
    [{ is_recurring: true, recurrence_pattern: "daily", recurrence_end_date: "2027-02-30" }, "recurrence_end_date"],
    [{ is_recurring: 2, recurrence_pattern: "daily" }, "is_recurring"],
    [{ end_time: "2027-02-28T09:00" }, "end_time"],
    [{ is_recurring: true, recurrence_pattern: "daily", end_time: "2029-03-01T09:00" }, "end_time"],
    [{ is_all_day: true }, "start_time"],
  ])("%j is refused", async (fields, path) => {
    const { status, body } = await made.api.post(`${made.path}/events`, event(fields));
    expect([status, body.issues?.[0]?.path]).toEqual([400, path]);
  });

  it("is refused by the form, with what was typed", async () => {
    const answer = await addByForm({
      title: "Typed by hand",
      is_recurring: "on",
      recurrence_pattern: "daily",
      recurrence_end_date: "2027-02-28",
    });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("Typed by hand");
    expect(html).toContain("The end date may not be before the start");
  });

  it("a pattern without the flag makes a one-off", async () => {
    const { body } = await made.api.post(`${made.path}/events`, event({ recurrence_pattern: "daily" }));
    expect(body.event).toMatchObject({ is_recurring: false, recurrence_pattern: null });
  });
});

describe("dates that are none", () => {
  it.each(["2027-03-02", "2027-13-01", "1899-12-31", "9999-12-31", "x", ""])("%j is no occurrence", async (date) => {
    const series = await makeEvent(made, { is_recurring: true, recurrence_pattern: "weekly" });
    const asked = { instance_date: date };
    const { status, body } = await made.api.delete(`${made.path}/events/${series.id}/instances`, asked);
    expect(status).toBe(date === "2027-03-02" ? 404 : 400);
    if (status === 400) expect(body.issues).toEqual([{ path: "instance_date", message: "Invalid date" }]);
    for (const step of ["", "/edit", "/delete"]) {
      const answer = await fetch(`${app.url}/calendar/events/${series.id}${step}?instance=${date}`, {
        headers: { Cookie: made.api.cookie, Accept: "text/html" },
      });
      expect([200, 404]).toContain(answer.status);
    }
  });
});

describe("windows and years at the edge", () => {
  it.each([
    ["from=1000-01-01&to=2000-01-01", 400],
    ["from=2000-01-01&to=3000-01-01", 400],
    ["from=2027-03-02&to=2027-03-01", 400],
    ["from=9999-12-31", 400],
    ["from=9998-01-01&to=9998-12-31", 200],
    ["from=9998-12-31", 200],
    ["to=1900-01-01", 200],
    ["from=1900-01-01&to=1901-12-31", 200],
  ])("%s is answered %i", async (query, expected) => {
    expect((await made.api.get(`${made.path}/events?${query}`)).status).toBe(expected);
  });

  it("every day without end is as quick in a far year as in this one", async () => {
    const far = await app.family();
    await far.api.post(
      `${far.path}/events`,
      event({ start_time: "1900-01-01T09:00", is_recurring: true, recurrence_pattern: "daily" }),
    );
    for (const year of [1900, 2027, 9998]) {
      const { body } = await far.api.get(`${far.path}/events?from=${year}-01-01&to=${year}-12-31`);
      expect(body).toHaveLength(365);
      for (const view of ["month", "agenda", "day"]) {
        const page = await fetch(`${app.url}/calendar?view=${view}&day=${year}-12-31`, {
          headers: { Cookie: far.api.cookie },
        });
        expect(page.status).toBe(200);
      }
    }
  });

  it.each(["month=99999-01", "day=9999-12-31", "view=agenda&day=9998-12-31", "member=99999999999", "day=0000-00-00"])(
    "the calendar opens for %s",
    async (query) => {
      const page = await fetch(`${app.url}/calendar?${query}`, { headers: { Cookie: made.api.cookie } });
      expect(page.status).toBe(200);
    },
  );
});

it("a form sent after signing out elsewhere goes to the start, which says that it was not saved", async () => {
  const answer = await sendForm("/calendar/events/new", { intent: "add-event", title: "Swimming" }, "");
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/"]);
  const flash = answer.headers.get("Set-Cookie")?.split(";")[0] as string;
  const start = await fetch(app.url, { headers: { Cookie: flash } });
  expect(await start.text()).toContain("You are not signed in any more, so this was not saved.");
});

describe("an edit of an event that is gone", () => {
  it("keeps what was typed, and saves it as a new event", async () => {
    const { id } = await makeEvent(made, { title: "Choir" });
    await Event.destroy({ where: { id } });
    const fields = { title: "Choir, typed with care", start_date: "2027-03-01", start_time: "09:00", version: "0" };
    const refused = await sendForm(`/calendar/events/${id}/edit`, { intent: "edit-event", ...fields });
    expect(refused.status).toBe(404);
    const html = await refused.text();
    expect(html).toContain("Choir, typed with care");
    expect(html).toContain("Someone deleted this event");
    expect(html).toContain("Save as a new event");
    const saved = await sendForm(`/calendar/events/${id}/edit`, { intent: "add-event", ...fields });
    expect(saved.status).toBe(303);
    expect(await Event.count({ where: { family_id: made.family.id, title: "Choir, typed with care" } })).toBe(1);
  });
});

describe("a deletion of an event that is gone", () => {
  it("goes back to the calendar and says so, for an event and for one date; another family's event stays", async () => {
    const { id } = await makeEvent(made, { title: "Choir" });
    await Event.destroy({ where: { id } });
    const series = await makeEvent(made, {
      start_time: "2027-03-01T09:00",
      is_recurring: true,
      recurrence_pattern: "weekly",
    });
    await made.api.delete(`${made.path}/events/${series.id}/instances`, { instance_date: "2027-03-08" });
    const other = await app.family();
    const foreign = await makeEvent(other, { title: "Theirs" });
    const deletions: [string, string][] = [
      [`${id}/delete`, "delete-event"],
      [`${series.id}/delete?instance=2027-03-08&scope=occurrence`, "delete-occurrence"],
      [`${foreign.id}/delete`, "delete-event"],
    ];
    for (const [path, intent] of deletions) {
      const answer = await sendForm(`/calendar/events/${path}`, { intent });
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, expect.stringMatching(/^\/calendar/)]);
      expect(answer.headers.get("Set-Cookie")).toContain("flash");
    }
    expect(await Event.count({ where: { id: [foreign.id, series.id] } })).toBe(2);
  });
});

it("the form of an event that keeps another place's clock says so", async () => {
  const { id } = await makeEvent(made, { start_time: "2027-03-01T09:00", time_zone: "America/New_York" });
  const form = await fetch(`${app.url}/calendar/events/${id}/edit`, { headers: { Cookie: made.api.cookie } });
  expect(await form.text()).toContain("whose clock this event keeps");
});

it("the question before a series goes says that dates changed on their own stay", async () => {
  const series = await makeEvent(made, {
    start_time: "2027-03-01T09:00",
    is_recurring: true,
    recurrence_pattern: "weekly",
  });
  const ask = async (scope: string) => {
    const path = `/calendar/events/${series.id}/delete?instance=2027-03-15&scope=${scope}`;
    return (await fetch(app.url + path, { headers: { Cookie: made.api.cookie } })).text();
  };
  const words = "Dates that you changed on their own stay in the calendar.";
  expect(await ask("series")).not.toContain(words);
  const replaces = { original_event_id: series.id, instance_date: "2027-03-08" };
  await made.api.post(`${made.path}/events`, event({ title: "Moved", start_time: "2027-03-09T09:00", replaces }));
  for (const scope of ["series", "following"]) expect(await ask(scope)).toContain(words);
  expect(await ask("occurrence")).not.toContain(words);
});

describe("the export's form without script", () => {
  const ask = (query: string, cookie = made.api.cookie) =>
    fetch(`${app.url}/calendar/export?${query}`, { redirect: "manual", headers: { Cookie: cookie } });

  it("gives the file", async () => {
    const answer = await ask("time_range=all&include_past=true");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("Content-Disposition")).toContain("attachment");
  });

  it("comes back to the dialog when it cannot, and to the start without a session", async () => {
    const refused = await ask("time_range=2years");
    expect(refused.status).toBe(303);
    expect(refused.headers.get("Location")).toMatch(/^\/calendar\/sync\?/);
    expect(refused.headers.get("Set-Cookie")).toContain("flash");
    const anyone = await ask("", "");
    expect([anyone.status, anyone.headers.get("Location")]).toEqual([302, "/"]);
  });
});

describe("a reminder", () => {
  it("is kept on a series, its own on one occurrence, and both are alarms of the feed", async () => {
    const series = await made.api.post(
      `${made.path}/events`,
      event({ title: "Judo", reminder_minutes: 30, is_recurring: true, recurrence_pattern: "weekly" }),
    );
    const { id } = series.body.event;
    const copy = await made.api.post(
      `${made.path}/events`,
      event({
        title: "Judo, the exam",
        start_time: "2027-03-08T10:00",
        reminder_minutes: 1440,
        replaces: { original_event_id: id, instance_date: "2027-03-08" },
      }),
    );
    expect([series.body.event.reminder_minutes, copy.body.event.reminder_minutes]).toEqual([30, 1440]);
    await made.api.put(`${made.path}/events/${id}`, { reminder_minutes: 60 });

    const shown = await fetch(`${app.url}/calendar/events/${id}?instance=2027-03-15`, {
      headers: { Cookie: made.api.cookie },
    });
    expect(await shown.text()).toContain("1 hour before");
    const feed = await made.api.get(`${made.path}/calendar/subscribe?token=${made.family.feed_token}`);
    const alarms = feed.text
      .split("BEGIN:VEVENT")
      .filter((part) => part.includes("SUMMARY:Judo"))
      .map((part) => part.match(/TRIGGER:(\S+)/)?.[1]);
    expect(alarms.sort()).toEqual(["-PT1440M", "-PT60M"]);
  });

  it("is chosen in the form: for a series, for one occurrence, and none again", async () => {
    const lesson = { intent: "add-event", title: "Piano", start_date: "2027-04-05", start_time: "09:00" };
    const repeats = { is_recurring: "on", recurrence_pattern: "weekly" };
    expect((await addByForm({ ...lesson, ...repeats, reminder_minutes: "30" })).status).toBe(303);
    const where = { family_id: made.family.id };
    const series = await Event.findOne({ where: { ...where, title: "Piano" }, rejectOnEmpty: true });
    expect(series.reminder_minutes).toBe(30);

    const path = `/calendar/events/${series.id}/edit?instance=2027-04-12&scope=occurrence`;
    const form = await fetch(app.url + path, { headers: { Cookie: made.api.cookie } });
    expect(await form.text()).toMatch(/<option value="30" selected/);
    const moved = { ...lesson, intent: "edit-occurrence", title: "Piano recital", start_date: "2027-04-12" };
    expect((await sendForm(path, { ...moved, reminder_minutes: "1440", version: "0" })).status).toBe(303);
    const recital = await Event.findOne({ where: { ...where, title: "Piano recital" }, rejectOnEmpty: true });
    expect([recital.reminder_minutes, recital.recurrence_pattern]).toEqual([1440, null]);

    const whole = { ...lesson, ...repeats, intent: "edit-event", reminder_minutes: "none", version: "1" };
    const edited = await sendForm(`/calendar/events/${series.id}/edit?instance=2027-04-05&scope=series`, whole);
    expect(edited.status).toBe(303);
    expect((await series.reload()).reminder_minutes).toBeNull();
  });
});
