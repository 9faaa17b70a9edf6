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

/** A number on the family's row that a change of its rows moves. */
export type Revision = "calendar" | "chores" | "grocery" | "ideas" | "members";

/** What open pages follow (docs/decisions/061-revisions-read-for-open-pages.md). */
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
 * What a model declares as statics if its rows belong to families: whatever is derived from its rows is valid as long as these
 * revisions are the same (docs/decisions/042-revisions-counted-by-writers.md).
 */
interface Revisioned {
  name: string;
  /** Empty if nothing that is cached or live is derived from the rows. */
  revisions: readonly Revision[];
  /** The topics that a revision is news to, if they differ from `TOPICS_OF`. */
  topics?: Partial<Record<Revision, readonly LiveTopic[]>>;
  /** Revisions by written column, in place of `revisions`; other columns move none. */
  revisionsByColumn?: Readonly<Record<string, readonly Revision[]>>;
  /** Whether the plan of the family's notices is derived from its rows, or the columns that it is derived from. */
  planned?: true | readonly string[];
}

/**
 * `calendar_changed_at` is in whole seconds, as HTTP dates are; once a reader was told of it, the next change has a later
 * one, also within the same second. In UTC it depends on no setting: Citus wants that of what it sends to a shard.
 */
const NEXT_SECOND = `calendar_is_seen = false, calendar_changed_at = GREATEST(
  date_trunc('second', statement_timestamp()),
  (calendar_changed_at AT TIME ZONE 'UTC' + calendar_is_seen::int * interval '1 second') AT TIME ZONE 'UTC')`;

const advance = (revision: Revision) =>
  [`${revision}_revision = ${revision}_revision + 1`, ...(revision === "calendar" ? [NEXT_SECOND] : [])].join(", ");

/** One sequence for all topics, so that one number says what a page knows: microseconds, always more than any before. */
const note = (topic: LiveTopic) =>
  `${topic}_at = GREATEST(${NOW_US}, ${LIVE_TOPICS.map((each) => `${each}_at + 1`).join(", ")})`;

interface Statement extends QueryOptions {
  model?: ModelStatic<Model>;
  /** Whose rows are changed. */
  families?: readonly number[];
  /** The models whose rows SQL by hand changes. */
  writes?: readonly Revisioned[];
  /** Columns that are written. */
  fields?: string[];
}

const WRITES = new Set<string | undefined>([
  ...[QueryTypes.INSERT, QueryTypes.UPSERT, QueryTypes.UPDATE, QueryTypes.BULKUPDATE],
  ...[QueryTypes.DELETE, QueryTypes.BULKDELETE],
]);

const belongsToFamily = (model: ModelStatic<Model>) =>
  model.getTableName() === "families" || "family_id" in model.getAttributes();

/** The models whose rows a statement changes: its own, or those that `forFamilies` names. */
function writtenModels({ type, model, instance, writes }: Statement): readonly Revisioned[] {
  if (writes) return writes;
  const own = model ?? (instance?.constructor as ModelStatic<Model> | undefined);
  return own && WRITES.has(type) && belongsToFamily(own) ? [own as ModelStatic<Model> & Revisioned] : [];
}

function movedRevisions(model: Revisioned, { fields, instance }: Statement): readonly Revision[] {
  const { revisions, revisionsByColumn } = model;
  if (!revisionsByColumn || !fields) return revisions;
  // A new family's revisions are at their beginning.
  return instance?.isNewRecord ? [] : fields.flatMap((field) => revisionsByColumn[field] ?? []);
}

const changesPlan = ({ planned }: Revisioned, { fields }: Statement) =>
  planned === true || (planned?.some((column) => fields?.includes(column)) ?? false);

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
 * Options of a statement by hand: the models whose rows it changes, and the families that they belong to. Models find the
 * families from the row or from `where`. Without a family, no revision moves: the change does not alter what users see.
 */
export const forFamilies = (writes: readonly Revisioned[], ...families: number[]): object => ({ writes, families });

/** Options of a model's write that does not alter what users see. */
export const WITHOUT_REVISION: object = { families: [] };

/** Throws for a model of families' rows that does not declare its revisions: then the process does not start. */
export function requireRevisions(model: ModelStatic<Model>): void {
  if (belongsToFamily(model) && !("revisions" in model))
    throw new Error(`${model.name} does not declare its revisions`);
}

type Query = (sql: string | { query: string }, options?: Statement) => Promise<unknown>;

/**
 * Moves a family's revisions in the transaction of the change, so that nobody reads a new number with old rows, or the other
 * way round. Every statement passes here; one that changes rows of a family and does not say whose fails. The family's row is
 * written before the first change of a transaction, so every transaction locks it first.
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
          advance(revision),
          ...(model.topics?.[revision] ?? TOPICS_OF[revision]).map(note),
        ]),
      ),
    );
    if (changes.size === 0) return pass(sql, options);
    noteWrite();
    const { families } = options;
    if (!families) throw new Error(`Of which family are the rows of ${models.map(({ name }) => name).join(", ")}?`);
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
