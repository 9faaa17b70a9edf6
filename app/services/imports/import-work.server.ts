import { setTimeout as sleep } from "node:timers/promises";
import { inTransaction } from "#app/db/database.server.ts";
import { CalendarFileError } from "#app/domain/calendar-file/components.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { CalendarImport, type ImportItem } from "#app/models/calendar/calendar-import.server.ts";
import type { Editor, FamilyScope } from "#app/services/actor.ts";
import { noteImport } from "#app/services/calendar/record-change.server.ts";
import { applyItems } from "#app/services/imports/apply.server.ts";
import { previewItems } from "#app/services/imports/classify.server.ts";
import { undoUntil } from "#app/services/imports/expiry.server.ts";
import { itemsOf } from "#app/services/imports/import-items.server.ts";
import { readFile } from "#app/services/imports/read-file.server.ts";
import { fileProblem, textOfFile } from "#app/services/imports/sent-file.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { writeLines } from "#app/utils/yielding.server.ts";
import { calendarFileWords } from "#app/words/catalogues/calendar-file-words.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { english } from "#app/words/english.server.ts";
import { type Note, note, writeNotes } from "#app/words/note.server.ts";

/** Background work of an import, in any process: reading its file and adding its events. */

/** Work without progress for this time is abandoned: the next reader of the import takes it over. */
const ABANDONED_MS = 60_000;
/** The sender gets the result at once if the work ends within this time. */
const WAITED_MS = 2_500;
const PROGRESS_MS = 500;
const FAILED = note(calendarFileWords, "file.failed");

/** The columns of an import that failed. */
const failedBy = (problem: Note) => ({
  status: "failed" as const,
  error: writeNotes(calendarFileWords, [problem], "en"),
  error_note: problem,
});

/** Reads the file and stores the preview of its events. Stores nothing once the preview was discarded. */
async function read(actor: FamilyScope, row: CalendarImport): Promise<void> {
  const where = { family_id: row.family_id, id: row.id, begun_at: row.begun_at, status: "reading" as const };
  let told = 0;
  let telling = Promise.resolve<unknown>(undefined);
  try {
    const text = row.content ? await textOfFile(row.content) : "";
    const { time_zone: family } = actor.family;
    const calendar = await readFile({ text, family, year: Temporal.Now.plainDateISO("UTC").year }, (read_events) => {
      if (Date.now() - told < PROGRESS_MS) return;
      told = Date.now();
      telling = telling.then(() => CalendarImport.update({ read_events }, { where })).catch(() => undefined);
    });
    await telling;
    const items = await writeLines(await previewItems(actor, calendar.items));
    await CalendarImport.update(
      { status: "ready", items, program: calendar.program, content: null, read_events: row.all_events },
      { where },
    );
  } catch (error) {
    await telling;
    const isOfFile = error instanceof CalendarFileError;
    await CalendarImport.update(
      { ...failedBy(isOfFile ? fileProblem(row.file_name, error) : FAILED), content: null },
      { where },
    );
    if (!isOfFile) throw error;
  }
}

/** Applies items in the caller's transaction. Returns the new columns of the import. */
export async function importItems(
  actor: Editor,
  row: CalendarImport,
  items: readonly ImportItem[],
  take: readonly number[],
) {
  const { result, undo } = await applyItems(actor, row, items, take, new Date());
  noteImport(actor, row.id, take.length);
  return {
    status: "done" as const,
    result,
    before: await writeLines(undo),
    expires_at: undoUntil(),
  };
}

async function addItems(actor: Editor, row: CalendarImport): Promise<void> {
  const where = { family_id: row.family_id, id: row.id, begun_at: row.begun_at, status: "working" as const };
  try {
    await inTransaction(async (transaction) => {
      await lockFamily(actor, transaction);
      const [count] = await CalendarImport.update(await importItems(actor, row, await itemsOf(row), row.take ?? []), {
        where,
      });
      if (count === 0) throw new DomainError("conflict", english(calendarWords, "import.again"));
    });
  } catch (error) {
    const failed =
      error instanceof DomainError
        ? { status: "failed" as const, error: error.message, error_note: null }
        : failedBy(FAILED);
    await CalendarImport.update(failed, { where });
    if (!(error instanceof DomainError)) throw error;
  }
}

/**
 * Reads an import's file or adds its events. Returns when the work ends, or after `WAITED_MS`: then the work continues
 * in the background. Do not call inside a transaction. `track` receives the work, which may outlive the response.
 */
export async function continueImport(
  actor: Editor,
  row: CalendarImport,
  track: (work: Promise<void>) => void = () => undefined,
): Promise<void> {
  const work = row.status === "reading" ? read(actor, row) : row.status === "working" ? addItems(actor, row) : null;
  if (!work) return;
  track(work);
  await Promise.race([work, sleep(WAITED_MS)]);
}

/** Whether work with its last progress at `updatedAt` was abandoned by its process. */
export const isAbandoned = (updatedAt: Date): boolean =>
  // A row updated later than now was updated while the clock was ahead.
  Math.abs(Date.now() - updatedAt.getTime()) >= ABANDONED_MS;

/** Takes over abandoned work; `null` if the work is not abandoned, or another process took it over. */
export async function takeOverImport(row: CalendarImport): Promise<CalendarImport | null> {
  const isUnderWay = row.status === "reading" || row.status === "working";
  if (!isUnderWay || !isAbandoned(row.updated_at)) return null;
  const [count, rows] = await CalendarImport.update(
    { begun_at: new Date() },
    { where: { family_id: row.family_id, id: row.id, begun_at: row.begun_at, status: row.status }, returning: true },
  );
  return count > 0 ? (rows[0] ?? null) : null;
}
