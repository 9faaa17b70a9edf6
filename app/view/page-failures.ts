/** By the address of a page, and by what is sent to it where that differs. */
const PAGES: Record<string, string> = {
  "/account/family": "Failed to fetch family data",
  "/meals": "Failed to fetch meals",
  "/connection": "Failed to fetch connection data",
  "/join": "Failed to load invitation",
  "POST /join": "Failed to accept invitation",
};

/** What is said of a page that cannot be shown, or acted on (spec.md section 8); `undefined` for most. */
export function pageFailure(pathname: string, method = "GET"): string | undefined {
  const page = pathname.replace(/^\/join\/.+/, "/join");
  return PAGES[`${method} ${page}`] ?? PAGES[page];
}
