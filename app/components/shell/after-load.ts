import { type ComponentType, lazy, useEffect } from "react";
import address from "#app/components/shell/drafts.ts?script";
import { useRootData, useSay } from "#app/components/shell/root-data.ts";
import { frame } from "#app/words/catalogues/frame.ts";

type Drafts = typeof import("#app/components/shell/drafts.ts");

/** Reloads the page without a question, because typed fields are filled in again. */
export function reloadPage(): void {
  dispatchEvent(new Event("reload"));
  location.reload();
}

/**
 * A part of a page that is loaded when it is first rendered. If its file cannot be loaded, the page reloads, once for each
 * file; after that, and offline, the page renders without the part.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy`
export const later = <T extends ComponentType<any>>(load: () => Promise<{ default: T }>) =>
  lazy<T>(() =>
    load().catch(() => {
      // The function's text has the file's address.
      const file = `${load}`;
      if (navigator.onLine && sessionStorage.gone !== file) {
        sessionStorage.gone = file;
        reloadPage();
      }
      return new Promise(() => undefined);
    }),
  );

/** Resolves when the page has loaded everything that its HTML asks for. */
export const afterLoad = () =>
  new Promise((done) => {
    if (document.readyState === "complete") done(null);
    else addEventListener("load", done);
  });

/** Saves typed fields as drafts, offers them again, and asks before they are lost. */
export function useDrafts(): void {
  const say = useSay(frame);
  const locale = useRootData()?.locale ?? "en";
  // The script starts once: a page in another language is a new document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    afterLoad()
      .then((): Promise<Drafts> => import(/* @vite-ignore */ address))
      .then(({ start }) =>
        start({
          locale,
          draftFrom: (when) => say("draftFrom", { when }),
          restoreDraft: say("restoreDraft"),
          discardDraft: say("discardDraft"),
          discardTyped: say("discardTyped"),
        }),
      )
      .catch(() => undefined);
  }, []);
}
