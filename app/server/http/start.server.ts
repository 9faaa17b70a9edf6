import { config } from "#app/config/env.server.ts";
import { measureQueue } from "#app/db/jobs.server.ts";
import { shareDispatcher } from "#app/server/http/dispatcher.server.ts";
import { takeServer } from "#app/server/http/http-server.server.ts";
import { logger } from "#app/server/http/logger.server.ts";
import { beginWork, onStopping } from "#app/server/http/stopping.server.ts";
import { watchLoop } from "#app/server/http/watchdog.server.ts";
import watchdogThread from "#app/server/http/watchdog-thread.server.ts?thread";
import { makeListener } from "#app/server/routing/listener.server.ts";
import { warmUpSignIn } from "#app/server/session/identity-provider.server.ts";
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
import { enqueueSweep } from "#app/services/system/housekeeping.server.ts";
import { doJobs } from "#app/services/system/jobs.server.ts";
import { answerScrapes } from "#app/utils/metrics.server.ts";

const SWEEP_EVERY = 60 * 60 * 1000;
const LOOK_EVERY = 60 * 1000;
/** Milliseconds; later than the first pages. */
const FILL_AFTER = 10_000;

/** Enqueues a regular job. Every process does; the queue accepts one. */
const askForJobs = (ask: () => Promise<void>) =>
  ask().catch((error: unknown) => logger.warn({ err: String(error) }, "no job could be asked for"));

/**
 * Starts the parts of a server process besides pages: takes over remix-serve's server, starts the watchdog, and runs
 * jobs. Resolves when requests can be answered.
 */
export async function startServer(): Promise<void> {
  // Before the first request to another machine.
  shareDispatcher();
  takeServer(makeListener);
  watchLoop(watchdogThread);
  if (config().metrics) {
    answerScrapes();
    measureQueue();
  }
  onStopping(() => {
    const done = beginWork();
    closeStreams()
      .catch((error: unknown) => logger.warn({ err: String(error) }, "closing streams failed"))
      .finally(done);
  });
  writeLargeCalendarsIn(calendarThread);
  readFilesIn(fileThread);
  void warmUpSignIn();
  // At the first start, so that every process and backup has the same keys.
  pushKeys().catch((error: unknown) => logger.warn({ err: String(error) }, "no keys for notices could be made"));
  setInterval(() => askForJobs(() => forgetClockAhead(Date.now())), LOOK_EVERY).unref();
  setTimeout(() => askForJobs(enqueueScheduleExtension), FILL_AFTER).unref();
  setInterval(() => askForJobs(enqueueScheduleExtension), SWEEP_EVERY).unref();
  setInterval(() => askForJobs(enqueueSweep), SWEEP_EVERY).unref();
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

  // Before the first request, because a restored backup may hold families and accounts that are due for deletion.
  await doDepartures().catch((error: unknown) => logger.warn({ err: String(error) }, "departures failed"));
}
