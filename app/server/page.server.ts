import { redirect } from "@remix-run/node";
import { toErrorResponse } from "#app/server/error-response.server.ts";
import { isForeign } from "#app/server/http/request-guards.server.ts";
import { authorize, type Requirement } from "#app/server/permission.server.ts";
import { type Flash, flashCookie, readSessionToken } from "#app/server/session/cookies.server.ts";
import {
  type HttpArgs,
  type PageContext,
  pageContext,
  requireActor,
  requireUser,
  withReaderLocale,
} from "#app/server/session/request-user.server.ts";
import type { Visitor } from "#app/services/actor.ts";
import type { FoundSession } from "#app/services/people/sessions.server.ts";
import { noteLocale } from "#app/services/people/users.server.ts";
import { NOT_PERMITTED, pageFailure } from "#app/shared/page-failures.ts";

export type FamilyContext = PageContext & { actor: Visitor };
export type UserContext = PageContext & { session: FoundSession };

/**
 * Throws the error as Remix's error page with the right status. Redirects and intended answers pass. For a failure of ours the
 * error page shows the status text, this page's failure text. It also recognises a missing permission by the status text.
 */
export function throwAsPage(error: unknown, request?: Request): never {
  if (error instanceof Response) throw error;
  const { status, message } = toErrorResponse(error);
  const said = request && pageFailure(new URL(request.url).pathname, request.method);
  // A status line holds no more than Latin-1, which not every name does.
  const failure = (status >= 500 && said) || "";
  const statusText = status === 403 ? NOT_PERMITTED : failure;
  throw new Response(message, { status, statusText });
}

/** A loader for anyone. Failures become the error page with the right status. */
export function pageLoader<T>(load: (context: PageContext) => Promise<T>) {
  return async (args: HttpArgs): Promise<T> => {
    try {
      return await load(pageContext(args));
    } catch (error) {
      throwAsPage(error, args.request);
    }
  };
}

/** A loader for a signed-in person with a family; others are sent on (docs/product/accounts.md, "Who sees what"). */
export function familyLoader<T>(load: (context: FamilyContext) => Promise<T>) {
  return pageLoader(async (context) => {
    const actor = await requireActor(context);
    await noteLocale(actor.user, context.locale);
    return load({ ...withReaderLocale(context, actor.user), actor });
  });
}

interface PermittedPage<T, R> {
  permission: Requirement<FamilyContext & { resource: R }>;
  /** Looks up the path's resource; a missing one is a 404 for everyone. */
  find?: (context: FamilyContext) => Promise<R>;
  load: (context: FamilyContext & { resource: R }) => Promise<T>;
}

/** As `familyLoader`, for a page that takes a permission: 403 for those who lack it. */
export function permittedLoader<T, R = undefined>({ permission, find, load }: PermittedPage<T, R>) {
  return familyLoader(async (context) => {
    const found = { ...context, resource: (await find?.(context)) as R };
    await authorize(permission, context.actor, found);
    return load(found);
  });
}

/**
 * Where the way home leads from a page that is open to everyone. Nothing is looked up: a session that is over is sent
 * on from the dashboard.
 */
export const homeHref = async (request: Request) => ((await readSessionToken(request)) ? "/dashboard" : "/");

/** Refuses a write that a page of another site set off. */
export function refuseForeign(request: Request): void {
  if (isForeign(request)) throw new Response("This request came from another site.", { status: 403 });
}

/** 303 to a path of ours, with a message for the page there. */
export async function redirectWithFlash(to: string, flash?: Flash, headers = new Headers()): Promise<Response> {
  if (flash) headers.append("Set-Cookie", await flashCookie.serialize(flash));
  return redirect(to, { status: 303, headers });
}

/** Lets someone into a page's action, or sends them on. `scope` keeps their submissions apart from everyone else's. */
export type Guard<C extends PageContext> = (context: PageContext) => Promise<C & { scope: string }>;

/** Lets a signed-in person, with a family or without, into a page's action. */
export const userGuard: Guard<UserContext> = async (context) => {
  const session = await requireUser(context);
  return { ...withReaderLocale(context, session.user), session, scope: `user:${session.user.id}` };
};

/** Lets a person with a family into a page's action. */
export const familyGuard: Guard<FamilyContext> = async (context) => {
  const actor = await requireActor(context);
  return { ...withReaderLocale(context, actor.user), actor, scope: `user:${actor.user.id}` };
};
