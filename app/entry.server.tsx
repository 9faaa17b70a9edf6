import type { EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { PageFormContext } from "#app/components/consent/page-form.tsx";
import type { RootData } from "#app/components/shell/root-data.ts";
import { answerWall } from "#app/entry.wall.server.tsx";
import { reportUnexpected } from "#app/server/error-response.server.ts";
import { bufferedResponse } from "#app/server/http/buffered-body.ts";
import { newNonce } from "#app/server/http/random-ids.server.ts";
import { documentHeaders } from "#app/server/http/security-headers.server.ts";
import { startServer } from "#app/server/http/start.server.ts";
import { readSessionToken } from "#app/server/session/cookies.server.ts";
import { markAnswer } from "#app/server/session/request-user.server.ts";
import { NonceContext } from "#app/shared/nonce.ts";
import { escapeScript } from "#app/utils/escape-html.ts";

await startServer();

/** The scripts that hand the loaders' data to the browser, equal to those of Remix's own component. */
function handOffScripts(data: string, nonce: string): string {
  const call = (method: string, argument = "") =>
    `<script nonce="${nonce}">window.__remixContext.streamController.${method}(${argument});</script>`;
  return call("enqueue", escapeScript(JSON.stringify(data))) + call("close");
}

/** Flags of Remix that its scripts in a browser do not read, or take as false when absent. */
const FLAGS_OF_SERVER = /,"(?:v3_throwAbortReason|v3_routeConfig|unstable_optimizeDeps|isSpaMode)":\w+/g;

/**
 * Renders a whole page and sends it in one piece, so that nothing in it waits for script to become visible, and
 * compression is flushed once. As a string, because React's streams write NUL bytes where a multi-byte character
 * crosses the end of their buffer, which a form would then save (docs/decisions/027-pages-as-strings.md).
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, entry: EntryContext) {
  const nonce = newNonce();
  const wall = await answerWall({ request, status, headers, entry, nonce });
  if (wall) return wall;
  const stream = entry.serverHandoffStream;
  const data = stream ? await new Response(stream).text() : "";
  // With the stream, Remix would suspend the render to read it.
  entry.serverHandoffStream = undefined;
  entry.serverHandoffString = entry.serverHandoffString?.replace(FLAGS_OF_SERVER, "") ?? "";
  // A public page without a session cookie reads no session, so its headers are set here.
  if ((await readSessionToken(request)) === null) markAnswer(null);
  const html = renderToString(
    <NonceContext.Provider value={nonce}>
      <PageFormContext.Provider value={{}}>
        <RemixServer context={entry} url={request.url} nonce={nonce} />
      </PageFormContext.Provider>
    </NonceContext.Provider>,
  );
  // Without script the hand-off is left out.
  const scripts = data && entry.renderMeta?.didRenderScripts ? handOffScripts(data, nonce) : "";
  const end = html.lastIndexOf("</body>");
  const page = `<!DOCTYPE html>${html.slice(0, end)}${scripts}${html.slice(end)}`;
  for (const [name, value] of documentHeaders(nonce, new URL(request.url).pathname)) headers.append(name, value);
  const root = entry.staticHandlerContext.loaderData.root as RootData | undefined;
  headers.set("Content-Language", root?.language ?? "en");
  return bufferedResponse(page, { status, headers });
}

/**
 * Browsers do not store data responses, because the next user of the browser may be another one (docs/product/pages.md,
 * "What browsers keep").
 */
export function handleDataRequest(response: Response): Response {
  response.headers.set("Cache-Control", "private, no-store");
  response.headers.append("Vary", "Cookie");
  return response;
}

/**
 * A refused request (for example a method that a page does not support) is in the access log and is no error of ours.
 */
const isClientError = (error: unknown) => isRouteErrorResponse(error) && error.status < 500;

export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted && !isClientError(error)) reportUnexpected(error);
}
