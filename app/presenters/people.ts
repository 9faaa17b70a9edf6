import type { MemberRole } from "#app/utils/constants.ts";
import { formatDate } from "#app/utils/format.ts";

interface MemberRow {
  id: number;
  name: string;
  role: MemberRole;
  color: string;
  birth_date: string | null;
  user_id: number | null;
}

/** The first character of a name, whole even where it is more than one code unit. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter("en", { granularity: "grapheme" }).segment(name.trim());
  return first?.segment.toLocaleUpperCase("en") ?? "?";
}

export const ROLE_NAMES: Record<MemberRole, string> = {
  parent: "Parent",
  child: "Child",
  guardian: "Guardian",
  other: "Other",
};

/** A member as eggs and birthdays need them. */
export const presentPerson = ({ id, name, birth_date }: Pick<MemberRow, "id" | "name" | "birth_date">) => ({
  ...{ id, name, birth_date },
  initial: initialOf(name),
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
}

/** A member as lists show them. */
export function presentMember(member: MemberRow, userId: number, locale: string): MemberView {
  const { id, name, color, role, birth_date } = member;
  return {
    ...{ id, name, color },
    initial: initialOf(name),
    role: ROLE_NAMES[role],
    born: birth_date ? `Born ${formatDate(birth_date, locale, "long")}` : null,
    isYou: member.user_id === userId,
  };
}
