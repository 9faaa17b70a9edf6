import type { AppLoadContext } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { Temporal } from "temporal-polyfill";
import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import { toErrorResponse } from "#app/server/error-response.server.ts";
import { markPerson } from "#app/server/forms/account-mark.server.ts";
import { describeServerFailure } from "#app/server/http/failures.server.ts";
import { readerLocale } from "#app/server/http/locale.server.ts";
import { logger } from "#app/server/http/logger.server.ts";
import {
  expire,
  plainSessionCookie,
  readPlainSessionToken,
  readSessionToken,
  returnCookie,
  sessionUntil,
} from "#app/server/session/cookies.server.ts";
import type { Visitor } from "#app/services/actor.ts";
import {
  type FoundSession,
  findSession,
  moveToHttps,
  type ShownCalendar,
} from "#app/services/people/sessions.server.ts";
import { ACCOUNT_HEADER, FAMILY_HEADER, NOBODY } from "#app/shared/offline/offline.ts";
import { localeOfChoice, type ReaderChoice } from "#app/shared/people/reader-locale.ts";
import { perRequest } from "#app/utils/per-request.server.ts";
import { requestStore } from "#app/utils/request-store.server.ts";

export interface HttpArgs {
  request: Request;
  context: AppLoadContext;
  params: Record<string, string | undefined>;
}

/** The context of a page's loader or action. */
export interface PageContext extends HttpArgs {
  url: URL;
  /** BCP 47 tag for dates, times and weeks; includes the user's choices after `withReaderLocale`. */
  locale: string;
  now: Temporal.Instant;
}

export const pageContext = (args: HttpArgs): PageContext => ({
  ...args,
  url: new URL(args.request.url),
  locale: readerLocale(args.request),
  now: Temporal.Now.instant(),
});

/** The locale of a user's pages, with their choices of weeks and hours. */
export const userLocale = (request: Request, user: ReaderChoice): string =>
  localeOfChoice(readerLocale(request, user.language), user);

/** The context with the locale of a user's pages. */
export const withReaderLocale = <C extends PageContext>(context: C, user: ReaderChoice): C => ({
  ...context,
  locale: userLocale(context.request, user),
});

type RequestArgs = Pick<HttpArgs, "request">;

/** The session, read once for all loaders of a request. */
const session = perRequest<Promise<FoundSession | null>>();

/**
 * Sets the response's headers for account and family, under which browsers store it (docs/product/offline.md, "Shared phones").
 */
export function markAnswer(found: FoundSession | null): void {
  const store = requestStore.getStore();
  if (store && found) store.userId = found.user.id;
  store?.setHeader(ACCOUNT_HEADER, found ? markPerson(found.user.id) : NOBODY);
  if (found?.family) store?.setHeader(FAMILY_HEADER, String(found.family.id));
}

/**
 * Moves a session that began at the plain http address which this Roost had before https (docs/operating.md, "HTTPS at
 * home"): throws a redirect to the same page, with the cookie of https.
 */
async function moveFromHttp(request: Request): Promise<void> {
  // Browsers say so at https alone: an open page of http would lose the new cookie, which is Secure.
  const isPageOfHttps = request.headers.get("Sec-Fetch-Dest") === "document" && isForPage(request);
  const plain = isPageOfHttps ? await readPlainSessionToken(request) : null;
  const moved = plain ? await moveToHttps(plain) : null;
  if (!moved) return;
  const headers = new Headers({ "Set-Cookie": await sessionUntil(moved.token, moved.endsAt) });
  headers.append("Set-Cookie", await expire(plainSessionCookie));
  const { pathname, search } = new URL(request.url);
  throw redirect(pathname + search, { headers });
}

/** Reads the session. If that extends it, the response sets its cookie again. */
async function lookUpSession(request: Request): Promise<FoundSession | null> {
  const token = await readSessionToken(request);
  if (!token) await moveFromHttp(request);
  const found = token ? await findSession(token) : null;
  markAnswer(found);
  if (token && found?.extendedTo) requestStore.getStore()?.addCookie(await sessionUntil(token, found.extendedTo));
  return found;
}

/** The session of this request; `null` without one. */
export const currentSession = ({ request }: RequestArgs): Promise<FoundSession | null> =>
  session.get(() => lookUpSession(request));

/**
 * `currentSession`, but a failed query counts as no session and is logged (docs/product/accounts.md, "Who sees what").
 */
export async function sessionOrNobody(args: RequestArgs): Promise<FoundSession | null> {
  try {
    return await currentSession(args);
  } catch (error) {
    if (error instanceof Response) throw error;
    logger.warn(describeServerFailure("fetch-user", toErrorResponse(error).status, ""));
    return null;
  }
}

/** The user if this request has begun to read its session; else `null`. */
export const knownUser = async (): Promise<User | null> => (await session.peek()?.catch(() => null))?.user ?? null;

/** The locale of this request's page. */
export async function pageLocale({ request }: RequestArgs): Promise<string> {
  const user = (await readSessionToken(request)) ? (await sessionOrNobody({ request }))?.user : null;
  return user ? userLocale(request, user) : readerLocale(request);
}

/** Reads the session again at the next call, after the request has changed it or its family. */
export const forgetSession = (): void => session.delete();

/** Whether a request is for a page: not by script, and not for a file, which would leave the present page open. */
const isForPage = ({ method, headers, url }: Request) =>
  method === "GET" &&
  (headers.get("Sec-Fetch-Dest") ?? "document") === "document" &&
  !new URL(url).pathname.includes(".");

/** The redirect to the landing page; signing in then leads to the requested page. */
export async function signInFirst({ request }: RequestArgs): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  return redirect("/", { headers: { "Set-Cookie": await returnCookie.serialize(pathname + search) } });
}

/**
 * The session of a signed-in user. Throws a redirect to the landing page without one (docs/product/accounts.md, "Where
 * sign-in leads").
 */
export async function requireUser(args: RequestArgs): Promise<FoundSession> {
  const found = await currentSession(args);
  if (!found) throw isForPage(args.request) ? await signInFirst(args) : redirect("/");
  return found;
}

/** The signed-in user with their family. Throws a redirect to onboarding without a family. */
export async function requireActor(args: RequestArgs): Promise<Visitor> {
  const { user, family, isGuardian, isGrownUp } = await requireUser(args);
  if (!family) throw redirect("/onboarding");
  return { user, family, isGuardian, isGrownUp };
}

/** The family's subscribed calendars, read with the session. */
export const shownCalendars = async (args: RequestArgs): Promise<ShownCalendar[]> =>
  (await requireUser(args)).calendars;

/** The family's members, read with the session. */
export const familyMembers = async (args: RequestArgs): Promise<FamilyMember[]> => (await requireUser(args)).members;
