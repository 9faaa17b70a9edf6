import { useEffect, useRef } from "react";
import address from "#app/components/live/live.ts?later";
import { useRevalidate } from "#app/components/live/use-revalidate.ts";

/** The page's stream, and the revision that the page was rendered at. */
export interface LiveAddress {
  path: string;
  revision: number;
}

type LiveScript = typeof import("#app/components/live/live.ts");

/** Handlers by the name of an event (docs/product/live.md, "Events"). */
type LiveListeners = Record<string, (data: never, live: LiveScript) => void>;

/** Listens to changes by others while the page is visible; the module for that loads after the page's own. */
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
      (live: LiveScript) => {
        if (isGone) return;
        const passOn = (name: string) => (data: never) => latest.current[name]?.(data, live);
        stop = live.listen(
          path,
          known.current,
          Object.fromEntries(names.split(",").map((name) => [name, passOn(name)])),
        );
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

/**
 * Reads a page again when others change what it shows. `events` are those of the stream that concern it
 * (docs/product/live.md, "Events").
 */
export function useFresh(live: LiveAddress, events: readonly ("grocery" | "changed")[]): void {
  const readAgain = useRevalidate();
  useLive(live, Object.fromEntries(events.map((name) => [name, (_, { readSeldom }) => readSeldom(readAgain)])));
}
