import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "#app/components/ui/icon.tsx";

/** A menu of links for further actions on a row. Script closes it after a choice, Escape or a click elsewhere. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const close = (isFocusInside: boolean) => {
      if (!element.open) return;
      // A closed menu cannot hold the focus. A dialog that opens now later returns the focus to the menu's button.
      if (isFocusInside) summary.current?.focus();
      element.open = false;
    };
    const onClick = ({ target }: MouseEvent) => {
      const isInside = target instanceof Node && element.contains(target);
      if (!isInside || (target instanceof Element && target.closest("a"))) close(isInside);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close(element.contains(document.activeElement));
    };
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
  return (
    <details className="menu" ref={menu}>
      <summary className="btn btn--icon" aria-label={label} ref={summary}>
        <Icon name="more" />
      </summary>
      <div className="menu__list">{children}</div>
    </details>
  );
}
