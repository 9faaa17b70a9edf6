import { QueryTypes } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";

const FIND_NOTES = `SELECT id, description FROM events
  WHERE family_id = $1 AND id = ANY ($2) AND description <> '' AND removed_at IS NULL`;

/** The notes of the family's own events by id. Subscribed events have none here. */
export async function findNotes({ family }: FamilyScope, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await sequelize.query<{ id: number; description: string }>(FIND_NOTES, {
    bind: [family.id, ids],
    type: QueryTypes.SELECT,
  });
  return new Map(rows.map(({ id, description }) => [id, description]));
}
