import { type FocusEvent, useEffect, useRef, useState } from "react";
import { useRootData } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

/** Asks for the cookie choice until it is made. CSS shows it 1.5 s after the page. */
export function CookieBanner() {
  const root = useRootData();
  // The page of the preferences asks the same question already.
  if (!root || root.hasConsent || root.here.split("?")[0] === "/cookies") return null;
  return <Banner here={root.here} />;
}

/** When the banner closes with the focus in it, the focus returns to its former element, or to the page. */
function useFocusBack() {
  const from = useRef<EventTarget | null>(null);
  useEffect(
    () => () =>
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const back = from.current instanceof HTMLElement && from.current.isConnected ? from.current : null;
        (back ?? document.getElementById("main"))?.focus({ preventScroll: true });
      }),
    [],
  );
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) from.current = relatedTarget;
  };
}

/**
 * Without script the banner's buttons send the page's form along, as the server wrote it. With script this removes their
 * attributes, so that the page stays as it is, with the results of its actions.
 */
function useOwnForms() {
  const box = useRef<HTMLElement>(null);
  const [leaves, setLeaves] = useState(true);
  useEffect(() => {
    setLeaves(false);
    for (const button of box.current?.querySelectorAll("button[form]") ?? []) {
      for (const name of ["form", "formaction"]) button.removeAttribute(name);
      button.setAttribute("name", "level");
    }
  }, []);
  return { box, leaves };
}

function Banner({ here }: { here: string }) {
  const preferences = `/cookies?${new URLSearchParams({ return_to: here })}`;
  const { box, leaves } = useOwnForms();
  const returnTo = leaves ? <input type="hidden" name="return_to" value={here} /> : null;
  return (
    <section className="cookie" aria-labelledby="ck" onFocus={useFocusBack()} ref={box}>
      <h2 className="vh" id="ck">
        Cookies
      </h2>
      <div className="cookie__top">
        <p className="grow">
          {/* In pieces without text between them, none of which is the largest paint of a page: it comes late. */}
          <span>Roost needs essential </span>
          <span>cookies only, </span>
          <span>to keep you </span>
          <span>signed in. </span>
          <span>Nothing else </span>
          <span>is in use today. </span>
          <span>
            <a href="/privacy">Privacy Policy</a>,{" "}
          </span>
          <span>
            <a href="/terms">Terms of Service</a>,{" "}
          </span>
          <span>
            <AppLink to={preferences}>Preferences</AppLink>.
          </span>
        </p>
        <Form intent="choose-cookies" action="/cookies" navigate={leaves}>
          {returnTo}
          <button
            type="submit"
            className="btn btn--icon"
            name="level"
            value="essential"
            aria-label="Close: essential only"
          >
            <Icon name="close" />
          </button>
        </Form>
      </div>
      <Form intent="choose-cookies" action="/cookies" className="cookie__btns" navigate={leaves}>
        {returnTo}
        <button type="submit" className="btn" name="level" value="essential">
          Essential Only
        </button>
        <button type="submit" className="btn btn--main" name="level" value="all">
          Accept All Cookies
        </button>
      </Form>
    </section>
  );
}
