import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { GroceryItem } from "#app/models/grocery-item.server.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { makeFamily, makeMember, makeUser } from "#tests/support/factories.ts";
import { postForm } from "#tests/support/post-form.ts";
import { signedInCookie } from "#tests/support/session.ts";

const HOUR = 60 * 60 * 1000;
/** On a Sunday, so that weeks begin on different days for different readers. */
const BEGIN = Date.parse("2027-01-03T15:00:00Z");
const STEP = 7 * HOUR;

/** Two processes that keep what they make, and one that makes all anew, with clocks that stand at the same time. */
let keeping: TestApp[];
let fresh: TestApp;
beforeAll(async () => {
  const clock = {
    NODE_OPTIONS: `--import=${new URL("../support/moved-clock.js", import.meta.url).href}`,
    CLOCK_AT_MS: String(BEGIN),
    CLOCK_STEP_MS: String(STEP),
  };
  const start = (env: Record<string, string>) => startApp(process.env.DATABASE_URL as string, { ...clock, ...env });
  [fresh, ...keeping] = await Promise.all([start({ KEPT_MB: "0" }), start({}), start({})]);
});
afterAll(async () => {
  await Promise.all([fresh, ...(keeping ?? [])].map((app) => app?.stop()));
  await sequelize.close();
});

/** Someone who reads: by their session, with their browser's language. */
interface Reader {
  cookie: string;
  language: string;
}

/** A family with two who sign in and read in different languages, and where its things are. */
async function makeReaders() {
  const { user, family } = await makeFamily({ timeZone: "Europe/Vienna" });
  const ben = await makeUser({ given_name: "Ben", family_id: family.id });
  const member = await makeMember(family, { name: "Ben", role: "parent", birth_date: "1990-01-04" });
  await member.update({ user_id: ben.id });
  const readers: Reader[] = [
    { cookie: await signedInCookie(user), language: "en-GB" },
    { cookie: await signedInCookie(ben), language: "de-DE" },
  ];
  return { family, member, readers, path: `/api/families/${family.id}` };
}
type Readers = Awaited<ReturnType<typeof makeReaders>>;

const CALLS = ["events", "events?from=2027-01-01&to=2027-01-31", "meals", "grocery", "members"].concat(
  ["points", "recent", "rewards"].map((name) => `connection/${name}`),
);
const pages = ({ member }: Readers) => [
  "/dashboard",
  ...["/calendar?view=month", "/calendar?view=week", "/calendar?view=day", "/calendar?view=agenda"],
  ...[
    `/calendar?view=month&member=${member.id}`,
    "/calendar?view=month&day=2027-01-20",
    "/calendar?view=day&day=2027-01-05",
  ],
  ...["/meals", "/meals?by=type", "/meals?week=2027-01-10"],
];

/** A page without what is new in each of its answers. */
function withoutRandom(html: string, requestId: string): string {
  return html
    .replace(/nonce(=|-|\\?":\\?")[\w"\\-]+/g, "nonce")
    .replace(/(\\?")[\w-]{16}\1/g, '"submission"')
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

/** What was answered last with each tag. */
const tagged = new Map<string, { tag: string; text: string }>();

/** Every answer of the processes that keep is the one that is made anew, and 304 is said of nothing else. */
async function compare(made: Readers): Promise<void> {
  const [first] = made.readers as [Reader];
  for (const reader of made.readers) {
    const paths = [...(reader === first ? CALLS.map((call) => `${made.path}/${call}`) : []), ...pages(made)];
    for (const path of paths) {
      const expected = await read(fresh, path, reader);
      expect(expected.status).toBe(200);
      for (const app of keeping) {
        expect(await read(app, path, reader), path).toMatchObject({ status: 200, text: expected.text });
        const known = tagged.get(path);
        if (known) {
          const { status } = await read(app, path, reader, known.tag);
          expect({ path, status, text: status === 304 ? known.text : expected.text }).toEqual({
            path,
            status: status === 304 ? 304 : 200,
            text: expected.text,
          });
        }
        const { tag } = await read(app, path, reader);
        if (tag) tagged.set(path, { tag, text: expected.text });
      }
    }
  }
}

interface Writing extends Readers {
  app: TestApp;
  send: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: Record<string, unknown>[] }>;
}

const nth = async ({ send }: Writing, list: string) => Number((await send("GET", list)).body[0]?.id);
const form = ({ app, readers }: Writing, path: string, fields: Record<string, string>) =>
  postForm(app.url + path, (readers[0] as Reader).cookie, fields);

/** What changes what is read, each in a way of its own. */
const WRITES: Record<string, (writing: Writing) => Promise<unknown>> = {
  "an event": ({ send }) =>
    send("POST", "/events", { title: "Choir", start_time: "2027-01-03T17:30", end_time: "2027-01-03T18:00" }),
  "a series": ({ send }) =>
    send("POST", "/events", {
      title: "Milk",
      start_time: "2027-01-02T20:00",
      is_recurring: true,
      recurrence_pattern: "daily",
    }),
  "a name of an event": async (writing) =>
    writing.send("PUT", `/events/${await nth(writing, "/events")}`, { title: "Band" }),
  "a date cancelled": async (writing) =>
    writing.send("DELETE", `/events/${await nth(writing, "/events?from=2027-01-07&to=2027-01-07")}/instances`, {
      instance_date: "2027-01-07",
    }),
  "an event removed": async (writing) => writing.send("DELETE", `/events/${await nth(writing, "/events")}`),
  "a dinner": ({ send }) => send("POST", "/meals", { title: "Soup", meal_type: "dinner", planned_date: "2027-01-03" }),
  "a cook": async (writing) =>
    writing.send("PUT", `/meals/${await nth(writing, "/meals")}`, { cook_id: writing.member.id }),
  "a meal removed": async (writing) => writing.send("DELETE", `/meals/${await nth(writing, "/meals")}`),
  "a thing to buy": ({ send }) => send("POST", "/grocery", { item_name: "Oats", quantity: "2 packs" }),
  "a tick": async (writing) =>
    writing.send("PUT", `/grocery/${await nth(writing, "/grocery")}`, { is_purchased: true }),
  "an aisle": (writing) =>
    form(writing, "/meals/grocery/aisles", { intent: "move-aisle", category: "Frozen", to: "0" }),
  "a member": ({ send }) => send("POST", "/members", { name: "Ida", role: "child", birth_date: "2020-01-20" }),
  "a member's name": ({ send, member }) => send("PUT", `/members/${member.id}`, { name: "Benjamin" }),
  "the family's zone": ({ send }) => send("PUT", "", { time_zone: "Pacific/Auckland" }),
  "the family's name": ({ send }) => send("PUT", "", { name: "The Owls" }),
  "a reader's week and clock": ({ app, readers }) =>
    fetch(`${app.url}/api/users/me`, {
      method: "PUT",
      headers: { Cookie: (readers[1] as Reader).cookie, "Content-Type": "application/json" },
      body: JSON.stringify({ first_day: "saturday", clock: 12 }),
    }),
  "something done together": ({ send }) =>
    send("POST", "/connection/complete", { activity_title: "Walk", activity_type: "quick", duration_minutes: 10 }),
  "another moment": (writing) => form(writing, "/calm", { intent: "new-tip" }),
  "seven hours": async () => {
    for (const { process, output } of [fresh, ...keeping]) {
      const moved = () => output.text.split("The clock stands").length;
      const before = moved();
      globalThis.process.kill(process.pid as number, "SIGUSR2");
      await expect.poll(moved, { interval: 5 }).toBe(before + 1);
    }
  },
};

const write = async (made: Readers, app: TestApp, name: string) => {
  const { cookie } = made.readers[0] as Reader;
  const send: Writing["send"] = async (method, path, body) => {
    const answer = await fetch(app.url + made.path + path, {
      method,
      headers: { Cookie: cookie, ...(body ? { "Content-Type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : [] };
  };
  await WRITES[name]?.({ ...made, app, send });
};

describe("what two processes keep", () => {
  const steps = fc.tuple(
    fc.shuffledSubarray(Object.keys(WRITES), { minLength: Object.keys(WRITES).length }),
    fc.array(fc.record({ process: fc.nat(1), wait: fc.nat(12) }), { minLength: 19, maxLength: 19 }),
  );

  it("is what is made anew, whoever writes what and when", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(steps, async ([names, hows]) => {
        const made = await makeReaders();
        // A staple that was bought comes back within the time that passes.
        await GroceryItem.create({ family_id: made.family.id, item_name: "Bread", category: "Other", repeat_days: 3 });
        await compare(made);
        for (const [index, name] of names.entries()) {
          const { process = 0, wait = 0 } = hows[index] ?? {};
          // Others read meanwhile, some before and some after it is written.
          await Promise.all([
            sleep(wait).then(() => write(made, keeping[process] as TestApp, name)),
            ...pages(made).flatMap((path) => keeping.map((app) => read(app, path, made.readers[index % 2] as Reader))),
          ]);
          await compare(made);
        }
      }),
      { numRuns: 2, endOnFailure: true },
    );
  });
});
