import { QueryTypes } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { LiveTopic } from "#app/db/revisions.server.ts";
import type { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import type { Family } from "#app/models/people/family.server.ts";
import { SHOPPING_MINUTES } from "#app/shared/food/constants.ts";

/** The time of the last change of each topic, in microseconds since 1970. */
export type Changes = Record<LiveTopic, number>;

const COLUMNS =
  "grocery_at AS grocery, events_at AS events, meals_at AS meals, members_at AS members, chores_at AS chores";

/** The family's revision: the time of the last change of any topic. */
export const latestRevision = ({ grocery, events, meals, members, chores }: Changes): number =>
  Math.max(grocery, events, meals, members, chores);

/** `latestRevision` of a family's row. */
export const familyRevision = (family: Family): number =>
  Math.max(family.grocery_at, family.events_at, family.meals_at, family.members_at, family.chores_at);

/** The last changes in families; deleted families are missing. */
export async function readChanges(familyIds: readonly number[]): Promise<Map<number, Changes>> {
  const rows = await sequelize.query<Changes & { id: number }>(
    `SELECT id, ${COLUMNS} FROM families WHERE id = ANY($1::bigint[])`,
    { bind: [familyIds], type: QueryTypes.SELECT },
  );
  return new Map(rows.map(({ id, ...changes }) => [id, changes]));
}

/** Items that changed after a revision, removed ones included, at most `limit`. */
export const changedItems = (familyId: number, after: number, limit: number): Promise<GroceryItem[]> =>
  sequelize.query<GroceryItem>(
    `SELECT * FROM grocery_items WHERE family_id = $1 AND changed_at > $2 ORDER BY id LIMIT ${limit}`,
    { bind: [familyId, after], type: QueryTypes.SELECT },
  );

/** A member who is in the shop, and the item that they ticked last. */
export interface Shopper {
  member_id: number;
  /** The member's user id. */
  user_id: number | null;
  name: string;
  item_name: string;
  at: Date;
}

/**
 * The family's shoppers: members who have ticked at least two items within the last ten minutes, by the times of their
 * taps (docs/product/live.md, "Who is shopping").
 */
export const findShoppers = (familyId: number, now: Date): Promise<Shopper[]> =>
  sequelize.query<Shopper>(
    `SELECT m.id AS member_id, m.user_id, m.name, max(g.purchased_at) AS at,
       (array_agg(g.item_name ORDER BY g.purchased_at DESC, g.id))[1] AS item_name
     FROM grocery_items g
     JOIN family_members m ON m.family_id = g.family_id AND m.id = g.purchased_by AND m.removed_at IS NULL
     WHERE g.family_id = $1 AND g.is_purchased AND g.purchased_at > $2
     GROUP BY m.id, m.user_id, m.name HAVING count(*) >= 2`,
    { bind: [familyId, new Date(now.getTime() - SHOPPING_MINUTES * 60_000)], type: QueryTypes.SELECT },
  );
