import { type Model, type ModelStatic, Op, type QueryOptions, type Sequelize, type Transaction } from "sequelize";
import { currentTransaction } from "#app/db/ambient.server.ts";
import { leaveToJob } from "#app/db/sender.server.ts";
import { NOW_US } from "#app/db/stamp-changes.server.ts";
import { noteWrite } from "#app/utils/request-store.server.ts";

/** What of a family is counted. */
export type Counter = "calendar" | "chores" | "grocery" | "ideas" | "members";

/** What of a family open pages are told of (docs/decisions/061-revisions-read-for-open-pages.md). */
const TOLD = ["grocery", "events", "meals", "members", "chores"] as const;
export type Told = (typeof TOLD)[number];

const ALL: readonly Counter[] = ["calendar", "chores", "grocery", "ideas", "members"];

/**
 * The tables of families, and the counters on the family's row that a change of a row moves: what was made of these
 * tables holds as long as the number is the same (docs/decisions/042-revisions-counted-by-writers.md).
 */
export const COUNTED: Readonly<Record<string, readonly Counter[]>> = {
  families: ALL,
  family_members: ["calendar", "members"],
  invitations: ["members"],
  events: ["calendar"],
  event_exceptions: ["calendar"],
  meals: ["calendar"],
  // Meals show them as they are now.
  recipes: ["calendar"],
  // Their names are in the recipes.
  recipe_photos: [],
  // What is looked at; what comes of it is counted by the recipes.
  recipe_files: [],
  grocery_items: ["grocery"],
  saved_weeks: ["ideas"],
  connection_stats: ["ideas"],
  completed_activities: ["ideas"],
  rewards: ["ideas"],
  activity_ideas: ["ideas"],
  wellness_tips: ["ideas"],
  suggestions: ["ideas"],
  idea_drafts: ["ideas"],
  family_preferences: ["ideas"],
  practices: ["ideas"],
  // What was removed, or is back, is counted by its own row.
  removals: [],
  calendars: ["calendar"],
  calendar_events: ["calendar"],
  timetable_cells: ["calendar"],
  timetable_rows: ["calendar"],
  timetables: ["calendar"],
  subjects: ["calendar"],
  school_spans: ["calendar"],
  pack_items: ["calendar"],
  // What is looked at; what comes of it is counted by the events.
  calendar_imports: [],
  // Nothing that is shown.
  live_streams: [],
  family_plans: [],
  notices: [],
  notice_sends: [],
  noted_changes: [],
  chores: ["chores"],
  chore_log: ["chores"],
  chore_absences: ["chores"],
  // Nothing kept is made of them.
  goals: [],
  stars: [],
  // Screens are told of what they show, and not of each other.
  screens: [],
};

/** Tables of which nothing is kept, but open pages are told. */
const TOLD_ALONE: Readonly<Record<string, Told>> = {
  chores: "chores",
  chore_log: "chores",
  chore_absences: "chores",
};

/** What the plan of a family's notices is made of: a change of these has it looked at again. */
const PLANNED_BY = new Set([
  "events",
  "event_exceptions",
  "family_members",
  "invitations",
  "chores",
  "chore_log",
  "chore_absences",
]);

const changesPlan = (table: string, { fields }: Statement) =>
  PLANNED_BY.has(table) || (table === "families" && (fields?.includes("time_zone") ?? false));

/** What changes with a column of the family itself: all is shown under its name and by its clock. */
const COUNTED_OF_FAMILY: Readonly<Record<string, readonly Counter[]>> = {
  name: ALL,
  time_zone: ALL,
  zone_rules: ["calendar"],
  feed_chores: ["calendar"],
  feed_school: ["calendar"],
  aisles: ["grocery"],
};

/**
 * `calendar_changed_at` is in whole seconds, as HTTP dates are; once a reader was told of it, the next change has a later
 * one, also within the same second. In UTC it depends on no setting: Citus wants that of what it sends to a shard.
 */
const NEXT_SECOND = `calendar_is_seen = false, calendar_changed_at = GREATEST(
  date_trunc('second', statement_timestamp()),
  (calendar_changed_at AT TIME ZONE 'UTC' + calendar_is_seen::int * interval '1 second') AT TIME ZONE 'UTC')`;

const advance = (counter: Counter) =>
  [`${counter}_revision = ${counter}_revision + 1`, ...(counter === "calendar" ? [NEXT_SECOND] : [])].join(", ");

/** One line for all kinds, so that one number says what a page knows: microseconds, and always more than any before. */
const note = (told: Told) => `${told}_at = GREATEST(${NOW_US}, ${TOLD.map((each) => `${each}_at + 1`).join(", ")})`;

/** Whom a moved counter is news to. */
function listTold(table: string, counter: Counter): readonly Told[] {
  if (counter === "ideas" || counter === "chores") return [];
  if (counter !== "calendar") return [counter];
  if (table === "families") return ["events", "meals"];
  return [["meals", "recipes"].includes(table) ? "meals" : "events"];
}

interface Statement extends QueryOptions {
  model?: ModelStatic<Model>;
  /** Whose rows are changed. */
  families?: readonly number[];
  /** Columns that are written. */
  fields?: string[];
}

const WRITTEN = /\b(?:INSERT INTO|UPDATE|DELETE FROM)\s+"?(\w+)"?/gi;

/** The tables that a statement changes. What models write has texts of people in it: there the model knows. */
function writtenTables(sql: string, { model, instance }: Statement): string[] {
  if (!/^\s*(?:INSERT|UPDATE|DELETE|WITH)\b/i.test(sql)) return [];
  const known = model ?? (instance?.constructor as ModelStatic<Model> | undefined);
  return known ? [String(known.getTableName())] : [...sql.matchAll(WRITTEN)].map(([, table]) => String(table));
}

function movedCounters(table: string, { fields, instance }: Statement): readonly Counter[] {
  if (table !== "families" || !fields) return COUNTED[table] ?? [];
  // A new family has not been counted yet.
  return instance?.isNewRecord ? [] : fields.flatMap((field) => COUNTED_OF_FAMILY[field] ?? []);
}

const familyColumn = (model: ModelStatic<Model>) => (model.getTableName() === "families" ? "id" : "family_id");

/** The numbers that a condition asks of a column, also as one condition of several. */
function findIn(where: unknown, column: string): number[] {
  if (Array.isArray(where)) return where.flatMap((part) => findIn(part, column));
  if (typeof where !== "object" || where === null) return [];
  const { [column]: asked, [Op.and]: parts } = where as Record<string | symbol, unknown>;
  return [...[asked].flat().filter((id) => typeof id === "number"), ...findIn(parts, column)];
}

/** Lets a model's writes say whose rows they change: the statement takes the options along. */
function noteFamilies(sequelize: Sequelize): void {
  const ofRows = (rows: readonly Model[], options: Statement) => {
    options.families ??= rows.flatMap((row) => {
      const id = row.get(familyColumn(row.constructor as ModelStatic<Model>));
      return typeof id === "number" ? id : [];
    });
  };
  const ofWhere = (options: Statement & { where?: unknown }) => {
    const ids = options.model ? findIn(options.where, familyColumn(options.model)) : [];
    if (ids.length > 0) options.families ??= ids;
  };
  for (const hook of ["beforeCreate", "beforeUpdate", "beforeDestroy", "beforeRestore"] as const) {
    sequelize.addHook(hook, (row: Model, options: Statement) => ofRows([row], options));
  }
  sequelize.addHook("beforeBulkCreate", ofRows);
  for (const hook of ["beforeBulkUpdate", "beforeBulkDestroy", "beforeBulkRestore"] as const) {
    sequelize.addHook(hook, ofWhere);
  }
}

/**
 * Options of a statement that name the families whose rows it changes. Models say so by themselves, from the row or from
 * `where`; SQL by hand needs it. Without a family: no one sees that anything changes.
 */
export const forFamilies = (...families: number[]): object => ({ families });

type Query = (sql: string | { query: string }, options?: Statement) => Promise<unknown>;

/**
 * Counts what changes in a family in the transaction of the change, so that nobody sees a new number with old rows or
 * the other way round. Every statement passes here, so no writer can forget it: one that does not say whose rows it
 * changes fails. The family's row is written before the first change of a transaction, and so locked before all else
 * that is the family's, in this order by everyone.
 */
export function countChanges(sequelize: Sequelize, beforeCommit: (transaction: Transaction) => Promise<void>) {
  noteFamilies(sequelize);
  const pass = sequelize.query.bind(sequelize) as Query;
  const counted = new WeakMap<Transaction, Set<string>>();

  async function count(families: readonly number[], changes: ReadonlySet<string>, transaction: Transaction) {
    const done = counted.get(transaction) ?? new Set();
    counted.set(transaction, done);
    for (const family of [...new Set(families)].sort((a, b) => a - b)) {
      const due = [...changes].filter((change) => !done.has(`${family} ${change}`));
      for (const change of due) done.add(`${family} ${change}`);
      const sets = due.join(", ");
      if (sets) await pass(`UPDATE families SET ${sets} WHERE id = $1`, { bind: [family], transaction });
    }
  }

  const query: Query = async (sql, options = {}) => {
    const text = typeof sql === "string" ? sql : sql.query;
    const tables = writtenTables(text, options);
    const changes = new Set(
      tables.flatMap((table) => [
        ...movedCounters(table, options).flatMap((counter) => [
          advance(counter),
          ...listTold(table, counter).map(note),
        ]),
        ...(TOLD_ALONE[table] ? [note(TOLD_ALONE[table])] : []),
      ]),
    );
    if (changes.size === 0) return pass(sql, options);
    noteWrite();
    const { families } = options;
    if (!families) throw new Error(`Of which family are the rows of ${tables.join(", ")}? ${text.slice(0, 100)}`);
    if (families.length === 0) return pass(sql, options);
    const transaction = options.transaction === undefined ? currentTransaction() : options.transaction;
    if (!transaction) {
      return sequelize.transaction(async (own) => {
        const result = await query(sql, { ...options, transaction: own });
        await beforeCommit(own);
        return result;
      });
    }
    await count(families, changes, transaction);
    if (tables.some((table) => changesPlan(table, options))) {
      for (const family of families) leaveToJob(transaction, family);
    }
    return pass(sql, options);
  };
  sequelize.query = query as Sequelize["query"];
  return sequelize;
}
