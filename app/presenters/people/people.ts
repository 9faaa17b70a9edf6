import { GUARDIAN_ROLES, permissionToMake } from "#app/domain/people/permissions.ts";
import { formatDate } from "#app/shared/format.ts";
import { MEMBER_ROLES, type MemberRole } from "#app/shared/people/constants.ts";
import { firstCharacter, ROLE_NAMES } from "#app/shared/people/member-names.ts";

interface MemberRow {
  id: number;
  name: string;
  role: MemberRole;
  color: string;
  birth_date: string | null;
  user_id: number | null;
}

/** A member for avatars and birthdays. */
export const presentPerson = ({ id, name, birth_date }: Pick<MemberRow, "id" | "name" | "birth_date">) => ({
  id,
  name,
  birth_date,
  initial: firstCharacter(name),
});

export interface MemberView {
  id: number;
  name: string;
  initial: string;
  role: string;
  color: string;
  /** "Born 3 May 1986", in the reader's locale. */
  born: string | null;
  isYou: boolean;
  /** Whether the member is a user. */
  hasAccount: boolean;
  /** The reader's permissions. */
  canChange: boolean;
  canInvite: boolean;
  canRemove: boolean;
}

/** The reader, and whether they are a guardian. */
interface Reader {
  user: { id: number };
  isGuardian: boolean;
}

/** A member for lists. */
export function presentMember(member: MemberRow, { user, isGuardian }: Reader, locale: string): MemberView {
  const { id, name, color, role, birth_date } = member;
  const canChange = isGuardian || permissionToMake(role) === null;
  return {
    id,
    name,
    color,
    initial: firstCharacter(name),
    role: ROLE_NAMES[role],
    born: birth_date ? `Born ${formatDate(birth_date, locale, "long")}` : null,
    isYou: member.user_id === user.id,
    hasAccount: member.user_id !== null,
    canChange,
    canInvite: member.user_id === null && canChange,
    canRemove: isGuardian && member.user_id !== user.id,
  };
}

const toOption = (value: MemberRole) => ({ value, label: ROLE_NAMES[value] });

/** The roles that the reader may give to other members, as choices. */
export const rolesToGive = ({ isGuardian }: Pick<Reader, "isGuardian">) =>
  MEMBER_ROLES.filter((role) => isGuardian || permissionToMake(role) === null).map(toOption);

/** The roles of a family's founder: those of guardians. */
export const ownRoles = () => GUARDIAN_ROLES.map(toOption);
