import { type ComponentProps, type FocusEvent, useContext, useEffect, useRef, useState } from "react";
import { PAGE_FORM, PageFormContext } from "#app/components/consent/page-form.tsx";
import { useRootData, useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { COOKIE_LEVEL } from "#app/shared/people/constants.ts";
import { frame } from "#app/words/catalogues/frame.ts";

/** Asks for the choice of cookies. CSS shows it 1.5 s after the page. */
export function CookieBanner() {
  const root = useRootData();
  // The page of cookie preferences asks the same question.
  if (!root || root.hasConsent || root.here.split("?")[0] === "/cookies") return null;
  return <Banner here={root.here} />;
}

/** When the banner closes with the focus inside, the focus returns to the previous element, or to the page. */
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
 * The buttons also submit the page's main form, because without script its input would be lost
 * (docs/decisions/066-the-banner-sends-the-form-of-its-page.md).
 */
function usePageForm(): ComponentProps<"button"> {
  const { action } = useContext(PageFormContext);
  if (!action) return { name: "level" };
  return {
    name: COOKIE_LEVEL,
    form: PAGE_FORM,
    formAction: `/cookies?${new URLSearchParams({ return_to: action })}`,
    formEncType: "application/x-www-form-urlencoded",
    // `form` is rendered by the server alone (`PageFormContext`).
    suppressHydrationWarning: true,
  };
}

/** With script the buttons belong to the banner's own forms, and the page does not navigate. */
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
  const say = useSay(frame);
  const preferences = `/cookies?${new URLSearchParams({ return_to: here })}`;
  const { box, leaves } = useOwnForms();
  const button = usePageForm();
  const returnTo = leaves ? <input type="hidden" name="return_to" value={here} /> : null;
  return (
    <section className="cookie" aria-labelledby="ck" onFocus={useFocusBack()} ref={box}>
      <h2 className="vh" id="ck">
        {say("cookies")}
      </h2>
      <div className="cookie__top">
        <p className="grow">
          {say.rich("cookieText", {
            privacy: (name) => <a href="/privacy">{name}</a>,
            terms: (name) => <a href="/terms">{name}</a>,
            preferences: (name) => <AppLink to={preferences}>{name}</AppLink>,
          })}
        </p>
        <Form intent="choose-cookies" action="/cookies" navigate={leaves}>
          {returnTo}
          <button
            type="submit"
            className="btn btn--icon"
            {...button}
            value="essential"
            aria-label={say("closeEssential")}
          >
            <Icon name="close" />
          </button>
        </Form>
      </div>
      <Form intent="choose-cookies" action="/cookies" className="cookie__btns" navigate={leaves}>
        {returnTo}
        <button type="submit" className="btn" {...button} value="essential">
          {say("essentialOnly")}
        </button>
        <button type="submit" className="btn" {...button} value="all">
          {say("acceptAll")}
        </button>
      </Form>
    </section>
  );
}
