import type { FindOptions, Model, ModelStatic, WhereOptions } from "sequelize";
import type { FamilyScope } from "#app/services/actor.ts";
import { type Missing, notFound } from "#app/utils/domain-error.ts";

/** The family's row with an id. Throws 404 for another id. `what` names its kind in the message. */
export async function findRow<M extends Model>(
  model: ModelStatic<M>,
  { family }: FamilyScope,
  id: number,
  what: Missing,
  options: Omit<FindOptions, "where"> & { among?: WhereOptions } = {},
): Promise<M> {
  const { among = {}, ...rest } = options;
  const row = await model.findOne({ ...rest, where: { ...among, id, family_id: family.id } as WhereOptions });
  if (!row) throw notFound(what);
  return row;
}
