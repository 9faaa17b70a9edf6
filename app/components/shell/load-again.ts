import { type ComponentType, lazy, useEffect } from "react";
import address from "#app/components/shell/typed.ts?apart";

/** Loads the page again, with what was typed in it. */
export function loadAgain() {
  dispatchEvent(new Event("again"));
  location.reload();
}

/** Loads the page again for a file of its build that is gone: once, and with a signal. Answers whether it does. */
function loadOnceFor(file: string): boolean {
  if (!navigator.onLine || sessionStorage.gone === file) return false;
  sessionStorage.gone = file;
  loadAgain();
  return true;
}

/**
 * Handles a missing file of the next page (docs/product/offline.md, "A newer Roost"): reloads this page, or loads the next one as
 * a whole document when a reload does not help.
 * @public Called by the code that `vite.config.ts` writes into Remix.
 */
export function loseFile(file: string): void {
  const { location: next } = window.__remixRouter.state.navigation;
  if (!loadOnceFor(file) && next) location.assign(next.pathname + next.search);
}

/** A part of a page that comes when it is shown; where it cannot be had, the page stands as it is. */
// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy`
export const later = <T extends ComponentType<any>>(file: string) =>
  lazy<T>(() =>
    import(/* @vite-ignore */ file).catch(() => {
      loadOnceFor(file);
      return new Promise(() => undefined);
    }),
  );

/** Done when all is loaded that the page itself asks for. */
export const afterLoad = () =>
  new Promise((done) => {
    if (document.readyState === "complete") done(null);
    else addEventListener("load", done);
  });

/** Puts back what was typed before the page has loaded itself again, and is ready to keep it: once it may be gone itself, it is here. */
export function useTyped(): void {
  useEffect(() => {
    afterLoad()
      .then(() => import(/* @vite-ignore */ address))
      .catch(() => undefined);
  }, []);
}
