import type { AppLoadContext } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { Temporal } from "temporal-polyfill";
import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import { toErrorResponse } from "#app/server/error-response.server.ts";
import { markPerson } from "#app/server/forms/account-mark.server.ts";
import { describeServerFailure } from "#app/server/http/failures.server.ts";
import { readerLocale } from "#app/server/http/locale.server.ts";
import { logger } from "#app/server/http/logger.server.ts";
import { readSessionToken, returnCookie, sessionCookie } from "#app/server/session/cookies.server.ts";
import type { Visitor } from "#app/services/actor.ts";
import { type FoundSession, findSession, type ShownCalendar } from "#app/services/people/sessions.server.ts";
import { ACCOUNT_HEADER, FAMILY_HEADER, NOBODY } from "#app/shared/offline/offline.ts";
import { localeOfChoice, type ReaderChoice } from "#app/shared/people/reader-locale.ts";
import { perRequest } from "#app/utils/per-request.server.ts";
import { requestStore } from "#app/utils/request-store.server.ts";

export interface HttpArgs {
  request: Request;
  context: AppLoadContext;
  params: Record<string, string | undefined>;
}

/** What a page's loader or action works with, beside its own input. */
export interface PageContext extends HttpArgs {
  url: URL;
  /** BCP 47 tag for dates, times and weeks; with what the reader chose, once they are known (`withReaderLocale`). */
  locale: string;
  now: Temporal.Instant;
}

export const pageContext = (args: HttpArgs): PageContext => ({
  ...args,
  url: new URL(args.request.url),
  locale: readerLocale(args.request),
  now: Temporal.Now.instant(),
});

/** The same with dates and times as someone signed in wants them. */
export const withReaderLocale = <C extends PageContext>(context: C, user: ReaderChoice): C => ({
  ...context,
  locale: localeOfChoice(context.locale, user),
});

type RequestArgs = Pick<HttpArgs, "request">;

/** All loaders of a request share one look-up of the session. */
const session = perRequest<Promise<FoundSession | null>>();

/**
 * Says on the answer whose it is: what a browser keeps of it lies under these marks (docs/product/offline.md, "For whom").
 */
export function markAnswer(found: FoundSession | null): void {
  const store = requestStore.getStore();
  if (store && found) store.userId = found.user.id;
  store?.setHeader(ACCOUNT_HEADER, found ? markPerson(found.user.id) : NOBODY);
  if (found?.family) store?.setHeader(FAMILY_HEADER, String(found.family.id));
}

/** Looks up the session. If that extended it, the answer carries its cookie, whatever kind of answer it is. */
async function lookUpSession(request: Request): Promise<FoundSession | null> {
  const token = await readSessionToken(request);
  const found = token ? await findSession(token) : null;
  markAnswer(found);
  if (found?.extendedTo) {
    const maxAge = Math.round((found.extendedTo.getTime() - Date.now()) / 1000);
    requestStore.getStore()?.addCookie(await sessionCookie.serialize(token, { maxAge }));
  }
  return found;
}

/** The signed-in person of this request, if any. */
export const currentSession = ({ request }: RequestArgs): Promise<FoundSession | null> =>
  session.get(() => lookUpSession(request));

/**
 * As `currentSession`, but a failed look-up counts as no session and is logged (docs/product/accounts.md, "Who sees what").
 */
export async function sessionOrNobody(args: RequestArgs): Promise<FoundSession | null> {
  try {
    return await currentSession(args);
  } catch (error) {
    logger.warn(describeServerFailure("fetch-user", toErrorResponse(error).status, ""));
    return null;
  }
}

/** The signed-in user whom this request has looked up already, or `null`; does no look-up. */
export const knownUserId = async (): Promise<number | null> =>
  (await session.peek()?.catch(() => null))?.user.id ?? null;

/** Forgets what was looked up, after the session or its family changed within the request. */
export const forgetSession = (): void => session.delete();

/** Whether a request is for a page to be looked at: not by script, and no file, which leaves the page that was there. */
const isForPage = ({ method, headers, url }: Request) =>
  method === "GET" &&
  (headers.get("Sec-Fetch-Dest") ?? "document") === "document" &&
  !new URL(url).pathname.includes(".");

/** To sign in, and from there to the page that was asked for. */
export async function signInFirst({ request }: RequestArgs): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  return redirect("/", { headers: { "Set-Cookie": await returnCookie.serialize(pathname + search) } });
}

/** The signed-in user; anyone else is sent to the landing page (docs/product/accounts.md, "Where sign-in leads"). */
export async function requireUser(args: RequestArgs): Promise<FoundSession> {
  const found = await currentSession(args);
  if (!found) throw isForPage(args.request) ? await signInFirst(args) : redirect("/");
  return found;
}

/** The signed-in user with their family; without a family they are sent to onboarding. */
export async function requireActor(args: RequestArgs): Promise<Visitor> {
  const { user, family, isGuardian, isGrownUp } = await requireUser(args);
  if (!family) throw redirect("/onboarding");
  return { user, family, isGuardian, isGrownUp };
}

/** The calendars from elsewhere that the visitor's family looks at, as they came with the session. */
export const shownCalendars = async (args: RequestArgs): Promise<ShownCalendar[]> =>
  (await requireUser(args)).calendars;

/** The members of the visitor's family, as they came with the session. */
export const familyMembers = async (args: RequestArgs): Promise<FamilyMember[]> => (await requireUser(args)).members;
