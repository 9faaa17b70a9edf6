/** The status text of a 403 for what guardians alone may do. */
export const NOT_PERMITTED = "Not permitted";

/** The status text of a 403 for a device that a link has let in, whose page leads to "Is it you?". */
export const NOT_PROVED = "Not proved";

export const ACCEPTING = "Failed to accept invitation";

/**
 * Pages with their own failure text, by path and method (docs/product/texts-and-limits.md, "Failure texts"). In
 * `shared`, because a browser without a connection shows it, too.
 */
export const PAGE_FAILURES = {
  "/account/family": "Failed to fetch family data",
  "/meals": "Failed to fetch meals",
  "/connection": "Failed to fetch connection data",
  "/join": "Failed to load invitation",
  "POST /join": ACCEPTING,
};

const TEXTS: Record<string, string> = PAGE_FAILURES;

/** The page's own failure text; `undefined` for most pages. */
export function pageFailure(pathname: string, method = "GET"): string | undefined {
  const page = pathname.replace(/^\/join\/.+/, "/join");
  return TEXTS[`${method} ${page}`] ?? TEXTS[page];
}
