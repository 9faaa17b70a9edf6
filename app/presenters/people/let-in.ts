import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import type { LetIn } from "#app/services/people/let-in.server.ts";
import type { LetInView } from "#app/shared/people/let-in.ts";
import { firstCharacter } from "#app/shared/people/member-names.ts";

/** The name of an account: its member's in the family, else its own. */
export const nameOfAccount = (
  { given_name, name, sign_in_name }: Pick<User, "given_name" | "name" | "sign_in_name">,
  member: Pick<FamilyMember, "name"> | null | undefined,
): string => member?.name ?? given_name ?? name ?? sign_in_name ?? "";

/** The page of a link; `otherUser` is the name of a user who is signed in and not the link's. */
export function presentLetIn(found: LetIn | null, otherUser: string | null, example: string): LetInView {
  if (!found || found.state === "over") return { state: "over" };
  if (found.state === "used") return { state: "used" };
  const { kind, user, member, needsName } = found;
  const name = nameOfAccount(user, member);
  return {
    state: "open",
    kind,
    name,
    member: member && { id: member.id, name: member.name, initial: firstCharacter(member.name) },
    otherUser,
    needsName,
    signInName: user.sign_in_name,
    example,
  };
}
