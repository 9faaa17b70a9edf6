import {
  type Model,
  type ModelStatic,
  Op,
  type QueryOptions,
  QueryTypes,
  type Sequelize,
  type Transaction,
} from "sequelize";
import { currentTransaction } from "#app/db/ambient.server.ts";
import { NOW_US } from "#app/db/track-changed-at.server.ts";
import { enqueueOnCommit } from "#app/db/transactional-jobs.server.ts";
import { noteWrite } from "#app/utils/request-store.server.ts";

/** A counter on the family's row that each change of certain rows moves. */
export type Revision = "calendar" | "chores" | "grocery" | "ideas" | "members";

/** Topics of live updates (docs/decisions/061-revisions-read-for-open-pages.md). */
const LIVE_TOPICS = ["grocery", "events", "meals", "members", "chores"] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

const TOPICS_OF: Readonly<Record<Revision, readonly LiveTopic[]>> = {
  calendar: ["events"],
  chores: ["chores"],
  grocery: ["grocery"],
  ideas: [],
  members: ["members"],
};

/**
 * Statics of every model whose rows belong to families. A value derived from its rows is valid while these revisions
 * stay the same (docs/decisions/042-revisions-counted-by-writers.md).
 */
interface Revisioned {
  name: string;
  /** Empty if neither the cache nor a live page depends on the rows. */
  revisions: readonly Revision[];
  /** The live topics of a revision, if they differ from `TOPICS_OF`. */
  topics?: Partial<Record<Revision, readonly LiveTopic[]>>;
  /** Revisions by written column, instead of `revisions`; other columns move none. */
  revisionsByColumn?: Readonly<Record<string, readonly Revision[]>>;
  /** Whether the plan of the family's notices depends on the rows, or on which columns. */
  planned?: true | readonly string[];
}

/**
 * `calendar_changed_at` is in whole seconds, as HTTP dates are. After a reader has got it, the next change has a later
 * time, even within the same second. In UTC, because Citus requires that expressions depend on no setting.
 */
const NEXT_SECOND = `calendar_is_seen = false, calendar_changed_at = GREATEST(
  date_trunc('second', statement_timestamp()),
  (calendar_changed_at AT TIME ZONE 'UTC' + calendar_is_seen::int * interval '1 second') AT TIME ZONE 'UTC')`;

const advanceRevision = (revision: Revision) =>
  [`${revision}_revision = ${revision}_revision + 1`, ...(revision === "calendar" ? [NEXT_SECOND] : [])].join(", ");

/**
 * One sequence for all topics, in microseconds, so that a page needs one number. Always greater than any earlier value.
 */
const advanceTopic = (topic: LiveTopic) =>
  `${topic}_at = GREATEST(${NOW_US}, ${LIVE_TOPICS.map((each) => `${each}_at + 1`).join(", ")})`;

interface Statement extends QueryOptions {
  model?: ModelStatic<Model>;
  /** The families whose rows change. */
  families?: readonly number[];
  /** The models whose rows raw SQL changes. */
  writes?: readonly Revisioned[];
  /** The written columns. */
  fields?: string[];
}

const WRITES = new Set<string | undefined>([
  QueryTypes.INSERT,
  QueryTypes.UPSERT,
  QueryTypes.UPDATE,
  QueryTypes.BULKUPDATE,
  QueryTypes.DELETE,
  QueryTypes.BULKDELETE,
]);

const belongsToFamily = (model: ModelStatic<Model>) =>
  model.getTableName() === "families" || "family_id" in model.getAttributes();

/** The models whose rows a statement changes: its own, or those of `forFamilies`. */
function writtenModels({ type, model, instance, writes }: Statement): readonly Revisioned[] {
  if (writes) return writes;
  const own = model ?? (instance?.constructor as ModelStatic<Model> | undefined);
  return own && WRITES.has(type) && belongsToFamily(own) ? [own as ModelStatic<Model> & Revisioned] : [];
}

function movedRevisions(model: Revisioned, { fields, instance }: Statement): readonly Revision[] {
  const { revisions, revisionsByColumn } = model;
  if (!revisionsByColumn || !fields) return revisions;
  // A new family's revisions have their initial values.
  return instance?.isNewRecord ? [] : fields.flatMap((field) => revisionsByColumn[field] ?? []);
}

const changesPlan = ({ planned }: Revisioned, { fields }: Statement) =>
  planned === true || (planned?.some((column) => fields?.includes(column)) ?? false);

const familyColumn = (model: ModelStatic<Model>) => (model.getTableName() === "families" ? "id" : "family_id");

/** The values of a column that a condition requires, also within a conjunction. */
function findIn(where: unknown, column: string): number[] {
  if (Array.isArray(where)) return where.flatMap((part) => findIn(part, column));
  if (typeof where !== "object" || where === null) return [];
  const { [column]: condition, [Op.and]: parts } = where as Record<string | symbol, unknown>;
  return [...[condition].flat().filter((id) => typeof id === "number"), ...findIn(parts, column)];
}

/** Adds the families of the written rows to the options of each write of a model. */
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
 * Options of a raw SQL statement: the models whose rows it changes, and their families. For writes of models the
 * families are found from the row or from `where`. Without a family no revision moves, for a change that users do not
 * see.
 */
export const forFamilies = (writes: readonly Revisioned[], ...families: number[]): object => ({ writes, families });

/** Options of a model's write that users do not see. */
export const WITHOUT_REVISION: object = { families: [] };

/** Throws, so that the process does not start, if a model of families' rows declares no revisions. */
export function requireRevisions(model: ModelStatic<Model>): void {
  if (belongsToFamily(model) && !("revisions" in model))
    throw new Error(`${model.name} does not declare its revisions`);
}

type Query = (sql: string | { query: string }, options?: Statement) => Promise<unknown>;

/**
 * Moves a family's revisions in the transaction of the change, so that a reader never gets a new revision with old
 * rows, or an old one with new rows. Every statement passes through here; one that changes a family's rows without
 * naming the family fails. The family's row is updated before the first change of a transaction, so it is always locked
 * first.
 */
export function trackRevisions(sequelize: Sequelize, beforeCommit: (transaction: Transaction) => Promise<void>) {
  noteFamilies(sequelize);
  sequelize.addHook("afterDefine", requireRevisions);
  const pass = sequelize.query.bind(sequelize) as Query;
  const moved = new WeakMap<Transaction, Set<string>>();

  async function move(families: readonly number[], changes: ReadonlySet<string>, transaction: Transaction) {
    const done = moved.get(transaction) ?? new Set();
    moved.set(transaction, done);
    for (const family of [...new Set(families)].sort((a, b) => a - b)) {
      const due = [...changes].filter((change) => !done.has(`${family} ${change}`));
      for (const change of due) done.add(`${family} ${change}`);
      const sets = due.join(", ");
      if (sets) await pass(`UPDATE families SET ${sets} WHERE id = $1`, { bind: [family], transaction });
    }
  }

  const query: Query = async (sql, options = {}) => {
    const models = writtenModels(options);
    const changes = new Set(
      models.flatMap((model) =>
        movedRevisions(model, options).flatMap((revision) => [
          advanceRevision(revision),
          ...(model.topics?.[revision] ?? TOPICS_OF[revision]).map(advanceTopic),
        ]),
      ),
    );
    if (changes.size === 0) return pass(sql, options);
    noteWrite();
    const { families } = options;
    if (!families) throw new Error(`A query that writes ${models.map(({ name }) => name).join(", ")} names no family.`);
    if (families.length === 0) return pass(sql, options);
    const transaction = options.transaction === undefined ? currentTransaction() : options.transaction;
    if (!transaction) {
      return sequelize.transaction(async (own) => {
        const result = await query(sql, { ...options, transaction: own });
        await beforeCommit(own);
        return result;
      });
    }
    await move(families, changes, transaction);
    if (models.some((model) => changesPlan(model, options))) {
      for (const family of families) enqueueOnCommit(transaction, family);
    }
    return pass(sql, options);
  };
  sequelize.query = query as Sequelize["query"];
  return sequelize;
}
