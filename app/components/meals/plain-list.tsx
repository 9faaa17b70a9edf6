import { useSay } from "#app/components/shell/root-data.ts";
import type { GroceryCategory } from "#app/shared/food/constants.ts";
import { meals } from "#app/words/catalogues/meals.ts";

interface PlainItem {
  id: number;
  name: string;
  quantity: string | null;
  notes: string | null;
  isBought: boolean;
}

interface PlainListProps {
  list: { category: GroceryCategory; name: string; rows: PlainItem[] }[];
  /** For a page that shows the list only in print. */
  isForPaper?: boolean;
}

/** The whole list by aisle, for printing, with boxes to tick by hand. */
export const PlainList = ({ list, isForPaper }: PlainListProps) => {
  const say = useSay(meals);
  return (
    <section
      className={isForPaper ? "stack groceries on-paper" : "stack groceries"}
      // No landmark of its own beside the card with the same name.
      aria-labelledby={isForPaper ? undefined : "paper-list"}
    >
      <h2 id="paper-list">{say("groceryList")}</h2>
      {list.length === 0 ? <p className="muted">{say("listEmpty")}</p> : null}
      <div className="aisles">
        {list.map(({ category, name: aisle, rows }) => (
          <section className="shop-aisle" key={category} aria-label={aisle}>
            <h3>{aisle}</h3>
            <ul className="shop-list">
              {rows.map(({ id, name, quantity, notes, isBought }) => (
                <li className={isBought ? "pick is-bought" : "pick"} key={id}>
                  <span className="box" aria-hidden="true" />
                  <span>
                    <b>
                      {name}
                      {isBought ? <span className="vh">{say("inBasket")}</span> : null}
                    </b>
                    {notes ? <small dir="auto">{notes}</small> : null}
                  </span>
                  {quantity ? (
                    <span className="pick__n" dir="auto">
                      {quantity}
                    </span>
                  ) : null}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
};
