import { byCount } from "#app/shared/by-count.ts";

interface Added {
  item: { item_name: string };
  isNew: boolean;
}

const things = (count: number) => byCount(count, "1 item", `${count} items`);

/**
 * The message after ingredients were added to the list: new items, increased items, and items that another user had
 * added.
 */
export function presentListed(title: string, { added, passed }: { added: readonly Added[]; passed: number }): string {
  const grown = [...new Set(added.filter(({ isNew }) => !isNew).map(({ item }) => item.item_name))];
  const fresh = added.filter(({ isNew }) => isNew).length;
  return [
    `For ${title}: ${fresh > 0 ? `${things(fresh)} added` : "nothing new"}.`,
    grown.length > 0 ? `Increased: ${grown.join(", ")}.` : null,
    passed > 0 ? `${things(passed)} passed over: the meal has changed, or someone put it on the list just now.` : null,
  ]
    .filter(Boolean)
    .join(" ");
}
