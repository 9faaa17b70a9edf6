import type { ReactNode } from "react";
import { useSay } from "#app/components/shell/root-data.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { type Aisle, aisles, type GroceryRow, lastFirst } from "#app/shared/food/grocery-list.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";

interface ShopListProps {
  rows: readonly GroceryRow[];
  order: readonly Aisle[];
  /** Whether an item is shown in the basket, below the aisles. */
  isInBasket: (item: GroceryRow) => boolean;
  isTicked: (item: GroceryRow) => boolean;
  /** Sort key of the basket; the highest is first. */
  putInAt: (item: GroceryRow) => number;
  /** Renders one item. The page opens at `next` after the item has moved. */
  row: (item: GroceryRow, next: GroceryRow) => ReactNode;
  /** The button that clears the basket. */
  clear: ReactNode;
}

const neighbour = (rows: readonly GroceryRow[], place: number) =>
  (rows[place + 1] ?? rows[place - 1] ?? rows[place]) as GroceryRow;

const Rows = ({ rows, row }: Pick<ShopListProps, "row"> & { rows: readonly GroceryRow[] }) => (
  <ul className="shop-list">{rows.map((item, place) => row(item, neighbour(rows, place)))}</ul>
);

/** The list in the order of the shop: the items to buy by aisle, then the basket. */
export function ShopList({ rows, order, isInBasket, isTicked, putInAt, row, clear }: ShopListProps) {
  const say = useSay(groceries);
  const bought = lastFirst(rows.filter(isInBasket), putInAt);
  return (
    <>
      {aisles(
        rows.filter((item) => !isInBasket(item)),
        order,
      ).map(({ category, name, rows: inside }) => {
        const toGo = inside.filter((item) => !isTicked(item)).length;
        return (
          <section className="shop-aisle" aria-label={name} key={category}>
            <h2>
              {name}
              <span>{toGo > 0 ? say("toBuy", { count: toGo }) : say("done")}</span>
            </h2>
            <Rows rows={inside} row={row} />
          </section>
        );
      })}
      {bought.length > 0 ? (
        <details className="more-opts wide" id="basket">
          <summary>
            <Icon name="basket" />
            {say("basket", { count: bought.length })}
            <Icon name="down" />
          </summary>
          <div className="shop-in">
            <Rows rows={bought} row={row} />
            {clear}
          </div>
        </details>
      ) : null}
    </>
  );
}
