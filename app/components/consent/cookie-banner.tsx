import { Link } from "@remix-run/react";
import { useRootData } from "#app/components/shell/root-data.ts";
import { Form } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

/** Asks for the choice about cookies until there is one. It comes into view by CSS, 1.5 s after the page. */
export function CookieBanner() {
  const root = useRootData();
  // The page of the preferences asks the same question already.
  if (!root || root.hasConsent || root.here.split("?")[0] === "/cookies") return null;
  const preferences = `/cookies?${new URLSearchParams({ return_to: root.here })}`;
  const returnTo = <input type="hidden" name="return_to" value={root.here} />;
  return (
    <section className="cookie" aria-labelledby="ck">
      <div className="cookie__top">
        <p className="grow" id="ck">
          We use essential cookies to keep you signed in. More only if you say so: <a href="/privacy">Privacy Policy</a>
          , <a href="/terms">Terms of Service</a>, <Link to={preferences}>Preferences</Link>.
        </p>
        <Form intent="choose-cookies" action="/cookies" preventScrollReset>
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
      <Form intent="choose-cookies" action="/cookies" className="cookie__btns" preventScrollReset>
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
