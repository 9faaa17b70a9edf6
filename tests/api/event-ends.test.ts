import { beforeAll, describe, expect, it } from "vitest";
import { Event } from "#app/models/calendar/event.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeEvent } from "#tests/support/factories.ts";
import { parsePage, readFields } from "#tests/support/parse-page.ts";

const app = runApp();
let made: Awaited<ReturnType<typeof app.family>>;
beforeAll(async () => {
  made = await app.family({ timeZone: "Europe/Vienna" });
});

/** Opens a form, changes some of its fields, and sends all of its fields, as a browser without script does. */
async function sendOpened(path: string, typed: Record<string, string>) {
  const headers = { Cookie: made.api.cookie, Accept: "text/html" };
  const page = parsePage(await (await fetch(app.url + path, { headers })).text());
  const form = page.querySelector("dialog form, [role=dialog] form") as HTMLFormElement;
  const body = new URLSearchParams({ ...Object.fromEntries(readFields(form)), ...typed });
  return fetch(app.url + path, { method: "POST", redirect: "manual", headers, body });
}

const wall = (instant: Date | null) =>
  instant?.toLocaleString("sv-SE", { timeZone: "Europe/Vienna" }).slice(0, 16).replace(" ", "T");

type Typed = Record<string, string>;

/** (docs/product/calendar.md, "The end follows the start") */
describe("an event's form, sent without script", () => {
  it.each<[Typed, string]>([
    [{ start_time: "15:00" }, "2027-03-01T16:00"],
    [{ start_time: "23:30" }, "2027-03-02T00:30"],
    [{ start_time: "09:30" }, "2027-03-01T10:00"],
    [{ start_time: "15:00", end_date: "2027-03-01" }, "2027-03-01T16:00"],
    [{ start_time: "15:00", end_time: "" }, "2027-03-01T16:00"],
    [{ start_time: "15:00", start_date: "2027-04-01" }, "2027-04-01T16:00"],
    [{ end_date: "2027-03-03", end_time: "" }, "2027-03-03T10:00"],
  ])("adds %j", async (typed, end) => {
    const title = `Dentist ${JSON.stringify(typed)}`;
    const answer = await sendOpened("/calendar/events/new?day=2027-03-01", { title, ...typed });
    expect(answer.status).toBe(303);
    expect(wall((await Event.findOne({ where: { title } }))?.end_time ?? null)).toBe(end);
  });

  it.each<[Typed, string]>([
    [{ start_time: "15:00" }, "2027-03-01T17:15"],
    [{ start_date: "2027-05-01" }, "2027-05-01T11:15"],
    [{ start_date: "2027-05-01", start_time: "23:00" }, "2027-05-02T01:15"],
    [{ start_time: "08:00" }, "2027-03-01T11:15"],
    [{ start_time: "15:00", end_time: "" }, "2027-03-01T16:00"],
  ])("edits %j", async (typed, end) => {
    const { id } = await makeEvent(made, { start_time: "2027-03-01T09:00", end_time: "2027-03-01T11:15" });
    expect((await sendOpened(`/calendar/events/${id}/edit`, typed)).status).toBe(303);
    expect(wall((await Event.findByPk(id))?.end_time ?? null)).toBe(end);
  });

  it.each<[Typed, string]>([
    [{ start_date: "2027-03-02" }, "2027-03-03"],
    [{ start_date: "2027-05-01" }, "2027-05-03"],
    [{ end_date: "" }, "2027-03-01"],
  ])("edits an event of whole days with %j", async (typed, end) => {
    const days = { is_all_day: true, start_time: "2027-03-01", end_time: "2027-03-03" };
    const { id } = await makeEvent(made, days);
    expect((await sendOpened(`/calendar/events/${id}/edit`, typed)).status).toBe(303);
    expect((await Event.findByPk(id))?.end_date).toBe(end);
  });

  it.each<Typed>([
    { start_time: "15:00", end_time: "14:00" },
    { end_date: "2027-02-28" },
    { start_time: "15:00", end_date: "2027-02-28", end_time: "" },
  ])("is refused with an end typed before the start: %j", async (typed) => {
    const { id } = await makeEvent(made, { start_time: "2027-03-01T09:00", end_time: "2027-03-01T10:00" });
    for (const path of ["/calendar/events/new?day=2027-03-01", `/calendar/events/${id}/edit`]) {
      const answer = await sendOpened(path, { title: "Choir", ...typed });
      const document = parsePage(await answer.text());
      expect(answer.status).toBe(400);
      expect(document.getElementById("end_time-e")?.textContent).toBe("The end must be after the start");
      for (const [name, value] of Object.entries(typed)) {
        expect((document.getElementById(name) as HTMLInputElement).value).toBe(value);
      }
    }
  });
});
