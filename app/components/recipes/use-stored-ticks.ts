import { useEffect, useRef } from "react";
import { keep, readKept } from "#app/components/recipes/local-storage.ts";

const boxesIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? []),
];

/**
 * Check boxes whose ticks outlive a reload, in this window alone: the list's `ref` and `onChange`. What was ticked before
 * script came stays ticked.
 */
export function useStoredTicks<List extends HTMLElement>(name: string) {
  const list = useRef<List>(null);
  useEffect(() => {
    const ticked = readKept<string[]>(name, []);
    for (const box of boxesIn(list.current)) if (ticked.includes(box.value)) box.checked = true;
  }, [name]);
  const onChange = () =>
    keep(
      name,
      boxesIn(list.current).flatMap((box) => (box.checked ? [box.value] : [])),
    );
  return { ref: list, onChange };
}
