import { memo, type ReactNode } from "react";
import { Waits } from "#app/components/groceries/pick.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { EDIT_GROCERIES, itemHref } from "#app/shared/food/grocery-links.ts";
import type { GroceryRow } from "#app/shared/food/grocery-list.ts";
import type { IconName } from "#app/shared/icon-name.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";

interface ChangeProps {
  /** The form field that the button sends. */
  name: "quantity" | "remove";
  /** The value of the field. Without a value the button is disabled. */
  value: string | null | undefined;
  label: string;
  icon: IconName;
}

const Change = ({ name, value, label, icon }: ChangeProps) => (
  <button type="submit" className="btn btn--icon" name={name} value={value ?? ""} aria-label={label} disabled={!value}>
    <Icon name={icon} small />
  </button>
);

/** Plus and minus. Each button sends the new quantity, so that a double click changes it once. */
function StepButtons({ item: { name, quantity, steps } }: { item: GroceryRow }) {
  const say = useSay(groceries);
  return (
    <span className="steps">
      <Change name="quantity" value={steps?.less} label={say("less", { item: name })} icon="minus" />
      <span dir="auto">{quantity}</span>
      <Change name="quantity" value={steps?.more} label={say("more", { item: name })} icon="plus" />
    </span>
  );
}

interface EditRowProps {
  item: GroceryRow;
  meal: string | undefined;
  waits: boolean;
  /** For the edit link, which needs a connection. */
  onClick: (event: { preventDefault: () => void }) => void;
  /** Changes of this item that were not sent. */
  children?: ReactNode;
}

/** One item in edit mode. */
export const EditRow = memo(function EditRow({ item, meal, waits, onClick, children }: EditRowProps) {
  const say = useSay(groceries);
  const { id, name, quantity, notes, staple, steps, mealId } = item;
  const hasSteps = (steps?.more || steps?.less) && item.boughtAt === null;
  return (
    <li id={`item-${id}`} className={children ? "is-bad" : undefined}>
      <form method="post" action={EDIT_GROCERIES} className="edit-row" aria-label={name}>
        <input type="hidden" name="intent" value="change-item" />
        <input type="hidden" name="id" value={id} />
        <span>
          <bdi>{name}</bdi>
          {hasSteps || !quantity ? null : <small dir="auto">{quantity}</small>}
          {notes ? <small dir="auto">{notes}</small> : null}
          {waits ? <Waits /> : null}
          {staple ? <small>{say("every", { days: staple })}</small> : null}
          {meal ? (
            <small>
              <AppLink to={`/meals/${mealId}`}>{meal}</AppLink>
            </small>
          ) : null}
        </span>
        {hasSteps ? <StepButtons item={item} /> : null}
        <AppLink
          className="btn btn--icon"
          to={itemHref(id)}
          aria-label={say("edit", { item: name })}
          preventScrollReset
          onClick={onClick}
        >
          <Icon name="edit" small />
        </AppLink>
        <Change name="remove" value="on" label={say("remove", { item: name })} icon="close" />
      </form>
      {children}
    </li>
  );
});
