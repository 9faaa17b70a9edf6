import { useEffect } from "react";
import address from "#app/components/offline/offline.ts?script";
import { afterLoad } from "#app/components/shell/after-load.ts";
import { useRootData, useSay } from "#app/components/shell/root-data.ts";
import { frame } from "#app/words/catalogues/frame.ts";

type Offline = typeof import("#app/components/offline/offline.ts");

let loaded: Promise<Offline> | undefined;

/** Loads the offline script after the page. A failed load is tried again at the next call. */
export function offline(): Promise<Offline> {
  loaded ??= afterLoad().then(() => import(/* @vite-ignore */ address));
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

/** "10:12", or "12 Oct 2026, 10:12" for another day, in the browser's time zone. */
function formatTime(date: Date, locale: string | undefined): string {
  const isToday = date.toDateString() === new Date().toDateString();
  return date.toLocaleString(locale, { ...(!isToday && { dateStyle: "medium" }), timeStyle: "short" });
}

/** Starts offline support for `account` (`start` in offline.ts). `place` is the page's address. */
export function useOffline(account: string, place: string): void {
  const say = useSay(frame);
  const locale = useRootData()?.locale;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs again when `place` changes
  useEffect(() => {
    offline().then(
      ({ start }) =>
        start(account, {
          seenAt: (date) => say("seenAt", { time: formatTime(new Date(date), locale) }),
          changesWait: (count) => say("changesWait", { count }),
          signOutAnyway: say("signOutAnyway"),
          cancel: say("cancel"),
          newVersion: say("newVersion"),
          reload: say("reload"),
        }),
      () => undefined,
    );
  }, [account, place]);
}
