import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Event } from "#app/models/calendar/event.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { event, eventForms } from "#tests/support/event-forms.ts";
import { runs } from "#tests/support/runs.ts";

const app = runApp();
const forms = eventForms(app);

const days = { start_time: "2027-03-01", is_all_day: true };

async function add(more: Record<string, unknown>) {
  const { status, body } = await forms.made.api.post(`${forms.made.path}/events`, event(more));
  expect(status).toBe(201);
  return body.event;
}

const address = (id: number) => `${forms.made.path}/events/${id}`;

async function change(id: number, more: Record<string, unknown>) {
  const { status, body } = await forms.made.api.put(address(id), more);
  expect(status).toBe(200);
  return [body.event.reminders, body.event.reminder_minutes];
}

describe("reminders", () => {
  it("come out from the largest to the smallest, once each, and stay when they are not sent", async () => {
    const made = await add({ reminders: [0, 1440, 45, 0] });
    expect([made.reminders, made.reminder_minutes]).toEqual([[1440, 45, 0], 1440]);
    expect(await change(made.id, { title: "Diving" })).toEqual([[1440, 45, 0], 1440]);
    expect(await change(made.id, { reminders: [] })).toEqual([[], null]);
    const listed = await forms.made.api.get(`${forms.made.path}/events?from=2027-03-01&to=2027-03-01`);
    expect(listed.body.find(({ id }: Event) => id === made.id).reminders).toEqual([]);
  });

  it("may be later than the first midnight where it lasts all day, and nowhere else", async () => {
    const made = await add({ ...days, reminders: [-480, 300, 0] });
    expect([made.reminders, made.reminder_minutes]).toEqual([[300, 0, -480], 1440]);
    const refused = await forms.made.api.put(address(made.id), {
      is_all_day: false,
      start_time: "2027-03-01T09:00",
      reminders: [10, -480],
    });
    expect([refused.status, refused.body.issues[0].path]).toEqual([400, "reminders.1"]);
  });

  it("turn when an event lasts all day from now on, or no longer", async () => {
    const { id } = await add({ reminders: [2880, 30, 0] });
    const hours = { is_all_day: false, start_time: "2027-03-01T09:00" };
    expect(await change(id, days)).toEqual([[1740, 300, -480], 1440]);
    expect(await change(id, hours)).toEqual([[2880, 1440, 0], 1440]);
    expect(await change(id, { ...days, reminders: [60] })).toEqual([[60], null]);
  });
});

describe("the one reminder of older programs", () => {
  it("makes the list that one, and does not count beside a list", async () => {
    const { id, ...made } = await add({ reminder_minutes: 30 });
    expect([made.reminders, made.reminder_minutes]).toEqual([[30], 30]);
    expect(await change(id, { reminder_minutes: 60 })).toEqual([[60], 60]);
    expect(await change(id, { reminder_minutes: null })).toEqual([[], null]);
    expect(await change(id, { reminder_minutes: 10, reminders: [45] })).toEqual([[45], null]);
    // The program has read null, and sends it back unchanged.
    expect(await change(id, { reminder_minutes: null })).toEqual([[45], null]);
  });

  it("is the morning of an all-day event, or the evening before", async () => {
    const { id, ...made } = await add({ ...days, reminder_minutes: 0 });
    expect([made.reminders, made.reminder_minutes]).toEqual([[-480], 0]);
    for (const minutes of [10, 30, 60, 1440]) {
      await change(id, { reminders: [] });
      expect(await change(id, { reminder_minutes: minutes })).toEqual([[300], 1440]);
    }
    expect(await change(id, { is_all_day: false, start_time: "2027-03-01T09:00", reminder_minutes: 0 })).toEqual([
      [0],
      0,
    ]);
    expect(await change(id, { ...days, reminder_minutes: 30 })).toEqual([[300], 1440]);
  });

  it("keeps all reminders when a program writes back its single one", async () => {
    const some = (min: number) => fc.array(fc.integer({ min, max: 40_320 }), { maxLength: 5 });
    const timed = fc.oneof(some(0), fc.constantFrom<number[]>([1440, 60], [45, 30, 0]));
    const allDay = fc.oneof(some(-1439), fc.constantFrom<number[]>([300, -480], [1740, 300], [1440, 0]));
    await fc.assert(
      fc.asyncProperty(timed, allDay, async (hours, whole) => {
        for (const more of [{ reminders: hours }, { ...days, reminders: whole }]) {
          const { reminders, ...read } = await add(more);
          expect(reminders).toEqual([...new Set(more.reminders)].sort((a, b) => b - a));
          const written = await forms.made.api.put(address(read.id), read);
          expect(written.body.event).toEqual({ ...read, reminders });
        }
      }),
      { numRuns: runs(12) },
    );
  });
});

describe("reminders of a series", () => {
  it("are its own on one date, and all of them are alarms of the feed", async () => {
    const { id } = await add({
      title: "Judo",
      reminders: [1440, 30],
      is_recurring: true,
      recurrence_pattern: "weekly",
    });
    const exam = await add({
      title: "Judo, the exam",
      start_time: "2027-03-08T10:00",
      reminders: [90],
      replaces: { original_event_id: id, instance_date: "2027-03-08" },
    });
    expect(exam.reminders).toEqual([90]);
    const shown = await fetch(`${app.url}/calendar/events/${id}?instance=2027-03-15`, {
      headers: { Cookie: forms.made.api.cookie },
    });
    expect(await shown.text()).toContain("1 day before, 30 minutes before");
    await add({ title: "Judo camp", ...days, reminders: [300, -480] });
    const feed = await forms.made.api.get(
      `${forms.made.path}/calendar/subscribe?token=${forms.made.family.feed_token}`,
    );
    const triggers = (feed.text as string)
      .split("BEGIN:VEVENT")
      .filter((part) => part.includes("SUMMARY:Judo"))
      .map((part) => [...part.matchAll(/TRIGGER:(\S+)/g)].map(([, trigger]) => trigger));
    expect(triggers.sort()).toEqual([["-P1D", "-PT30M"], ["-PT300M", "PT480M"], ["-PT90M"]]);
  });

  it("stay when a date is moved, and when it is parted", async () => {
    const { id } = await add({ reminders: [1440, 45], is_recurring: true, recurrence_pattern: "weekly" });
    const move = (scope: string, date: string) =>
      forms.sendForm(`/calendar/events/${id}/move?instance=${date}&scope=${scope}`, {
        intent: "move-event",
        start_date: date,
        start_time: "11:00",
      });
    expect((await move("occurrence", "2027-03-08")).status).toBe(303);
    expect((await move("following", "2027-03-15")).status).toBe(303);
    const events = await Event.findAll({ where: { family_id: forms.made.family.id, title: "Swimming" } });
    const related = events.filter((row) => Number(row.id) >= id);
    expect(related.map(({ reminders }) => reminders)).toEqual([
      [1440, 45],
      [1440, 45],
      [1440, 45],
    ]);
  });
});

describe("reminders in the form", () => {
  const lesson = { intent: "add-event", title: "Piano", start_date: "2027-04-05", start_time: "09:00" };
  const rows = {
    "reminders[0].amount": "2",
    "reminders[0].unit": "days",
    "reminders[1].amount": "90",
    "reminders[1].unit": "minutes",
  };
  const find = (title: string) =>
    Event.findOne({ where: { family_id: forms.made.family.id, title }, rejectOnEmpty: true });
  const open = async (path: string) =>
    (await fetch(app.url + path, { headers: { Cookie: forms.made.api.cookie } })).text();

  it("are chosen for a series, for one date of it, and none again", async () => {
    expect((await forms.addByForm({ ...lesson, ...rows, repeats: "weekly" })).status).toBe(303);
    const series = await find("Piano");
    expect(series.reminders).toEqual([2880, 90]);

    const path = `/calendar/events/${series.id}/edit?instance=2027-04-12&scope=occurrence`;
    const form = await open(path);
    expect(form).toMatch(/name="reminders\[0\]\.amount"[^>]*value="2"/);
    expect(form).toMatch(/name="reminders\[1\]\.amount"[^>]*value="90"/);
    const moved = { ...lesson, ...rows, intent: "edit-occurrence", title: "Piano recital", start_date: "2027-04-12" };
    const whole = { is_all_day: "on", "reminders[1].day": "0", "reminders[1].time": "07:30" };
    expect((await forms.sendForm(path, { ...moved, ...whole, version: "0" })).status).toBe(303);
    expect((await find("Piano recital")).reminders).toEqual([-450]);

    const emptied = { ...rows, "reminders[0].amount": "", "reminders[1].amount": "" };
    const edit = { ...lesson, ...emptied, repeats: "weekly", intent: "edit-event", version: "1" };
    const edited = await forms.sendForm(`/calendar/events/${series.id}/edit?instance=2027-04-05&scope=series`, edit);
    expect(edited.status).toBe(303);
    expect((await series.reload()).reminders).toEqual([]);
  });

  it("stay where a page of an older Roost knows none of their fields", async () => {
    const { id } = await add({ reminders: [1440, 45] });
    const fields = {
      intent: "edit-event",
      version: "0",
      title: "Diving",
      start_date: "2027-03-01",
      start_time: "09:00",
    };
    const edited = await forms.sendForm(`/calendar/events/${id}/edit`, { ...fields, reminder_minutes: "30" });
    expect(edited.status).toBe(303);
    expect(await change(id, {})).toEqual([[1440, 45], 1440]);
  });

  it("are said to be wrong at their field, which is open then", async () => {
    const refused = await forms.addByForm({ ...lesson, ...rows, "reminders[1].amount": "soon" });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain('href="#reminders-1-amount"');
    expect(html).toMatch(/<details class="more-opts" open/);
    expect(html).toMatch(/name="reminders\[1\]\.amount"[^>]*value="soon"/);
  });
});
