import { Op } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import type { Temporal } from "#app/domain/time/time.ts";
import { ChoreAbsence } from "#app/models/chores/chore-absence.server.ts";
import type { NewAbsence } from "#app/schemas/chores/chore.ts";
import type { Editor, FamilyScope } from "#app/services/actor.ts";
import { requireMember } from "#app/services/chores/chores.server.ts";
import { findRow } from "#app/services/find-row.server.ts";
import { familyToday, lockFamily } from "#app/services/people/families.server.ts";
import { listMembers } from "#app/services/people/members.server.ts";
import { CHORE_MAX } from "#app/shared/chores/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";
import { english } from "#app/words/english.server.ts";

/** Present and future absences. */
export const listAbsences = (actor: FamilyScope, now: Temporal.Instant): Promise<ChoreAbsence[]> =>
  ChoreAbsence.findAll({
    where: { family_id: actor.family.id, to_day: { [Op.gte]: familyToday(actor, now).toString() } },
    order: ["from_day", "id"],
  });

/** @throws {DomainError} 404 for an absence that is not the family’s */
export const findAbsence = (actor: FamilyScope, id: number): Promise<ChoreAbsence> =>
  findRow(ChoreAbsence, actor, id, "Absence");

/** Adds an absence of a member (docs/product/chores.md, "Away"). @throws {DomainError} 409 when the family is full */
export function addAbsence(actor: Editor, input: NewAbsence, now: Temporal.Instant): Promise<ChoreAbsence> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    requireMember(await listMembers(actor), input.member_id, "member_id");
    const isOver = input.to < familyToday(actor, now).toString();
    if (!isOver && (await listAbsences(actor, now)).length >= CHORE_MAX.absences) {
      throw new DomainError("conflict", english(choreWords, "mostAbsences", { max: CHORE_MAX.absences }));
    }
    const { member_id, from: from_day, to: to_day } = input;
    return ChoreAbsence.create({ family_id: actor.family.id, member_id, from_day, to_day });
  });
}

export async function removeAbsence(actor: Editor, id: number): Promise<void> {
  await (await findAbsence(actor, id)).destroy();
}
