import { ConnectionError, QueryTypes } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { Temporal } from "#app/domain/time/time.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { type CalendarRequest, writeCalendarText } from "#app/services/calendar/export.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { oneAtATime } from "#app/utils/one-at-a-time.server.ts";
import { runThread } from "#app/utils/thread.server.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { english } from "#app/words/english.server.ts";

/** A calendar with this many events and meals is written in a thread. */
const LARGE = 500;
/** Large calendars that may wait in this process. */
const MAX_WAITING = 8;

/** Input of the thread, which reads everything else from the database. */
export interface CalendarWork {
  familyId: number;
  asked: CalendarRequest;
  /** ISO 8601. */
  now: string;
}

let threadFile: URL | undefined;

/**
 * Sets the path of the built thread (`calendar-thread.server.ts`). Without it, every calendar is written in the main
 * thread.
 */
export function writeLargeCalendarsIn(file: URL | undefined): void {
  threadFile = file;
}

async function isLarge({ family }: FamilyScope): Promise<boolean> {
  const [row] = await sequelize.query<{ size: number }>(
    `SELECT (SELECT count(*) FROM (SELECT FROM events WHERE family_id = $1 LIMIT $2) e)::int
       + (SELECT count(*) FROM (SELECT FROM meals WHERE family_id = $1 LIMIT $2) m)::int AS size`,
    { bind: [family.id, LARGE], type: QueryTypes.SELECT },
  );
  return (row?.size ?? 0) >= LARGE;
}

const inTurn = oneAtATime(
  MAX_WAITING,
  () => new DomainError("limited", english(calendarWords, "largeCalendars"), undefined, 60),
);

/** The thread sends `null` if it cannot reach the database. */
function toBytes(message: Uint8Array<ArrayBuffer> | null): Buffer<ArrayBuffer> {
  if (!message) throw new ConnectionError(new Error("The database cannot be reached from a thread"));
  return Buffer.from(message.buffer);
}

/**
 * A calendar as text/calendar in UTF-8. Large ones are written in a thread, one at a time. @throws {DomainError}
 * limited, if too many wait
 */
export async function writeCalendar(
  actor: FamilyScope,
  asked: CalendarRequest,
  now: Temporal.Instant,
): Promise<Buffer<ArrayBuffer>> {
  const file = threadFile;
  if (file && (await isLarge(actor))) {
    const work: CalendarWork = { familyId: actor.family.id, asked, now: now.toString() };
    return inTurn(() => runThread(file, work, toBytes));
  }
  return Buffer.from(await writeCalendarText(actor, asked, now));
}
