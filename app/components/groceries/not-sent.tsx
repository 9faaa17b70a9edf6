import type { ListQueue } from "#app/components/groceries/use-queue.ts";
import type { Change } from "#app/components/offline/rules.ts";
import { Icon } from "#app/components/ui/icon.tsx";

interface NotSentProps extends Pick<ListQueue, "notSent" | "mend"> {
  nameOf: (id: number | null) => string | undefined;
}

/** Why a change was not sent, in a sentence. */
function reason({ name, failed }: Change, nameOf: NotSentProps["nameOf"]): string {
  if (failed?.isOld) return `Not sent: ${name} has waited for more than 7 days.`;
  if (failed?.removed_by === undefined) return `Not sent: ${name}. ${failed?.error}.`;
  return `Not sent: ${nameOf(failed.removed_by) ?? "Someone"} removed ${name} while you had no signal.`;
}

function Fix({ change, nameOf, mend }: Omit<NotSentProps, "notSent"> & { change: Change }) {
  const { failed } = change;
  return (
    <li className="is-bad">
      <div className="fix">
        <p className="error">
          <Icon name="warn" small />
          {reason(change, nameOf)}
        </p>
        <div className="row">
          {failed?.removed_by === undefined ? null : (
            <button type="button" className="btn btn--main" onClick={() => mend(change, "back")}>
              Put it back
            </button>
          )}
          {failed?.isOld ? (
            <button type="button" className="btn btn--main" onClick={() => mend(change, "send")}>
              Send
            </button>
          ) : null}
          <button type="button" className="btn" onClick={() => mend(change, "leave")}>
            Leave it out
          </button>
        </div>
      </div>
    </li>
  );
}

/** What this phone could not send, and what to do about it. */
export const NotSent = ({ notSent, ...rest }: NotSentProps) =>
  notSent.length === 0 ? null : (
    <section className="shop-aisle wide" id="not-sent" aria-labelledby="not-sent-h">
      <h2 id="not-sent-h">Not sent</h2>
      <ul className="shop-list">
        {notSent.map((change) => (
          <Fix key={change.key} change={change} {...rest} />
        ))}
      </ul>
    </section>
  );
