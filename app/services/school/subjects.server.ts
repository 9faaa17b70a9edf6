import { inTransaction } from "#app/db/database.server.ts";
import { Subject } from "#app/models/school/subject.server.ts";
import { TimetableCell } from "#app/models/school/timetable-cell.server.ts";
import type { NewSubject, SubjectChange } from "#app/schemas/school/school.ts";
import type { Editor, FamilyScope } from "#app/services/actor.ts";
import { findRow } from "#app/services/find-row.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { nextColor } from "#app/shared/people/palette.ts";
import { SCHOOL_MAX } from "#app/shared/school/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { schoolWords } from "#app/words/catalogues/school-words.ts";
import { english } from "#app/words/english.server.ts";

/** The family's subjects, oldest first. */
export const listSubjects = ({ family }: FamilyScope): Promise<Subject[]> =>
  Subject.findAll({ where: { family_id: family.id }, order: ["id"] });

/** @throws {DomainError} 404 for a subject that is not the family’s */
export const findSubject = (actor: FamilyScope, id: number): Promise<Subject> => findRow(Subject, actor, id, "Subject");

/** The number of lessons of a subject in all timetables. */
export const countLessons = ({ family }: FamilyScope, subject: Subject): Promise<number> =>
  TimetableCell.count({ where: { family_id: family.id, subject_id: subject.id } });

/** Names that are equal in lower case are one subject. */
const folded = (name: string) => name.toLowerCase();

const requireRoom = (count: number) => {
  if (count <= SCHOOL_MAX.subjects) return;
  throw new DomainError("conflict", english(schoolWords, "mostSubjects", { max: SCHOOL_MAX.subjects }));
};

function requireOwnName(subjects: readonly Subject[], name: string, own?: number): void {
  const same = subjects.find((one) => one.id !== own && folded(one.name) === folded(name));
  if (same) throw new DomainError("conflict", english(schoolWords, "sameSubject", { name: same.name }), "name");
}

/** Adds a subject. @throws {DomainError} 409 when the family is full, or another subject has the name */
export function addSubject(actor: Editor, { color, ...input }: NewSubject): Promise<Subject> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const subjects = await listSubjects(actor);
    requireRoom(subjects.length + 1);
    requireOwnName(subjects, input.name);
    const taken = subjects.map((one) => one.color);
    return Subject.create({ family_id: actor.family.id, ...input, color: color ?? nextColor(taken) });
  });
}

/** Changes the given fields. @throws {DomainError} 409 if another subject has the name */
export function changeSubject(actor: Editor, id: number, change: SubjectChange): Promise<Subject> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const subject = await findSubject(actor, id);
    if (change.name !== undefined) requireOwnName(await listSubjects(actor), change.name, id);
    return subject.update(Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)));
  });
}

/** Deletes a subject; its lessons become empty. */
export function removeSubject(actor: Editor, id: number): Promise<void> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    await (await findSubject(actor, id)).destroy();
  });
}

/**
 * The ids of subjects by name, ignoring case. Adds a subject in the next free colour for an unknown name. Call it with
 * the family locked. @throws {DomainError} 409 when the family is full
 */
export async function nameSubjects(actor: Editor, names: readonly string[]): Promise<(name: string) => number> {
  const subjects = await listSubjects(actor);
  const ids = new Map(subjects.map(({ id, name }) => [folded(name), id]));
  const colors = subjects.map(({ color }) => color);
  const unknown = new Map<string, string>();
  for (const name of names) {
    const key = folded(name);
    if (!ids.has(key) && !unknown.has(key)) unknown.set(key, name);
  }
  requireRoom(subjects.length + unknown.size);
  for (const [key, name] of unknown) {
    const color = nextColor(colors);
    colors.push(color);
    ids.set(key, (await Subject.create({ family_id: actor.family.id, name, color })).id);
  }
  return (name) => ids.get(folded(name)) as number;
}
