import type { AppLoadContext } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { Temporal } from "temporal-polyfill";
import { toErrorResponse } from "#app/http/error-response.server.ts";
import { markPerson } from "#app/http/forms/account-mark.server.ts";
import { describeServerFailure } from "#app/http/server/failures.server.ts";
import { readerLocale } from "#app/http/server/locale.server.ts";
import { logger } from "#app/http/server/logger.server.ts";
import { readSessionToken, returnCookie, sessionCookie } from "#app/http/session/cookies.server.ts";
import type { FamilyMember } from "#app/models/family-member.server.ts";
import type { Visitor } from "#app/services/actor.ts";
import {
  type FoundSession,
  findSessionRow,
  openSession,
  type SessionRow,
  type ShownCalendar,
} from "#app/services/people/sessions.server.ts";
import { requestStore } from "#app/utils/request-store.server.ts";
import { ACCOUNT_HEADER, FAMILY_HEADER, NOBODY } from "#app/view/offline.ts";
import { localeOfChoice, type ReaderChoice } from "#app/view/reader-locale.ts";

export interface HttpArgs {
  request: Request;
  context: AppLoadContext;
  params: Record<string, string | undefined>;
}

/** What a page's loader or action works with, beside its own input. */
export interface PageContext extends HttpArgs {
  url: URL;
  /** BCP 47 tag for dates, times and weeks; with what the reader chose, once they are known (`asReadBy`). */
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
export const asReadBy = <C extends PageContext>(context: C, user: ReaderChoice): C => ({
  ...context,
  locale: localeOfChoice(context.locale, user),
});

/** One context object a request is handed to every loader: they share one look-up of the session. */
export type Asked = Pick<HttpArgs, "request" | "context">;
const rows = new WeakMap<AppLoadContext, Promise<SessionRow | null>>();
const known = new WeakMap<AppLoadContext, Promise<FoundSession | null>>();

/**
 * Says on the answer whose it is: what a browser keeps of it lies under these marks (docs/product/offline.md, "For whom").
 */
export function markAnswer(row: SessionRow | null): void {
  const store = requestStore.getStore();
  store?.setHeader(ACCOUNT_HEADER, row ? markPerson(row.user_id) : NOBODY);
  if (row?.family_id) store?.setHeader(FAMILY_HEADER, String(row.family_id));
}

async function readRow(request: Request): Promise<SessionRow | null> {
  const token = await readSessionToken(request);
  return token ? findSessionRow(token) : null;
}

/** What the database says of the session of this request, asked once. */
export function sessionRow({ request, context }: Asked): Promise<SessionRow | null> {
  const found = rows.get(context) ?? readRow(request);
  rows.set(context, found);
  return found;
}

/** Opens the session. If that extended it, the answer carries its cookie, whatever kind of answer it is. */
async function lookUpSession(asked: Asked): Promise<FoundSession | null> {
  const row = await sessionRow(asked);
  markAnswer(row);
  const token = row && (await readSessionToken(asked.request));
  const session = token ? await openSession(token, row) : null;
  if (session?.extendedTo) {
    const maxAge = Math.round((session.extendedTo.getTime() - Date.now()) / 1000);
    requestStore.getStore()?.addCookie(await sessionCookie.serialize(token, { maxAge }));
  }
  return session;
}

/** The signed-in person of this request, if any. */
export function currentSession(asked: Asked): Promise<FoundSession | null> {
  const found = known.get(asked.context) ?? lookUpSession(asked);
  known.set(asked.context, found);
  return found;
}

/**
 * As `currentSession`, but a failed look-up counts as no session and is logged (docs/product/accounts.md, "Who sees what").
 */
export async function sessionOrNobody(args: Asked): Promise<FoundSession | null> {
  try {
    return await currentSession(args);
  } catch (error) {
    logger.warn(describeServerFailure("fetch-user", toErrorResponse(error).status, ""));
    return null;
  }
}

/** The signed-in user whom this request has looked up already, or `null`; does no look-up. */
export const knownUserId = async (context: AppLoadContext): Promise<number | null> =>
  (await known.get(context)?.catch(() => null))?.user.id ?? null;

/** Forgets what was looked up, after the session or its family changed within the request. */
export function forgetSession(context: AppLoadContext): void {
  rows.delete(context);
  known.delete(context);
}

/** Whether a request is for a page to be looked at: not by script, and no file, which leaves the page that was there. */
const isForPage = ({ method, headers, url }: Request) =>
  method === "GET" &&
  (headers.get("Sec-Fetch-Dest") ?? "document") === "document" &&
  !new URL(url).pathname.includes(".");

/** To sign in, and from there to the page that was asked for. */
export async function signInFirst({ request }: Pick<Asked, "request">): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  return redirect("/", { headers: { "Set-Cookie": await returnCookie.serialize(pathname + search) } });
}

/** The signed-in user; anyone else is sent to the landing page (docs/product/accounts.md, "Where sign-in leads"). */
export async function requireUser(args: Asked): Promise<FoundSession> {
  const session = await currentSession(args);
  if (!session) throw isForPage(args.request) ? await signInFirst(args) : redirect("/");
  return session;
}

/** The signed-in user with their family; without a family they are sent to onboarding. */
export async function requireActor(args: Asked): Promise<Visitor> {
  const { user, family, isGuardian, isGrownUp } = await requireUser(args);
  if (!family) throw redirect("/onboarding");
  return { user, family, isGuardian, isGrownUp };
}

/** The calendars from elsewhere that the visitor's family looks at, as they came with the session. */
export const shownCalendars = async (args: Asked): Promise<ShownCalendar[]> => (await requireUser(args)).calendars;

/** The members of the visitor's family, as they came with the session. */
export const familyMembers = async (args: Asked): Promise<FamilyMember[]> => (await requireUser(args)).members;
