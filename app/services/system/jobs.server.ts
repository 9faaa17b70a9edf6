import { type Hosting, startJobs } from "#app/db/jobs.server.ts";
import { sendAccountMail } from "#app/services/people/account-mails.server.ts";
import { doDepartures } from "#app/services/people/departures.server.ts";
import { refreshDue } from "#app/services/subscriptions/refresh.server.ts";
import { sweepAsAsked } from "#app/services/system/housekeeping.server.ts";

/** Has this process do the jobs of every queue. */
export const doJobs = (hosting: Hosting): void =>
  startJobs(
    {
      sweep: { batch: 1, abreast: 1, handle: sweepAsAsked },
      departures: { batch: 1, abreast: 1, handle: doDepartures },
      "account-mail": { batch: 1, abreast: 2, handle: sendAccountMail },
      "refresh-calendars": { batch: 1, abreast: 1, handle: () => refreshDue(hosting.onError) },
    },
    hosting,
  );
