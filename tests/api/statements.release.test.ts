import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { replaceSpans } from "#app/services/school/spans.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { makeSamples } from "#tests/support/samples.ts";
import { signedInCookie } from "#tests/support/session.ts";
import { ZONE } from "#tests/support/zone.ts";

const app = runApp();
/** The same app without a cache. */
let fresh: TestApp;
beforeAll(async () => {
  fresh = await startApp(process.env.DATABASE_URL as string, { KEPT_MB: "0" });
});
afterAll(() => fresh?.stop());

/** The statements that look up the session's user: Citus does not join a session with its family. */
const WHO = inject("isDistributed") ? 2 : 1;

/** The most statements of a page once the day's moments exist, without those of `WHO`. */
const STATEMENTS: Record<string, number> = {
  "/dashboard": 1,
  "/calendar": 1,
  "/calendar?view=week": 1,
  // The things to pack depend on the timetable.
  "/calendar?view=day": 2,
  "/meals": 1,
  // The meals that items are for depend on the items.
  "/groceries": 2,
  "/connection": 1,
  "/calm": 1,
  "/account/family": 2,
  "/account/privacy": 2,
};

async function makeReader(server: Pick<TestApp, "url" | "output">, issuer: string) {
  const samples = await makeSamples(issuer);
  // In the evening the dashboard reads the next day, too.
  await samples.family.update({ time_zone: ZONE });
  // Holidays, so that there is nothing to pack at any hour.
  const today = Temporal.Now.plainDateISO(ZONE);
  const to = today.add({ days: 7 }).toString();
  await replaceSpans(samples, [{ name: "Off", kind: "holiday", from: today.toString(), to, member_ids: [] }]);
  const Cookie = await signedInCookie(samples.user);
  const see = async (path: string) => {
    const answer = await fetch(server.url + path, { headers: { Cookie, Accept: "text/html" } });
    await answer.text();
    const id = answer.headers.get("X-Request-Id");
    const line = () => server.output.text.split("\n").find((text) => text.includes(`"requestId":"${id}"`));
    await expect.poll(line).toBeDefined();
    return (JSON.parse(line() as string) as { queries: number }).queries;
  };
  await see("/dashboard");
  return { see, api: `/api/families/${samples.family.id}` };
}

it("a page takes no more statements than it did", async () => {
  const { see } = await makeReader(fresh, "https://statements.test");
  const taken: Record<string, number> = {};
  for (const path of Object.keys(STATEMENTS)) taken[path] = await see(path);
  expect(taken).toEqual(Object.fromEntries(Object.entries(STATEMENTS).map(([path, most]) => [path, WHO + most])));
});

it("a cached answer takes the statement of the session alone", async () => {
  const { see, api } = await makeReader(app, "https://kept.statements.test");
  const lists = [
    "events",
    "meals",
    "grocery",
    "members",
    "connection/points",
    "connection/rewards",
    "connection/recent",
  ];
  const paths = [
    "/dashboard",
    "/calendar",
    "/calendar?view=week",
    "/meals",
    "/groceries",
    ...lists.map((list) => `${api}/${list}`),
  ];
  const taken: Record<string, number> = {};
  for (const path of paths) {
    await see(path);
    taken[path] = await see(path);
  }
  expect(taken).toEqual(Object.fromEntries(paths.map((path) => [path, WHO])));
});
