import { Link } from "@remix-run/react";
import { NestBox } from "#app/components/illustrations/nest-box.tsx";
import { GroceryItemRow } from "#app/components/meals/grocery-item.tsx";
import { type Answer, QuickAdd } from "#app/components/meals/quick-add.tsx";
import { useTicks } from "#app/components/meals/use-ticks.ts";
import { FlashMessage } from "#app/components/shell/flash-message.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { GroceryCategory } from "#app/utils/constants.ts";
import { aisles, type GroceryRow } from "#app/utils/grocery-list.ts";

interface GroceryListProps {
  items: GroceryRow[];
  /** The aisles in the order of the family's shop. */
  order: GroceryCategory[];
  clearHref: string;
  answer: Answer | null | undefined;
}

/** The list for the shop: by category, what is in the basket at the end of each. */
export function GroceryList({ items, order, clearHref, answer }: GroceryListProps) {
  const ticks = useTicks();
  const bought = items.filter(ticks.isTicked).length;
  return (
    <section className="stack groceries" id="grocery" aria-labelledby="gl">
      <h2 id="gl">Grocery List</h2>
      <FlashMessage place="grocery" />
      {ticks.failure ? (
        <div className="flash flash--bad" role="alert">
          <Icon name="warn" />
          <p>{ticks.failure}</p>
        </div>
      ) : null}
      <QuickAdd answer={answer} />
      {items.length > 0 ? (
        <>
          <div className="basket">
            <p>
              <span>
                {bought} of {items.length} in the basket
              </span>
              <span className="muted">{items.length - bought} to go</span>
            </p>
            <progress max={items.length} value={bought} aria-label="Items in the basket">
              {bought} of {items.length}
            </progress>
          </div>
          <div className="aisles stack">
            {aisles(items, order, ticks.isAtEnd).map(({ category, rows }) => {
              const toGo = rows.filter((item) => !ticks.isTicked(item)).length;
              return (
                <section className="aisle" aria-label={category} key={category}>
                  <h3>
                    {category}
                    <span>{toGo || "done"}</span>
                  </h3>
                  <ul>
                    {rows.map((item) => (
                      <GroceryItemRow key={item.id} item={item} ticks={ticks} />
                    ))}
                  </ul>
                </section>
              );
            })}
          </div>
        </>
      ) : (
        <div className="empty">
          <NestBox />
          <h3>The cupboard is full</h3>
          <p>Write down what has run out.</p>
        </div>
      )}
      {bought > 0 ? (
        <p className="no-print">
          <Link className="btn btn--bare" to={clearHref} preventScrollReset>
            <Icon name="trash" />
            Clear purchased
          </Link>
        </p>
      ) : null}
    </section>
  );
}
