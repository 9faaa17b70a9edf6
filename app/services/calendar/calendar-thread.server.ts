import { parentPort, workerData } from "node:worker_threads";
import { isDatabaseAway, sequelize } from "#app/db/database.server.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { Family } from "#app/models/people/family.server.ts";
import { writeCalendarText } from "#app/services/calendar/export.server.ts";
import type { CalendarWork } from "#app/services/calendar/large-calendars.server.ts";

/** The worker thread that writes one calendar and sends it back (docs/decisions/035-feeds-cached-by-each-process.md). */
async function main({ familyId, asked, now }: CalendarWork): Promise<void> {
  const family = await Family.findByPk(familyId, { rejectOnEmpty: true });
  const bytes = new TextEncoder().encode(await writeCalendarText({ family }, asked, Temporal.Instant.from(now)));
  await sequelize.close();
  parentPort?.postMessage(bytes, [bytes.buffer]);
}

main(workerData as CalendarWork).catch((error: unknown) => {
  if (!isDatabaseAway(error)) throw error;
  parentPort?.postMessage(null);
});
