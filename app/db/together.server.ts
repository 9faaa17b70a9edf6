import { DataTypes, type Model, type ModelStatic, QueryTypes } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

type Read = (name: string) => unknown;

/** The instance of a row that raw SQL selected; `read` answers its value in a column. */
export const buildRow = <M extends Model>(model: ModelStatic<M>, read: Read): M =>
  model.build(Object.fromEntries(Object.keys(model.getAttributes()).map((name) => [name, read(name)])) as never, {
    raw: true,
    isNewRecord: false,
  });

const isTime = (model: ModelStatic<Model>, name: string) => model.getAttributes()[name]?.type instanceof DataTypes.DATE;

/** The instance of a row that came as JSON, where times are texts. */
export const buildFromJson = <M extends Model>(model: ModelStatic<M>, row: Record<string, unknown>): M =>
  buildRow(model, (name) => {
    const value = row[name];
    return typeof value === "string" && isTime(model, name) ? new Date(value) : value;
  });

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
