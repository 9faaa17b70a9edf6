import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { GENERATE, GROCERIES } from "#app/shared/food/grocery-links.ts";

interface ToBuyProps {
  items: { id: number; item_name: string; quantity: string | null }[];
  count: number;
}

/** Beside the meals: the number of items to buy, the first few, and a link to the list. */
export const ToBuyCard = ({ items, count }: ToBuyProps) => (
  <section className="card no-print" id="grocery" aria-labelledby="gl">
    <div className="card__head">
      <h2 id="gl">
        <Icon name="basket" />
        Grocery List
      </h2>
      <span>{count} to buy</span>
    </div>
    {count > 0 ? (
      <ul className="mini">
        {items.map(({ id, item_name, quantity }) => (
          <li key={id}>
            {item_name}
            {quantity ? <small>{quantity}</small> : null}
          </li>
        ))}
      </ul>
    ) : (
      <p className="muted">The list is empty. Add what you’ve run out of.</p>
    )}
    <div className="row">
      <AppLink className="btn" to={GROCERIES}>
        <Icon name="basket" />
        Open list
      </AppLink>
      <AppLink className="btn btn--bare" to={GENERATE}>
        <Icon name="spark" />
        AI Generate
      </AppLink>
    </div>
  </section>
);
