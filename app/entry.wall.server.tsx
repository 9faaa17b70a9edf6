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

interface Document {
  request: Request;
  status: number;
  headers: Headers;
  entry: EntryContext;
  nonce: string;
}

/** Tells a screen when something of its family changes; nobody else is told anything. */
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

/** A failure of ours, unless somebody who is signed in is told of it in their own frame. */
async function findFailure({ request, status }: Document): Promise<WallView | undefined> {
  if (status < 500 || ((await readSessionToken(request)) && !(await readWallToken(request)))) return undefined;
  return showFailed(pageContext({ request, context: {}, params: {} }));
}

/** Up to the next whole minute, when the clock of the page is to be another. */
const secondsLeft = () => 60 - new Date().getSeconds();

/**
 * The whole answer to who comes to the wall as a screen, or as nobody; `null` for all else, which the app's own frame shows
 * (docs/decisions/071-screens-by-cookie.md).
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
  const props = { view, nonce, isLite: await isLite(request), wait: secondsLeft() };
  return bufferedResponse(`<!DOCTYPE html>${renderToStaticMarkup(<WallDocument {...props} />)}`, { status, headers });
}
