import { useLocation, useMatches, useRouteError } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink, InDialog } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { frame } from "#app/words/catalogues/frame.ts";

/** Whether a dialog is open over the page, by its route's `handle.dialog`: never over an error page in its place. */
export function useHasDialog(): boolean {
  const error = useRouteError();
  return useMatches().some(({ handle }) => !error && (handle as { dialog?: true } | undefined)?.dialog);
}

export interface DialogProps {
  title: ReactNode;
  /** The page behind, which closing leads to. */
  closeHref: string;
  kind?: "ask" | "wide";
  children: ReactNode;
}

/**
 * Returns the focus to the element that opened a dialog. If that is unknown (the page behind lost its focus first, or
 * was loaded with the dialog), focuses a visible link to the dialog's `address`.
 */
function giveFocusBack(opener: Element | null, address: string): void {
  const links = [...document.links].filter(({ pathname, search }) => pathname + search === address);
  for (const element of [opener, ...links]) {
    if (!(element instanceof HTMLElement) || element === document.body) continue;
    element.focus();
    if (document.activeElement === element) return;
  }
}

/**
 * A dialog over its page, rendered open by the server (docs/product/pages.md, "Dialogs"). The page behind is inert, so
 * Tab stays inside without script. Script adds Escape and manages the focus.
 */
export function Dialog({ title, closeHref, kind, children }: DialogProps) {
  const say = useSay(frame);
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, search } = useLocation();
  const address = useRef(pathname + search);
  useEffect(() => {
    const opener = document.activeElement;
    // The user may have focused a field before the script was loaded.
    if (!heading.current?.closest("dialog")?.contains(opener)) heading.current?.focus();
    return () => {
      // In a microtask, because the page behind is inert until the dialog is removed.
      queueMicrotask(() => giveFocusBack(opener, address.current));
    };
  }, []);
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented)
        document.querySelector<HTMLElement>(".modal__out")?.click();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, []);
  return (
    <InDialog.Provider value={true}>
      <div className="modal">
        <AppLink className="modal__out" to={closeHref} tabIndex={-1} aria-hidden="true" preventScrollReset />
        <dialog open aria-labelledby="dlg-t" className={kind ? `dlg dlg--${kind}` : "dlg"}>
          <div className="dlg__head">
            {/* biome-ignore lint/a11y/noAutofocus: without script the focus must come into the dialog, too */}
            <h2 id="dlg-t" dir="auto" tabIndex={-1} ref={heading} autoFocus>
              {title}
            </h2>
            <AppLink className="btn btn--icon" to={closeHref} aria-label={say("close")} preventScrollReset>
              <Icon name="close" />
            </AppLink>
          </div>
          {children}
        </dialog>
      </div>
    </InDialog.Provider>
  );
}
