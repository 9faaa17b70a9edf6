import { describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { runApp } from "#tests/support/api-app.ts";
import { feedPath, on, titles, ZONE } from "#tests/support/calendar-feed.ts";
import { readWithIcalJs, readWithNodeIcal } from "#tests/support/calendar-readers.ts";
import { makeEvent, makeMeal } from "#tests/support/factories.ts";

const app = runApp();
type Made = Awaited<ReturnType<typeof app.family>>;

describe("GET /families/{id}/calendar/subscribe", () => {
  it("sends the calendar to anyone with the address, without a session", async () => {
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

  it("says its own words in the family's language: a change of it changes the tag once, and no UID", async () => {
    const made = await app.family({ timeZone: ZONE, members: ["Ella", "Noah"] });
    const [, ella, noah] = made.members;
    await ella?.update({ birth_date: "2016-05-03" });
    await makeEvent(made, {
      title: "Zoo",
      start_time: `${on(3)}T10:00`,
      member_ids: [ella?.id, noah?.id],
      driver_id: made.members[0]?.id,
    });
    const lasagne = await makeMeal(made.family, { title: "Lasagne", planned_date: on(2), meal_type: "dinner" });
    await lasagne.update({ cook_id: noah?.id ?? null });
    const path = `${feedPath(made)}&include_meals=true`;
    const ids = ({ text }: { text: string }) => text.match(/^UID:.*$/gm)?.toSorted();
    const before = await app.anonymous().get(path);
    const english = before.headers.get("ETag") as string;
    await made.family.update({ language: "de" });
    const after = await app.anonymous().get(path, { headers: { "If-None-Match": english } });
    expect(after.status).toBe(200);
    const lines = after.text.replaceAll("\r\n ", "");
    for (const words of [
      "Geburtstag von Ella",
      "Abendessen: Lasagne",
      "Noah kocht.",
      "Für: Ella und Noah",
      "Hingebracht von: ",
    ])
      expect(lines).toContain(words);
    expect(lines).not.toMatch(/’s birthday|Dinner|cooks|For: |Taken by/);
    expect(ids(after)).toEqual(ids(before));
    const german = { headers: { "If-None-Match": after.headers.get("ETag") as string } };
    expect((await app.anonymous().get(path, german)).status).toBe(304);
    const exported = await made.api.get(`${made.path}/calendar/export?include_meals=true`);
    expect(titles(exported)).toContain("Geburtstag von Ella");
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

  it("are in the feed on request alone, as all-day entries that block no time", async () => {
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
    const exportTitles = async (query: string) => titles(await made.api.get(`${made.path}/calendar/export?${query}`));
    expect(await exportTitles("")).toEqual([]);
    expect(await exportTitles("include_meals=true&time_range=3months")).toEqual(["Dinner: Fish\\, pie\\; hot"]);
    expect(await exportTitles("include_meals=true&include_past=true&time_range=all")).toHaveLength(3);
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
