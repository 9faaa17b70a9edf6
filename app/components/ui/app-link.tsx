import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";

type LinkProps = ComponentProps<typeof Link>;

/**
 * The HTML that Remix's `Link` renders. Remix resolves the address four times against all matching routes first; our
 * addresses are paths from the root, which resolve to themselves. Other addresses are left to Remix.
 */
function HtmlLink(props: LinkProps) {
  const {
    to,
    discover = "render",
    prefetch: _prefetch,
    relative: _relative,
    reloadDocument,
    replace: _replace,
    state: _state,
    preventScrollReset: _preventScrollReset,
    viewTransition: _viewTransition,
    onClick: _onClick,
    ...rest
  } = props;
  if (typeof to !== "string" || !/^\/(?!\/)/.test(to)) return <Link {...props} />;
  return (
    <>
      <a {...rest} data-discover={discover === "render" && !reloadDocument ? "true" : undefined} href={to} />
      {/* Remix may render a prefetch here. The place must exist, because React derives ids from places. */}
      {null}
    </>
  );
}

/** A link within the app: Remix's `Link` in the browser, and the same HTML, rendered more cheaply, on the server. */
export const AppLink = import.meta.env.SSR ? HtmlLink : Link;
