import type { Model, ModelStatic } from "sequelize";

/**
 * A column `former_…` holds the id of a removed row, so that restoring that row restores the reference. This hook
 * clears it once the row refers to something else.
 */
export function clearPrevious<M extends Model>(model: ModelStatic<M>, column: keyof M & string): void {
  model.addHook("beforeUpdate", (row: Model) => {
    if (row.get(column) !== null) row.set(`former_${column}`, null);
  });
}
