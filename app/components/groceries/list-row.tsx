import { EditRow } from "#app/components/groceries/edit-row.tsx";
import { LostRow, NotSent } from "#app/components/groceries/not-sent.tsx";
import { Pick } from "#app/components/groceries/pick.tsx";
import type { ListForms } from "#app/components/groceries/use-list-forms.ts";
import { withPlainSteps } from "#app/components/groceries/use-queue.ts";
import type { GroceryRow } from "#app/view/grocery-list.ts";

interface ListRowProps {
  item: GroceryRow;
  /** The item at which the page opens after this one has gone elsewhere. */
  next: number;
  forms: ListForms;
  /** What it is for. */
  meal: string | undefined;
  /** Who reads. */
  me: number | null;
  nameOf: (id: number | null) => string | undefined;
  isEditing: boolean;
}

/** One item as it stands with this phone: to be picked or changed, or lost, and why what was done to it was not sent. */
export function ListRow({ item, next, forms, meal, me, nameOf, isEditing }: ListRowProps) {
  const { queue, ticks, onClick } = forms;
  const { isAway } = queue;
  const failed = queue.failures.get(item.id);
  const children = failed && <NotSent failed={failed} nameOf={nameOf} mend={queue.mend} />;
  if (queue.lost.includes(item)) return <LostRow item={item}>{children}</LostRow>;
  const shown = { item, meal, waits: isAway && queue.unsent.has(item.id), children };
  if (isEditing) return <EditRow {...shown} item={isAway ? withPlainSteps(item) : item} onClick={onClick} />;
  const by = item.boughtBy === me ? undefined : nameOf(item.boughtBy);
  return <Pick {...shown} isTicked={ticks.isTicked(item)} by={by} next={next} />;
}
