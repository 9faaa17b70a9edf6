import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { isRouteErrorResponse, Links, Outlet, useLocation, useMatches, useRouteError } from "@remix-run/react";
import { type ReactNode, useContext, useEffect, useRef } from "react";
import { reloadPage, useDrafts } from "#app/components/shell/after-load.ts";
import { LaterScripts, ScrollRestorationScript } from "#app/components/shell/later-scripts.tsx";
import { type RootData, useRootData, useSay } from "#app/components/shell/root-data.ts";
import { useHasDialog } from "#app/components/ui/dialog.tsx";
import { type Problem, ProblemPage } from "#app/components/ui/problem-page.tsx";
import { config } from "#app/config/env.server.ts";
import { listedLanguages } from "#app/config/languages.server.ts";
import touchIcon from "#app/icons/apple-touch-icon.png?url";
import favicon from "#app/icons/favicon.svg?url";
import { currentRequestId } from "#app/server/error-response.server.ts";
import { markAccount } from "#app/server/forms/account-mark.server.ts";
import { isRefusedForm } from "#app/server/forms/form-route.server.ts";
import { newRequestId } from "#app/server/http/random-ids.server.ts";
import {
  expire,
  flashCookie,
  isLite,
  readConsent,
  readFlash,
  readSessionToken,
} from "#app/server/session/cookies.server.ts";
import { knownUser, pageLocale } from "#app/server/session/request-user.server.ts";
import { NonceContext } from "#app/shared/nonce.ts";
import { OFFLINE_PAGE } from "#app/shared/offline/offline.ts";
import { NOT_PERMITTED, NOT_PROVED, pageFailure, readPageFailure } from "#app/shared/page-failures.ts";
import { DEMO_HOURS } from "#app/shared/people/constants.ts";
import styles from "#app/styles/app.css?url";
import letters from "#app/styles/letters.css?url";
import printStyles from "#app/styles/print.css?url";
import { say } from "#app/words/catalogue.ts";
import { frame } from "#app/words/catalogues/frame.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";
import { inDigits, isFromRight, needsLetters } from "#app/words/direction.ts";
import { languageOf } from "#app/words/languages.ts";

export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: printStyles, media: "print" },
  { rel: "icon", href: favicon },
  { rel: "apple-touch-icon", href: touchIcon },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/**
 * A random id by which a repeated submission is recognised, with the mark of the page's user. Another loader reads the
 * session at the same time.
 */
async function newSubmissionId(): Promise<string> {
  const user = await knownUser();
  const id = newRequestId();
  return user ? `${id}.${markAccount(user.id)}` : id;
}

/** The message of a page in a demo says on every page that nothing stays (docs/operating.md, "A demo"). */
function inDemo(flash: RootData["flash"], locale: string): RootData["flash"] {
  const bar = say(peopleWords, locale)("demo.bar", { hours: DEMO_HOURS });
  return flash ? { ...flash, text: `${flash.text} ${bar}` } : { tone: "note", text: bar };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const flash = await readFlash(request);
  const isSignedIn = (await readSessionToken(request)) !== null;
  const locale = await pageLocale({ request });
  const rootData: RootData = {
    isLite: await isLite(request),
    // The stored offline page has no cookie banner.
    hasConsent: url.pathname === OFFLINE_PAGE || (await readConsent(request)) !== null,
    isSignedIn,
    flash: config().isDemo && isSignedIn ? inDemo(flash, locale) : flash,
    submissionId: await newSubmissionId(),
    here: url.pathname + url.search,
    isFormRefused: isRefusedForm(context),
    language: languageOf(locale) ?? "en",
    ...(isSignedIn ? {} : { languages: listedLanguages() }),
    locale,
    requestId: currentRequestId(),
  };
  return data(rootData, flash ? { headers: { "Set-Cookie": await expire(flashCookie) } } : {});
}

/** The `handle` of routes. */
export interface PageHandle {
  /** The page's name in the browser's title, or a function of the route's data and the reader's locale. */
  title?: string | ((data: never, locale: string) => string);
  /** The description for search engines. */
  description?: (locale: string) => string;
  /** A page without React, because it is answered at any address (docs/product/offline.md, "The offline page"). */
  isStill?: true;
  /** The route is a dialog over its parent. */
  dialog?: true;
  /** The intents of the page's main form, whose input survives answering the cookie banner without script. */
  form?: string | string[];
}

function usePageDescription(): string | undefined {
  const locale = useRootData()?.locale ?? "en";
  const described = useMatches().findLast(({ handle }) => (handle as PageHandle | undefined)?.description);
  return (described?.handle as PageHandle | undefined)?.description?.(locale);
}

function usePageTitle(): string {
  const error = useRouteError();
  const root = useRootData();
  const named = useMatches().findLast(({ handle }) => (handle as PageHandle | undefined)?.title);
  const title = (named?.handle as PageHandle | undefined)?.title;
  const name = typeof title === "function" ? title(named?.data as never, root?.locale ?? "en") : title;
  const say = useSay(frame);
  const prefix = root?.isFormRefused ? say("errorTitle") : "";
  if (error) {
    const isMissing = isRouteErrorResponse(error) && error.status === 404;
    return `${say(isMissing ? "not-found.title" : "problemTitle")} · Roost`;
  }
  return prefix + (name ? `${name} · Roost` : "Roost");
}

/**
 * The colours of members and subscribed calendars as CSS rules, because the Content-Security-Policy allows no style
 * attributes.
 */
function MemberStyles() {
  const nonce = useContext(NonceContext);
  const styles = useMatches()
    .map(({ data }) => (data as { memberStyles?: string } | undefined)?.memberStyles)
    .join("");
  if (!styles) return null;
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {styles}
    </style>
  );
}

/** Refreshes a page that waits for a draft or import, without script. */
function Refresh({ isLite }: { isLite: boolean | undefined }) {
  const isWaiting = useMatches().some(({ data }) => (data as { refreshes?: boolean } | undefined)?.refreshes);
  if (!isWaiting) return null;
  const refresh = <meta httpEquiv="refresh" content="2" />;
  return isLite ? refresh : <noscript>{refresh}</noscript>;
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData();
  const nonce = useContext(NonceContext);
  const hasDialog = useHasDialog();
  const title = usePageTitle();
  const language = root?.language ?? "en";
  const description = usePageDescription();
  const isStill = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isStill);
  const classes = [
    hasDialog && "has-dialog",
    root && !root.hasConsent && "has-cookie",
    // Counters of style sheets follow it (letters.css).
    root && inDigits(0, root.locale) !== "0" && "arabic-indic",
  ].filter(Boolean);
  return (
    <html lang={language} dir={isFromRight(language) ? "rtl" : undefined} className={classes.join(" ") || undefined}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        {description && <meta name="description" content={description} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#faf5ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1c1b" media="(prefers-color-scheme: dark)" />
        {/* Delays the first paint until `#end` is parsed, so that no part of a half page shifts (HTML, "Link type expect"). */}
        <link rel="expect" href="#end" {...{ blocking: "render" }} />
        <Links />
        {needsLetters(language) ? <link rel="stylesheet" href={letters} /> : null}
        <MemberStyles />
        <Refresh isLite={root?.isLite} />
      </head>
      <body>
        {children}
        <div id="end" hidden />
        {root?.isLite || isStill ? null : (
          <>
            <ScrollRestorationScript nonce={nonce} />
            <LaterScripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/** After a client-side navigation, moves the focus to the new content, because the focused element is gone. */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}

export default function App() {
  useFocusOnNavigation();
  useDrafts();
  return <Outlet />;
}

const KINDS: Record<number, Problem> = {
  400: "refused",
  403: "forbidden",
  404: "not-found",
  405: "not-found",
  413: "refused",
  503: "unavailable",
};

/** Kinds of a 403, by its status text. */
const REFUSALS: Record<string, Problem> = { [NOT_PERMITTED]: "guarded", [NOT_PROVED]: "unproved" };

/** The rejections of `fetch` when the network fails, in Chromium, Firefox and Safari. */
const isNetworkError = (error: unknown) =>
  error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message);

export function ErrorBoundary() {
  const error = useRouteError();
  const offline = isNetworkError(error) ? "offline" : undefined;
  useEffect(() => {
    // A page load is answered by the service worker with the stored page.
    if (offline && navigator.serviceWorker?.controller) reloadPage();
  }, [offline]);
  const refusal = isRouteErrorResponse(error) ? REFUSALS[error.statusText] : undefined;
  const known = isRouteErrorResponse(error) ? KINDS[error.status] : offline;
  const kind = refusal ?? known;
  const { pathname } = useLocation();
  const say = useSay(frame);
  const unreached = offline && pageFailure(pathname);
  const failure = isRouteErrorResponse(error) ? readPageFailure(error.statusText) : unreached;
  const detail = refusal && isRouteErrorResponse(error) ? error.data : failure && say(failure);
  return <ProblemPage kind={kind ?? "error"} reference={useRootData()?.requestId} detail={detail} />;
}
