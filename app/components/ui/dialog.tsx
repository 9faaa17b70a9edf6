import { useLocation, useMatches } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

/** Whether a dialog is open over the page, by its route's `handle.dialog`. */
export const useHasDialog = () => useMatches().some(({ handle }) => (handle as { dialog?: true } | undefined)?.dialog);

export interface DialogProps {
  title: ReactNode;
  /** The page beneath: closing is going there. */
  closeHref: string;
  kind?: "ask" | "wide";
  children: ReactNode;
}

/**
 * Focuses what opened a dialog. Where the browser took the focus off the page beneath before anybody could look, or the
 * page came with its dialog, that is a link to the dialog's `address` that is on the screen.
 */
function giveFocusBack(opener: Element | null, address: string): void {
  const links = [...document.links].filter(({ pathname, search }) => pathname + search === address);
  for (const element of [opener, ...links]) {
    if (!(element instanceof HTMLElement) || element === document.body) continue;
    element.focus();
    if (document.activeElement === element) return;
  }
}

const readFields = (form: HTMLFormElement) => String([...new FormData(form)]);

/** Whether a form is not as it came, or came back as it could not be saved. */
function holdsTyped(form: HTMLFormElement): unknown {
  const asItCame = form.cloneNode(true) as HTMLFormElement;
  asItCame.reset();
  return readFields(form) !== readFields(asItCame) || form.querySelector(".oops");
}

/**
 * One task over its page, open as the server sends it (docs/product/pages.md, "Dialogs"). The page beneath is inert,
 * so Tab stays inside without script; script adds Escape, brings the focus in and back, and asks before Escape or a
 * click beside the dialog loses what was typed.
 */
export function Dialog({ title, closeHref, kind, children }: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, search } = useLocation();
  const address = useRef(pathname + search);
  const leave = (event: MouseEvent) => {
    // The browser's own question: one of ours would weigh more than every page with a dialog has left.
    const forms = document.querySelectorAll<HTMLFormElement>("dialog form");
    if ([...forms].some(holdsTyped) && !confirm("Leave without saving?")) event.preventDefault();
  };
  useEffect(() => {
    const opener = document.activeElement;
    // Someone may have begun to type before script came.
    if (!heading.current?.closest("dialog")?.contains(opener)) heading.current?.focus();
    return () => {
      // The page is inert until this dialog is gone from it.
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
    <div className="modal">
      <AppLink
        className="modal__out"
        to={closeHref}
        tabIndex={-1}
        aria-hidden="true"
        onClick={leave}
        preventScrollReset
      />
      <dialog open aria-labelledby="dlg-t" className={kind ? `dlg dlg--${kind}` : "dlg"}>
        <div className="dlg__head">
          {/* biome-ignore lint/a11y/noAutofocus: without script the focus must come into the dialog, too */}
          <h2 id="dlg-t" tabIndex={-1} ref={heading} autoFocus>
            {title}
          </h2>
          <AppLink className="btn btn--icon" to={closeHref} aria-label="Close" preventScrollReset>
            <Icon name="close" />
          </AppLink>
        </div>
        {children}
      </dialog>
    </div>
  );
}
