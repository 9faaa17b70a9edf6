import { readRows } from "#app/db/batched-reads.server.ts";
import type { Family } from "#app/models/people/family.server.ts";

/** The number of latest purchases that are counted. */
const PURCHASES_READ = 500;
const MAX_NAMES = 60;

export interface UsualItem {
  item_name: string;
  /** The quantity of the last purchase. */
  quantity: string | null;
}

/**
 * Items that the family buys often and recently, highest score first: a purchase counts half after 30 days, a quarter
 * after 60. Names are in their latest spelling.
 */
export const usualGroceries = ({ family }: { family: Family }): Promise<UsualItem[]> =>
  readRows<UsualItem>(
    family.id,
    `SELECT (array_agg(item_name ORDER BY purchased_at DESC))[1] AS item_name,
       (array_agg(quantity ORDER BY purchased_at DESC))[1] AS quantity
     FROM (
       SELECT item_name, quantity, purchased_at FROM grocery_items
       WHERE family_id = $1 AND purchased_at IS NOT NULL
       ORDER BY purchased_at DESC LIMIT ${PURCHASES_READ}
     ) AS purchases
     GROUP BY lower(item_name)
     ORDER BY sum(power(0.5, extract(epoch FROM now() - purchased_at) / 86400 / 30)) DESC, max(purchased_at) DESC
     LIMIT ${MAX_NAMES}`,
  );
