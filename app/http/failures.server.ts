import { type FailureText, writeFailure } from "#app/view/form-failures.ts";

/**
 * What is said when something fails that nobody here is at fault for: the texts of spec.md section 8, by call of the
 * API; those of forms and pages are in `app/view/form-failures.ts` and `page-failures.ts`.
 */
const ofStatus =
  (what: string): FailureText =>
  (status) =>
    `${what}: API responded with HTTP status ${status}`;
const withReason =
  (what: string): FailureText =>
  (status, sentence) =>
    `${what}: ${status} ${sentence}`;

/** By method and path below `/api`. */
const CALLS = {
  "GET /users/me": ofStatus("Failed to fetch user"),
  "GET /oauth/:name/redirect_url": ofStatus("Failed to get login redirect URL"),
  "POST /sessions": ofStatus("Failed to exchange code for session token"),
  "GET /logout": (_status, sentence) => `Failed to logout: ${sentence}`,
  "GET /families/me": "Failed to fetch family data",
  "POST /families": "Failed to create family",
  "POST /families/:id/members": "Failed to add family member",
  "POST /families/:id/invitations": "Failed to send invitation",
  "POST /families/:id/invitations/:id/resend": "Failed to send invitation",
  "GET /invitations/:name": "Failed to load invitation",
  "POST /invitations/:name/accept": "Failed to accept invitation",
  "POST /families/:id/events": withReason("Failed to add event"),
  "PUT /families/:id/events/:id": withReason("Failed to update event"),
  "DELETE /families/:id/events/:id": withReason("Failed to delete event"),
  "DELETE /families/:id/events/:id/instances": withReason("Failed to delete recurring instance"),
  "GET /families/:id/calendar/export": "Failed to export calendar. Please try again.",
  "GET /families/:id/meals": "Failed to fetch meals",
  "POST /families/:id/meals": "Failed to add meal",
  "GET /families/:id/grocery": "Failed to fetch grocery items",
  "POST /families/:id/grocery": "Failed to add grocery item",
  "PUT /families/:id/grocery/:id": "Failed to update grocery item",
  "GET /families/:id/connection/points": "Failed to fetch connection data",
  "GET /families/:id/connection/recent": "Failed to fetch connection data",
  "GET /families/:id/connection/rewards": "Failed to fetch connection data",
  "POST /families/:id/connection/complete": "Failed to complete activity",
} satisfies Record<string, FailureText>;

/** `/api/families/7/events` as `/families/:id/events`. */
const routePattern = (pathname: string) =>
  pathname
    .replace(/^\/api/, "")
    .replace(/\/\d+(?=\/|$)/g, "/:id")
    .replace(/^\/(invitations|oauth)\/[^/]+/, "/$1/:name");

export function callFailure(request: Request, status: number, sentence: string): string {
  const method = request.method === "HEAD" ? "GET" : request.method;
  const texts: Record<string, FailureText> = CALLS;
  return writeFailure(texts[`${method} ${routePattern(new URL(request.url).pathname)}`], status, sentence) ?? sentence;
}

/** What the log says of a call's work that fails on a page of ours: where spec.md section 8 has "console only". */
export const loggedFailure = (call: keyof typeof CALLS, status: number, sentence = ""): string =>
  writeFailure(CALLS[call], status, sentence) ?? sentence;

/** What someone is told who is in no family and asks for something of one (spec.md section 8). */
export function noFamily(request: Request): string {
  const pattern = routePattern(new URL(request.url).pathname);
  if (request.method !== "GET" && /^\/families\/[^/]+\/events/.test(pattern)) return "No family selected";
  if (request.method === "POST" && /^\/families\/[^/]+\/(members|invitations)$/.test(pattern)) return "No family found";
  return "Family not found";
}
