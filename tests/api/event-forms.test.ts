import { describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { Event } from "#app/models/calendar/event.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { event, eventForms } from "#tests/support/event-forms.ts";
import { makeEvent } from "#tests/support/factories.ts";

const app = runApp();
const forms = eventForms(app);

it("a form sent after signing out elsewhere goes to the start, which says that it was not saved", async () => {
  const answer = await forms.sendForm("/calendar/events/new", { intent: "add-event", title: "Swimming" }, "");
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/"]);
  const flash = answer.headers.get("Set-Cookie")?.split(";")[0] as string;
  const start = await fetch(app.url, { headers: { Cookie: flash } });
  expect(await start.text()).toContain("You were signed out, so this wasn’t saved.");
});

describe("a new event whose form was opened on the dashboard", () => {
  const addAt = (start: Temporal.ZonedDateTime, more: Record<string, string> = {}) =>
    forms.sendForm("/calendar/events/new?from=dashboard", {
      intent: "add-event",
      title: "Swimming",
      start_date: start.toPlainDate().toString(),
      start_time: start.toPlainTime().toString({ smallestUnit: "minute" }),
      ...more,
    });

  it("leads back there while the dashboard shows it, else to the calendar on its day", async () => {
    const now = Temporal.Now.zonedDateTimeISO("Europe/Vienna");
    const allDay = await addAt(now, { is_all_day: "on" });
    expect(allDay.headers.get("Location")).toBe("/dashboard");
    const later = now.add({ days: 9 });
    expect((await addAt(later)).headers.get("Location")).toContain(`day=${later.toPlainDate()}`);
  });

  it("leads to the calendar when the dashboard has no more room for it", async () => {
    const today = Temporal.Now.zonedDateTimeISO("Europe/Vienna");
    const made = await app.family({ timeZone: "Europe/Vienna" });
    const date = today.toPlainDate().toString();
    for (const title of ["A", "B", "C", "D"]) await makeEvent(made, { title, start_time: date, is_all_day: true });
    const answer = await forms.sendForm(
      "/calendar/events/new?from=dashboard",
      { intent: "add-event", title: "Z", start_date: date, is_all_day: "on" },
      made.api.cookie,
    );
    expect(answer.headers.get("Location")).toContain(`day=${date}`);
  });
});

describe("an edit of an event that is gone", () => {
  it("keeps the input, and saves it as a new event", async () => {
    const event = await makeEvent(forms.made, { title: "Choir" });
    const { id } = event;
    await event.destroy();
    const fields = { title: "Choir, typed with care", start_date: "2027-03-01", start_time: "09:00", version: "0" };
    const refused = await forms.sendForm(`/calendar/events/${id}/edit`, { intent: "edit-event", ...fields });
    expect(refused.status).toBe(404);
    const html = await refused.text();
    expect(html).toContain("Choir, typed with care");
    expect(html).toContain("Someone deleted this event");
    expect(html).toContain("Save as a new event");
    const saved = await forms.sendForm(`/calendar/events/${id}/edit`, { intent: "add-event", ...fields });
    expect(saved.status).toBe(303);
    expect(await Event.count({ where: { family_id: forms.made.family.id, title: "Choir, typed with care" } })).toBe(1);
  });
});

describe("a deletion of an event that is gone", () => {
  it("goes back to the calendar and says so, for an event and for one date; another family's event stays", async () => {
    const event = await makeEvent(forms.made, { title: "Choir" });
    const { id } = event;
    await event.destroy();
    const series = await makeEvent(forms.made, {
      start_time: "2027-03-01T09:00",
      is_recurring: true,
      recurrence_pattern: "weekly",
    });
    await forms.made.api.delete(`${forms.made.path}/events/${series.id}/instances`, { instance_date: "2027-03-08" });
    const other = await app.family();
    const foreign = await makeEvent(other, { title: "Theirs" });
    const deletions: [string, string][] = [
      [`${id}/delete`, "delete-event"],
      [`${series.id}/delete?instance=2027-03-08&scope=occurrence`, "delete-occurrence"],
      [`${foreign.id}/delete`, "delete-event"],
    ];
    for (const [path, intent] of deletions) {
      const answer = await forms.sendForm(`/calendar/events/${path}`, { intent });
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, expect.stringMatching(/^\/calendar/)]);
      expect(answer.headers.get("Set-Cookie")).toContain("flash");
    }
    expect(await Event.count({ where: { id: [foreign.id, series.id] } })).toBe(2);
  });
});

it("the form of an event that keeps another place's clock says so", async () => {
  const { id } = await makeEvent(forms.made, { start_time: "2027-03-01T09:00", time_zone: "America/New_York" });
  const form = await fetch(`${app.url}/calendar/events/${id}/edit`, { headers: { Cookie: forms.made.api.cookie } });
  expect(await form.text()).toContain("Times are in");
});

it("the question before a series goes says how many changed dates go with it", async () => {
  const series = await makeEvent(forms.made, {
    start_time: "2027-03-01T09:00",
    is_recurring: true,
    recurrence_pattern: "weekly",
  });
  const ask = async (scope: string) => {
    const path = `/calendar/events/${series.id}/delete?instance=2027-03-15&scope=${scope}`;
    return (await fetch(app.url + path, { headers: { Cookie: forms.made.api.cookie } })).text();
  };
  const words = "One changed date will be deleted too.";
  expect(await ask("series")).not.toContain(words);
  const replaces = { original_event_id: series.id, instance_date: "2027-03-08" };
  await forms.made.api.post(
    `${forms.made.path}/events`,
    event({ title: "Moved", start_time: "2027-03-09T09:00", replaces }),
  );
  expect(await ask("series")).toContain(words);
  for (const scope of ["following", "occurrence"]) expect(await ask(scope)).not.toContain(words);
});

describe("the export's form without script", () => {
  const ask = (query: string, cookie = forms.made.api.cookie) =>
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
