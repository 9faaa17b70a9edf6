import { literal, type Model, type ModelStatic, type UpdateOptions } from "sequelize";

/** Microseconds since 1970, by the database's clock. */
export const NOW_US = "(extract(epoch FROM statement_timestamp()) * 1000000)::bigint";

/**
 * Adds a hook that sets `changed_at` at each update; the database sets it in a new row. It is later than the family's
 * time of the same change, which is written first.
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
