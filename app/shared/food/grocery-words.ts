interface Thing {
  item_name: string;
  quantity: string | null;
  category: string;
}

/** The message after an item was added, or after its quantity was increased. */
export function formatAdded({ item_name, quantity, category }: Thing, isNew: boolean): string {
  if (isNew) return `Added: ${item_name} (${category}).`;
  return quantity
    ? `${item_name} was on the list already: now ${quantity}.`
    : `${item_name} was on the list already. Nothing was added twice.`;
}
