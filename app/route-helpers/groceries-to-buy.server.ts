import type { AppLoadContext } from "@remix-run/node";
import type { FamilyContext } from "#app/http/page.server.ts";
import { openGroceries } from "#app/services/food/groceries.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { keep } from "#app/services/system/kept.server.ts";
import { GROCERIES_SHOWN } from "#app/utils/constants.ts";

type ToBuy = { items: { id: number; item_name: string; quantity: string | null }[]; count: number };

// The frame of a page and the page itself share one look-up.
const known = new WeakMap<AppLoadContext, Promise<ToBuy>>();

/** The first things to buy, and how many there are in all. */
export function groceriesToBuy({ actor, now, context }: FamilyContext): Promise<ToBuy> {
  // With a new day staples come back.
  const source = { family: actor.family, by: ["grocery"] as const, of: ["groceries to buy", familyToday(actor, now)] };
  const found = known.get(context) ?? keep(source, () => openGroceries(actor, GROCERIES_SHOWN, now));
  known.set(context, found);
  return found;
}
