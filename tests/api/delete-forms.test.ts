import { describe, expect, it } from "vitest";
import { newEventSchema } from "#app/schemas/calendar/event.ts";
import { changeOccurrence, updateEvent } from "#app/services/calendar/events.server.ts";
import { listExcludedDates } from "#app/services/calendar/excluded-dates.server.ts";
import { findEvent } from "#app/services/calendar/find-event.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { eventForms } from "#tests/support/event-forms.ts";
import { makeEvent } from "#tests/support/factories.ts";

const app = runApp();
const forms = eventForms(app);

const DATE = "2027-03-08";

const makeSeries = (title: string) =>
  makeEvent(forms.made, {
    title,
    start_time: "2027-03-01T18:00",
    time_zone: "Europe/Vienna",
    is_recurring: true,
    recurrence_pattern: "weekly",
  });

/** The value of the field `seen` of a page that asks before it deletes. */
async function look(path: string) {
  const html = await (await fetch(app.url + path, { headers: { Cookie: forms.made.api.cookie } })).text();
  return html.match(/name="seen" value="([^"]+)"/)?.[1] as string;
}

/** Sends the form. Returns the status, and the message of the next page. */
async function press(path: string, intent: string, seen: string) {
  const answer = await forms.sendForm(path, { intent, seen });
  const flash = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("roost_flash")) as string;
  const Cookie = `${forms.made.api.cookie}; ${flash.split(";")[0]}`;
  const html = await (await fetch(app.url + answer.headers.get("Location"), { headers: { Cookie } })).text();
  return [answer.status, html.match(/class="flash[\s\S]*?<p[^>]*>([^<]*)/)?.[1]];
}

const changeDate = (id: number, title: string) =>
  changeOccurrence(
    forms.made,
    { original_event_id: id, instance_date: DATE },
    newEventSchema.parse({ title, start_time: `${DATE}T20:00`, time_zone: "Europe/Vienna" }),
  );
const outDates = async (id: number) =>
  (await listExcludedDates(await findEvent(forms.made, id))).map(({ state }) => state);

describe("what somebody else has changed since it was looked at", () => {
  it("is not cancelled as a date of its series", async () => {
    const { id } = await makeSeries("Choir");
    const path = `/calendar/events/${id}/delete?instance=${DATE}`;
    const seen = await look(path);
    await changeDate(id, "Choir in the hall");
    const [status, text] = await press(path, "delete-occurrence", seen);
    expect([status, text]).toEqual([303, expect.stringContaining("changed this event first, so it wasn’t deleted")]);
    expect(text).toMatch(/It’s now: Choir in the hall, .*8:00.PM/);
    expect(await outDates(id)).toEqual(["changed"]);
  });

  it("is not cancelled where all of the series was changed, at another hour or on other days", async () => {
    for (const start_time of ["2027-03-01T19:00", "2027-03-02T19:00"]) {
      const { id } = await makeSeries("Judo");
      const path = `/calendar/events/${id}/delete?instance=${DATE}`;
      const seen = await look(path);
      await updateEvent(forms.made, id, { start_time });
      expect((await press(path, "delete-occurrence", seen))[1]).toMatch(
        /so it wasn’t deleted\. It’s now: Judo, .*7:00/,
      );
      expect(await outDates(id)).toEqual([]);
    }
  });

  it("is cancelled where only another date was", async () => {
    const { id } = await makeSeries("Chess");
    const path = `/calendar/events/${id}/delete?instance=2027-03-15`;
    const seen = await look(path);
    await changeDate(id, "Chess club");
    expect((await press(path, "delete-occurrence", seen))[1]).toMatch(/^Date cancelled/);
    expect(await outDates(id)).toEqual(["changed", "cancelled"]);
  });

  it.each([
    ["delete-event", "series"],
    ["delete-following", "following"],
  ])("is not deleted with the rest (%s), but is when it was seen", async (intent, scope) => {
    const { id } = await makeSeries("Band");
    const path = `/calendar/events/${id}/delete?instance=2027-03-01&scope=${scope}`;
    const seen = await look(path);
    await changeDate(id, "Band on stage");
    expect((await press(path, intent, seen))[1]).toMatch(/so it wasn’t deleted/);
    expect(await outDates(id)).toEqual(["changed"]);
    expect((await press(path, intent, await look(path)))[1]).toMatch(/[Dd]eleted.*: Band\.$/);
  });

  it("is not deleted as an event", async () => {
    const { id } = await makeEvent(forms.made, { title: "Dentist" });
    const seen = await look(`/calendar/events/${id}/delete`);
    await updateEvent(forms.made, id, { location: "Main street" });
    expect((await press(`/calendar/events/${id}/delete`, "delete-event", seen))[1]).toMatch(/so it wasn’t deleted/);
    expect((await findEvent(forms.made, id)).location).toBe("Main street");
  });
});
