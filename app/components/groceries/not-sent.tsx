import type { ReactNode } from "react";
import type { ListQueue } from "#app/components/groceries/use-queue.ts";
import type { Change } from "#app/components/offline/rules.ts";
import { useRootData, useSay } from "#app/components/shell/root-data.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { GroceryRow } from "#app/shared/food/grocery-list.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";

interface NotSentProps extends Pick<ListQueue, "mend"> {
  /** Changes of one item that were not sent. */
  failed: readonly Change[];
  nameOf: (id: number | null) => string | undefined;
}

const LIST_IS_FULL = 409;

/** The reasons why changes were not sent, as sentences. */
function useReason(nameOf: NotSentProps["nameOf"]) {
  const say = useSay(groceries);
  const isEnglish = useRootData()?.language === "en";
  return ({ name: item, failed }: Change): string => {
    if (failed?.isOld) return say("notSentOld", { item });
    if (failed?.removed_by !== undefined) {
      const name = nameOf(failed.removed_by);
      return name ? say("notSentRemoved", { name, item }) : say("notSentRemovedBySomeone", { item });
    }
    // The API's reason is English.
    if (isEnglish) return say("notSentReason", { item, reason: failed?.error.replace(/\.$/, "") ?? "" });
    return failed?.status === LIST_IS_FULL ? say("notSentFull", { item }) : say("notSent", { item });
  };
}

/** The reasons why changes of an item were not sent, and buttons to mend them. */
export function NotSent({ failed, nameOf, mend }: NotSentProps) {
  const say = useSay(groceries);
  const reasons = new Set(failed.map(useReason(nameOf)));
  return (
    <div className="fix">
      {[...reasons].map((text) => (
        <p className="error" key={text}>
          <Icon name="warn" small />
          {text}
        </p>
      ))}
      <div className="row">
        {failed.some((change) => change.failed?.removed_by !== undefined) ? (
          <button type="button" className="btn btn--main" onClick={() => mend(failed, "back")}>
            {say("addBack")}
          </button>
        ) : null}
        {failed.some((change) => change.failed?.isOld) ? (
          <button type="button" className="btn btn--main" onClick={() => mend(failed, "send")}>
            {say("send")}
          </button>
        ) : null}
        <button type="button" className="btn" onClick={() => mend(failed, "leave")}>
          {say("dontAdd")}
        </button>
      </div>
    </div>
  );
}

interface LostRowProps {
  item: GroceryRow;
  /** The `NotSent` of the item. */
  children: ReactNode;
}

/** An item that is not on the list (removed, or never added) and has changes that this phone could not send. */
export const LostRow = ({ item: { id, name, quantity }, children }: LostRowProps) => (
  <li id={`item-${id}`} className="is-bad">
    <div className="pick">
      <Icon name="nosignal" small />
      <b dir="auto">{name}</b>
      {quantity ? (
        <span className="pick__n" dir="auto">
          {quantity}
        </span>
      ) : null}
    </div>
    {children}
  </li>
);
