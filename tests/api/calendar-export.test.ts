import { beforeAll, describe, expect, it } from "vitest";
import { runApp } from "#tests/support/api-app.ts";
import { on, titles, today, ZONE } from "#tests/support/calendar-feed.ts";
import { makeEvent } from "#tests/support/factories.ts";

const app = runApp();
type Made = Awaited<ReturnType<typeof app.family>>;

describe("GET /families/{id}/calendar/export", () => {
  let made: Made;
  beforeAll(async () => {
    made = await app.family({ name: "Die Müllers", timeZone: ZONE, members: ["Ella"] });
    await made.members[1]?.update({ birth_date: today.add({ days: 50 }).subtract({ years: 9 }).toString() });
    const make = (title: string, days: number, more = {}) =>
      makeEvent(made, { title, start_time: on(days), is_all_day: true, ...more });
    await make("Last year", -500);
    await make("Last week", -7);
    await make("Today", 0);
    await make("In two months", 60);
    await make("In two years", 700);
    await make("Every week", -100, { is_recurring: true, recurrence_pattern: "weekly" });
    await make("Once a year", -30, { is_recurring: true, recurrence_pattern: "yearly" });
  });
  const ask = (query = "") => made.api.get(`${made.path}/calendar/export${query}`);

  it("is a file with the family's name", async () => {
    const { status, headers, text } = await ask();
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(headers.get("Content-Disposition")).toBe(
      "attachment; filename=\"Die Mullers.ics\"; filename*=UTF-8''Die%20M%C3%BCllers.ics",
    );
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
  });

  it("has the requested window, by default a year from today", async () => {
    const birthday = "Ella’s birthday";
    const coming = ["Today", "In two months", "Every week", "Once a year", birthday];
    expect(titles(await ask())).toEqual(coming);
    expect(titles(await ask("?time_range=1month"))).toEqual(["Today", "Every week"]);
    expect(titles(await ask("?time_range=1month&include_past=true"))).toEqual([
      "Last week",
      "Today",
      "Every week",
      "Once a year",
    ]);
    expect(titles(await ask("?include_recurring=false"))).toEqual(["Today", "In two months"]);
    expect(titles(await ask("?include_recurring=false&include_recurring=true"))).toEqual(coming);
    expect(titles(await ask("?time_range=all&include_recurring=false"))).toEqual([
      "Today",
      "In two months",
      "In two years",
    ]);
    expect(titles(await ask("?time_range=all&include_past=true"))).toEqual([
      ...["Last year", "Last week", "Today", "In two months", "In two years", "Every week", "Once a year", birthday],
    ]);
  });

  it("refuses what it does not know", async () => {
    for (const query of ["?time_range=2weeks", "?include_past=yes", "?include_recurring=1"]) {
      const { status, body } = await ask(query);
      expect(status, query).toBe(400);
      expect(body.issues).toHaveLength(1);
    }
  });

  it("is for the family alone", async () => {
    const path = `${made.path}/calendar/export`;
    expect((await app.anonymous().get(path)).status).toBe(401);
    expect((await (await app.family()).api.get(path)).status).toBe(404);
    expect((await made.api.post(path)).status).toBe(405);
  });
});
