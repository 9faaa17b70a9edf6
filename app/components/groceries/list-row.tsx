import { EditRow } from "#app/components/groceries/edit-row.tsx";
import { LostRow, NotSent } from "#app/components/groceries/not-sent.tsx";
import { Pick } from "#app/components/groceries/pick.tsx";
import type { ListForms } from "#app/components/groceries/use-list-forms.ts";
import { withPlainSteps } from "#app/components/groceries/use-queue.ts";
import type { GroceryRow } from "#app/shared/food/grocery-list.ts";

/**
 * Returns the function that renders one item: an `EditRow`, a `Pick`, or a `LostRow`, with the changes that this phone
 * could not send. `meals` are the titles by meal id, `me` is the user's member id. Without script, the page opens at
 * `next` after a tick, because the item moves.
 */
export const rowMaker =
  (
    { queue, ticks, onClick }: ListForms,
    meals: Readonly<Record<number, string>>,
    me: number | null,
    nameOf: (id: number | null) => string | undefined,
    isEditing: boolean,
  ) =>
  (item: GroceryRow, next: GroceryRow) => {
    const { isAway, failures, lost, unsent, mend } = queue;
    const meal = item.mealId === null ? undefined : meals[item.mealId];
    const failed = failures.get(item.id);
    const children = failed && <NotSent failed={failed} nameOf={nameOf} mend={mend} />;
    if (lost.includes(item))
      return (
        <LostRow key={item.id} item={item}>
          {children}
        </LostRow>
      );
    const shown = { item, meal, waits: isAway && unsent.has(item.id), children };
    return isEditing ? (
      <EditRow key={item.id} {...shown} item={isAway ? withPlainSteps(item) : item} onClick={onClick} />
    ) : (
      <Pick
        key={item.id}
        {...shown}
        isTicked={ticks.isTicked(item)}
        by={item.boughtBy === me ? undefined : nameOf(item.boughtBy)}
        next={next.id}
      />
    );
  };
