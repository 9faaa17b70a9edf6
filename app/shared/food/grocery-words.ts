import type { Say } from "#app/words/catalogue.ts";
import type { groceries } from "#app/words/catalogues/groceries.ts";

interface Thing {
  item_name: string;
  quantity: string | null;
}

/** The message after the quantity of an item on the list was increased. */
export const formatGrown = ({ item_name: item, quantity }: Thing, say: Say<typeof groceries.english>): string =>
  quantity ? say("wasThere", { item, quantity }) : say("wasThereAlready", { item });
