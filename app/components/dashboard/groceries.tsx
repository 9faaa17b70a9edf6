import { Card } from "#app/components/dashboard/card.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { GROCERIES } from "#app/shared/food/grocery-links.ts";
import { dashboard } from "#app/words/catalogues/dashboard.ts";

interface Groceries {
  items: { id: number; item_name: string; quantity?: string | null }[];
  count: number;
}

/** The first items to buy. */
export function GroceryCard({ groceries }: { groceries: Groceries }) {
  const say = useSay(dashboard);
  const { items, count } = groceries;
  return (
    <Card
      id="grocery"
      icon="basket"
      title={say("groceryList")}
      link={{ to: GROCERIES, text: say("openList", { count }) }}
    >
      {count > 0 ? (
        <ul className="mini">
          {items.map((item) => (
            <li key={item.id}>
              {item.item_name}
              {item.quantity ? <small dir="auto">{item.quantity}</small> : null}
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState className="empty--s">
          <p>{say("listEmpty")}</p>
          <AppLink className="btn" to={GROCERIES}>
            <Icon name="plus" />
            {say("addItem")}
          </AppLink>
        </EmptyState>
      )}
    </Card>
  );
}
