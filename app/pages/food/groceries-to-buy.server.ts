import type { FamilyContext } from "#app/server/page.server.ts";
import { openGroceries } from "#app/services/food/groceries.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { cached } from "#app/services/system/cache.server.ts";
import { GROCERIES_SHOWN } from "#app/shared/food/constants.ts";
import { perRequest } from "#app/utils/per-request.server.ts";

type ToBuy = { items: { id: number; item_name: string; quantity: string | null }[]; count: number };

// Shared by the loaders of the frame and of the page.
const toBuy = perRequest<Promise<ToBuy>>();

/** The first items to buy, and their total number. */
export function groceriesToBuy({ actor, now }: FamilyContext): Promise<ToBuy> {
  const load = () => openGroceries(actor, GROCERIES_SHOWN, now);
  // By day, because staples return at the start of a day.
  return toBuy.get(() => cached(actor, "groceries to buy", ["grocery"], [familyToday(actor, now)], load));
}
