import { dateIn, Temporal } from "#app/domain/time/time.ts";
import { Family } from "#app/models/people/family.server.ts";
import { listMembers } from "#app/services/people/members.server.ts";
import { beginSession } from "#app/services/people/sessions.server.ts";
import { recordSignIn } from "#app/services/people/users.server.ts";
import { readCpuTime } from "#scripts/bench/cpu.ts";
import type { SignedInFamily } from "#scripts/bench/families.ts";
import { getLogged, type LoggedRequest } from "#scripts/bench/pages.ts";
import { type Ending, type Server, startApp } from "#scripts/bench/servers.ts";
import { StartError } from "#scripts/lib/start-error.ts";

/** One look at the phone: at a time of the day, in multiples of five minutes, someone opens pages and changes things. */
type Visit = readonly [time: string, person: string, ...steps: string[]];

/** A school day of the example family, on four phones. A step is the path of a page, or the name of a change. */
const DAY: readonly Visit[] = [
  ["06:40", "Maya", "/dashboard", "/calendar?view=day", "/dashboard"],
  ["06:50", "Tom", "/dashboard", "/timetable", "/timetable/pack"],
  ["07:05", "Ella", "/dashboard", "/timetable", "/chores", "a chore", "/chores"],
  ["07:10", "Noah", "/chores"],
  ["07:20", "Maya", "/dashboard", "/groceries", "an item", "/groceries"],
  ["07:45", "Tom", "/dashboard", "/calendar"],
  ["08:30", "Maya", "/calendar", "an event", "/calendar", "/dashboard"],
  ["09:15", "Tom", "/calendar?view=week"],
  ["10:30", "Maya", "/dashboard", "/meals", "/recipes"],
  ["10:35", "Maya", "/meals", "a meal", "/meals", "/groceries"],
  ["12:10", "Tom", "/dashboard", "/meals"],
  ["12:30", "Maya", "/dashboard", "/find?q=dentist", "/calendar"],
  ["13:05", "Tom", "/groceries", "an item", "an item", "/groceries"],
  ["15:10", "Ella", "/dashboard", "/chores", "a chore", "/chores", "/chores/stars"],
  ["15:20", "Noah", "/dashboard", "/chores"],
  ["15:40", "Maya", "/dashboard", "/calendar?view=day"],
  ["16:30", "Tom", "/groceries", "a tick", "a tick", "a tick", "/groceries"],
  ["16:35", "Tom", "/groceries", "a tick", "a tick", "/groceries"],
  ["16:40", "Maya", "/groceries", "an item", "/groceries"],
  ["16:45", "Tom", "/groceries", "a tick", "a tick", "a tick", "a tick", "/groceries", "/dashboard"],
  ["17:15", "Ella", "/dashboard", "/timetable", "/timetable/pack"],
  ["17:30", "Maya", "/meals", "/dashboard", "/meals"],
  ["18:00", "Tom", "/dashboard", "/chores", "a chore", "/chores"],
  ["18:40", "Noah", "/chores", "a chore", "/chores"],
  ["19:00", "Maya", "/dashboard", "/connection", "/dashboard"],
  ["19:30", "Ella", "/chores", "a chore", "/chores", "/dashboard"],
  ["20:15", "Tom", "/dashboard", "/calendar", "an event", "/calendar"],
  ["20:45", "Maya", "/dashboard", "/calendar", "/calendar?view=agenda", "/meals"],
  ["21:00", "Maya", "/groceries", "an item", "/groceries", "/chores"],
  ["21:30", "Tom", "/dashboard", "/calendar?view=week", "/chores"],
  ["22:00", "Maya", "/dashboard"],
];

const STEP_MINUTES = 5;
const WARM_UP = 20;
const CLOCK = new URL("../../tests/support/moved-clock.js", import.meta.url).href;

/** A phone for each member, signed in: the first is the example's own account. */
async function makePhones(example: SignedInFamily): Promise<Map<string, string>> {
  const { sessionCookie } = await import("#app/server/session/cookies.server.ts");
  const family = await Family.findByPk(example.id, { rejectOnEmpty: true });
  const phones = new Map<string, string>();
  for (const member of await listMembers({ family })) {
    if (member.user_id !== null) {
      phones.set(member.name, example.cookie);
      continue;
    }
    const email = `${member.name.toLowerCase()}@example.com`;
    const names = { given_name: member.name, family_name: null, name: null, picture: null };
    const user = await recordSignIn({ issuer: "bench", subject: email, email, email_verified: true, ...names });
    await user.update({ family_id: family.id });
    await member.update({ user_id: user.id });
    const cookie = await sessionCookie.serialize(await beginSession(user.id, "bench"));
    phones.set(member.name, cookie.split(";")[0] as string);
  }
  return phones;
}

interface ListedChore {
  chore_id: number;
  due_on: string;
  member_id: number | null;
  state: string;
}

/** The day has no more ticks than the example has items and chores. @throws {StartError} */
function openOne<T>(found: T | undefined): T {
  if (!found) throw new StartError("The day has more changes than the example family has things to change.");
  return found;
}

/** Changes by API, as a page's script sends them. */
function changesBy(app: Server, familyId: number, date: string) {
  const call = async (cookie: string, method: string, path: string, body?: object) => {
    const response = await fetch(`${app.url}/api/families/${familyId}${path}`, {
      method,
      headers: { cookie, ...(body ? { "Content-Type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new StartError(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const things = ["Oats", "Leeks", "Rye bread", "Pears", "Batteries", "Ginger"];
  const changes: Record<string, (cookie: string) => Promise<unknown>> = {
    "an item": (cookie) => call(cookie, "POST", "/grocery", { item_name: openOne(things.pop()) }),
    "a tick": async (cookie) => {
      const items = (await call(cookie, "GET", "/grocery")) as { id: number; is_purchased: boolean }[];
      const item = openOne(items.find(({ is_purchased }) => !is_purchased));
      return call(cookie, "PUT", `/grocery/${item.id}`, { is_purchased: true });
    },
    "a chore": async (cookie) => {
      const listed = (await call(cookie, "GET", "/chores/day")) as ListedChore[];
      const { chore_id, due_on, member_id } = openOne(listed.find(({ state }) => state === "open"));
      const done = { date: due_on, ...(member_id === null ? {} : { member_id }) };
      return call(cookie, "POST", `/chores/${chore_id}/done`, done);
    },
    "an event": (cookie) =>
      call(cookie, "POST", "/events", { title: "Choir", start_time: `${date}T18:00`, end_time: `${date}T19:00` }),
    "a meal": (cookie) => call(cookie, "POST", "/meals", { title: "Soup", planned_date: date, meal_type: "lunch" }),
  };
  return (name: string, cookie: string) => changes[name]?.(cookie);
}

/** Moves the app's clock, one step at a time, because simultaneous signals count as one. */
async function moveClock({ pid, log }: Server, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    const moved = new Promise<void>((resolve) => {
      log.onLine = (line) => line.startsWith("The clock stands at") && resolve();
    });
    process.kill(pid, "SIGUSR2");
    await moved;
  }
  log.onLine = undefined;
}

/** A request of a page: its line of the access log, and CPU milliseconds of the server's main thread. */
type Look = LoggedRequest & { cpu: number };

function toRow(page: string, looks: readonly Look[]) {
  const sum = (of: (look: Look) => number) => looks.reduce((total, look) => total + of(look), 0);
  const mean = (of: (look: Look) => number) => (sum(of) / looks.length).toFixed(2);
  return {
    page,
    opened: looks.length,
    "cache hits": sum(({ cacheHits }) => cacheHits),
    misses: sum(({ cacheMisses }) => cacheMisses),
    "without a miss": looks.filter(({ cacheMisses }) => cacheMisses === 0).length,
    statements: mean(({ queries }) => queries),
    "CPU, ms": mean(({ cpu }) => cpu),
  };
}

const isPage = (step: string) => step.startsWith("/");

/**
 * Measures a day of four phones of the example family, with the clock of the day: how often a page's data are in the
 * cache, and the cost of a page. Each page is requested as a document, as a phone without script does.
 */
export async function measureDay(
  env: NodeJS.ProcessEnv,
  { example, large }: Record<"example" | "large", SignedInFamily>,
  databasePid: number,
  ending: Ending,
) {
  const zone = "Europe/London";
  const date = dateIn(Temporal.Now.instant(), zone);
  const at = (time: string) => date.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;
  let now = at("06:30");
  const clock = { CLOCK_AT_MS: String(now), CLOCK_STEP_MS: String(STEP_MINUTES * 60_000) };
  const phones = await makePhones(example);
  const app = await startApp({ ...env, ...clock, NODE_OPTIONS: `--import=${CLOCK}` }, ending);
  const change = changesBy(app, example.id, date.toString());
  const pages = new Set(DAY.flatMap(([, , ...steps]) => steps.filter(isPage)));
  // Warms the process up: values that it makes once, and compiled code.
  for (let round = 0; round < WARM_UP; round += 1) {
    for (const page of pages) await getLogged(app, page, large.cookie);
  }
  const looks = new Map<string, Look[]>();
  for (const [time, person, ...steps] of DAY) {
    await moveClock(app, (at(time) - now) / (STEP_MINUTES * 60_000));
    now = at(time);
    const cookie = phones.get(person) ?? "";
    for (const step of steps) {
      if (!isPage(step)) {
        await change(step, cookie);
        continue;
      }
      const before = readCpuTime(app.pid, databasePid).server;
      const logged = await getLogged(app, step, cookie);
      const cpu = readCpuTime(app.pid, databasePid).server - before;
      const [page = ""] = step.split("?");
      looks.set(page, [...(looks.get(page) ?? []), { ...logged, cpu }]);
    }
  }
  const rows = [...looks].map(([page, found]) => toRow(page, found));
  return [...rows, toRow("all", [...looks.values()].flat())];
}
