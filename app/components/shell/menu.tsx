import { useEffect, useRef } from "react";
import { Icon } from "#app/components/ui/icon.tsx";

/** With script the key "/" leads to the search, unless something is being typed, or a dialog asks something. */
function useFindKey(): void {
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest("input, textarea, select, [contenteditable]")) return;
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      const field = document.querySelector<HTMLElement>("input[type=search]");
      if (field) field.focus();
      else document.querySelector<HTMLElement>("a[href='/find']")?.click();
    };
    document.addEventListener("keydown", open);
    return () => document.removeEventListener("keydown", open);
  }, []);
}

/** Opens the side bar in a small window. With script, Escape and its links close it, and the focus comes back. */
export function Menu() {
  useFindKey();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: KeyboardEvent | MouseEvent) => {
      const isDone =
        event instanceof KeyboardEvent ? event.key === "Escape" : (event.target as Element).closest(".side a");
      if (!isDone || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector("summary")?.focus();
    };
    for (const type of ["keydown", "click"] as const) document.addEventListener(type, close);
    return () => {
      for (const type of ["keydown", "click"] as const) document.removeEventListener(type, close);
    };
  }, []);
  return (
    <details className="toggle" ref={menu}>
      <summary>
        <Icon name="menu" />
        <Icon name="close" />
        Menu
      </summary>
    </details>
  );
}
