import { Link } from "@remix-run/react";
import { memo, type ReactNode } from "react";
import { Waits } from "#app/components/groceries/pick.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { EDIT_GROCERIES, itemHref } from "#app/view/grocery-links.ts";
import type { GroceryRow } from "#app/view/grocery-list.ts";
import type { IconName } from "#app/view/icon-name.ts";

interface ChangeProps {
  /** What the press does; without it there is nothing to do. */
  value: string | null;
  label: string;
  icon: IconName;
}

const Change = ({ value, label, icon }: ChangeProps) => (
  <button
    type="submit"
    className="btn btn--icon"
    name="change"
    value={value ?? ""}
    aria-label={label}
    disabled={value === null}
  >
    <Icon name={icon} small />
  </button>
);

/** Plus and minus on an amount: each button carries the amount that is wanted. */
function StepButtons({ item: { id, name, quantity, steps } }: { item: GroceryRow }) {
  const set = (wanted: string | null | undefined) => (wanted ? `set ${id} ${wanted}` : null);
  return (
    <span className="steps">
      <Change value={set(steps?.less)} label={`Less ${name}`} icon="minus" />
      <span>{quantity}</span>
      <Change value={set(steps?.more)} label={`More ${name}`} icon="plus" />
    </span>
  );
}

interface EditRowProps {
  item: GroceryRow;
  meal: string | undefined;
  waits: boolean;
  /** Of the link to what needs a signal. */
  onClick: (event: { preventDefault: () => void }) => void;
  /** What of it was not sent. */
  children?: ReactNode;
}

/** One item of the list in the mode in which it is changed: counted, edited, taken off. */
export const EditRow = memo(function EditRow({ item, meal, waits, onClick, children }: EditRowProps) {
  const { id, name, quantity, notes, staple, steps, mealId } = item;
  const hasSteps = (steps?.more || steps?.less) && item.boughtAt === null;
  return (
    <li id={`item-${id}`} className={children ? "is-bad" : undefined}>
      <form method="post" action={EDIT_GROCERIES} className="edit-row" aria-label={name}>
        <input type="hidden" name="intent" value="change-item" />
        <span>
          {name}
          {hasSteps || !quantity ? null : <small>{quantity}</small>}
          {notes ? <small>{notes}</small> : null}
          {waits ? <Waits /> : null}
          {staple ? <small>{staple}</small> : null}
          {meal ? (
            <small>
              <Link to={`/meals/${mealId}`}>For {meal}</Link>
            </small>
          ) : null}
        </span>
        {hasSteps ? <StepButtons item={item} /> : null}
        <Link
          className="btn btn--icon"
          to={itemHref(id)}
          aria-label={`Edit ${name}`}
          preventScrollReset
          onClick={onClick}
        >
          <Icon name="edit" small />
        </Link>
        <Change value={`remove ${id}`} label={`Remove ${name}`} icon="close" />
      </form>
      {children}
    </li>
  );
});
