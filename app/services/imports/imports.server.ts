import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { Op } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import { CalendarFileError } from "#app/domain/calendar-file/components.ts";
import { decodeCalendar } from "#app/domain/calendar-file/decode.ts";
import { checkCalendar } from "#app/domain/calendar-file/read-calendar.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { CalendarImport } from "#app/models/calendar-import.server.ts";
import type { Editor, FamilyScope } from "#app/services/actor.ts";
import { noteImport } from "#app/services/calendar/noted-changes.server.ts";
import { applyItems, requireRoom, undoItems } from "#app/services/imports/apply.server.ts";
import { previewItems } from "#app/services/imports/classify.server.ts";
import { countRows } from "#app/services/imports/event-rows.server.ts";
import { readFile } from "#app/services/imports/read-file.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { requireMembers } from "#app/services/people/members.server.ts";
import { type EventType, IMPORT_DAYS, MAX_FILE_EVENTS, MAX_PREVIEWS, PREVIEW_HOURS } from "#app/utils/constants.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";

/** The life of an import: read, looked at, brought in, undone (docs/product/calendar-files.md, "Bringing in a file"). */

const compress = promisify(gzip);
const expand = promisify(gunzip);

const HOUR_MS = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

/** Work that has not got on for so long is nobody's any more: whoever looks next goes on with it. */
const ABANDONED_MS = 60_000;
/** Whoever sends something is told at once where it is done within this time. */
const WAITED_MS = 2_500;
const PROGRESS_MS = 500;
/** Items that are brought in while the sender waits; more of them are work that goes on by itself. */
const AT_ONCE = 500;

const FAILED = "Something went wrong on our side. Nothing was brought in.";

/** What is wrong with a file, at the field that holds it. */
function refusal(fileName: string, error: CalendarFileError): DomainError {
  const words: Record<string, string> = {
    "not a calendar": `“${fileName}” is not a calendar file.`,
    "cut off": `“${fileName}” is not a calendar file, or not all of one.`,
    "too many": `“${fileName}” has more events than Roost takes: ${MAX_FILE_EVENTS.toLocaleString("en")} at most.`,
  };
  return new DomainError("invalid", words[error.message] ?? error.message, "file");
}

/** A file as it was sent, checked as far as that takes no time. */
export interface SentFile {
  name: string;
  content: Buffer;
  events: number;
}

/** @throws {DomainError} at `file` for what is no calendar, not all of one, or has too many events */
export async function checkFile(name: string, bytes: Uint8Array): Promise<SentFile> {
  const fileName = [...name.replace(/[\p{Cc}\\/]/gu, "").trim()].slice(0, 200).join("") || "calendar.ics";
  try {
    const events = checkCalendar(decodeCalendar(bytes));
    return { name: fileName, content: (await compress(bytes)) as Buffer, events };
  } catch (error) {
    throw error instanceof CalendarFileError ? refusal(fileName, error) : error;
  }
}

/** Begins to look at a file: `continueImport` reads it. Of previews the oldest go. */
export function beginImport(
  actor: FamilyScope,
  file: SentFile,
  { member_ids, event_type }: { member_ids: number[]; event_type: EventType },
): Promise<CalendarImport> {
  return inTransaction(async () => {
    const family_id = actor.family.id;
    await requireMembers(
      actor,
      member_ids.map((id, index) => ({ id, field: `member_ids.${index}` })),
    );
    const open = { family_id, status: ["reading", "ready", "failed"] };
    const old = await CalendarImport.findAll({
      where: open,
      attributes: ["id"],
      order: [["id", "DESC"]],
      offset: MAX_PREVIEWS - 1,
    });
    await CalendarImport.destroy({ where: { family_id, id: old.map(({ id }) => id) } });
    return CalendarImport.create({
      family_id,
      file_name: file.name,
      content: file.content,
      all_events: file.events,
      member_ids: [...new Set(member_ids)],
      event_type,
      begun_at: new Date(),
      expires_at: later(PREVIEW_HOURS),
    });
  });
}

const isOver = ({ expires_at }: CalendarImport) => expires_at.getTime() <= Date.now();
const isPreview = ({ status }: CalendarImport) => ["reading", "ready", "failed", "working"].includes(status);

const previewGone = () => new DomainError("gone", "This look at a file is over. Choose the file again.");

/** An import of the family; 404 for anything else, 410 for a preview that is over. */
export async function findImport({ family }: FamilyScope, id: number): Promise<CalendarImport> {
  const row = await CalendarImport.findOne({ where: { family_id: family.id, id } });
  if (!row) throw notFound("Import");
  if (isPreview(row) && isOver(row)) throw previewGone();
  return row;
}

/** The imports of the last 30 days, newest first. */
export const listImports = ({ family }: FamilyScope): Promise<CalendarImport[]> =>
  CalendarImport.findAll({
    where: {
      family_id: family.id,
      created_at: { [Op.gt]: later(-24 * IMPORT_DAYS) },
      [Op.or]: [{ status: ["done", "undone"] }, { expires_at: { [Op.gt]: new Date() } }],
    },
    order: [["id", "DESC"]],
  });

/** Deletes a preview; 409 once it was confirmed. */
export function discardImport(actor: FamilyScope, id: number): Promise<void> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const row = await findImport(actor, id);
    if (!["reading", "ready", "failed"].includes(row.status)) {
      throw new DomainError("conflict", "This file was brought in already. Undo takes it out again.");
    }
    await row.destroy();
  });
}

/** Reads the file and says what becomes of each event. Ends when the preview is discarded. */
async function read(actor: FamilyScope, row: CalendarImport): Promise<void> {
  const where = { family_id: row.family_id, id: row.id, begun_at: row.begun_at, status: "reading" as const };
  let told = 0;
  let telling = Promise.resolve<unknown>(undefined);
  try {
    const text = decodeCalendar((await expand(row.content ?? Buffer.alloc(0))) as Buffer);
    const { time_zone: family } = actor.family;
    const calendar = await readFile({ text, family, year: Temporal.Now.plainDateISO("UTC").year }, (read_events) => {
      if (Date.now() - told < PROGRESS_MS) return;
      told = Date.now();
      telling = telling.then(() => CalendarImport.update({ read_events }, { where })).catch(() => undefined);
    });
    await telling;
    const items = await previewItems(actor, calendar.items);
    await CalendarImport.update(
      { status: "ready", items, program: calendar.program, content: null, read_events: row.all_events },
      { where },
    );
  } catch (error) {
    await telling;
    const isOfFile = error instanceof CalendarFileError;
    await CalendarImport.update(
      { status: "failed", error: isOfFile ? error.message : FAILED, content: null },
      { where },
    );
    if (!isOfFile) throw error;
  }
}

/** Brings in items, in the transaction of the caller; answers what the import then is. */
async function applied(actor: Editor, row: CalendarImport, take: readonly number[]) {
  const { result, undo } = await applyItems(actor, row, take, new Date());
  noteImport(actor, row.id, take.length);
  return { status: "done" as const, result, before: undo, expires_at: later(24 * IMPORT_DAYS) };
}

async function bringIn(actor: Editor, row: CalendarImport): Promise<void> {
  const where = { family_id: row.family_id, id: row.id, begun_at: row.begun_at, status: "working" as const };
  try {
    await inTransaction(async (transaction) => {
      await lockFamily(actor, transaction);
      const [count] = await CalendarImport.update(await applied(actor, row, row.take ?? []), { where });
      if (count === 0) throw new DomainError("conflict", "Another process brought this file in.");
    });
  } catch (error) {
    const said = error instanceof DomainError ? error.message : FAILED;
    await CalendarImport.update({ status: "failed", error: said }, { where });
    if (!(error instanceof DomainError)) throw error;
  }
}

/**
 * Does what is under way with an import, reading it or bringing it in, and comes back when that is done or after a few
 * seconds: then it goes on by itself. Never within a transaction. `goesOn` is told of what outlives the answer.
 */
export async function continueImport(
  actor: Editor,
  row: CalendarImport,
  goesOn: (work: Promise<void>) => void = () => undefined,
): Promise<void> {
  const work = row.status === "reading" ? read(actor, row) : row.status === "working" ? bringIn(actor, row) : null;
  if (!work) return;
  goesOn(work);
  await Promise.race([work, sleep(WAITED_MS)]);
}

/** Takes over work that its process has left; `null` where there is none. */
export async function takeOverImport(row: CalendarImport): Promise<CalendarImport | null> {
  const isUnderWay = row.status === "reading" || row.status === "working";
  if (!isUnderWay || Date.now() - row.updated_at.getTime() < ABANDONED_MS) return null;
  const [count, rows] = await CalendarImport.update(
    { begun_at: new Date() },
    { where: { family_id: row.family_id, id: row.id, begun_at: row.begun_at, status: row.status }, returning: true },
  );
  return count > 0 ? (rows[0] ?? null) : null;
}

const wrongTime = (text: string) => new DomainError("conflict", text);

/** Which items are taken: those that are named, else those that are ticked. @throws {DomainError} at `take.N` */
function chosen(row: CalendarImport, take: readonly number[] | undefined): number[] {
  const byNumber = new Map(row.items.map((item) => [item.n, item]));
  if (!take) return row.items.filter(({ isTicked }) => isTicked).map(({ n }) => n);
  for (const [index, n] of take.entries()) {
    const item = byNumber.get(n);
    const canBe =
      item && item.state !== "same" && (item.isCancelled ? item.state === "changed" : item.parts.length > 0);
    if (!canBe) throw new DomainError("invalid", `There is nothing to bring in under number ${n}`, `take.${index}`);
  }
  return [...new Set(take)];
}

/**
 * Confirms a preview: a few items are brought in at once, many by `continueImport`. Confirmed again it stays as it is.
 * @throws {DomainError} 409 where it failed, was undone, or is not read yet; 410 where it is over
 */
export function confirmImport(actor: Editor, id: number, take: readonly number[] | undefined): Promise<CalendarImport> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const row = await findImport(actor, id);
    if (row.status === "done" || row.status === "working") return row;
    if (row.status === "reading") throw wrongTime("This file is still being read.");
    if (row.status !== "ready")
      throw wrongTime(row.status === "undone" ? "This import was undone." : "This file could not be brought in.");
    const taken = chosen(row, take);
    const isTaken = new Set(taken);
    await requireRoom(
      actor,
      countRows(
        row.items.filter(({ n, state }) => isTaken.has(n) && state !== "changed").flatMap(({ parts }) => parts),
      ),
    );
    if (taken.length > AT_ONCE) return row.update({ status: "working", take: taken, begun_at: new Date() });
    return row.update({ take: taken, ...(await applied(actor, row, taken)) });
  });
}

/**
 * Takes out what an import brought in. Twice, it stays as it is.
 * @throws {DomainError} 409 where nothing was brought in, 410 after 30 days
 */
export function undoImport(actor: Editor, id: number): Promise<CalendarImport> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const row = await findImport(actor, id);
    if (row.status === "undone") return row;
    if (row.status !== "done") throw wrongTime("Nothing of this file was brought in.");
    if (isOver(row)) throw new DomainError("gone", `An import can be undone for ${IMPORT_DAYS} days.`);
    const done = await undoItems(actor, row, new Date());
    const result = row.result && { ...row.result, ...done };
    return row.update({ status: "undone", result, before: null });
  });
}
