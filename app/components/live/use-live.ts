import { useEffect, useRef } from "react";
import type { LiveListeners } from "#app/components/live/live.ts";
import address from "#app/components/live/live.ts?later";

/** Where a page learns of changes, and what it knows already. */
export interface LiveAddress {
  path: string;
  revision: number;
}

/** Tells a page of what others change, as long as it is seen; the script for that comes after the page's own. */
export function useLive({ path, revision }: LiveAddress, listeners: LiveListeners): void {
  const latest = useRef(listeners);
  latest.current = listeners;
  const known = useRef(revision);
  known.current = Math.max(known.current, revision);
  const names = Object.keys(listeners).join();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    import(/* @vite-ignore */ address).then(
      ({ listen }: typeof import("#app/components/live/live.ts")) => {
        if (isGone) return;
        const passOn = (name: string) => (data: never) => latest.current[name]?.(data);
        stop = listen(path, known.current, Object.fromEntries(names.split(",").map((name) => [name, passOn(name)])));
      },
      // Without it the page is as it was rendered.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [path, names]);
}
