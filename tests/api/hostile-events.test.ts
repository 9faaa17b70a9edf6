import { describe, expect, it } from "vitest";
import { runApp } from "#tests/support/api-app.ts";
import { event, eventForms } from "#tests/support/event-forms.ts";
import { makeEvent } from "#tests/support/factories.ts";

const app = runApp();
const forms = eventForms(app);

describe.each([
  ["line breaks", "Swimming\r\nBEGIN:VALARM\nX-EVIL:1"],
  ["the marks of iCalendar", 'a;b,c\\d\\n:"=^'],
  ["right-to-left marks", "\u202eevil\u2066 שחייה\u200f"],
  ["families of emoji", "👩‍👧".repeat(40)],
])("a title with %s", (_, title) => {
  it("is stored unchanged by API and form, and stays one line of the feed", async () => {
    const { status, body } = await forms.made.api.post(`${forms.made.path}/events`, event({ title }));
    expect([status, body.event?.title]).toEqual([201, title.replaceAll("\r\n", "\n")]);
    expect((await forms.addByForm({ title })).status).toBe(303);
    const shown = await fetch(`${app.url}/calendar?view=day&day=2027-03-01`, {
      headers: { Cookie: forms.made.api.cookie },
    });
    expect(shown.status).toBe(200);
    const feed = await forms.made.api.get(
      `${forms.made.path}/calendar/subscribe?token=${forms.made.family.feed_token}`,
    );
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
    const { status, body } = await forms.made.api.post(`${forms.made.path}/events`, event({ title }));
    expect([status, body.issues?.[0]?.path]).toEqual([400, "title"]);
    expect((await forms.addByForm({ title })).status).toBe(byForm);
  });
});

it("a description of 5,000 emoji is kept, and read back from the feed's folded lines", async () => {
  const description = "🏊".repeat(5000);
  const { status } = await forms.made.api.post(`${forms.made.path}/events`, event({ title: "Long", description }));
  expect(status).toBe(201);
  const feed = await forms.made.api.get(`${forms.made.path}/calendar/subscribe?token=${forms.made.family.feed_token}`);
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
    const { status, body } = await forms.made.api.post(`${forms.made.path}/events`, event(fields));
    expect([status, body.issues?.[0]?.path]).toEqual([400, path]);
  });

  it("is refused by the form, with the input", async () => {
    const answer = await forms.addByForm({
      title: "Typed by hand",
      repeats: "daily",
      recurrence_end_date: "2027-02-28",
    });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("Typed by hand");
    expect(html).toContain("The last date must be after the start");
  });

  it("a pattern without the flag makes a one-off", async () => {
    const { body } = await forms.made.api.post(`${forms.made.path}/events`, event({ recurrence_pattern: "daily" }));
    expect(body.event).toMatchObject({ is_recurring: false, recurrence_pattern: null });
  });
});

describe("dates that are none", () => {
  it.each(["2027-03-02", "2027-13-01", "1899-12-31", "9999-12-31", "x", ""])("%j is no occurrence", async (date) => {
    const series = await makeEvent(forms.made, { is_recurring: true, recurrence_pattern: "weekly" });
    const asked = { instance_date: date };
    const { status, body } = await forms.made.api.delete(`${forms.made.path}/events/${series.id}/instances`, asked);
    expect(status).toBe(date === "2027-03-02" ? 404 : 400);
    if (status === 400) expect(body.issues).toEqual([{ path: "instance_date", message: "Invalid date" }]);
    for (const step of ["", "/edit", "/delete"]) {
      const answer = await fetch(`${app.url}/calendar/events/${series.id}${step}?instance=${date}`, {
        headers: { Cookie: forms.made.api.cookie, Accept: "text/html" },
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
    expect((await forms.made.api.get(`${forms.made.path}/events?${query}`)).status).toBe(expected);
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
      const page = await fetch(`${app.url}/calendar?${query}`, { headers: { Cookie: forms.made.api.cookie } });
      expect(page.status).toBe(200);
    },
  );
});
