import type { EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { PageFormContext } from "#app/components/consent/page-form.tsx";
import { answerWall } from "#app/entry.wall.server.tsx";
import { reportUnexpected } from "#app/server/error-response.server.ts";
import { bufferedResponse } from "#app/server/http/buffered-body.ts";
import { shareDispatcher } from "#app/server/http/dispatcher.server.ts";
import { takeServer } from "#app/server/http/http-server.server.ts";
import { logger } from "#app/server/http/logger.server.ts";
import { newNonce } from "#app/server/http/random-ids.server.ts";
import { documentHeaders } from "#app/server/http/security-headers.server.ts";
import { beginWork, onStopping } from "#app/server/http/stopping.server.ts";
import { watchLoop } from "#app/server/http/watchdog.server.ts";
import watchdogThread from "#app/server/http/watchdog-thread.server.ts?thread";
import { makeListener } from "#app/server/routing/listener.server.ts";
import { readSessionToken } from "#app/server/session/cookies.server.ts";
import { warmUpSignIn } from "#app/server/session/identity-provider.server.ts";
import { markAnswer } from "#app/server/session/request-user.server.ts";
import calendarThread from "#app/services/calendar/calendar-thread.server.ts?thread";
import { writeLargeCalendarsIn } from "#app/services/calendar/large-calendars.server.ts";
import fileThread from "#app/services/imports/file-thread.server.ts?thread";
import { readFilesIn } from "#app/services/imports/read-file.server.ts";
import { closeStreams } from "#app/services/live/hub.server.ts";
import { enqueueScheduleExtension } from "#app/services/notices/family-jobs.server.ts";
import { pushKeys } from "#app/services/notices/push-keys.server.ts";
import { askForDepartures, doDepartures } from "#app/services/people/departures.server.ts";
import { askForRefresh } from "#app/services/subscriptions/refresh.server.ts";
import { forgetClockAhead } from "#app/services/system/clock-ahead.server.ts";
import { askForSweep } from "#app/services/system/housekeeping.server.ts";
import { doJobs } from "#app/services/system/jobs.server.ts";
import { escapeScript } from "#app/utils/escape-html.ts";
import { NonceContext } from "#app/view/nonce.ts";

const SWEEP_EVERY = 60 * 60 * 1000;
const LOOK_EVERY = 60 * 1000;
/** Not while the first pages are answered. */
const FILL_AFTER = 10_000;

// Before the first request to another machine.
shareDispatcher();
takeServer(makeListener);
watchLoop(watchdogThread);
onStopping(() => {
  const done = beginWork();
  closeStreams()
    .catch((error: unknown) => logger.warn({ err: String(error) }, "closing streams failed"))
    .finally(done);
});
writeLargeCalendarsIn(calendarThread);
readFilesIn(fileThread);
void warmUpSignIn();
// Made at the first start, so that every process and backup has the same.
pushKeys().catch((error: unknown) => logger.warn({ err: String(error) }, "no keys for notices could be made"));
/** What runs now and then asks for its jobs, in whatever process. */
const askForJobs = (ask: () => Promise<void>) =>
  ask().catch((error: unknown) => logger.warn({ err: String(error) }, "no job could be asked for"));
setInterval(() => askForJobs(() => forgetClockAhead(Date.now())), LOOK_EVERY).unref();
setTimeout(() => askForJobs(enqueueScheduleExtension), FILL_AFTER).unref();
setInterval(() => askForJobs(enqueueScheduleExtension), SWEEP_EVERY).unref();
setInterval(() => askForJobs(askForSweep), SWEEP_EVERY).unref();
setInterval(() => askForJobs(askForDepartures), LOOK_EVERY).unref();
setInterval(() => askForJobs(askForRefresh), LOOK_EVERY).unref();
doJobs(
  {
    beginWork,
    onStopping,
    onError: (error) => logger.warn({ err: String((error as Error).message) }, "a job failed"),
  },
  (what, message) => logger.warn(what, message),
);

// Before the first request: a backup that was put back may hold what should have gone meanwhile.
await doDepartures().catch((error: unknown) => logger.warn({ err: String(error) }, "departures failed"));

/** The scripts that hand the loaders' data over to the browser, as Remix's own component writes them. */
function handOffScripts(data: string, nonce: string): string {
  const call = (method: string, argument = "") =>
    `<script nonce="${nonce}">window.__remixContext.streamController.${method}(${argument});</script>`;
  return call("enqueue", escapeScript(JSON.stringify(data))) + call("close");
}

/**
 * Renders a whole page and sends it in one piece: nothing in it waits for script to become visible, and compression is
 * flushed once. As a string, since React's streams write NUL bytes where a character of several bytes crosses the
 * end of their buffer, which a form would then save (docs/decisions/027-pages-as-strings.md).
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, entry: EntryContext) {
  const nonce = newNonce();
  const wall = await answerWall({ request, status, headers, entry, nonce });
  if (wall) return wall;
  const stream = entry.serverHandoffStream;
  const data = stream ? await new Response(stream).text() : "";
  // With the stream, Remix would suspend the render to read it.
  entry.serverHandoffStream = undefined;
  // Most public pages look nobody up: without a cookie it is nobody all the same.
  if ((await readSessionToken(request)) === null) markAnswer(null);
  const html = renderToString(
    <NonceContext.Provider value={nonce}>
      <PageFormContext.Provider value={{}}>
        <RemixServer context={entry} url={request.url} nonce={nonce} />
      </PageFormContext.Provider>
    </NonceContext.Provider>,
  );
  // A page without script is handed nothing.
  const scripts = data && entry.renderMeta?.didRenderScripts ? handOffScripts(data, nonce) : "";
  const end = html.lastIndexOf("</body>");
  const page = `<!DOCTYPE html>${html.slice(0, end)}${scripts}${html.slice(end)}`;
  for (const [name, value] of documentHeaders(nonce, new URL(request.url).pathname)) headers.append(name, value);
  return bufferedResponse(page, { status, headers });
}

/** What script asks for is kept by nobody: someone else may use this browser next (docs/product/pages.md, "What browsers keep"). */
export function handleDataRequest(response: Response): Response {
  response.headers.set("Cache-Control", "private, no-store");
  response.headers.append("Vary", "Cookie");
  return response;
}

/** A request that was refused (a method that a page does not take) is in the access log, and no failure of ours. */
const isClientError = (error: unknown) => isRouteErrorResponse(error) && error.status < 500;

export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted && !isClientError(error)) reportUnexpected(error);
}
