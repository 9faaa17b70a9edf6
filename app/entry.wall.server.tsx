import type { EntryContext } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import { WallDocument } from "#app/components/wall/wall-document.tsx";
import { showFailed } from "#app/pages/wall/wall.server.ts";
import { currentScreen } from "#app/pages/wall/wall-visit.server.ts";
import type { WallView } from "#app/presenters/wall/wall-view.ts";
import { toErrorResponse } from "#app/server/error-response.server.ts";
import { bufferedResponse } from "#app/server/http/buffered-body.ts";
import { documentHeaders, isWall } from "#app/server/http/security-headers.server.ts";
import { STREAM_HEADERS } from "#app/server/http/stream-headers.ts";
import { isLite, readSessionToken, readWallToken } from "#app/server/session/cookies.server.ts";
import { pageContext } from "#app/server/session/request-user.server.ts";
import { openStream } from "#app/services/live/hub.server.ts";
import { settingsRevision } from "#app/services/wall/screen-visits.server.ts";
import { languageOf } from "#app/words/languages.ts";

interface Document {
  request: Request;
  status: number;
  headers: Headers;
  entry: EntryContext;
  nonce: string;
}

/** The live updates of a wall screen. Answers others with 204, after which an EventSource does not reconnect. */
async function answerListening(request: Request): Promise<Response> {
  const found = await currentScreen({ request });
  if (!found || found.screen.removed_at) return new Response(null, { status: 204 });
  if (request.method === "HEAD") return new Response(null, { headers: STREAM_HEADERS });
  const { family, screen } = found;
  const stream = await openStream({
    family,
    user: null,
    tokenHash: screen.token_hash,
    after: null,
    show: null,
    settings: settingsRevision(screen),
  });
  return new Response(stream, { headers: STREAM_HEADERS });
}

/** The error page of a wall screen, unless a signed-in user sees the error in the app's frame. */
async function findFailure({ request, status }: Document): Promise<WallView | undefined> {
  if (status < 500 || ((await readSessionToken(request)) && !(await readWallToken(request)))) return undefined;
  return showFailed(pageContext({ request, context: {}, params: {} }));
}

/** Seconds until the next whole minute, when the displayed time changes. */
const secondsLeft = () => 60 - new Date().getSeconds();

/**
 * The response to a wall screen, or to a visitor of the wall without a session; `null` for all other requests, which
 * the app's own document answers (docs/decisions/071-screens-by-cookie.md).
 */
export async function answerWall(document: Document): Promise<Response | null> {
  const { request, status, headers, entry, nonce } = document;
  const { pathname } = new URL(request.url);
  if (!isWall(pathname)) return null;
  const { loaderData, errors } = entry.staticHandlerContext;
  const shown = Object.values(loaderData).find((data): data is { wall: WallView } => data?.wall !== undefined)?.wall;
  const view = errors ? await findFailure(document) : shown;
  if (!view) return null;
  if (view.kind === "live") {
    return answerListening(request).catch((error: unknown) => {
      const { status: refused, retryAfter } = toErrorResponse(error);
      return new Response(null, { status: refused, headers: retryAfter ? { "Retry-After": String(retryAfter) } : {} });
    });
  }
  for (const [name, value] of documentHeaders(nonce, pathname)) headers.append(name, value);
  headers.set("Content-Language", languageOf(view.locale) ?? "en");
  const props = { view, nonce, isLite: await isLite(request), wait: secondsLeft() };
  return bufferedResponse(`<!DOCTYPE html>${renderToStaticMarkup(<WallDocument {...props} />)}`, { status, headers });
}
