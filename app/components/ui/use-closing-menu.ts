import { type RefObject, useEffect, useRef } from "react";

/**
 * Closes a menu after a choice, with Escape, or by a click elsewhere. The ref is for its `<details>`, or for the box
 * around `<details>` and the content that it shows.
 */
export function useClosingMenu<E extends HTMLElement>(): RefObject<E> {
  const box = useRef<E>(null);
  useEffect(() => {
    const element = box.current;
    const menu = element instanceof HTMLDetailsElement ? element : element?.querySelector("details");
    if (!element || !menu) return;
    const close = (isFocusInside: boolean) => {
      if (!menu.open) return;
      // A closed menu cannot hold the focus; a dialog that opens now returns it to the summary.
      if (isFocusInside) menu.querySelector("summary")?.focus();
      menu.open = false;
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
  return box;
}
