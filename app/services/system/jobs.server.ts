import { type Hosting, startJobs } from "#app/db/jobs.server.ts";
import type { Report } from "#app/services/notices/deliver.server.ts";
import { doFamilyJobs, extendSchedules, runDueJobs } from "#app/services/notices/family-jobs.server.ts";
import { deliverTest } from "#app/services/notices/test-notice.server.ts";
import { sendAccountMail } from "#app/services/people/account-mails.server.ts";
import { doDepartures } from "#app/services/people/departures.server.ts";
import { refreshDue } from "#app/services/subscriptions/refresh.server.ts";
import { runSweep } from "#app/services/system/housekeeping.server.ts";

export const doJobs = (hosting: Hosting, report: Report): void =>
  startJobs(
    {
      due: { batch: 200, abreast: 2, handle: (jobs) => runDueJobs(jobs, Date.now, report) },
      // Few at once: a batch that takes longer than its queue allows would be done twice.
      family: { batch: 10, abreast: 1, handle: (jobs) => doFamilyJobs(jobs, Date.now, report) },
      fill: { batch: 1, abreast: 1, handle: () => extendSchedules(Date.now()) },
      test: {
        batch: 1,
        abreast: 1,
        handle: async (jobs) => {
          for (const job of jobs) await deliverTest(job);
        },
      },
      sweep: { batch: 1, abreast: 1, handle: runSweep },
      departures: { batch: 1, abreast: 1, handle: doDepartures },
      "account-mail": { batch: 1, abreast: 2, handle: sendAccountMail },
      "refresh-calendars": { batch: 1, abreast: 1, handle: () => refreshDue(hosting.onError) },
    },
    hosting,
  );
