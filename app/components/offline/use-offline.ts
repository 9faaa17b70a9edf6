import { useEffect } from "react";
import address from "#app/components/offline/offline.ts?script";
import { afterLoad } from "#app/components/shell/after-load.ts";

type Offline = typeof import("#app/components/offline/offline.ts");

let loaded: Promise<Offline> | undefined;

/** What a page can do without a signal: it comes after the load, and again where it did not come. */
export function offline(): Promise<Offline> {
  loaded ??= afterLoad().then(() => import(/* @vite-ignore */ address));
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

/** Has this browser do without a signal, for a person of a family; `place` is where the page is. */
export function useOffline(account: string, place: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is what there is to say
  useEffect(() => {
    offline().then(
      ({ start }) => start(account),
      () => undefined,
    );
  }, [account, place]);
}
