import { Link, useLocation } from "@remix-run/react";
import { type ComponentProps, createContext, useContext } from "react";

type LinkProps = ComponentProps<typeof Link>;

/** Whether the component is rendered in a dialog. */
export const InDialog = createContext(false);

/**
 * The HTML of Remix's `Link`. Remix resolves an address four times against all matching routes. Absolute paths resolve
 * to themselves, so this skips that; other addresses go to Remix's `Link`.
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

/** Remix's `Link`. In a dialog its page replaces the dialog in the history (docs/product/pages.md, "Dialogs"). */
const ScriptLink = (props: LinkProps) => <Link replace={useContext(InDialog) || undefined} {...props} />;

/** A link within the app: on the server `HtmlLink`, which is cheaper, in the browser `ScriptLink`. */
export const AppLink = import.meta.env.SSR ? HtmlLink : ScriptLink;

/** A link of a menu: `aria-current` says that its page is open, or one below its path unless `end`. */
export function MenuLink({ end = false, ...props }: LinkProps & { to: string; end?: boolean }) {
  const { pathname } = useLocation();
  const isHere = pathname === props.to || (!end && pathname.startsWith(`${props.to}/`));
  return <AppLink {...props} aria-current={isHere ? "page" : undefined} />;
}
