import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { reportUnexpected } from "#app/http/error-response.server.ts";
import { logger } from "#app/http/server/logger.server.ts";
import { documentHeaders } from "#app/http/server/security-headers.server.ts";
import { watchServer } from "#app/http/server/server-events.server.ts";
import { warmUpSignIn } from "#app/http/session/identity-provider.server.ts";
import { sweep } from "#app/services/system/housekeeping.server.ts";
import { NonceContext } from "#app/view/nonce.ts";

const RENDER_WITHIN = 10_000;
const SWEEP_EVERY = 60 * 60 * 1000;

watchServer();
void warmUpSignIn();
setInterval(() => {
  sweep().catch((error: unknown) => logger.warn({ err: String(error) }, "sweeping failed"));
}, SWEEP_EVERY).unref();

/** Renders the whole page and sends it at once: nothing in it needs script to become visible. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const nonce = randomBytes(16).toString("base64url");
  return new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={context} url={request.url} nonce={nonce} abortDelay={RENDER_WITHIN} />
      </NonceContext.Provider>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer);
          for (const [name, value] of documentHeaders(nonce)) headers.append(name, value);
          // One chunk, since Remix flushes the compression after each: many small ones grow a page by two thirds.
          resolve(text(pipe(new PassThrough())).then((html) => new Response(html, { status, headers })));
        },
        onShellError: reject,
        onError: reportUnexpected,
      },
    );
    const timer = setTimeout(abort, RENDER_WITHIN);
  });
}

export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted) reportUnexpected(error);
}
