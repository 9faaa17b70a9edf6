import { readModels } from "#app/db/batched-reads.server.ts";
import { inTransaction } from "#app/db/database.server.ts";
import { PackItem } from "#app/models/school/pack-item.server.ts";
import type { NewPackItem } from "#app/schemas/school/school.ts";
import type { Editor, FamilyScope } from "#app/services/actor.ts";
import { findRow } from "#app/services/find-row.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { requireMember } from "#app/services/people/members.server.ts";
import { SCHOOL_MAX } from "#app/shared/school/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { schoolWords } from "#app/words/catalogues/school-words.ts";
import { english } from "#app/words/english.server.ts";

/** Things to pack that were added for days, both included, oldest first. */
export const listPackItems = ({ family }: FamilyScope, from: string, to = from): Promise<PackItem[]> =>
  readModels(family.id, PackItem, "AND date BETWEEN $2 AND $3 ORDER BY id", [from, to]);

/** @throws {DomainError} 404 for a thing that is not the family’s */
export const findPackItem = (actor: FamilyScope, id: number): Promise<PackItem> =>
  findRow(PackItem, actor, id, "Thing to pack");

/** Adds a thing to pack. @throws {DomainError} 400 at `member_id`, 409 when the day is full */
export function addPackItem(actor: Editor, input: NewPackItem): Promise<PackItem> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    await requireMember(actor, input.member_id, "member_id");
    const { member_id, date } = input;
    if ((await PackItem.count({ where: { family_id: actor.family.id, member_id, date } })) >= SCHOOL_MAX.items) {
      throw new DomainError("conflict", english(schoolWords, "mostPack", { max: SCHOOL_MAX.items }));
    }
    return PackItem.create({ family_id: actor.family.id, ...input, created_by: actor.user?.id ?? null });
  });
}

export async function removePackItem(actor: Editor, id: number): Promise<void> {
  await (await findPackItem(actor, id)).destroy();
}
