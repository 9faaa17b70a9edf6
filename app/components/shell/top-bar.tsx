import { NavLink, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { FIND } from "#app/components/shell/nav-items.ts";
import { useSay } from "#app/components/shell/root-data.ts";
import { Brand, Icon } from "#app/components/ui/icon.tsx";
import { useClosingMenu } from "#app/components/ui/use-closing-menu.ts";
import { useTakenFocus } from "#app/components/ui/use-taken-focus.ts";
import { frame } from "#app/words/catalogues/frame.ts";

/** The head above the content: on a phone a bar and a line of links, in a wide window the title with its buttons. */
export interface TopBarProps {
  /** The page's name; absent where the content begins with it. */
  title?: string;
  /** A line about the page. */
  text?: ReactNode;
  /** The same, for a wide window alone. */
  motto?: string;
  /** For a page that the user waited for: screen readers read its name first. */
  takesFocus?: boolean;
  /** In the bar, beside the title. */
  tools?: ReactNode;
  /** The page's buttons: on a phone behind three dots. */
  actions?: ReactNode;
  /** The line below the bar: links between pages that belong together, or between views. */
  views?: ReactNode;
  /** A class for a head that differs from others. */
  headClass?: string;
}

/** The page's buttons. On a phone `<details>` shows and hides them; a wide window always shows them. */
function Actions({ children }: { children: ReactNode }) {
  const say = useSay(frame);
  const { key } = useLocation();
  return (
    <div className="acts" ref={useClosingMenu<HTMLDivElement>()}>
      {/* The key closes it with every navigation. */}
      <details key={key}>
        <summary className="btn btn--icon" aria-label={say("more")}>
          <Icon name="more" />
        </summary>
      </details>
      <div className="acts__list">{children}</div>
    </div>
  );
}

function Title({ title, text, motto, takesFocus = false }: TopBarProps) {
  const heading = useTakenFocus<HTMLHeadingElement>(takesFocus && title ? title : "");
  return (
    <div className="head__text">
      <h1 ref={heading} tabIndex={takesFocus ? -1 : undefined}>
        {title}
      </h1>
      {text ? <p>{text}</p> : null}
      {motto ? <p className="at-desk">{motto}</p> : null}
    </div>
  );
}

/**
 * The bar above a page's content: its name, the search, its buttons, and the line that switches.
 *
 * @param waiting the class that hides it with the page, while script waits for another
 */
export function TopBar({
  tools,
  actions,
  views,
  headClass,
  waiting,
  ...title
}: TopBarProps & { waiting?: string | undefined }) {
  const say = useSay(frame);
  const classes = ["top", title.title === undefined && "top--brand", headClass, waiting];
  return (
    <header className={classes.filter(Boolean).join(" ")}>
      {title.title === undefined ? <Brand href="/dashboard" /> : <Title {...title} />}
      {tools}
      <NavLink className="btn btn--icon top__find" to={FIND.to} aria-label={say(FIND.name)}>
        <Icon name={FIND.icon} />
      </NavLink>
      {actions ? <Actions>{actions}</Actions> : null}
      {views}
    </header>
  );
}
