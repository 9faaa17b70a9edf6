import type { ReactNode } from "react";
import type { ListQueue } from "#app/components/groceries/use-queue.ts";
import type { Change } from "#app/components/offline/rules.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { GroceryRow } from "#app/shared/food/grocery-list.ts";

interface NotSentProps extends Pick<ListQueue, "mend"> {
  /** Changes of one item that were not sent. */
  failed: readonly Change[];
  nameOf: (id: number | null) => string | undefined;
}

/** The reason why a change was not sent, as a sentence. */
function reason({ name, failed }: Change, nameOf: NotSentProps["nameOf"]): string {
  if (failed?.isOld) return `Not sent: ${name} was waiting for more than 7 days.`;
  if (failed?.removed_by === undefined) return `Not sent: ${name}. ${failed?.error}.`;
  return `Not sent: ${nameOf(failed.removed_by) ?? "Someone"} removed ${name} while you were offline.`;
}

/** The reasons why changes of an item were not sent, and buttons to mend them. */
export function NotSent({ failed, nameOf, mend }: NotSentProps) {
  const reasons = new Set(failed.map((change) => reason(change, nameOf)));
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
            Add it back
          </button>
        ) : null}
        {failed.some((change) => change.failed?.isOld) ? (
          <button type="button" className="btn btn--main" onClick={() => mend(failed, "send")}>
            Send
          </button>
        ) : null}
        <button type="button" className="btn" onClick={() => mend(failed, "leave")}>
          Don’t add
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
      <b>{name}</b>
      {quantity ? <span className="pick__n">{quantity}</span> : null}
    </div>
    {children}
  </li>
);
