import { NavLink, useLocation, useNavigation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { CookieBanner } from "#app/components/consent/cookie-banner.tsx";
import { Avatar } from "#app/components/members/avatar.tsx";
import { useOffline } from "#app/components/offline/use-offline.ts";
import { FlashMessage } from "#app/components/shell/flash-message.tsx";
import { Footer } from "#app/components/shell/footer.tsx";
import { Menu } from "#app/components/shell/menu.tsx";
import { FIND, type NavItem, PLACES } from "#app/components/shell/nav-items.ts";
import { Overlay } from "#app/components/shell/overlay.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { useHasDialog } from "#app/components/ui/dialog.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { Brand, Icon, Picture } from "#app/components/ui/icon.tsx";
import type { Person } from "#app/shared/people/person.ts";

/** Data of the frame around a family's pages, from `loadShell`. */
export interface ShellData {
  me: { name: string; email: string; member: Person | null };
  /** The account's mark and the family's id, under which this browser stores pages. */
  account: string;
  /** The number of groceries to buy. */
  toGo: number;
  /** The number of today's open chores of the reader. */
  toDo: number;
}

const NOTHING = { __html: "" };

interface PlaceLinkProps {
  to: string;
  /** Paths under which the link is marked as current. */
  under: (string | undefined)[];
  children: ReactNode;
}

function PlaceLink({ under, ...props }: PlaceLinkProps) {
  const { pathname } = useLocation();
  const isUnder = under.some((path) => path && pathname.startsWith(path));
  return isUnder ? <AppLink {...props} aria-current="true" /> : <NavLink {...props} />;
}

function SideBar({ me, ...counts }: Pick<ShellData, "me" | "toGo" | "toDo">) {
  return (
    <nav className="side" aria-label="Main">
      <div className="side__in">
        <Brand href="/dashboard" />
        <ul className="side__nav">
          {[FIND, ...PLACES].map(({ to, icon, name, child, also }: NavItem) => (
            <li key={to}>
              <PlaceLink to={to} under={[also]}>
                <Icon name={icon} />
                {name}
              </PlaceLink>
              {child ? (
                <NavLink to={child.to}>
                  {child.name}
                  {child.count ? (
                    <small>
                      {counts[child.count]}
                      <span className="vh"> {child.said}</span>
                    </small>
                  ) : null}
                </NavLink>
              ) : null}
            </li>
          ))}
        </ul>
        <div className="side__me stack stack-s">
          <NavLink className="me" to="/account">
            <Avatar member={me.member} />
            <span>
              <strong>{me.name}</strong>
              <small>{me.email}</small>
            </span>
          </NavLink>
          <Form intent="sign-out" action="/logout" reloadDocument>
            <button type="submit" className="btn btn--bare side__out">
              <Icon name="out" flip />
              Sign Out
            </button>
          </Form>
        </div>
      </div>
    </nav>
  );
}

function TabBar() {
  return (
    <nav className="tabs-bar" aria-label="Places">
      <ul>
        {PLACES.map(({ to, icon, name, child, also }) => (
          <li key={to}>
            <PlaceLink to={to} under={[child?.to, also]}>
              <Icon name={icon} />
              <span>{name}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The text that replaces the page while script waits for another, for pages that have one
 * (docs/product/pages.md, "Waiting").
 */
function useLoadingText(): string | undefined {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  return next && next.pathname !== pathname ? PLACES.find(({ to }) => to === next.pathname)?.loading : undefined;
}

/**
 * A page of the app: side bar, content, footer, tab bar, and the dialog over it all. The page beneath an open dialog is
 * inert, with script and without.
 */
export function Page({
  children,
  dialog,
  className,
  foot,
  toGo,
}: {
  children: ReactNode;
  dialog?: ReactNode;
  className?: string | undefined;
  /** Shown within reach of the thumb, above the tabs. */
  foot?: ReactNode;
  /** The number of groceries to buy, when the page itself knows it. */
  toGo?: number;
}) {
  // The screens on the wall are a page of the family whose address is everyone's.
  const [ofApp, ofWall] = [useRouteLoaderData("routes/_app"), useRouteLoaderData("routes/wall._index")];
  const shell = (ofApp ?? ofWall) as ShellData;
  const hasDialog = useHasDialog();
  // The menu closes with every page that is gone to.
  const { pathname, key } = useLocation();
  useOffline(shell.account, key);
  const loading = useLoadingText();
  const classes = ["main", className, loading && "is-waiting"].filter(Boolean).join(" ");
  // React 18 knows `inert` as a plain attribute only.
  const beneath = hasDialog ? { inert: "" } : {};
  return (
    <>
      <div className="app" {...beneath}>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <header className="top">
          <Brand href="/dashboard" />
          <NavLink className="btn btn--icon top__find" to={FIND.to} aria-label={FIND.name}>
            <Icon name={FIND.icon} />
          </NavLink>
        </header>
        <Menu key={pathname} />
        <SideBar {...shell} toGo={toGo ?? shell.toGo} />
        <main className={classes} id="main" tabIndex={-1}>
          {loading ? (
            <p className="loading" role="status">
              <Picture name="logo" />
              {loading}
            </p>
          ) : null}
          {/* Where the worker says when a page was seen, of which React is to know nothing. */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing */}
          <div id="seen" key={key} dangerouslySetInnerHTML={NOTHING} />
          <FlashMessage />
          {children}
        </main>
        <Footer />
      </div>
      <div className="dock" {...beneath}>
        {hasDialog ? null : <CookieBanner />}
        {foot}
        <TabBar />
      </div>
      {hasDialog ? <Overlay>{dialog}</Overlay> : null}
    </>
  );
}
