import { redirect } from "@remix-run/node";
import { toErrorResponse } from "#app/server/error-response.server.ts";
import { readerLocale } from "#app/server/http/locale.server.ts";
import { isForeign } from "#app/server/http/request-guards.server.ts";
import { authorize, type Requirement } from "#app/server/permission.server.ts";
import { type Flash, flashCookie, readSessionToken } from "#app/server/session/cookies.server.ts";
import {
  type HttpArgs,
  knownUser,
  type PageContext,
  pageContext,
  requireActor,
  requireUser,
  userLocale,
  withReaderLocale,
} from "#app/server/session/request-user.server.ts";
import type { Visitor } from "#app/services/actor.ts";
import type { FoundSession } from "#app/services/people/sessions.server.ts";
import { noteLocale } from "#app/services/people/users.server.ts";
import { NOT_PERMITTED, NOT_PROVED, pageFailure } from "#app/shared/page-failures.ts";
import { UnprovedError } from "#app/utils/domain-error.ts";
import { inLocale } from "#app/words/english.server.ts";

export type FamilyContext = PageContext & { actor: Visitor };
export type UserContext = PageContext & { session: FoundSession };

/**
 * Throws an error as Remix's error page with its status, in the reader's language. Responses (redirects, refusals) are thrown unchanged. For a
 * status of 500 and more the status text names the failure text of this page. The error page recognises a missing
 * permission by the status text, too.
 */
export async function throwAsPage(error: unknown, request: Request): Promise<never> {
  if (error instanceof Response) throw error;
  const { status, message } = toErrorResponse(error);
  const user = await knownUser();
  const locale = user ? userLocale(request, user) : readerLocale(request);
  const pageText = pageFailure(new URL(request.url).pathname, request.method);
  const failure = (status >= 500 && pageText) || "";
  const refusal = error instanceof UnprovedError ? NOT_PROVED : NOT_PERMITTED;
  const statusText = status === 403 ? refusal : failure;
  throw new Response(inLocale(message, locale), { status, statusText });
}

/** A loader without sign-in. Errors become the error page with their status. */
export function pageLoader<T>(load: (context: PageContext) => Promise<T>) {
  return async (args: HttpArgs): Promise<T> => {
    try {
      return await load(pageContext(args));
    } catch (error) {
      return throwAsPage(error, args.request);
    }
  };
}

/** A loader for a user with a family; others are redirected (docs/product/accounts.md, "Who sees what"). */
export function familyLoader<T>(load: (context: FamilyContext) => Promise<T>) {
  return pageLoader(async (context) => {
    const actor = await requireActor(context);
    await noteLocale(actor.user, context.locale);
    return load({ ...withReaderLocale(context, actor.user), actor });
  });
}

/** A loader for a signed-in user, with or without a family. */
export function userLoader<T>(load: (context: UserContext) => Promise<T>) {
  return pageLoader(async (context) => {
    const session = await requireUser(context);
    await noteLocale(session.user, context.locale);
    return load({ ...withReaderLocale(context, session.user), session });
  });
}

interface PermittedPage<T, R> {
  permission: Requirement<FamilyContext & { resource: R }>;
  /** Finds the resource of the path. A missing one is a 404, before the permission is checked. */
  find?: (context: FamilyContext) => Promise<R>;
  load: (context: FamilyContext & { resource: R }) => Promise<T>;
}

/** `familyLoader` for a page that needs a permission: 403 without it. */
export function permittedLoader<T, R = undefined>({ permission, find, load }: PermittedPage<T, R>) {
  return familyLoader(async (context) => {
    const found = { ...context, resource: (await find?.(context)) as R };
    await authorize(permission, context.actor, found);
    return load(found);
  });
}

/**
 * The "home" link of a public page. It does not read the session, only its cookie: the dashboard redirects an ended
 * session.
 */
export const homeHref = async (request: Request) => ((await readSessionToken(request)) ? "/dashboard" : "/");

/** Throws 403 for a write by a page of another site. */
export function refuseForeign(request: Request): void {
  if (isForeign(request)) throw new Response("This request came from another site.", { status: 403 });
}

/** 303 to a path of this site, with a message for the next page. */
export async function redirectWithFlash(to: string, flash?: Flash, headers = new Headers()): Promise<Response> {
  if (flash) headers.append("Set-Cookie", await flashCookie.serialize(flash));
  return redirect(to, { status: 303, headers });
}

/**
 * Checks the user of a page's action; throws a redirect if they may not use it. `scope` separates the submissions of
 * different users.
 */
export type Guard<C extends PageContext> = (context: PageContext) => Promise<C & { scope: string }>;

/** Requires a signed-in user, with or without a family. */
export const userGuard: Guard<UserContext> = async (context) => {
  const session = await requireUser(context);
  return { ...withReaderLocale(context, session.user), session, scope: `user:${session.user.id}` };
};

/** Requires a signed-in user with a family. */
export const familyGuard: Guard<FamilyContext> = async (context) => {
  const actor = await requireActor(context);
  return { ...withReaderLocale(context, actor.user), actor, scope: `user:${actor.user.id}` };
};
