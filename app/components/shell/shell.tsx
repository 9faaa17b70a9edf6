import { useLocation, useNavigation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { CookieBanner } from "#app/components/consent/cookie-banner.tsx";
import { Avatar } from "#app/components/members/avatar.tsx";
import { useOffline } from "#app/components/offline/use-offline.ts";
import { AccountNotice } from "#app/components/shell/account-notice.tsx";
import { FlashMessage } from "#app/components/shell/flash-message.tsx";
import { Footer } from "#app/components/shell/footer.tsx";
import { FIND, MORE, type NavItem, PLACES, TABS } from "#app/components/shell/nav-items.ts";
import { Overlay } from "#app/components/shell/overlay.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { TopBar, type TopBarProps } from "#app/components/shell/top-bar.tsx";
import { useFindKey } from "#app/components/shell/use-find-key.ts";
import { AppLink, MenuLink } from "#app/components/ui/app-link.tsx";
import { useHasDialog } from "#app/components/ui/dialog.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { Brand, Icon, Picture } from "#app/components/ui/icon.tsx";
import { useClosingMenu } from "#app/components/ui/use-closing-menu.ts";
import { ADD } from "#app/shared/add-links.ts";
import type { ShellNotice } from "#app/shared/people/let-in.ts";
import type { Person } from "#app/shared/people/person.ts";
import { frame } from "#app/words/catalogues/frame.ts";

/** Data of the frame around a family's pages, from `loadShell`. */
export interface ShellData {
  me: { name: string; email: string; member: Person | null };
  /** The account's mark and the family's id, under which this browser stores pages. */
  account: string;
  /** Something that the user must know, above every page. */
  notice: ShellNotice | null;
  /** The number of groceries to buy. */
  toGo: number;
  /** The number of today's open chores of the reader. */
  toDo: number;
}

interface PlaceLinkProps {
  to: string;
  /** Paths under which the link is marked as current. */
  under: (string | undefined)[];
  children: ReactNode;
}

function PlaceLink({ under, ...props }: PlaceLinkProps) {
  const { pathname } = useLocation();
  const isUnder = under.some((path) => path && pathname.startsWith(path));
  return isUnder ? <AppLink {...props} aria-current="true" /> : <MenuLink {...props} />;
}

type Counts = Pick<ShellData, "toGo" | "toDo">;

const hidden = (words: ReactNode) => <span className="vh">{words}</span>;

/** How many things wait at a place; nothing where none do. */
function Count({ item: { count: counted }, counts }: { item: NavItem; counts: Counts }) {
  const say = useSay(frame);
  const count = counted ? counts[counted.of] : 0;
  return counted && count > 0 ? <small>{say.rich(counted.message, { count, hidden })}</small> : null;
}

function SignOut() {
  const say = useSay(frame);
  return (
    <Form intent="sign-out" action="/logout" reloadDocument>
      <button type="submit" className="btn btn--bare side__out">
        <Icon name="out" flip />
        {say("signOut")}
      </button>
    </Form>
  );
}

function SideBar({ me, counts }: Pick<ShellData, "me"> & { counts: Counts }) {
  const say = useSay(frame);
  return (
    <nav className="side" aria-label={say("main")}>
      <div className="side__in">
        <Brand href="/dashboard" />
        <ul className="side__nav">
          {[FIND, ...PLACES].map(({ to, icon, name, child, also }: (typeof PLACES)[number]) => (
            <li key={to}>
              <PlaceLink to={to} under={[also]}>
                <Icon name={icon} />
                {say(name)}
              </PlaceLink>
              {child ? (
                <MenuLink to={child.to}>
                  <Icon name={child.icon} small />
                  {say(child.name)}
                  <Count item={child} counts={counts} />
                </MenuLink>
              ) : null}
            </li>
          ))}
        </ul>
        <div className="side__me stack stack-s">
          <MenuLink className="me" to="/account">
            <Avatar member={me.member} />
            <span>
              <strong>{me.name}</strong>
              <small>{me.email}</small>
            </span>
          </MenuLink>
          <SignOut />
        </div>
      </div>
    </nav>
  );
}

/** The last tab: a menu within reach of the thumb, which closes with every navigation. */
function MoreTab() {
  const say = useSay(frame);
  const { pathname } = useLocation();
  const isHere = MORE.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <details className="more-tab" ref={useClosingMenu<HTMLDetailsElement>()}>
      <summary aria-current={isHere || undefined}>
        <Icon name="more" />
        <span>{say("more")}</span>
      </summary>
      <div className="more-tab__list">
        <ul>
          {MORE.map(({ to, icon, name }) => (
            <li key={to}>
              <MenuLink to={to}>
                <Icon name={icon} />
                {say(name)}
              </MenuLink>
            </li>
          ))}
        </ul>
        <SignOut />
      </div>
    </details>
  );
}

function TabBar({ counts }: { counts: Counts }) {
  const say = useSay(frame);
  const { key } = useLocation();
  return (
    <nav className="tabs-bar" aria-label={say("mainMenu")}>
      <ul>
        {TABS.map((item) => (
          <li key={item.to}>
            <PlaceLink to={item.to} under={[item.also]}>
              <Icon name={item.icon} />
              <span>{say(item.name)}</span>
              <Count item={item} counts={counts} />
            </PlaceLink>
          </li>
        ))}
        <li>
          <MoreTab key={key} />
        </li>
      </ul>
    </nav>
  );
}

/**
 * The text that replaces the page while script waits for another, for pages that have one
 * (docs/product/pages.md, "Waiting").
 */
function useLoadingText(): "loadingCalm" | undefined {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  return next && next.pathname !== pathname ? PLACES.find(({ to }) => to === next.pathname)?.loading : undefined;
}

/** A link to the page of things to add, above the tabs. */
export function AddLink({ to = ADD }) {
  const name = useSay(frame)("addToRoost");
  return (
    <nav aria-label={name}>
      <AppLink className="btn btn--main add" to={to} aria-label={name}>
        <Icon name="plus" />
      </AppLink>
    </nav>
  );
}

interface PageProps extends TopBarProps {
  children: ReactNode;
  dialog?: ReactNode;
  className?: string | undefined;
  /** Shown above the tabs, within reach of the thumb, in place of `AddLink`. */
  foot?: ReactNode;
  /** The number of groceries to buy, when the page itself knows it. */
  toGo?: number;
}

const NOTHING = { __html: "" };

/**
 * A page of the app: side bar, head, content, footer, tab bar, and the dialog over it all. The page beneath an open
 * dialog is inert, with script and without.
 */
export function Page({ children, dialog, className, foot = <AddLink />, toGo, ...head }: PageProps) {
  // The screens on the wall are a page of the family whose address is everyone's.
  const [ofApp, ofWall] = [useRouteLoaderData("routes/_app"), useRouteLoaderData("routes/wall._index")];
  const shell = (ofApp ?? ofWall) as ShellData;
  const counts = { toGo: toGo ?? shell.toGo, toDo: shell.toDo };
  const hasDialog = useHasDialog();
  const { key } = useLocation();
  useOffline(shell.account, key);
  useFindKey();
  const loading = useLoadingText();
  const say = useSay(frame);
  const waiting = loading && "is-waiting";
  const classes = ["main", className, waiting].filter(Boolean).join(" ");
  // React 18 knows `inert` as a plain attribute only.
  const beneath = hasDialog ? { inert: "" } : {};
  return (
    <>
      <div className="app" {...beneath}>
        <a className="skip" href="#main">
          {say("skip")}
        </a>
        <SideBar me={shell.me} counts={counts} />
        <TopBar {...head} waiting={waiting} />
        <main className={classes} id="main" tabIndex={-1}>
          {loading ? (
            <p className="loading" role="status">
              <Picture name="logo" />
              {say(loading)}
            </p>
          ) : null}
          {/* offline.ts shows here when a stored page was seen; React must not render this element again. */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing */}
          <div id="seen" key={key} dangerouslySetInnerHTML={NOTHING} />
          {shell.notice ? <AccountNotice {...shell.notice} /> : null}
          <FlashMessage />
          {children}
        </main>
        <Footer />
      </div>
      <div className="dock" {...beneath}>
        {hasDialog ? null : <CookieBanner />}
        {foot}
        <TabBar counts={counts} />
      </div>
      {hasDialog ? <Overlay>{dialog}</Overlay> : null}
    </>
  );
}
