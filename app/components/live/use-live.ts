import { useEffect, useRef } from "react";
import { useRevalidate } from "#app/components/live/use-revalidate.ts";

/** The address of the page's stream, and the revision at which the page was rendered. */
export interface LiveAddress {
  path: string;
  revision: number;
}

type LiveScript = typeof import("#app/components/live/live.ts");

/** Listeners by event name (docs/product/live.md, "Events"). */
type LiveListeners = Record<string, (data: never, live: LiveScript) => void>;

/** Listens to changes by other users while the page is visible. Its module is loaded after the page. */
export function useLive({ path, revision }: LiveAddress, listeners: LiveListeners): void {
  const latest = useRef(listeners);
  latest.current = listeners;
  const known = useRef(revision);
  known.current = Math.max(known.current, revision);
  const names = Object.keys(listeners).join();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    import("#app/components/live/live.ts").then(
      (live: LiveScript) => {
        if (isGone) return;
        const passOn = (name: string) => (data: never) => latest.current[name]?.(data, live);
        stop = live.listen(
          path,
          known.current,
          Object.fromEntries(names.split(",").map((name) => [name, passOn(name)])),
        );
      },
      // Without the module the page has no live updates.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [path, names]);
}

/**
 * Reloads a page's data when other users change it. `events` are the relevant names (docs/product/live.md, "Events").
 */
export function useFresh(live: LiveAddress, events: readonly ("grocery" | "changed")[]): void {
  const readAgain = useRevalidate();
  useLive(live, Object.fromEntries(events.map((name) => [name, (_, { readSeldom }) => readSeldom(readAgain)])));
}
