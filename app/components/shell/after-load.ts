import { type ComponentType, lazy, useEffect } from "react";
import address from "#app/components/shell/drafts.ts?script";

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
  useEffect(() => {
    afterLoad()
      .then(() => import(/* @vite-ignore */ address))
      .catch(() => undefined);
  }, []);
}
