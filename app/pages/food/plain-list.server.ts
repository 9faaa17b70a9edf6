import { foodOptions } from "#app/presenters/food/food-names.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { aisleOrder } from "#app/services/food/aisles.server.ts";
import { listGroceries } from "#app/services/food/groceries.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { cached } from "#app/services/system/cache.server.ts";
import { aisles } from "#app/shared/food/grocery-list.ts";

/** The whole list by aisle, for paper. With a new day staples come back. */
export const plainList = ({ actor, now, locale }: FamilyContext) =>
  cached(actor, "plain list", ["calendar", "grocery"], [familyToday(actor, now).toString(), locale], async () => {
    const items = await listGroceries(actor, now);
    const rows = items.map(({ id, item_name, quantity, category, notes, is_purchased }) => ({
      id,
      name: item_name,
      quantity,
      category,
      notes,
      isBought: is_purchased,
    }));
    return aisles(rows, foodOptions("aisle", aisleOrder(actor), locale));
  });
