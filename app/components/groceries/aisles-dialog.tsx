import type { SubmissionResult } from "@conform-to/dom";
import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useSay } from "#app/components/shell/root-data.ts";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { CloseFoot } from "#app/components/ui/dialog-foot.tsx";
import { ErrorSummary } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { HasScript } from "#app/components/ui/has-script.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { aisleId, GROCERIES } from "#app/shared/food/grocery-links.ts";
import type { Aisle } from "#app/shared/food/grocery-list.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";

interface AislesDialogProps {
  order: readonly Aisle[];
  lastResult: SubmissionResult<string[]> | undefined;
}

interface MoveProps {
  category: string;
  name: string;
  to: number;
  way: "up" | "down";
  isLast: boolean;
}

/** Moves an aisle one place up or down. The button sends the target place, so that a double click moves once. */
function Move({ category, name, to, way, isLast }: MoveProps) {
  const say = useSay(groceries);
  return (
    <Form method="post" preventScrollReset replace>
      <input type="hidden" name="intent" value="move-aisle" />
      <input type="hidden" name="category" value={category} />
      <HasScript />
      <button
        type="submit"
        className="btn btn--icon"
        name="to"
        value={to}
        aria-label={say(way, { aisle: name })}
        disabled={isLast}
      >
        <Icon name={way} small />
      </button>
    </Form>
  );
}

/**
 * A button that moves in the document loses the focus. If it is disabled after the move, its neighbour gets the focus.
 */
function useRestoredFocus(order: readonly Aisle[]) {
  const list = useRef<HTMLOListElement>(null);
  const last = useRef<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new order may have taken the focus
  useEffect(() => {
    const button = last.current;
    if (!(button instanceof HTMLButtonElement) || document.activeElement === button) return;
    const other = button.closest("li")?.querySelector<HTMLElement>("button:enabled");
    (button.disabled ? other : button)?.focus();
  }, [order]);
  return { list, onFocus: (event: { target: EventTarget }) => (last.current = event.target as HTMLElement) };
}

export function AislesDialog({ order, lastResult }: AislesDialogProps) {
  const say = useSay(groceries);
  const { list, onFocus } = useRestoredFocus(order);
  return (
    <Dialog title={say("aisleOrder")} closeHref={GROCERIES}>
      <div className="dlg__body">
        <ErrorSummary form={formState({}, lastResult)} />
        <p className="muted">{say("aisleHint")}</p>
        <ol className="lines" ref={list} onFocus={onFocus}>
          {order.map(({ value: category, label: name }, place) => (
            <li key={category} id={aisleId(place)}>
              <span dir="auto">{name}</span>
              <Move category={category} name={name} way="up" to={Math.max(0, place - 1)} isLast={place === 0} />
              <Move
                category={category}
                name={name}
                way="down"
                to={Math.min(order.length - 1, place + 1)}
                isLast={place === order.length - 1}
              />
            </li>
          ))}
        </ol>
        <Form method="post" preventScrollReset replace>
          <button type="submit" className="btn btn--bare" name="intent" value="reset-aisles">
            <Icon name="refresh" />
            {say("reset")}
          </button>
        </Form>
      </div>
      <CloseFoot closeHref={GROCERIES} />
    </Dialog>
  );
}
