import type { Model, ModelStatic } from "sequelize";

/**
 * What a row pointed to until that was removed is kept in `former_…`, to be pointed to again. Once the row points to
 * something else, the former one has no claim on it any more.
 */
export function clearPrevious<M extends Model>(model: ModelStatic<M>, column: keyof M & string): void {
  model.addHook("beforeUpdate", (row: Model) => {
    if (row.get(column) !== null) row.set(`former_${column}`, null);
  });
}
