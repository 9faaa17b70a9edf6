import { memo, type ReactNode } from "react";
import { useSay } from "#app/components/shell/root-data.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { GROCERIES } from "#app/shared/food/grocery-links.ts";
import type { GroceryRow } from "#app/shared/food/grocery-list.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";

interface PickProps {
  item: GroceryRow;
  /** The meal that needs the item: "For Wednesday’s dal". */
  meal: string | undefined;
  isTicked: boolean;
  /** Whether a change of the item waits for a connection. */
  waits: boolean;
  /** The name of another member who bought the item. */
  by: string | undefined;
  /** The id of the item at which the page opens after this one has moved. */
  next: number;
  /** Changes of this item that were not sent. */
  children?: ReactNode;
}

/** A mark for changes that this phone has not sent yet. */
export const Waits = () => {
  const say = useSay(groceries);
  return (
    <small className="waits">
      <Icon name="waiting" small />
      {say("waits")}
    </small>
  );
};

/** One item in the shop. The whole row is a button that ticks or unticks it. */
export const Pick = memo(function Pick({ item, meal, isTicked, waits, by, next, children }: PickProps) {
  const say = useSay(groceries);
  const { id, name, quantity, notes, staple } = item;
  return (
    <li id={`item-${id}`} className={children ? "is-bad" : undefined}>
      <form method="post" action={GROCERIES}>
        <input type="hidden" name="intent" value="change-item" />
        <input type="hidden" name="is_purchased" value={isTicked ? "off" : "on"} />
        {isTicked ? null : <input type="hidden" name="next" value={next} />}
        <button type="submit" className="pick" name="id" value={id} aria-pressed={isTicked}>
          <span className="box" aria-hidden="true">
            <Icon name="check" small />
          </span>
          <span>
            <b dir="auto">{name}</b>
            {staple ? (
              <span className="staple">
                <Icon name="repeat" small />
                <span className="vh">{say("andEvery", { days: staple })}</span>
              </span>
            ) : null}
            {notes ? <small dir="auto">{notes}</small> : null}
            {meal ? <small>{meal}</small> : null}
            {waits ? <Waits /> : null}
            {isTicked && by ? <small className="by">{say("gotIt", { name: by })}</small> : null}
          </span>
          {quantity ? (
            <span className="pick__n" dir="auto">
              {quantity}
            </span>
          ) : null}
        </button>
      </form>
      {children}
    </li>
  );
});
