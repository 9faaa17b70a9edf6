import { useSay } from "#app/components/shell/root-data.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { LeftOutView } from "#app/presenters/calendar/subscribed-calendars.ts";
import { calendars } from "#app/words/catalogues/calendars.ts";

/** The events of a subscribed calendar that are not shown as they are written, folded. */
export function LeftOut({ leftOut: { summary, items, more } }: { leftOut: LeftOutView }) {
  const say = useSay(calendars);
  return (
    <details className="more-opts">
      <summary>
        <Icon name="info" />
        {summary}
        <Icon name="down" />
      </summary>
      <div>
        <ul className="came">
          {items.map(({ title, reason }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: Several may say the same.
            <li key={index}>
              <span>
                <strong dir="auto">{title}</strong>
                <small>{reason}</small>
              </span>
            </li>
          ))}
        </ul>
        {more > 0 ? <p className="muted">{say("more", { count: more })}</p> : null}
      </div>
    </details>
  );
}
