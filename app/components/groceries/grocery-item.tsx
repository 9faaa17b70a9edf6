import { Link } from "@remix-run/react";
import { memo } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { GroceryRow } from "#app/view/grocery-list.ts";
import type { IconName } from "#app/view/icon-name.ts";

interface ItemProps {
  item: GroceryRow;
  /** The item at which the page opens after this one has gone elsewhere. */
  neighbour: number;
  isTicked: boolean;
  isAtEnd: boolean;
}

function IconButton({
  value,
  label,
  icon,
  disabled,
}: {
  value: string;
  label: string;
  icon: IconName;
  disabled?: boolean;
}) {
  return (
    <button
      type="submit"
      className="btn btn--icon no-print"
      name="change"
      value={value}
      aria-label={label}
      disabled={disabled}
    >
      <Icon name={icon} small />
    </button>
  );
}

/** Plus and minus on an amount; at its least there is no less. */
function Steps({ item }: { item: GroceryRow }) {
  const { id, name, quantity, canBeMore, canBeLess } = item;
  return (
    <span className="steps">
      <IconButton value={`less ${id}`} label={`Less ${name}`} icon="minus" disabled={!canBeLess} />
      <span>{quantity}</span>
      <IconButton value={`more ${id}`} label={`More ${name}`} icon="plus" disabled={!canBeMore} />
    </span>
  );
}

/** One item of the list: ticked, counted, changed, taken off. Its buttons are those of the list's one form. */
export const GroceryItemRow = memo(function GroceryItemRow({ item, neighbour, isTicked, isAtEnd }: ItemProps) {
  const { id, name, quantity, notes, staple, meal } = item;
  const hasSteps = (item.canBeMore || item.canBeLess) && !isAtEnd;
  return (
    <li className="item" id={`item-${id}`}>
      <button
        type="submit"
        className="item__tick"
        name="change"
        value={`${isTicked ? "untick" : "tick"} ${id} ${neighbour}`}
        aria-pressed={isTicked}
      >
        <span className="box" aria-hidden="true">
          <Icon name="check" small />
        </span>
        <span className="item__name">
          {name}
          {staple ? (
            <span className="item__staple">
              <Icon name="repeat" small />
              <span className="vh">, {staple.toLowerCase()}</span>
            </span>
          ) : null}
          {notes ? <span className="item__note">{notes}</span> : null}
        </span>
        {quantity && !hasSteps ? <small>{quantity}</small> : null}
      </button>
      {hasSteps || meal ? (
        <div className="item__more">
          {hasSteps ? <Steps item={item} /> : null}
          {meal ? (
            <Link className="item__meal" to={meal.href} preventScrollReset>
              <Icon name="meals" small />
              <span className="vh">For </span>
              {meal.title}
            </Link>
          ) : null}
        </div>
      ) : null}
      <Link className="btn btn--icon no-print" to={item.editHref} aria-label={`Edit ${name}`} preventScrollReset>
        <Icon name="edit" small />
      </Link>
      <IconButton value={`remove ${id}`} label={`Remove ${name}`} icon="close" />
    </li>
  );
});
