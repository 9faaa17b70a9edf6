import { literal, type Model, type ModelStatic, type UpdateOptions } from "sequelize";

/** Microseconds since 1970, by the database's clock. */
export const NOW_US = "(extract(epoch FROM statement_timestamp()) * 1000000)::bigint";

/**
 * Keeps in `changed_at` when a row was changed last; a new row has it from the database. It is later than what the family
 * has for the same change, since that is written first.
 */
export function trackChangedAt<M extends Model>(of: ModelStatic<M>): void {
  const model = of as unknown as ModelStatic<Model>;
  model.addHook("beforeUpdate", (row: Model, options: { fields?: string[] }) => {
    row.set("changed_at", literal(NOW_US));
    if (options.fields && !options.fields.includes("changed_at")) options.fields.push("changed_at");
  });
  model.addHook("beforeBulkUpdate", (options: UpdateOptions & { attributes?: Record<string, unknown> }) => {
    if (!options.attributes) return;
    options.attributes.changed_at = literal(NOW_US);
    options.fields?.push("changed_at");
  });
}
