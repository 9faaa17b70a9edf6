import type { MemberRole } from "#app/utils/constants.ts";
import { formatDate } from "#app/view/format.ts";
import { firstCharacter, ROLE_NAMES } from "#app/view/member-names.ts";

interface MemberRow {
  id: number;
  name: string;
  role: MemberRole;
  color: string;
  birth_date: string | null;
  user_id: number | null;
}

/** A member as avatars and birthdays need them. */
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
  /** "Born 3 May 1986", in the reader's way of writing dates. */
  born: string | null;
  isYou: boolean;
  /** Signs in with an account of their own. */
  hasAccount: boolean;
}

/** A member as lists show them. */
export function presentMember(member: MemberRow, userId: number, locale: string): MemberView {
  const { id, name, color, role, birth_date } = member;
  return {
    id,
    name,
    color,
    initial: firstCharacter(name),
    role: ROLE_NAMES[role],
    born: birth_date ? `Born ${formatDate(birth_date, locale, "long")}` : null,
    isYou: member.user_id === userId,
    hasAccount: member.user_id !== null,
  };
}
