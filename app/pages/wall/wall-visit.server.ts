import { data, redirect } from "@remix-run/node";
import { showBusy, showDay, showJoin, showOff } from "#app/pages/wall/wall.server.ts";
import type { WallView } from "#app/presenters/wall/wall-view.ts";
import { readForm, submissionKey } from "#app/server/forms/read-form.server.ts";
import { readerLocale } from "#app/server/http/locale.server.ts";
import { clientNetwork } from "#app/server/http/request-guards.server.ts";
import { refuseForeign } from "#app/server/page.server.ts";
import { expire, joiningCookie, readJoining, readWallToken, wallCookie } from "#app/server/session/cookies.server.ts";
import { type PageContext, signInFirst } from "#app/server/session/request-user.server.ts";
import { doOnce } from "#app/services/system/idempotency.server.ts";
import { findJoining, makeCode } from "#app/services/wall/screen-codes.server.ts";
import { type FoundScreen, findScreenByToken, writeScreenToken } from "#app/services/wall/screen-visits.server.ts";
import { SCREEN_MAX } from "#app/shared/wall/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { requestStore } from "#app/utils/request-store.server.ts";

/** Visits by a wall screen's cookie, and adding a screen (docs/product/wall.md). */

const WALL = "/wall";

type Answer = ReturnType<typeof data<{ wall: WallView }>>;

const answer = (wall: WallView, status = 200, headers: [string, string][] = []): Answer =>
  data({ wall }, { status, headers });

/** The wall screen of a request, removed ones included. Extends its cookie for a year once a day. */
export async function currentScreen({ request }: Pick<PageContext, "request">): Promise<FoundScreen | null> {
  const token = await readWallToken(request);
  const found = token ? await findScreenByToken(token) : null;
  if (found?.isFirstToday && !found.screen.removed_at) {
    requestStore.getStore()?.addCookie(await wallCookie.serialize(token));
  }
  return found;
}

/** Whether a request is for live updates, not for a page. */
export const isListening = ({ request }: Pick<PageContext, "request">): boolean =>
  request.headers.get("Accept")?.includes("text/event-stream") ?? false;

/** The locale of a screen's pages: its own language, else the family's. */
const screenLocale = ({ screen, family }: FoundScreen, { request }: PageContext) =>
  readerLocale(request, screen.language ?? family.language);

/** A page of a screen: 410 for a removed one; `null` without a screen's cookie. */
export async function screenPage(
  context: PageContext,
  show: (found: FoundScreen, context: PageContext) => Promise<WallView>,
): Promise<Answer | null> {
  const found = await currentScreen(context);
  if (!found) return null;
  const own = { ...context, locale: screenLocale(found, context) };
  return found.screen.removed_at ? answer(showOff(found, own), 410) : answer(await show(found, own));
}

/** The wall of a joined screen. */
export const wallPage = (context: PageContext) => screenPage(context, showDay);

/**
 * The page with a code for a visitor without a session; once a parent has typed it, the wall. A code in the address, from the QR
 * link, asks to sign in first and makes no new code.
 */
export async function joinPage(context: PageContext): Promise<Answer | Response> {
  const { request, url } = context;
  if (url.searchParams.has("code")) return signInFirst(context);
  const joining = await readJoining(request);
  const found = joining && (await findJoining(joining));
  if (joining && found?.family) {
    const headers = new Headers();
    headers.append("Set-Cookie", await wallCookie.serialize(writeScreenToken(found.family, joining.token)));
    headers.append("Set-Cookie", await expire(joiningCookie));
    return redirect(WALL, { status: 303, headers });
  }
  if (found && joining) return answer(showJoin(joining, found.secondsLeft, context));
  try {
    const fresh = await makeCode(clientNetwork(request));
    const cookie: [string, string] = ["Set-Cookie", await joiningCookie.serialize(fresh)];
    return answer(showJoin(fresh, SCREEN_MAX.codeMinutes * 60, context), 200, [cookie]);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "limited") throw error;
    return answer(showBusy(context), 429, [["Retry-After", String(error.retryAfter ?? 1)]]);
  }
}

/** Deletes the cookie of a removed screen, so that it can be added again. */
export async function forgetScreen({ request }: Pick<PageContext, "request">): Promise<Response> {
  refuseForeign(request);
  return redirect(WALL, { status: 303, headers: { "Set-Cookie": await expire(wallCookie) } });
}

/** The page without its buttons. */
const NOT_ALLOWED = data(null, { status: 403 });

/** Errors of a tap on a page that was out of date: the page is shown again without a message. */
const isLate = (error: unknown) =>
  error instanceof DomainError && ["not-found", "conflict", "invalid"].includes(error.code);

/**
 * A tap on a screen, once however often it is sent. Visitors without a screen's cookie are redirected to `/wall`; 403 without
 * permission. A tap on a deleted thing shows the current page without an error.
 */
export async function tap(
  context: PageContext,
  may: (found: FoundScreen) => boolean,
  handle: (found: FoundScreen, fields: Record<string, unknown>) => Promise<unknown>,
): Promise<Answer | Response | typeof NOT_ALLOWED> {
  const { request, url } = context;
  refuseForeign(request);
  const form = await readForm(request);
  const found = await currentScreen(context);
  if (!found) return redirect(WALL, { status: 303 });
  if (found.screen.removed_at) return answer(showOff(found, { ...context, locale: screenLocale(found, context) }), 410);
  if (!may(found)) return NOT_ALLOWED;
  const scope = `screen:${found.screen.family_id}.${found.screen.id}`;
  const work = async () => {
    await handle(found, Object.fromEntries(form));
    return {};
  };
  try {
    await doOnce(scope, submissionKey(request, form), undefined, work);
  } catch (error) {
    if (!isLate(error)) throw error;
  }
  return redirect(url.pathname, { status: 303 });
}
