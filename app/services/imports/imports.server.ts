import { Op } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import { CalendarImport, type ImportItem } from "#app/models/calendar/calendar-import.server.ts";
import type { Editor, FamilyScope } from "#app/services/actor.ts";
import { requireRoom, undoItems } from "#app/services/imports/apply.server.ts";
import { countRows } from "#app/services/imports/event-rows.server.ts";
import { alreadyImported, hoursFromNow, requirePreview, requireUndo } from "#app/services/imports/expiry.server.ts";
import { itemsOf, LARGE } from "#app/services/imports/import-items.server.ts";
import { importItems, isAbandoned } from "#app/services/imports/import-work.server.ts";
import type { SentFile } from "#app/services/imports/sent-file.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { requireMembers } from "#app/services/people/members.server.ts";
import {
  type EventType,
  IMPORT_DAYS,
  MAX_PREVIEWS,
  MAX_READING,
  PREVIEW_HOURS,
} from "#app/shared/calendar/constants.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";
import { calendarFileWords } from "#app/words/catalogues/calendar-file-words.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { english } from "#app/words/english.server.ts";

/** The life of an import: reading, preview, adding, undoing (docs/product/calendar-files.md, "Importing a file"). */

/** The most items that are added while the sender waits; more items are added in the background. */
const AT_ONCE = 500;

/** Whether a process is reading the file; the next reader takes over work without progress for a minute. */
const isUnderWay = ({ status, updated_at }: CalendarImport): boolean =>
  status === "reading" && !isAbandoned(updated_at);

/**
 * Makes room for a preview: deletes the oldest ones, except for files that are being read.
 * @throws {DomainError} 429 while too many files are being read
 */
async function makeRoom(family_id: number): Promise<void> {
  const previews = await CalendarImport.findAll({
    where: { family_id, status: ["reading", "ready", "failed"] },
    attributes: ["id", "status", "updated_at"],
    order: [["id", "DESC"]],
  });
  const reading = previews.filter(isUnderWay).length;
  if (reading >= MAX_READING) {
    const message = english(calendarFileWords, "file.busy", { count: MAX_READING });
    throw new DomainError("limited", message, "file", 10);
  }
  const old = previews.filter((row) => !isUnderWay(row)).slice(MAX_PREVIEWS - 1 - reading);
  await CalendarImport.destroy({ where: { family_id, id: old.map(({ id }) => id) } });
}

/**
 * Stores a file for its preview; `continueImport` reads it.
 * @throws {DomainError} 429 while too many files of the family are being read
 */
export function beginImport(
  actor: FamilyScope,
  file: SentFile,
  { member_ids, event_type }: { member_ids: number[]; event_type: EventType },
): Promise<CalendarImport> {
  return inTransaction(async (transaction) => {
    const family_id = actor.family.id;
    await lockFamily(actor, transaction);
    await requireMembers(
      actor,
      member_ids.map((id, index) => ({ id, field: `member_ids.${index}` })),
    );
    await makeRoom(family_id);
    return CalendarImport.create({
      family_id,
      file_name: file.name,
      content: file.content,
      all_events: file.events,
      member_ids: [...new Set(member_ids)],
      event_type,
      begun_at: new Date(),
      expires_at: hoursFromNow(PREVIEW_HOURS),
    });
  });
}

const isPreview = ({ status }: CalendarImport) => ["reading", "ready", "failed", "working"].includes(status);

/** An import of the family; 404 for anything else, 410 for an expired preview. */
export async function findImport({ family }: FamilyScope, id: number): Promise<CalendarImport> {
  const row = await CalendarImport.findOne({ where: { family_id: family.id, id }, attributes: { exclude: LARGE } });
  if (!row) throw notFound("Import");
  if (isPreview(row)) requirePreview(row);
  return row;
}

/** The imports of the last 30 days, newest first. */
export const listImports = ({ family }: FamilyScope): Promise<CalendarImport[]> =>
  CalendarImport.findAll({
    attributes: { exclude: LARGE },
    where: {
      family_id: family.id,
      created_at: { [Op.gt]: hoursFromNow(-24 * IMPORT_DAYS) },
      [Op.or]: [{ status: ["done", "undone"] }, { expires_at: { [Op.gt]: new Date() } }],
    },
    order: [["id", "DESC"]],
  });

/** Deletes a preview. @throws {DomainError} 409 once it was confirmed */
export function discardImport(actor: FamilyScope, id: number): Promise<void> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const row = await findImport(actor, id);
    if (!["reading", "ready", "failed"].includes(row.status)) {
      throw alreadyImported();
    }
    await row.destroy();
  });
}

const conflict = (text: string) => new DomainError("conflict", text);

/** The numbers of the items to import: those of `take`, else the ticked ones. @throws {DomainError} at `take.N` */
function chosen(items: readonly ImportItem[], take: readonly number[] | undefined): number[] {
  const byNumber = new Map(items.map((item) => [item.n, item]));
  if (!take) return items.filter(({ isTicked }) => isTicked).map(({ n }) => n);
  for (const [index, n] of take.entries()) {
    const item = byNumber.get(n);
    const canBe =
      item && item.state !== "same" && (item.isCancelled ? item.state === "changed" : item.parts.length > 0);
    if (!canBe)
      throw new DomainError(
        "invalid",
        english(calendarWords, "import.noEntry", { number: String(n) }),
        `take.${index}`,
      );
  }
  return [...new Set(take)];
}

/**
 * Confirms a preview. Adds at most `AT_ONCE` items itself; `continueImport` adds more. Confirming again changes nothing.
 * @throws {DomainError} 409 if the import failed, was undone, or is not read yet; 410 for an expired preview
 */
export function confirmImport(actor: Editor, id: number, take: readonly number[] | undefined): Promise<CalendarImport> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const row = await findImport(actor, id);
    if (row.status === "done" || row.status === "working") return row;
    if (row.status === "reading") throw conflict(english(calendarWords, "import.reading"));
    if (row.status !== "ready")
      throw conflict(english(calendarWords, row.status === "undone" ? "import.undone" : "import.failed"));
    const items = await itemsOf(row);
    const taken = chosen(items, take);
    const isTaken = new Set(taken);
    await requireRoom(
      actor,
      countRows(items.filter(({ n, state }) => isTaken.has(n) && state !== "changed").flatMap(({ parts }) => parts)),
    );
    if (taken.length > AT_ONCE) return row.update({ status: "working", take: taken, begun_at: new Date() });
    return row.update({ take: taken, ...(await importItems(actor, row, items, taken)) });
  });
}

/**
 * Undoes an import. Undoing again changes nothing.
 * @throws {DomainError} 409 unless the import is done, 410 after 30 days
 */
export function undoImport(actor: Editor, id: number): Promise<CalendarImport> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const row = await findImport(actor, id);
    if (row.status === "undone") return row;
    requireUndo(row, row.status === "done");
    const done = await undoItems(actor, row, new Date());
    const result = row.result && { ...row.result, ...done };
    return row.update({ status: "undone", result, before: null });
  });
}
