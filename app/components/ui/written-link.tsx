import { Link as RemixLink } from "@remix-run/react";
import type { ComponentProps } from "react";

export * from "@remix-run/react";

type LinkProps = ComponentProps<typeof RemixLink>;

/**
 * What Remix's link is as HTML. To get there Remix resolves an address four times against all routes that match; ours are
 * paths from the root, which is what comes out (docs/decisions/091-links-as-html.md).
 */
export function Link(props: LinkProps) {
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
  if (typeof to !== "string" || !/^\/(?!\/)/.test(to)) return <RemixLink {...props} />;
  return (
    <>
      <a {...rest} data-discover={discover === "render" && !reloadDocument ? "true" : undefined} href={to} />
      {/* Remix has a place here for what it fetches ahead: ids are made of places. */}
      {null}
    </>
  );
}
