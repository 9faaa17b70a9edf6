import { describe, expect, it } from "vitest";
import { runApp } from "#tests/support/api-app.ts";
import { at, eventFamilies, type Listed } from "#tests/support/event-families.ts";

const app = runApp();
const inFamily = eventFamilies(app);

describe("the list of events", () => {
  const family = inFamily("America/New_York");

  it("has what overlaps the window's local dates, sorted by start", async () => {
    await family.make({ title: "late", start_time: "2027-04-10T23:30", end_time: "2027-04-11T00:30" });
    await family.make({ title: "early", start_time: "2027-04-10T00:00", end_time: "2027-04-10T01:00" });
    await family.make({ title: "until midnight", start_time: "2027-04-09T22:00", end_time: "2027-04-10T00:00" });
    await family.make({ title: "all day", start_time: "2027-04-10", is_all_day: true });
    await family.make({ title: "a week", start_time: "2027-04-05", end_time: "2027-04-12", is_all_day: true });
    await family.make({ title: "a moment", start_time: "2027-04-11T00:00", end_time: "2027-04-11T00:00" });
    const titles = async (from: string, to = from) => (await family.list(from, to)).map(({ title }) => title);
    expect(await titles("2027-04-10")).toEqual(["a week", "all day", "early", "late"]);
    expect(await titles("2027-04-11")).toEqual(["a week", "late", "a moment"]);
    expect(await titles("2027-04-09")).toEqual(["a week", "until midnight"]);
    expect(await titles("2027-04-13")).toEqual([]);
  });

  it("is bounded to two years, and in order", async () => {
    const bad = [
      ["from=2027-01-01&to=2029-06-01", "to"],
      ["from=2027-01-02&to=2027-01-01", "to"],
      ["from=soon", "from"],
      ["from=2027-02-30", "from"],
    ];
    for (const [query, path] of bad) {
      const { status, body } = await family.api.get(`${family.path()}?${query}`);
      expect([query, status, body.issues?.[0].path]).toEqual([query, 400, path]);
    }
    expect((await family.api.get(`${family.path()}?from=2027-01-01&to=2029-01-01`)).status).toBe(200);
  });

  it("goes from a month ago to twelve months ahead by default", async () => {
    const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const inside = [-25, 0, 350].map((days) => dayFromNow(days));
    const outside = [-40, 380].map((days) => dayFromNow(days));
    for (const start_time of [...inside, ...outside])
      await family.make({ title: "default", start_time, is_all_day: true });
    const { body } = await family.api.get(family.path());
    const found = (body as Listed[]).filter(({ title }) => title === "default");
    expect(at(found)).toEqual(inside);
  });
});
