import pg from "pg";
import { sequelize } from "#app/db/database.server.ts";
import { keepRule } from "#app/domain/recurrence/kept-rule.ts";
import { completeRule } from "#app/domain/recurrence/rule.ts";
import { Temporal, toDayNumber } from "#app/domain/time/time.ts";
import { Event } from "#app/models/event.server.ts";
import type { Family } from "#app/models/family.server.ts";
import { GroceryItem } from "#app/models/grocery-item.server.ts";
import { Meal } from "#app/models/meal.server.ts";
import { find } from "#app/services/find/find.server.ts";
import { FIND_LIMIT } from "#app/utils/constants.ts";
import { type RequestStore, requestStore } from "#app/utils/request-store.server.ts";
import { makeEmptyFamily } from "#scripts/bench/families.ts";
import { StartError } from "#scripts/lib/start-error.ts";

const EVENTS = 20_000;
const MEALS = 1_000;
const GROCERIES = 1_500;
/** Of so many events one is repeated each week. */
const WEEKLY = 20;
const ROUNDS = 20;
/** Milliseconds in the database. */
const MAX_MS = 10;

const SYLLABLES = ["ba", "den", "fi", "gor", "hal", "ki", "lum", "mo", "nes", "pi", "ra", "sto", "tu", "vel", "wis"];
/** Words by their number: the first ones are in many texts, the last ones in few. */
const word = (n: number): string => {
  const last = SYLLABLES[n % SYLLABLES.length] ?? "";
  return n < SYLLABLES.length ? `${last}no` : word(Math.floor(n / SYLLABLES.length)) + last;
};

// The same numbers at each run (a linear congruential generator).
let seed = 1;
const random = () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};
const text = (words: number) => Array.from({ length: words }, () => word(Math.floor(5_000 * random() ** 2))).join(" ");

const chunks = <T>(all: readonly T[]) =>
  Array.from({ length: Math.ceil(all.length / 1_000) }, (_, at) => all.slice(1_000 * at, 1_000 * (at + 1)));

async function fill({ id: family_id }: Family): Promise<void> {
  const today = Temporal.Now.plainDateISO("UTC");
  const events = Array.from({ length: EVENTS }, (_, n) => {
    const date = today.subtract({ days: 900 }).add({ days: n % 1_000 });
    const rule = n % WEEKLY === 0 ? completeRule({ frequency: "weekly" }, toDayNumber(date)) : null;
    const kept = { recurrence_pattern: null, recurrence_rule: null, recurrence_end_date: null };
    const start_local = `${date}T${String(8 + (n % 12)).padStart(2, "0")}:00:00`;
    return {
      family_id,
      title: n === 77 ? "Trampoline park" : text(3),
      description: text(8),
      time_zone: "UTC",
      event_type: "other" as const,
      is_all_day: false,
      start_local,
      end_local: start_local.replace(":00:00", ":45:00"),
      start_time: new Date(`${start_local}Z`),
      end_time: new Date(`${start_local.replace(":00:00", ":45:00")}Z`),
      ...(rule ? keepRule(rule) : kept),
    };
  });
  const meals = Array.from({ length: MEALS }, (_, n) => ({
    family_id,
    title: text(2),
    meal_type: "dinner" as const,
    planned_date: today.subtract({ days: MEALS - n - 7 }).toString(),
    ingredients: Array.from({ length: 8 }, () => text(3)),
  }));
  const groceries = Array.from({ length: GROCERIES }, (_, n) => {
    const when = new Date(Date.now() - n * 43_200_000);
    return {
      family_id,
      item_name: text(2),
      category: "Other" as const,
      is_purchased: true,
      purchased_at: when,
      removed_at: when,
    };
  });
  for (const rows of chunks(events)) await Event.bulkCreate(rows as never);
  for (const rows of chunks(meals)) await Meal.bulkCreate(rows);
  for (const rows of chunks(groceries)) await GroceryItem.bulkCreate(rows);
  await sequelize.query("ANALYZE events, meals, grocery_items");
}

const SEARCHES: Record<string, string> = {
  "one word, in one event": "trampoline",
  "one word, in many": word(16),
  "two words": `${word(3)} ${word(40)}`,
  "one letter": "b",
  "a slip": "trampolien",
  "nothing like it": "zzyzxq",
};

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

interface Statement {
  sql: string;
  bind: unknown[];
}

/** The statements that `work` sends to the database, with their values. */
async function listStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const ask = sequelize.query;
  const noted = (sql: string, options: { bind?: unknown[] } = {}) => {
    sent.push({ sql, bind: options.bind ?? [] });
    return ask.call(sequelize, sql, options as never);
  };
  sequelize.query = noted as never;
  try {
    await work();
  } finally {
    sequelize.query = ask;
  }
  return sent;
}

const makeRequest = (): RequestStore => ({
  requestId: "find",
  queries: 0,
  hasWritten: false,
  cookies: [],
  addCookie: () => {},
  setHeader: () => {},
});

const toLiteral = (value: unknown): string =>
  pg.escapeLiteral(Array.isArray(value) ? `{${value.map((one) => JSON.stringify(one))}}` : String(value));

/** So often PostgreSQL plans a kept statement, before it keeps the plan (PostgreSQL, "PREPARE"). */
const PLANNED = 6;

/**
 * Answers what says how many milliseconds of PostgreSQL the statements take. A SELECT is kept by name, and its plan with it;
 * what begins otherwise is planned each time.
 */
async function prepare(client: pg.Client, statements: readonly Statement[]): Promise<() => Promise<number>> {
  await client.query("DEALLOCATE ALL");
  const asked: Statement[] = [];
  for (const [index, { sql, bind }] of statements.entries()) {
    if (!sql.startsWith("SELECT ")) {
      asked.push({ sql, bind });
      continue;
    }
    await client.query(`PREPARE find_${index} AS ${sql}`);
    const execute = `EXECUTE find_${index}${bind.length > 0 ? `(${bind.map(toLiteral)})` : ""}`;
    for (let times = 0; times < PLANNED; times += 1) await client.query(execute);
    asked.push({ sql: execute, bind: [] });
  }
  return async () => {
    let sum = 0;
    for (const { sql, bind } of asked) {
      const { rows } = await client.query(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${sql}`, bind);
      const [plan] = rows[0]["QUERY PLAN"] as [Record<"Planning Time" | "Execution Time", number>];
      sum += plan["Planning Time"] + plan["Execution Time"];
    }
    return sum;
  };
}

/** Searches among 20,000 events: medians of milliseconds, and how many were found. */
export async function measureFind(): Promise<Record<string, string | number>[]> {
  const { family } = await makeEmptyFamily("find", { name: "find", time_zone: "UTC" });
  await fill(family);
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const rows: Record<string, string | number>[] = [];
  for (const [name, typed] of Object.entries(SEARCHES)) {
    const asked = { typed, limit: FIND_LIMIT.default, now: Temporal.Now.instant() };
    // As in a page's request, whose reads go together.
    const look = () => requestStore.run(makeRequest(), () => find({ family }, [], asked));
    const [all, inDatabase]: [number[], number[]] = [[], []];
    const { total } = await look();
    const statements = await listStatements(look);
    const explain = await prepare(client, statements);
    for (let round = 0; round < ROUNDS; round += 1) {
      const begin = performance.now();
      await look();
      all.push(performance.now() - begin);
      inDatabase.push(await explain());
    }
    rows.push({
      "looked for": name,
      found: total,
      statements: statements.length,
      "in the database, ms": median(inDatabase).toFixed(1),
      "all, ms": median(all).toFixed(1),
    });
  }
  await client.end();
  const slow = rows.find((row) => Number(row["in the database, ms"]) > MAX_MS);
  if (slow) process.stdout.write(`More than ${MAX_MS} ms in the database: ${slow["looked for"]}\n`);
  if (rows[0]?.found !== 1 || rows[4]?.found !== 1) throw new StartError("The trampoline park was not found.");
  return rows;
}
