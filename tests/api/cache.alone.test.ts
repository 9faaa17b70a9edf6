import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { makeGroceryItem } from "#tests/support/factories.ts";
import {
  dayAfter,
  makeReaders,
  type Reader,
  type Readers,
  send,
  TODAY,
  WRITES,
  write,
} from "#tests/support/readers-and-writes.ts";

const HOUR = 60 * 60 * 1000;

/** Two processes with a cache and one without. Their clocks stand still at the same time. */
let keeping: TestApp[];
let fresh: TestApp;
beforeAll(async () => {
  const clock = {
    NODE_OPTIONS: `--import=${new URL("../support/moved-clock.js", import.meta.url).href}`,
    CLOCK_AT_MS: String(Date.parse(`${TODAY}T15:00:00Z`)),
    CLOCK_STEP_MS: String(5 * HOUR),
  };
  const start = (env: Record<string, string>) => startApp(process.env.DATABASE_URL as string, { ...clock, ...env });
  [fresh, ...keeping] = await Promise.all([start({ KEPT_MB: "0" }), start({}), start({})]);
});
afterAll(async () => {
  await Promise.all([fresh, ...(keeping ?? [])].map((app) => app?.stop()));
});

const calls = ({ member }: Readers) =>
  [
    "events",
    `events?member=${member.id}`,
    `events?from=${dayAfter(-2)}&to=${dayAfter(28)}`,
    "meals",
    "grocery",
    "members",
  ].concat(["points", "recent", "rewards"].map((name) => `connection/${name}`));
/** The pages that both readers request. */
const SHARED = ["/dashboard", "/calendar?view=month", "/meals", "/groceries", "/chores"];
const pages = ({ member }: Readers) => [
  ...SHARED,
  ...["week", "day", "agenda"].map((view) => `/calendar?view=${view}`),
  ...[`/calendar?view=month&member=${member.id}`, `/calendar?view=month&day=${dayAfter(20)}`, "/meals?by=type"],
  `/chores?date=${dayAfter(1)}`,
  "/chores/all",
];

/** A page without the parts that are new in each answer. */
function withoutRandom(html: string, requestId: string): string {
  return html
    .replace(/nonce(=|-|\\?":\\?")[\w"\\-]+/g, "nonce")
    .replace(/(\\?")[\w-]{12}(\.[\w-]+)?\1/g, '"submission"')
    .replaceAll(requestId, "request");
}

async function read({ url }: TestApp, path: string, { cookie, language }: Reader, tag?: string) {
  const headers = { Cookie: cookie, "Accept-Language": language, ...(tag ? { "If-None-Match": tag } : {}) };
  const answer = await fetch(url + path, { headers });
  const text = await answer.text();
  const requestId = answer.headers.get("X-Request-Id") as string;
  // Another process has another address.
  return {
    status: answer.status,
    tag: answer.headers.get("ETag"),
    text: withoutRandom(text, requestId).replaceAll(url, ""),
  };
}

/** The last answer with an entity tag, by path, from either caching process. */
const tagged = new Map<string, { tag: string; text: string }>();

/** Expects every cached answer to equal the fresh one. A 304 stands for the tagged answer sent before. */
async function compare(made: Readers): Promise<void> {
  const [anna, ben] = made.readers as [Reader, Reader];
  const looks = [...calls(made).map((call) => `${made.path}/${call}`), ...pages(made)].map((path) => ({
    path,
    reader: anna,
  }));
  looks.push(...SHARED.map((path) => ({ path, reader: ben })));
  const look = async ({ path, reader }: (typeof looks)[number]) => {
    const expected = await read(fresh, path, reader);
    expect(expected.status).toBe(200);
    for (const app of keeping) {
      const known = tagged.get(path);
      const { status, tag, text } = await read(app, path, reader, known?.tag);
      expect(status === 304 ? known?.text : text, path).toBe(expected.text);
      if (status === 200 && tag) tagged.set(path, { tag, text });
    }
  };
  await Promise.all(looks.map(look));
}

/** Moves all clocks on by steps of five hours. */
async function passTime(steps: number): Promise<void> {
  for (const { process, output } of [fresh, ...keeping]) {
    for (let step = 0; step < steps; step += 1) {
      const moved = () => output.text.split("The clock stands").length;
      const before = moved();
      globalThis.process.kill(process.pid as number, "SIGUSR2");
      await expect.poll(moved, { interval: 5 }).toBe(before + 1);
    }
  }
}

/** The writes that come first, so that each later change finds its row. */
const BEFORE = [
  "something done together",
  "a series",
  "a series",
  "an event",
  "an event",
  "a dinner",
  "a dinner",
  "a thing for a meal",
  "a chore for whoever is free",
];

/** Writes between two comparisons, which take most of the time. */
const AT_ONCE = 6;

describe("what two processes keep", () => {
  const order = fc.shuffledSubarray(Object.keys(WRITES), { minLength: Object.keys(WRITES).length });
  const hows = fc.infiniteStream(fc.record({ process: fc.nat(1), wait: fc.nat(12) }));

  it("equals a fresh answer, whichever process writes", { timeout: 90_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(order, hows, async (names, how) => {
        const made = await makeReaders();
        for (const name of BEFORE) await write(made, fresh, name);
        await compare(made);
        for (let index = 0; index < names.length; index += AT_ONCE) {
          const writes = names.slice(index, index + AT_ONCE).map((name) => ({ name, ...how.next().value }));
          // Requests read meanwhile, some before and some after the writes.
          const reader = made.readers[(index / AT_ONCE) % 2] as Reader;
          const looks = SHARED.flatMap((path) => keeping.map((app) => read(app, path, reader)));
          for (const { name, process, wait } of writes) {
            await sleep(wait);
            await write(made, keeping[process] as TestApp, name);
          }
          await Promise.all(looks);
          await compare(made);
        }
        for (const steps of [1, 1, 5]) {
          await passTime(steps);
          await compare(made);
        }
      }),
      { numRuns: 1, endOnFailure: true },
    );
  });

  it.each(["/dashboard", `/meals?week=${TODAY}`, "the call"])("goes with the days: %s", async (where) => {
    const made = await makeReaders();
    const [reader] = made.readers as [Reader, Reader];
    const path = where.startsWith("/") ? where : `${made.path}/grocery`;
    const [app] = keeping as [TestApp];
    const bread = await makeGroceryItem(made.family, { item_name: "Bread", repeat_days: 3 });
    await send(made, app, "PUT", `/grocery/${bread.id}`, { is_purchased: true });
    // The first look of a day may make its moments.
    await read(app, path, reader);
    const bought = await read(app, path, reader);
    await passTime(15);
    // The caching process is asked first: restoring a staple, or making another day's moments, increases the revision.
    const back = await read(app, path, reader);
    expect(back.text).not.toBe(bought.text);
    // An answer whose own request increases the revision shows the change, too, like a fresh answer.
    const withoutRevision = ({ text }: { text: string }) => text.replace(/\b\d{16}\b/g, "revision");
    expect(withoutRevision(back)).toBe(withoutRevision(await read(fresh, path, reader)));
  });
});
