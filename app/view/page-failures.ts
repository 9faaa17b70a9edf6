/** The status text of a 403 for what guardians alone may do. */
export const NOT_PERMITTED = "Not permitted";

export const ACCEPTING = "Failed to accept invitation";

/**
 * What pages show of which the product says more than that they failed, by address, and by what is sent there
 * (docs/product/texts-and-limits.md, "Failure texts"). A browser may have to say so by itself.
 */
export const PAGE_FAILURES = {
  "/account/family": "Failed to fetch family data",
  "/meals": "Failed to fetch meals",
  "/connection": "Failed to fetch connection data",
  "/join": "Failed to load invitation",
  "POST /join": ACCEPTING,
};

const TEXTS: Record<string, string> = PAGE_FAILURES;

/** What is said when a page fails, where it has words of its own; `undefined` for most. */
export function pageFailure(pathname: string, method = "GET"): string | undefined {
  const page = pathname.replace(/^\/join\/.+/, "/join");
  return TEXTS[`${method} ${page}`] ?? TEXTS[page];
}
