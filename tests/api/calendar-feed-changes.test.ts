import { describe, expect, it } from "vitest";
import { Event } from "#app/models/calendar/event.server.ts";
import { EventException } from "#app/models/calendar/event-exception.server.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import { Family } from "#app/models/people/family.server.ts";
import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import { createEvent } from "#app/services/calendar/events.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { feedPath } from "#tests/support/calendar-feed.ts";
import { makeEvent, makeMeal, makeMember } from "#tests/support/factories.ts";

const app = runApp();
type Made = Awaited<ReturnType<typeof app.family>>;

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
    await expect.poll(() => app.output.text.slice(before)).toMatch(/"status":304.*"queries":1\b/);
  });

  it("is answered in full again after every change of what it shows", async () => {
    const made = await app.family({ members: ["Ella"] });
    const ella = made.members[1] as FamilyMember;
    let event = await makeEvent(made, { is_recurring: true, recurrence_pattern: "weekly" });
    const place = () => ({ family_id: made.family.id, event_id: event.id });
    const changes: Record<string, () => Promise<unknown>> = {
      "an event comes": () => makeEvent(made, { title: "Another" }),
      "an event changes": () => event.update({ title: "Moved" }),
      "a date is taken out": () => EventException.create({ ...place(), instance_date: "2027-03-08" }),
      "a date comes back": () => EventException.destroy({ where: place() }),
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
    const input = {
      title: "At once",
      description: null,
      location: null,
      driver_name: null,
      event_type: "other" as const,
    };
    const times = { start_time: "2027-03-01T09:00", end_time: null, is_all_day: false };
    const rule = { recurrence_pattern: null, recurrence_rule: null, recurrence_end_date: null };
    await Promise.all(Array.from({ length: 8 }, () => createEvent(made, { ...input, ...times, ...rule })));
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

  it("is moved by no other write", async () => {
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
