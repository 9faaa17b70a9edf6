import { useEffect, useRef } from "react";
import { readStored, writeStored } from "#app/components/recipes/session-storage.ts";

const boxesIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? []),
];

/**
 * Check boxes whose ticks survive a reload in this window: returns `ref` and `onChange` of the list. Ticks from before
 * the script was loaded stay.
 */
export function useStoredTicks<List extends HTMLElement>(name: string) {
  const list = useRef<List>(null);
  useEffect(() => {
    const ticked = readStored<string[]>(name, []);
    for (const box of boxesIn(list.current)) if (ticked.includes(box.value)) box.checked = true;
  }, [name]);
  const onChange = () =>
    writeStored(
      name,
      boxesIn(list.current).flatMap((box) => (box.checked ? [box.value] : [])),
    );
  return { ref: list, onChange };
}
