import { type ComponentType, lazy, useEffect } from "react";
import address from "#app/components/shell/typed.ts?script";

/**
 * A part of a page that is loaded when it is first rendered. If its file cannot be loaded, the page reloads, once for each
 * file; after that, and offline, the page renders without the part.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy`
export const later = <T extends ComponentType<any>>(file: string) =>
  lazy<T>(() =>
    import(/* @vite-ignore */ file).catch(() => {
      if (navigator.onLine && sessionStorage.gone !== file) {
        sessionStorage.gone = file;
        location.reload();
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

/** Restores typed fields after a reload, and saves them before the next one. */
export function useTyped(): void {
  useEffect(() => {
    afterLoad()
      .then(() => import(/* @vite-ignore */ address))
      .catch(() => undefined);
  }, []);
}
