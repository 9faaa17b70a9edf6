import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { GENERATE, GROCERIES } from "#app/shared/food/grocery-links.ts";
import { meals } from "#app/words/catalogues/meals.ts";

interface ToBuyProps {
  items: { id: number; item_name: string; quantity: string | null }[];
  count: number;
}

/** Beside the meals: the number of items to buy, the first few, and a link to the list. */
export const ToBuyCard = ({ items, count }: ToBuyProps) => {
  const say = useSay(meals);
  return (
    <section className="card no-print" id="grocery" aria-labelledby="gl">
      <div className="card__head">
        <h2 id="gl">
          <Icon name="basket" />
          {say("groceryList")}
        </h2>
        <span>{say("toBuy", { count })}</span>
      </div>
      {count > 0 ? (
        <ul className="mini">
          {items.map(({ id, item_name, quantity }) => (
            <li key={id}>
              {item_name}
              {quantity ? <small dir="auto">{quantity}</small> : null}
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">{say("listEmptyAdd")}</p>
      )}
      <div className="row">
        <AppLink className="btn" to={GROCERIES}>
          <Icon name="basket" />
          {say("openList")}
        </AppLink>
        <AppLink className="btn btn--bare" to={GENERATE}>
          <Icon name="spark" />
          {say("generateList")}
        </AppLink>
      </div>
    </section>
  );
};
