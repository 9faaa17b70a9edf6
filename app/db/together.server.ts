import { DataTypes, type Model, type ModelStatic, QueryTypes } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

type Read = (name: string) => unknown;

/** The instance of a row that raw SQL selected; `read` answers its value in a column. */
export const buildRow = <M extends Model>(model: ModelStatic<M>, read: Read): M =>
  model.build(Object.fromEntries(Object.keys(model.getAttributes()).map((name) => [name, read(name)])) as never, {
    raw: true,
    isNewRecord: false,
  });

/** Each column of a model, and whether it has times: looked at once, not for each row. */
const columns = new Map<ModelStatic<Model>, [name: string, isTime: boolean][]>();

function listColumns(model: ModelStatic<Model>) {
  const found = columns.get(model);
  if (found) return found;
  const made = Object.entries(model.getAttributes()).map(([name, { type }]): [string, boolean] => {
    return [name, type instanceof DataTypes.DATE];
  });
  columns.set(model, made);
  return made;
}

/** The instance of a row that came as JSON, where times are texts. */
export function buildFromJson<M extends Model>(model: ModelStatic<M>, row: Record<string, unknown>): M {
  const values: Record<string, unknown> = {};
  for (const [name, isTime] of listColumns(model)) {
    const value = row[name];
    values[name] = isTime && typeof value === "string" ? new Date(value) : value;
  }
  return model.build(values as never, { raw: true, isNewRecord: false });
}

/** Rows of a family to be found: all, or those of some columns' values; by columns in order. */
interface Wanted<M extends Model> {
  model: ModelStatic<M>;
  where?: Readonly<Record<string, number>> | undefined;
  order: readonly string[];
}

/**
 * Finds rows of a family in several tables by one statement: it costs about what the first of them would. Names of columns
 * are the program's own.
 */
export async function findTogether<T extends Record<string, Model>>(
  familyId: number,
  wanted: { [K in keyof T]: Wanted<T[K]> },
): Promise<{ [K in keyof T]: T[K][] }> {
  const all: [string, Wanted<Model>][] = Object.entries(wanted);
  const bind: number[] = [familyId];
  const lists = all.map(([name, { model, where = {}, order }]) => {
    const conditions = Object.entries(where).map(([column, value]) => ` AND t."${column}" = $${bind.push(value)}`);
    const by = order.map((column) => `t."${column}"`).join(", ");
    return `(SELECT json_agg(t ORDER BY ${by}) FROM "${model.tableName}" t WHERE t.family_id = $1${conditions.join("")}) AS "${name}"`;
  });
  const [row] = await sequelize.query<Record<string, Record<string, unknown>[] | null>>(
    `SELECT ${lists.join(", ")} FROM families f WHERE f.id = $1`,
    { bind, type: QueryTypes.SELECT },
  );
  return Object.fromEntries(
    all.map(([name, { model }]) => [name, (row?.[name] ?? []).map((found) => buildFromJson(model, found))]),
  ) as { [K in keyof T]: T[K][] };
}
