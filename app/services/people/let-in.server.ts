import { inTransaction } from "#app/db/database.server.ts";
import { Family } from "#app/models/people/family.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import type { SignInLink } from "#app/models/people/sign-in-link.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { type SignedIn, signIn } from "#app/services/people/departures.server.ts";
import { endSessions } from "#app/services/people/devices.server.ts";
import { lockUser } from "#app/services/people/families.server.ts";
import { addHouseholdWay, householdSubject } from "#app/services/people/household.server.ts";
import { knownTexts, prepareNewPassword, savePassword } from "#app/services/people/passwords.server.ts";
import { noteSignInEvent } from "#app/services/people/sign-in-events.server.ts";
import {
  endLinks,
  findLink,
  type LetInKind,
  type LinkState,
  linkState,
  useLink,
} from "#app/services/people/sign-in-links.server.ts";

/** Using a link of `/let-in` (docs/product/household.md, "Links"). */

export interface LetIn {
  link: SignInLink;
  kind: LetInKind;
  state: LinkState;
  user: User;
  family: Family | null;
  /** The user's member, for their name and colour. */
  member: FamilyMember | null;
  /** Whether the account cannot sign in to the household yet: it then needs a sign-in name. */
  needsName: boolean;
}

/** The link of a token, with its account; `null` for an unknown one. */
export async function findLetIn(token: string): Promise<LetIn | null> {
  const link = await findLink(token);
  const user = link && (await User.findByPk(link.user_id ?? 0));
  if (!user) return null;
  const family = user.family_id === null ? null : await Family.findByPk(user.family_id);
  const member = family && (await FamilyMember.findOne({ where: { family_id: family.id, user_id: user.id } }));
  const needsName = link.kind === "password" && (await householdSubject(user)) === null;
  return { link, kind: link.kind as LetInKind, state: linkState(link), user, family, member, needsName };
}

/** The browser that opens a link: its `User-Agent` and the token of its cookie. */
export interface Browser {
  userAgent: string | null;
  device: string | null;
}

const noteUse = ({ user, kind, link }: LetIn, { userAgent }: Browser) =>
  noteSignInEvent(user, "link-used", { link: kind, link_id: link.id, user_agent: userAgent });

/** Lets a device in as the link's user. Returns `null` if the link was used or ended meanwhile. */
export function letDeviceIn(found: LetIn, browser: Browser): Promise<SignedIn | null> {
  return inTransaction(async (transaction) => {
    const person = await lockUser(found.user.id, transaction);
    if (!(await useLink(found.link))) return null;
    await noteUse(found, browser);
    return signIn(person.id, browser.userAgent, browser.device, "let-in");
  });
}

/**
 * Sets the password of the link's account, with a sign-in name if it has none, ends its other sessions and open links,
 * and signs this browser in. Returns `null` if the link was used or ended meanwhile. Slow: do not call inside a
 * transaction. @throws {DomainError} for a guessable password, or a sign-in name that is taken; the link then stays open
 */
export async function setPasswordByLink(
  found: LetIn,
  { password, sign_in_name }: { password: string; sign_in_name?: string | null | undefined },
  browser: Browser,
): Promise<SignedIn | null> {
  const { user, family, link, needsName } = found;
  const hash = await prepareNewPassword(password, [...knownTexts(user, family), sign_in_name ?? null]);
  return inTransaction(async (transaction) => {
    const person = await lockUser(user.id, transaction);
    if (!(await useLink(link))) return null;
    if (needsName && sign_in_name) await addHouseholdWay(person, sign_in_name);
    await savePassword(person, hash);
    await noteUse(found, browser);
    // A mail that the account has asked for is no news to its user.
    if (link.email === null && link.made_by !== person.id) await person.update({ password_link_at: new Date() });
    await endSessions(person, null);
    await endLinks(person);
    return signIn(person.id, browser.userAgent, browser.device);
  });
}
