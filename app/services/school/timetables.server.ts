import { readModels } from "#app/db/batched-reads.server.ts";
import { inTransaction } from "#app/db/database.server.ts";
import type { Calendar, Cell } from "#app/domain/school/school-days.ts";
import { dayOfIso, toInstant } from "#app/domain/time/time.ts";
import { Timetable } from "#app/models/school/timetable.server.ts";
import { TimetableCell } from "#app/models/school/timetable-cell.server.ts";
import { TimetableRow } from "#app/models/school/timetable-row.server.ts";
import type { NewTimetable } from "#app/schemas/school/school.ts";
import type { Editor, FamilyScope } from "#app/services/actor.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { accountName, findMember } from "#app/services/people/members.server.ts";
import { nameSubjects } from "#app/services/school/subjects.server.ts";
import { type OverHoliday, SCHOOL_MAX } from "#app/shared/school/constants.ts";
import { DomainError, notFound, StaleError } from "#app/utils/domain-error.ts";
import { pick } from "#app/utils/pick.ts";
import { rowVersion } from "#app/utils/row-version.ts";
import { schoolWords } from "#app/words/catalogues/school-words.ts";
import { english } from "#app/words/english.server.ts";

export type Lesson = Cell & { subject: number };

/** A timetable with its rows, lessons and settings. */
export interface WholeTimetable {
  timetable: Timetable;
  rows: TimetableRow[];
  /** Input of `dayAt` and the other rules of the domain. */
  calendar: Calendar<Lesson>;
}

const toCalendar = (timetable: Timetable, cells: readonly TimetableCell[]): Calendar<Lesson> => ({
  member: timetable.member_id,
  weeks: timetable.weeks,
  anchor: dayOfIso(timetable.anchor_monday),
  over: timetable.over_holiday,
  cells: cells
    .filter(({ member_id }) => member_id === timetable.member_id)
    .map(({ week, weekday, position, subject_id }) => ({ week, weekday, position, subject: subject_id })),
});

/** The timetables of a family in the order of its members, or of one member. */
export async function readTimetables(familyId: number, member?: number): Promise<WholeTimetable[]> {
  const [whose, values] = member === undefined ? ["", []] : ["AND member_id = $2", [member]];
  const [timetables, rows, cells] = await Promise.all([
    readModels(familyId, Timetable, `${whose} ORDER BY member_id`, values),
    readModels(familyId, TimetableRow, `${whose} ORDER BY member_id, position`, values),
    readModels(familyId, TimetableCell, `${whose} ORDER BY member_id, week, weekday, position`, values),
  ]);
  return timetables.map((timetable) => ({
    timetable,
    rows: rows.filter(({ member_id }) => member_id === timetable.member_id),
    calendar: toCalendar(timetable, cells),
  }));
}

/** A member's timetable. Throws 404 if they have none. */
export async function findTimetable({ family }: FamilyScope, member: number): Promise<WholeTimetable> {
  const [found] = await readTimetables(family.id, member);
  if (!found) throw notFound("Timetable");
  return found;
}

/**
 * Throws if another user has saved the timetable since the form was read (docs/product/school.md, "Entering a week").
 */
async function refuseStale({ family }: Editor, read: string | null | undefined, stored: Timetable | null) {
  if (read === undefined || read === (stored && rowVersion(stored))) return;
  if (!stored) throw new StaleError(english(schoolWords, "timetableGone"), null);
  const name = (await accountName(family, stored.changed_by)) ?? english(schoolWords, "someone");
  const at = toInstant(stored.updated_at).toZonedDateTimeISO(family.time_zone).toPlainTime();
  const hour = at.toString({ smallestUnit: "minute" });
  throw new StaleError(english(schoolWords, "changedMeanwhile", { name, time: hour }), stored);
}

const COLUMNS = ["weeks", "anchor_monday", "over_holiday", "home_at"] as const;

/**
 * Saves a member's whole timetable, and adds its new subjects. @throws {DomainError} 409 if another user has saved it
 * meanwhile, or if the family has too many subjects
 */
export function saveTimetable(actor: Editor, member: number, input: NewTimetable): Promise<WholeTimetable> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    await findMember(actor, member);
    const key = { family_id: actor.family.id, member_id: member };
    const stored = await Timetable.findOne({ where: key });
    await refuseStale(actor, input.updated_at, stored);
    if (input.rows.length > SCHOOL_MAX.rows) {
      throw new DomainError("conflict", english(schoolWords, "mostRows", { max: SCHOOL_MAX.rows }));
    }
    const subject = await nameSubjects(
      actor,
      input.cells.map(({ name }) => name),
    );
    const timetable = stored ?? Timetable.build({ ...key, ...pick(input, COLUMNS) });
    timetable.set({ ...pick(input, COLUMNS), changed_by: actor.user?.id ?? null });
    // `updated_at` is the version of the timetable with its lessons.
    timetable.changed("updated_at", true);
    await timetable.save();
    // The foreign key deletes the cells, too.
    await TimetableRow.destroy({ where: key });
    await TimetableRow.bulkCreate(input.rows.map((row, index) => ({ ...key, ...row, position: index + 1 })));
    await TimetableCell.bulkCreate(
      input.cells.map(({ name, ...cell }) => ({ ...key, ...cell, subject_id: subject(name) })),
    );
    return findTimetable(actor, member);
  });
}

/** Deletes a member's timetable; subjects stay. */
export function removeTimetable(actor: Editor, member: number): Promise<void> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    await (await findTimetable(actor, member)).timetable.destroy();
  });
}

/**
 * For all timetables with two weeks: sets a week with the letter A (`anchor`), and whether letters alternate during
 * holidays.
 */
export function setLetters(actor: Editor, anchor: string, over: OverHoliday): Promise<void> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    for (const timetable of await Timetable.findAll({ where: { family_id: actor.family.id, weeks: 2 } })) {
      await timetable.update({ anchor_monday: anchor, over_holiday: over, changed_by: actor.user?.id ?? null });
    }
  });
}
