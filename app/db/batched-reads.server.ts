import { type Attributes, DataTypes, type Model, type ModelStatic, QueryTypes } from "sequelize";
import { currentTransaction } from "#app/db/ambient.server.ts";
import { sequelize } from "#app/db/database.server.ts";
import { requestStore } from "#app/utils/request-store.server.ts";

/** A read of a family's rows. */
interface Read {
  /** A SELECT in which `$1` is the family's id, and `$2` and on are the values. */
  sql: string;
  values: readonly unknown[];
}

interface Waiting extends Read {
  resolve: (rows: unknown[]) => void;
  reject: (error: unknown) => void;
}

/** Renumbers the parameters of a SELECT (except `$1`) for a joined statement. */
const moveValues = (sql: string, by: number) =>
  by === 0 ? sql : sql.replace(/\$(\d+)/g, (whole, n: string) => (n === "1" ? whole : `$${Number(n) + by}`));

/** Joins reads into one statement with a column of JSON each. It costs about as much as one of them. */
function join(reads: readonly Read[]): { sql: string; values: unknown[] } {
  const values: unknown[] = [];
  const lists = reads.map((read, index) => {
    const sql = moveValues(read.sql, values.length);
    values.push(...read.values);
    return `(SELECT json_agg(r) FROM (${sql}) r) AS "${index}"`;
  });
  return { sql: `SELECT ${lists.join(", ")} FROM families f WHERE f.id = $1`, values };
}

/** PostgreSQL needs up to 0.7 MB for a prepared joined statement, in each connection. */
const MAX_JOINED = 32;
const joined = new Set<string>();

/**
 * Whether a joined statement is one of the first `MAX_JOINED`, which connections prepare. Others would be planned at
 * each call.
 */
function mayJoin(sql: string): boolean {
  if (joined.size < MAX_JOINED) joined.add(sql);
  return joined.has(sql);
}

/** The rows of each read; none for a deleted family. */
async function ask(familyId: number, reads: readonly Read[]): Promise<unknown[][]> {
  const { sql, values } = join(reads);
  if (reads.length > 1 && !mayJoin(sql)) return (await Promise.all(reads.map((read) => ask(familyId, [read])))).flat();
  const [row] = await sequelize.query<Record<string, unknown[] | null>>(sql, {
    bind: [familyId, ...values],
    type: QueryTypes.SELECT,
  });
  return reads.map((_, index) => row?.[index] ?? []);
}

/** Waiting reads by transaction or request, then by family. */
const waiting = new WeakMap<object, Map<number, Waiting[]>>();

async function askAll(familyId: number, reads: readonly Waiting[]): Promise<void> {
  try {
    const found = await ask(familyId, reads);
    reads.forEach(({ resolve }, index) => {
      resolve(found[index] ?? []);
    });
  } catch (error) {
    for (const { reject } of reads) reject(error);
  }
}

/**
 * Reads rows of a family. All reads of one request, or of one transaction, in one turn of the event loop become one
 * statement with a column of JSON each, because the round trip through the driver costs the main thread three times as
 * long as PostgreSQL needs. An error in one read fails the others too. Long results (export, feed) do not use this: one
 * text of 10 MB would block the process while it is parsed.
 * `sql` is a SELECT in which `$1` is the family's id, and `$2` and on are `values`. Rows come as JSON: times as texts, dates
 * as `YYYY-MM-DD`.
 */
export async function readRows<R>(familyId: number, sql: string, values: readonly unknown[] = []): Promise<R[]> {
  const scope = currentTransaction() ?? requestStore.getStore();
  if (!scope) {
    const [rows = []] = await ask(familyId, [{ sql, values }]);
    return rows as R[];
  }
  const ofScope = waiting.get(scope) ?? new Map<number, Waiting[]>();
  waiting.set(scope, ofScope);
  return new Promise<R[]>((resolve, reject) => {
    const read = { sql, values, resolve: resolve as Waiting["resolve"], reject };
    const others = ofScope.get(familyId);
    if (others) {
      others.push(read);
      return;
    }
    const reads = [read];
    ofScope.set(familyId, reads);
    // After all promises of this turn, whose callbacks may add reads.
    setImmediate(() => {
      ofScope.delete(familyId);
      void askAll(familyId, reads);
    });
  });
}

/** Each model's columns, and whether they hold times. Memoized. */
const columns = new Map<ModelStatic<Model>, [name: string, isTime: boolean][]>();

function listColumns(model: ModelStatic<Model>) {
  const found = columns.get(model);
  if (found) return found;
  const described = Object.entries(model.getAttributes()).map(([name, { type }]): [string, boolean] => {
    return [name, type instanceof DataTypes.DATE];
  });
  columns.set(model, described);
  return described;
}

/** The attributes of a JSON row, with times as `Date`. */
function readValues<M extends Model>(model: ModelStatic<M>, row: Record<string, unknown>): Attributes<M> {
  const values: Record<string, unknown> = {};
  for (const [name, isTime] of listColumns(model)) {
    const value = row[name];
    values[name] = isTime && typeof value === "string" ? new Date(value) : value;
  }
  return values as Attributes<M>;
}

/** The instance of a JSON row. */
export const buildFromJson = <M extends Model>(model: ModelStatic<M>, row: Record<string, unknown>): M =>
  model.build(readValues(model, row) as never, { raw: true, isNewRecord: false });

/**
 * `readRows` of a model's columns. `rest` is SQL after the condition on the family: further conditions with `$2` and
 * on, and the order.
 */
async function readTable(
  familyId: number,
  model: ModelStatic<Model>,
  rest: string,
  values: readonly unknown[],
): Promise<Record<string, unknown>[]> {
  const names = listColumns(model).map(([name]) => `"${name}"`);
  return readRows(
    familyId,
    `SELECT ${names.join(", ")} FROM "${model.tableName}" WHERE family_id = $1 ${rest}`,
    values,
  );
}

/** `readTable` as plain rows, for long lists, in which instances would cost more than the query. */
export const readRowsOf = async <M extends Model>(
  familyId: number,
  model: ModelStatic<M>,
  rest: string,
  values: readonly unknown[] = [],
): Promise<Attributes<M>[]> => (await readTable(familyId, model, rest, values)).map((row) => readValues(model, row));

/** `readTable` as instances. */
export const readModels = async <M extends Model>(
  familyId: number,
  model: ModelStatic<M>,
  rest: string,
  values: readonly unknown[] = [],
): Promise<M[]> => (await readTable(familyId, model, rest, values)).map((row) => buildFromJson(model, row));
