import { useEffect } from "react";

/** With script the key "/" leads to the search, unless something is being typed, or a dialog asks something. */
export function useFindKey(): void {
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
