import type { Model, ModelStatic } from "sequelize";
import { QueryTypes } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/**
 * Inserts a row unless one with the same unique key exists; returns whether it did. While another transaction is
 * inserting the same key, it waits for that one to end (PostgreSQL's INSERT … ON CONFLICT DO NOTHING). `row` names
 * columns of the model's table, all of them text.
 */
export async function insertOnce(model: ModelStatic<Model>, row: Record<string, string>): Promise<boolean> {
  const columns = Object.keys(row);
  const inserted = await sequelize.query(
    `INSERT INTO ${model.getTableName()} (${columns.join(", ")})
     VALUES (${columns.map((column) => `:${column}`).join(", ")}) ON CONFLICT DO NOTHING RETURNING 1`,
    { replacements: row, type: QueryTypes.SELECT },
  );
  return inserted.length > 0;
}
