import { Card } from "#app/components/dashboard/card.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { byCount } from "#app/shared/by-count.ts";
import { GROCERIES } from "#app/shared/food/grocery-links.ts";

interface Groceries {
  items: { id: number; item_name: string; quantity?: string | null }[];
  count: number;
}

/** The first items to buy. */
export function GroceryCard({ groceries }: { groceries: Groceries }) {
  const { items, count } = groceries;
  const text = count === 0 ? "Open list" : byCount(count, "The 1 item", `All ${count} items`);
  return (
    <Card id="grocery" icon="basket" title="Grocery List" link={{ to: GROCERIES, text }}>
      {count > 0 ? (
        <ul className="mini">
          {items.map((item) => (
            <li key={item.id}>
              {item.item_name}
              {item.quantity ? <small>{item.quantity}</small> : null}
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState className="empty--s">
          <p>The list is empty. Add what you’ve run out of.</p>
          <AppLink className="btn" to={GROCERIES}>
            <Icon name="plus" />
            Add an item
          </AppLink>
        </EmptyState>
      )}
    </Card>
  );
}
