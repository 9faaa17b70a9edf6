import { inTransaction } from "#app/db/database.server.ts";
import type { Family } from "#app/models/people/family.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import type { NewFamily, NewMember } from "#app/schemas/people/member.ts";
import { createFamily, lockUser } from "#app/services/people/families.server.ts";
import { addMember, addMembers } from "#app/services/people/members.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";
import { english } from "#app/words/english.server.ts";

interface People {
  /** The user as a member; `null` to skip. */
  you: NewMember | null;
  members: readonly NewMember[];
}

const hasOwnMember = async (user: User, family: Family): Promise<boolean> =>
  (await FamilyMember.count({ where: { family_id: family.id, user_id: user.id } })) > 0;

/** Creates the wizard's family with all its members, in one transaction. Throws a conflict if the user has a family. */
export function setUpFamily(user: User, family: NewFamily, people: People): Promise<Family> {
  return inTransaction(async (transaction) => {
    const maker = await lockUser(user.id, transaction);
    if (maker.family_id !== null) {
      throw new DomainError("conflict", english(peopleWords, "haveFamilyTyped"));
    }
    const made = await createFamily(user, family);
    await addPeople(user, made, people);
    return made;
  });
}

/** Adds the wizard's members to an existing family, all or none. The user's own member is added once. */
export function addPeople(user: User, family: Family, { you, members }: People): Promise<void> {
  return inTransaction(async (transaction) => {
    // Serialises requests of two windows.
    await lockUser(user.id, transaction);
    if (you && !(await hasOwnMember(user, family))) await addMember({ family }, you, user.id);
    await addMembers({ family }, members);
  });
}
