import { describe, expect, it } from "vitest";
import { DAY_MS } from "#app/domain/time/time.ts";
import { Event } from "#app/models/calendar/event.server.ts";
import { newEventSchema } from "#app/schemas/calendar/event.ts";
import { createEvent, updateEvent } from "#app/services/calendar/events.server.ts";
import { listExcludedDates } from "#app/services/calendar/excluded-dates.server.ts";
import { findEvent } from "#app/services/calendar/find-event.server.ts";
import { deleteOccurrence } from "#app/services/calendar/overrides.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { eventForms } from "#tests/support/event-forms.ts";
import { makeEvent } from "#tests/support/factories.ts";

const app = runApp();
const forms = eventForms(app);

/** A Monday, weeks from the one before this week. */
const monday = (weeks: number) => {
  const days = Math.floor(Date.now() / DAY_MS);
  const first = days - ((days + 3) % 7) - 7;
  return new Date((first + weeks * 7) * DAY_MS).toISOString().slice(0, 10);
};
const later = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const page = async (path: string) =>
  (await fetch(app.url + path, { headers: { Cookie: forms.made.api.cookie } })).text();
const fieldValue = (html: string, name: string) =>
  html.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0].match(/value="([^"]*)"/)?.[1];
/** The fields of an unchanged form. */
const shownForm = async (path: string) => {
  const html = await page(path);
  const names = ["title", "start_date", "start_time", "end_time", "in_step", "stored_rule", "version", "shown_date"];
  const fields = names.map((name) => [name, (fieldValue(html, name) ?? "").replaceAll("&quot;", '"')]);
  return { repeats: "weekly", ...Object.fromEntries(fields.filter(([, value]) => value)) } as Record<string, string>;
};
const makeSeries = (from: string, title = "Choir") =>
  makeEvent(forms.made, {
    title,
    start_time: `${from}T18:00`,
    time_zone: "Europe/Vienna",
    is_recurring: true,
    recurrence_pattern: "weekly",
  });
const locals = async (title: string) =>
  (await Event.findAll({ where: { family_id: forms.made.family.id, title }, order: ["id"] })).map(
    ({ start_local, recurrence_end_date }) => `${start_local} ${recurrence_end_date ?? "for ever"}`,
  );

describe("the whole series, edited from one of its dates", () => {
  it("shows that date, and keeps its place when only its title is changed", async () => {
    const { id } = await makeSeries(monday(-10));
    const path = `/calendar/events/${id}/edit?instance=${monday(3)}&scope=series`;
    const fields = await shownForm(path);
    expect(fields).toMatchObject({ start_date: monday(3), shown_date: monday(3) });
    const saved = await forms.sendForm(path, { intent: "edit-event", ...fields, title: "Singing" });
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, expect.stringContaining(`day=${monday(3)}`)]);
    expect(await locals("Singing")).toEqual([`${monday(-10)}T18:00:00 for ever`]);
  });

  it("never moves dates that are over without asking, and moves all by the difference, or from this date on", async () => {
    const { id } = await makeSeries(monday(-11), "Judo");
    const path = `/calendar/events/${id}/edit?instance=${monday(3)}&scope=series`;
    const fields = { intent: "edit-event", ...(await shownForm(path)), start_date: later(monday(3), 2) };
    const asked = await forms.sendForm(path, fields);
    const html = await asked.text();
    expect(asked.status).toBe(409);
    expect(/This also moves 1[23] past dates/.test(html)).toBe(true);
    expect(html).toContain("Move past dates too");
    expect(html).toContain("This and later dates");
    expect(await locals("Judo")).toEqual([`${monday(-11)}T18:00:00 for ever`]);
    expect((await forms.sendForm(path, { ...fields, past: "all" })).status).toBe(303);
    expect(await locals("Judo")).toEqual([`${later(monday(-11), 2)}T18:00:00 for ever`]);

    const on = `/calendar/events/${id}/edit?instance=${later(monday(5), 2)}&scope=series`;
    const again = { intent: "edit-event", ...(await shownForm(on)), start_time: "19:00", end_time: "20:00" };
    expect((await forms.sendForm(on, again)).status).toBe(409);
    expect((await forms.sendForm(on, { ...again, past: "following" })).status).toBe(303);
    expect(await locals("Judo")).toEqual([
      `${later(monday(-11), 2)}T18:00:00 ${later(monday(5), 1)}`,
      `${later(monday(5), 2)}T19:00:00 for ever`,
    ]);
  });

  it("asks nothing of a series whose dates are all to come", async () => {
    const { id } = await makeSeries(monday(4), "Chess");
    const path = `/calendar/events/${id}/edit?instance=${monday(6)}&scope=series`;
    const fields = { ...(await shownForm(path)), start_date: later(monday(6), 1) };
    expect((await forms.sendForm(path, { intent: "edit-event", ...fields })).status).toBe(303);
    expect(await locals("Chess")).toEqual([`${later(monday(4), 1)}T18:00:00 for ever`]);
  });

  it("falls on the date that is shown when it is to be every second week", async () => {
    const { id } = await makeSeries(monday(4), "Drama");
    const path = `/calendar/events/${id}/edit?instance=${monday(7)}&scope=series`;
    const fields = { ...(await shownForm(path)), repeats: "biweekly" };
    expect((await forms.sendForm(path, { intent: "edit-event", ...fields })).status).toBe(303);
    const [start] = await locals("Drama");
    expect([`${monday(3)}T18:00:00 for ever`, `${monday(5)}T18:00:00 for ever`]).toContain(start);
  });

  it("opened from its own page shows its next date", async () => {
    const { id } = await makeSeries(monday(-3), "Band");
    const fields = await shownForm(`/calendar/events/${id}/edit`);
    expect([monday(1), monday(2)]).toContain(fields.shown_date);
    expect(fields.start_date).toBe(fields.shown_date);
  });

  it("asks what becomes of dates that are out when it moves, and does so", async () => {
    for (const answer of ["move", "drop"] as const) {
      const title = `Yoga ${answer}`;
      const { id } = await makeSeries(monday(4), title);
      await deleteOccurrence(forms.made, id, monday(6));
      const path = `/calendar/events/${id}/edit?instance=${monday(5)}&scope=series`;
      const fields = { intent: "edit-event", ...(await shownForm(path)), start_date: later(monday(5), 3) };
      const asked = await forms.sendForm(path, fields);
      const html = await asked.text();
      expect(asked.status).toBe(409);
      expect(html).toContain("Move them too");
      expect(html).toContain("Discard their changes");
      expect((await forms.sendForm(path, { ...fields, exceptions: answer })).status).toBe(303);
      const out = await listExcludedDates(await findEvent(forms.made, id));
      expect(out.map(({ instance_date }) => instance_date)).toEqual(answer === "move" ? [later(monday(6), 3)] : []);
    }
  });
});

describe("the question how much of a series is meant", () => {
  const names = (html: string) =>
    [...html.matchAll(/<strong>(This and later dates|Only this date|All dates)<\/strong>/g)].map(([, name]) => name);

  it("offers what follows first where the series has a past", async () => {
    const old = await makeSeries(monday(-3), "Old");
    const fresh = await makeSeries(monday(3), "Fresh");
    expect(names(await page(`/calendar/events/${old.id}/edit?instance=${monday(4)}`))).toEqual([
      "This and later dates",
      "Only this date",
      "All dates",
    ]);
    expect(names(await page(`/calendar/events/${fresh.id}/edit?instance=${monday(4)}`))[0]).toBe("Only this date");
  });
});

describe("two people who change the same date", () => {
  const fields = { intent: "edit-occurrence", title: "Mine", start_date: monday(4), start_time: "10:00" };
  const change = (id: number, title: string) =>
    createEvent(
      forms.made,
      newEventSchema.parse({
        title,
        start_time: `${monday(4)}T12:00`,
        replaces: { original_event_id: id, instance_date: monday(4) },
      }),
    );
  const count = async (id: number) =>
    Event.count({ where: { family_id: forms.made.family.id, original_event_id: id } });
  const over = (html: string) => html.match(/<button[^>]*name="over"[^>]*>/)?.[0].match(/value="([^"]*)"/)?.[1];

  it("see both versions; the second changes the override, or keeps it, and makes no second booking", async () => {
    const { id } = await makeSeries(monday(3), "Team");
    const path = `/calendar/events/${id}/edit?instance=${monday(4)}&scope=occurrence`;
    const theirs = await change(id, "Theirs");
    const refused = await forms.sendForm(path, fields);
    const html = await refused.text();
    expect(refused.status).toBe(409);
    for (const words of ["Theirs", "Mine", "Anna saved", "Keep their version", "Save my version"])
      expect(html).toContain(words);
    expect(await count(id)).toBe(1);
    // A third user saves in between: only a version that the user has seen is replaced.
    await updateEvent(forms.made, theirs.id, { title: "Theirs, later" });
    const again = await forms.sendForm(path, { ...fields, over: over(html) as string });
    expect(again.status).toBe(409);
    const seen = over(await again.text()) as string;
    expect((await forms.sendForm(path, { ...fields, over: seen })).status).toBe(303);
    expect([await count(id), (await theirs.reload()).title]).toEqual([1, "Mine"]);
  });

  it("one of whom has cancelled it: the other is told, and may save theirs", async () => {
    const { id } = await makeSeries(monday(3), "Club");
    const path = `/calendar/events/${id}/edit?instance=${monday(4)}&scope=occurrence`;
    await deleteOccurrence(forms.made, id, monday(4));
    const refused = await forms.sendForm(path, fields);
    const html = await refused.text();
    expect([refused.status, html.includes("changed or cancelled this date")]).toEqual([409, true]);
    expect((await forms.sendForm(path, { ...fields, over: over(html) as string })).status).toBe(303);
    expect(await listExcludedDates(await findEvent(forms.made, id))).toMatchObject([{ state: "changed" }]);
  });

  it("who is no member of the family is called by the name of the account", async () => {
    const { id } = await makeSeries(monday(3), "Guest");
    await change(id, "Theirs");
    await forms.made.own.update({ user_id: null });
    const refused = await forms.sendForm(`/calendar/events/${id}/edit?instance=${monday(4)}&scope=occurrence`, fields);
    await forms.made.own.update({ user_id: forms.made.user.id });
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining("Anna saved")]);
  });

  it("are led from the date of the series to the event that has its place", async () => {
    const { id } = await makeSeries(monday(3), "Lead");
    const changed = await change(id, "Changed");
    for (const step of ["", "/delete"]) {
      const answer = await fetch(`${app.url}/calendar/events/${id}${step}?instance=${monday(4)}`, {
        redirect: "manual",
        headers: { Cookie: forms.made.api.cookie },
      });
      expect(answer.headers.get("Location")).toContain(`/calendar/events/${changed.id}${step}?`);
    }
    expect(await page(`/calendar/events/${id}/edit?instance=${monday(4)}`)).toContain("See the current event");
  });
});

describe("the page of a series", () => {
  it("lists its cancelled dates and puts one back, once", async () => {
    const { id } = await makeSeries(monday(3), "Swim");
    await deleteOccurrence(forms.made, id, monday(4));
    const path = `/calendar/events/${id}?instance=${monday(5)}`;
    expect(await page(path)).toContain("Cancelled dates");
    const send = () => forms.sendForm(path, { intent: "put-back", instance_date: monday(4) });
    expect((await send()).status).toBe(303);
    expect(await listExcludedDates(await findEvent(forms.made, id))).toEqual([]);
    expect((await send()).status).toBe(303);
    expect((await forms.sendForm(path, { intent: "put-back", instance_date: "soon" })).status).toBe(400);
    expect(await page(path)).not.toContain("Cancelled dates");
  });
});
