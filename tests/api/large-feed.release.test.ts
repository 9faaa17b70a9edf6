import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Event } from "#app/models/calendar/event.server.ts";
import { insertManyEvents } from "#scripts/lib/many-events.ts";
import { runApp } from "#tests/support/api-app.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { feedPath, titles } from "#tests/support/calendar-feed.ts";
import { query } from "#tests/support/databases.ts";

const own = process.env.DATABASE_URL as string;
const EVENTS = 1_500;

const app = runApp();
let other: TestApp;
beforeAll(async () => {
  other = await startApp(own);
});
afterAll(() => other.stop());

async function makeLarge(count = EVENTS) {
  const made = await app.family({ timeZone: "Europe/London" });
  await query(
    own,
    insertManyEvents({ timeZone: "Europe/London", count, start: "now() + n * interval '1 hour'", hours: 0 }),
    [made.family.id],
  );
  return made;
}
type Made = Awaited<ReturnType<typeof makeLarge>>;

const read = (url: string, made: Made, headers: Record<string, string> = {}) =>
  fetch(`${url}/api${feedPath(made)}`, { headers });

describe("the feed of a large family", { timeout: 60_000 }, () => {
  it("is the same for all who ask several processes at the same time", async () => {
    const made = await makeLarge();
    const urls = [app.url, other.url, app.url, other.url, app.url, other.url];
    const answers = await Promise.all(urls.map((url) => read(url, made)));
    expect(answers.map(({ status }) => status)).toEqual(urls.map(() => 200));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]?.match(/^SUMMARY:/gm)).toHaveLength(EVENTS);
  });

  it("is written while other requests are answered", async () => {
    const made = await makeLarge(6_000);
    const began = performance.now();
    let took = 0;
    const feed = read(app.url, made)
      .then((answer) => answer.text())
      .finally(() => {
        took = performance.now() - began;
      });
    let longest = 0;
    while (took === 0) {
      const asked = performance.now();
      await (await fetch(`${app.url}/healthz`)).text();
      longest = Math.max(longest, performance.now() - asked);
    }
    expect((await feed).match(/^SUMMARY:/gm)).toHaveLength(6_000);
    expect(longest).toBeLessThan(took / 2);
  });

  it("is another one after a change, from every process", async () => {
    const made = await makeLarge();
    const first = await read(app.url, made);
    await first.text();
    const family_id = made.family.id;
    const id: number = await Event.min("id", { where: { family_id } });
    await Event.update({ title: "Changed" }, { where: { family_id, id } });
    const etag = first.headers.get("ETag") as string;
    const second = await read(other.url, made, { "If-None-Match": etag });
    expect(second.status).toBe(200);
    expect(await second.text()).toContain("SUMMARY:Changed\r\n");
    const third = await read(app.url, made);
    expect(await third.text()).toContain("SUMMARY:Changed\r\n");
    expect((await read(app.url, made, { "If-None-Match": third.headers.get("ETag") as string })).status).toBe(304);
  });

  it("is compressed only for readers that accept gzip", async () => {
    const made = await makeLarge();
    const packed = await read(app.url, made, { "Accept-Encoding": "gzip" });
    const plain = await read(app.url, made, { "Accept-Encoding": "identity" });
    expect(packed.headers.get("Content-Encoding")).toBe("gzip");
    expect(packed.headers.get("Vary")).toContain("Accept-Encoding");
    expect(plain.headers.get("Content-Encoding")).toBeNull();
    expect(plain.headers.get("ETag")).toBe(packed.headers.get("ETag"));
    expect(await plain.text()).toBe(await packed.text());
  });
});

it("a large calendar as a file, and in the download of all data, is whole", { timeout: 60_000 }, async () => {
  const { api, path } = await makeLarge();
  const file = await api.get(`${path}/calendar/export?time_range=all&include_past=true`);
  expect(titles(file)).toHaveLength(EVENTS);
  const zip = await fetch(`${app.url}/account/privacy/data.zip`, { headers: { Cookie: api.cookie } });
  expect(zip.status).toBe(200);
  expect((await zip.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
});

it("after a backup was restored, a reader of what came later is told of the change", async () => {
  const made = await app.family();
  const rewrite = (seconds: number) =>
    query(own, "UPDATE families SET calendar_revision = 7, calendar_changed_at = $2 WHERE id = $1", [
      made.family.id,
      new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)),
    ]);
  await rewrite(1);
  const etag = (await read(app.url, made)).headers.get("ETag") as string;
  await rewrite(2);
  expect((await read(app.url, made, { "If-None-Match": etag })).status).toBe(200);
});
