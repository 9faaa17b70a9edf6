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
import { askForSweep } from "#app/services/system/housekeeping.server.ts";
import { doJobs } from "#app/services/system/jobs.server.ts";

const SWEEP_EVERY = 60 * 60 * 1000;
const LOOK_EVERY = 60 * 1000;
/** Not while the first pages are answered. */
const FILL_AFTER = 10_000;

/** Enqueues a job that is due from time to time. Every process asks, and the queue takes one job. */
const askForJobs = (ask: () => Promise<void>) =>
  ask().catch((error: unknown) => logger.warn({ err: String(error) }, "no job could be asked for"));

/**
 * Starts what a process of the server does besides rendering pages: it takes remix-serve's server, watches the event
 * loop, and runs jobs. Resolves when the first request may come.
 */
export async function startServer(): Promise<void> {
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
}
