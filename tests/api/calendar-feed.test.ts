import { beforeAll, describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { Event } from "#app/models/event.server.ts";
import { EventException } from "#app/models/event-exception.server.ts";
import { Family } from "#app/models/family.server.ts";
import type { FamilyMember } from "#app/models/family-member.server.ts";
import { Meal } from "#app/models/meal.server.ts";
import { newEventSchema } from "#app/schemas/event.ts";
import { createEvent } from "#app/services/calendar/events.server.ts";
import type { Reply } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { readWithIcalJs, readWithNodeIcal } from "#tests/support/calendar-readers.ts";
import { makeEvent, makeMeal, makeMember } from "#tests/support/factories.ts";

const app = runApp();
const ZONE = "Europe/Berlin";
const today = Temporal.Now.plainDateISO(ZONE);
const on = (days: number) => today.add({ days }).toString();

type Made = Awaited<ReturnType<typeof app.family>>;

/** The path of a family's feed, below `/api`. */
const feedPath = ({ family }: Pick<Made, "family">) =>
  `/families/${family.id}/calendar/subscribe?token=${family.feed_token}`;

const titles = ({ text }: Reply) => [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title);

describe("GET /families/{id}/calendar/subscribe", () => {
  it("gives the calendar to whoever has the address, without a session", async () => {
    const made = await app.family({ name: "Müller, & Söhne", timeZone: ZONE, members: ["Ella"] });
    const [, ella] = made.members;
    await ella?.update({ birth_date: "2016-02-29" });
    await makeEvent(made, {
      title: "Football; practice",
      start_time: `${on(3)}T15:45`,
      end_time: `${on(3)}T17:00`,
      time_zone: ZONE,
      member_id: ella?.id,
      event_type: "extracurricular",
      is_recurring: true,
      recurrence_pattern: "weekly",
      reminder_minutes: 30,
    });
    const answer = await app.anonymous().get(feedPath(made));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toBe("private, max-age=300");
    expect(answer.text).toContain("X-WR-CALNAME:Müller\\, & Söhne\r\n");
    expect(answer.text).toContain("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1\r\n");
    expect(answer.text).toContain("TRIGGER:-PT30M\r\n");

    const between = { from: new Date(on(0)), to: new Date(on(12)) };
    const expected = [3, 10].map(
      (days) => Temporal.PlainDateTime.from(`${on(days)}T15:45`).toZonedDateTime(ZONE).epochMilliseconds,
    );
    for (const read of [readWithIcalJs, readWithNodeIcal]) {
      const practice = read(answer.text, between).find(({ summary }) => summary === "Football; practice");
      expect(practice).toMatchObject({ starts: expected, length: 75 * 60_000 });
    }
  });

  it("goes a year back, and on without an end", async () => {
    const made = await app.family({ timeZone: ZONE });
    const make = (title: string, start_time: string, more = {}) =>
      makeEvent(made, { title, start_time, is_all_day: true, ...more });
    await make("Long past", on(-400));
    await make("Past", on(-300));
    await make("Far off", on(4000));
    const series = { is_recurring: true, recurrence_pattern: "daily" };
    await make("Over", on(-500), { ...series, recurrence_end_date: on(-450) });
    await make("Still on", on(-500), { ...series, recurrence_end_date: on(-100) });
    expect(titles(await app.anonymous().get(feedPath(made)))).toEqual(["Past", "Far off", "Still on"]);
  });

  it("answers a wrong token, none, or another family's with a plain 404, session or not", async () => {
    const [made, other] = [await app.family(), await app.family()];
    const path = `/families/${made.family.id}/calendar/subscribe`;
    const wrong = [
      path,
      `${path}?token=`,
      `${path}?token=${other.family.feed_token}`,
      `${path}?token=${made.family.feed_token}x`,
      `/families/999999999/calendar/subscribe?token=${made.family.feed_token}`,
      `/families/x/calendar/subscribe?token=${made.family.feed_token}`,
    ];
    for (const address of wrong) {
      for (const client of [app.anonymous(), made.api]) {
        const { status, headers, text } = await client.get(address);
        expect(status, address).toBe(404);
        expect(headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
        expect(text).not.toContain("VCALENDAR");
      }
    }
  });

  it("answers HEAD with the same headers and nothing else", async () => {
    const made = await app.family();
    const get = await app.anonymous().get(feedPath(made));
    const head = await app.anonymous().send("HEAD", feedPath(made));
    expect(head).toMatchObject({ status: 200, text: "" });
    for (const name of ["ETag", "Last-Modified", "Content-Type", "Cache-Control"]) {
      expect(head.headers.get(name), name).toBe(get.headers.get(name));
    }
  });

  it("refuses other methods with what it allows", async () => {
    const made = await app.family();
    const { status, headers } = await app.anonymous().post(feedPath(made));
    expect(status).toBe(405);
    expect(headers.get("Allow")).toBe("GET, HEAD, DELETE");
  });
});

describe("planned meals", () => {
  const plan = async (made: Made) => {
    const meal = await makeMeal(made.family, { title: "Fish, pie; hot", planned_date: on(3) });
    await meal.update({ cook_id: made.own.id, recipe_url: "https://example.com/pie", description: "Crisp\nEnd" });
    await makeMeal(made.family, { title: "Old soup", planned_date: on(-3) });
    await makeMeal(made.family, { title: "Far off", meal_type: "lunch", planned_date: on(200) });
    return meal;
  };

  it("are in the feed when asked for, and only then, as whole days that take nobody's time", async () => {
    const made = await app.family({ timeZone: ZONE });
    const meal = await plan(made);
    expect(titles(await app.anonymous().get(feedPath(made)))).toEqual([]);
    expect(titles(await app.anonymous().get(`${feedPath(made)}&include_meals=false`))).toEqual([]);
    const answer = await app.anonymous().get(`${feedPath(made)}&include_meals=true`);
    expect(titles(answer)).toEqual(["Dinner: Old soup", "Dinner: Fish\\, pie\\; hot", "Lunch: Far off"]);
    const [, pie = ""] = answer.text.split("BEGIN:VEVENT").filter((part) => part.includes("SUMMARY:Dinner"));
    expect(pie).toContain(`DTSTART;VALUE=DATE:${on(3).replaceAll("-", "")}`);
    expect(pie).toContain(`DTEND;VALUE=DATE:${on(4).replaceAll("-", "")}`);
    expect(pie).toContain("TRANSP:TRANSPARENT");
    expect(pie).toContain("DESCRIPTION:Anna cooks.\\nhttps://example.com/pie\\nCrisp\\nEnd");
    expect(pie).toContain("X-ROOST-MEMBER:Anna");
    expect(pie).not.toContain("VALARM");
    expect(pie).toMatch(new RegExp(`UID:meal-${meal.id}-`));
    const between = { from: new Date(on(0)), to: new Date(on(12)) };
    for (const read of [readWithIcalJs, readWithNodeIcal]) {
      const found = read(answer.text, between).find(({ summary }) => summary === "Dinner: Fish, pie; hot");
      expect(found).toMatchObject({ starts: [on(3)], length: 1 });
    }
  });

  it("are in the export within its window", async () => {
    const made = await app.family({ timeZone: ZONE });
    await plan(made);
    const titlesOf = async (query: string) => titles(await made.api.get(`${made.path}/calendar/export?${query}`));
    expect(await titlesOf("")).toEqual([]);
    expect(await titlesOf("include_meals=true&time_range=3months")).toEqual(["Dinner: Fish\\, pie\\; hot"]);
    expect(await titlesOf("include_meals=true&include_past=true&time_range=all")).toHaveLength(3);
    expect((await made.api.get(`${made.path}/calendar/export?include_meals=yes`)).status).toBe(400);
  });

  it("have a state of their own; what makes no sense is refused", async () => {
    const made = await app.family();
    const tag = async (path: string) => (await app.anonymous().get(path)).headers.get("ETag");
    const [plain, meals] = [await tag(feedPath(made)), await tag(`${feedPath(made)}&include_meals=true`)];
    expect(plain).not.toBe(meals);
    const again = await app.anonymous().get(`${feedPath(made)}&include_meals=true`, {
      headers: { "If-None-Match": String(meals) },
    });
    expect(again.status).toBe(304);
    expect((await app.anonymous().get(`${feedPath(made)}&include_meals=maybe`)).status).toBe(400);
    const wrong = await app.anonymous().get(`${feedPath(made)}x&include_meals=maybe`);
    expect(wrong.status).toBe(404);
  });
});

describe("asking the feed again", () => {
  const feed = (made: Made, headers: Record<string, string>) => app.anonymous().get(feedPath(made), { headers });

  it("is answered 304 while nothing has changed", async () => {
    const made = await app.family();
    await makeEvent(made);
    const first = await feed(made, {});
    const etag = first.headers.get("ETag") as string;
    const modified = first.headers.get("Last-Modified") as string;
    expect(Date.parse(modified)).toBeLessThanOrEqual(Date.now());
    const fresh: Record<string, string>[] = [
      { "If-None-Match": etag },
      { "If-None-Match": etag.replace("W/", "") },
      { "If-None-Match": `"other", ${etag}` },
      { "If-None-Match": "*" },
      { "If-Modified-Since": modified },
    ];
    for (const headers of fresh) {
      const { status, text, headers: answered } = await feed(made, headers);
      expect({ status, text }, JSON.stringify(headers)).toEqual({ status: 304, text: "" });
      expect(answered.get("ETag")).toBe(etag);
    }
    const later = new Date(Date.now() + 60_000).toUTCString();
    expect((await feed(made, { "If-Modified-Since": later })).status).toBe(304);
    const stale: Record<string, string>[] = [
      { "If-None-Match": '"other"' },
      { "If-None-Match": '"other"', "If-Modified-Since": later },
      { "If-Modified-Since": new Date(Date.now() - 2 * 86_400_000).toUTCString() },
      { "If-Modified-Since": "nonsense" },
    ];
    for (const headers of stale) expect((await feed(made, headers)).status, JSON.stringify(headers)).toBe(200);
  });

  it("looks at one row only when nothing has changed", async () => {
    const made = await app.family();
    const etag = (await feed(made, {})).headers.get("ETag") as string;
    const before = app.output.text.length;
    await feed(made, { "If-None-Match": etag });
    await expect.poll(() => app.output.text.slice(before)).toMatch(/"status":304/);
    expect(app.output.text.slice(before)).toMatch(/"status":304.*"queries":1\b/);
  });

  it("is answered anew after every change of what it shows", async () => {
    const made = await app.family({ members: ["Ella"] });
    const ella = made.members[1] as FamilyMember;
    let event = await makeEvent(made, { is_recurring: true, recurrence_pattern: "weekly" });
    const changes: Record<string, () => Promise<unknown>> = {
      "an event comes": () => makeEvent(made, { title: "Another" }),
      "an event changes": () => event.update({ title: "Moved" }),
      "a date is taken out": () => EventException.create({ event_id: event.id, instance_date: "2027-03-08" }),
      "a date comes back": () => EventException.destroy({ where: { event_id: event.id } }),
      "an event goes": () => event.destroy(),
      "an event goes by SQL": async () => {
        event = await makeEvent(made, {});
        await Event.destroy({ where: { family_id: made.family.id } });
      },
      "a member comes": () => makeMember(made.family, { name: "Noah" }),
      "a member changes": () => ella.update({ birth_date: "2017-05-06" }),
      "a member goes": () => ella.destroy(),
      "a meal comes": () => makeMeal(made.family),
      "a meal changes": () => Meal.update({ title: "Waffles" }, { where: { family_id: made.family.id } }),
      "a meal goes": () => Meal.destroy({ where: { family_id: made.family.id } }),
      "the family has another name": () => made.family.update({ name: "The Others" }),
      "the family has another zone": () => made.family.update({ time_zone: "Asia/Tokyo" }),
    };
    const seen = new Set([(await feed(made, {})).headers.get("ETag")]);
    for (const [what, change] of Object.entries(changes)) {
      const [last] = [...seen].slice(-1);
      await change();
      const { status, headers } = await feed(made, { "If-None-Match": String(last) });
      expect(status, what).toBe(200);
      expect(seen.has(headers.get("ETag")), what).toBe(false);
      seen.add(headers.get("ETag"));
    }
  });

  it("is never told by a date that nothing changed when something did within the same second", async () => {
    const made = await app.family();
    for (let change = 0; change < 3; change += 1) {
      const modified = (await feed(made, {})).headers.get("Last-Modified") as string;
      await makeEvent(made, { title: `Change ${change}` });
      expect((await feed(made, { "If-Modified-Since": modified })).status).toBe(200);
    }
  });

  it("is not told of changes in another family", async () => {
    const [made, other] = [await app.family(), await app.family()];
    const etag = (await feed(made, {})).headers.get("ETag") as string;
    await makeEvent(other);
    expect((await feed(made, { "If-None-Match": etag })).status).toBe(304);
  });

  it("counts changes that come at the same moment, and none of them waits for ever", async () => {
    const made = await app.family({ members: ["Ella"] });
    const before = (await Family.findByPk(made.family.id, { rejectOnEmpty: true })).calendar_revision;
    const input = newEventSchema.parse({ title: "At once", start_time: "2027-03-01T09:00" });
    await Promise.all(Array.from({ length: 8 }, () => createEvent(made, input)));
    const after = await Family.findByPk(made.family.id, { rejectOnEmpty: true });
    expect(after.calendar_revision).toBe(before + 8);
  });
});

describe("a new address", () => {
  it("comes with DELETE, and ends the old one", async () => {
    const made = await app.family();
    const old = await made.api.get("/families/me");
    expect(old.body.subscription_url).toBe(`${app.url}/api${feedPath(made)}`);
    const { status, body } = await made.api.delete(`${made.path}/calendar/subscribe`);
    expect(status).toBe(200);
    expect(body).toEqual({ url: expect.stringContaining(`${app.url}/api${made.path}/calendar/subscribe?token=`) });
    expect((await fetch(old.body.subscription_url)).status).toBe(404);
    expect((await fetch(body.url)).status).toBe(200);
    expect((await made.api.get("/families/me")).body.subscription_url).toBe(body.url);
  });

  it("is made by nobody else", async () => {
    const [made, other] = [await app.family(), await app.family()];
    expect((await app.anonymous().delete(`${made.path}/calendar/subscribe`)).status).toBe(401);
    expect((await other.api.delete(`${made.path}/calendar/subscribe`)).status).toBe(404);
    const foreign = await made.api.send("DELETE", `${made.path}/calendar/subscribe`, {
      headers: { Origin: "https://evil.example" },
    });
    expect(foreign.status).toBe(403);
    expect((await app.anonymous().get(feedPath(made))).status).toBe(200);
  });
});

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

  it("holds what is asked for, from today for a year unless it says otherwise", async () => {
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
