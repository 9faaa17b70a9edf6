/** The status text of a 403 for an action that only guardians may do. */
export const NOT_PERMITTED = "Not permitted";

/** The status text of a 403 for a device that a link has let in, whose page leads to "Is it you?". */
export const NOT_PROVED = "Not proved";

/**
 * Pages with their own failure text, a message of the frame, by path and method (docs/product/texts-and-limits.md, "Failure
 * texts"). In `shared`, because a browser without a connection shows it, too.
 */
export const PAGE_FAILURES = {
  "/account/family": "failed.family",
  "/meals": "failed.meals",
  "/connection": "failed.connection",
  "/join": "failed.invitation",
  "POST /join": "failed.accept",
} as const;
export type PageFailure = (typeof PAGE_FAILURES)[keyof typeof PAGE_FAILURES];

const FAILURES: Record<string, PageFailure> = PAGE_FAILURES;

/** The message of the page's own failure; `undefined` for most pages. */
export function pageFailure(pathname: string, method = "GET"): PageFailure | undefined {
  const page = pathname.replace(/^\/join\/.+/, "/join");
  return FAILURES[`${method} ${page}`] ?? FAILURES[page];
}

/** The message that the status text of a failed page names. */
export const readPageFailure = (statusText: string): PageFailure | undefined =>
  Object.values(PAGE_FAILURES).find((failure) => failure === statusText);
