import type { GroceryCategory } from "#app/shared/food/constants.ts";

interface PlainItem {
  id: number;
  name: string;
  quantity: string | null;
  notes: string | null;
  isBought: boolean;
}

interface PlainListProps {
  list: { category: GroceryCategory; rows: PlainItem[] }[];
  /** On a page that has no room for it on a screen. */
  isForPaper?: boolean;
}

/** The whole list by aisle, for printing, with boxes to tick by hand. */
export const PlainList = ({ list, isForPaper }: PlainListProps) => (
  <section
    className={isForPaper ? "stack groceries on-paper" : "stack groceries"}
    // Beside the card of that name it is no landmark of its own.
    aria-labelledby={isForPaper ? undefined : "paper-list"}
  >
    <h2 id="paper-list">Grocery List</h2>
    {list.length === 0 ? <p className="muted">The list is empty.</p> : null}
    <div className="aisles">
      {list.map(({ category, rows }) => (
        <section className="shop-aisle" key={category} aria-label={category}>
          <h3>{category}</h3>
          <ul className="shop-list">
            {rows.map(({ id, name, quantity, notes, isBought }) => (
              <li className={isBought ? "pick is-bought" : "pick"} key={id}>
                <span className="box" aria-hidden="true" />
                <span>
                  <b>
                    {name}
                    {isBought ? <span className="vh">, in the basket</span> : null}
                  </b>
                  {notes ? <small>{notes}</small> : null}
                </span>
                {quantity ? <span className="pick__n">{quantity}</span> : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </section>
);
