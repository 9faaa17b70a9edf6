import { GUARDIAN_ROLES, permissionToMake } from "#app/domain/people/permissions.ts";
import { formatDate } from "#app/shared/format.ts";
import { MEMBER_ROLES, type MemberRole } from "#app/shared/people/constants.ts";
import { firstCharacter } from "#app/shared/people/member-names.ts";
import { joinNames } from "#app/shared/people/names.ts";
import { say } from "#app/words/catalogue.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";

interface MemberRow {
  id: number;
  name: string;
  role: MemberRole;
  color: string;
  birth_date: string | null;
  user_id: number | null;
}

/** A member as avatars show them. */
export const presentPerson = ({ id, name }: Pick<MemberRow, "id" | "name">) => ({
  id,
  name,
  initial: firstCharacter(name),
});

/** A member for calendars, which show birthdays. Pages get `presentPerson`: a date of birth is nothing that they show. */
export const withBirthday = (member: Pick<MemberRow, "id" | "name" | "birth_date">) => ({
  ...presentPerson(member),
  birth_date: member.birth_date,
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
  const words = say(peopleWords, locale);
  return {
    id,
    name,
    color,
    initial: firstCharacter(name),
    role: words(`role.${role}`),
    born: birth_date ? words("born", { day: formatDate(birth_date, locale, "long") }) : null,
    isYou: member.user_id === user.id,
    hasAccount: member.user_id !== null,
    canChange,
    canInvite: member.user_id === null && canChange,
    canRemove: isGuardian && member.user_id !== user.id,
  };
}

const toOptions = (roles: readonly MemberRole[], locale: string) =>
  roles.map((value) => ({ value, label: say(peopleWords, locale)(`role.${value}`) }));

/** The roles that the reader may give to other members, as choices. */
export const rolesToGive = ({ isGuardian }: Pick<Reader, "isGuardian">, locale: string) =>
  toOptions(
    MEMBER_ROLES.filter((role) => isGuardian || permissionToMake(role) === null),
    locale,
  );

/** The roles of a family's founder: those of guardians. */
export const ownRoles = (locale: string) => toOptions(GUARDIAN_ROLES, locale);

/** More names make a message too long to read, and too large for a cookie. */
const MAX_NAMES = 4;

/** The message after members were added: "Member added: Ella." */
export function membersAdded(names: readonly string[], locale: string): string {
  const words = say(peopleWords, locale);
  const count = names.length;
  return count > MAX_NAMES ? words("addedMany", { count }) : words("added", { count, names: joinNames(names, locale) });
}
