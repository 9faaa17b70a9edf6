import { permissionToMake } from "#app/domain/people/permissions.ts";
import { formatInstant } from "#app/shared/format.ts";
import { EXPIRES_SOON_HOURS, INVITATION_DAYS, type MemberRole } from "#app/shared/people/constants.ts";
import { say } from "#app/words/catalogue.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";

interface InvitationRow {
  invited_name: string | null;
  invited_email: string;
  invited_role: MemberRole;
  expires_at: Date;
}

/** The reader's locale, the present time in milliseconds since 1970, and the zone of formatted times. */
interface FormatContext {
  locale: string;
  now: number;
  timeZone: string;
}

const SOON = EXPIRES_SOON_HOURS * 60 * 60 * 1000;

export interface InvitationView {
  familyName: string;
  /** The sender's name; `null` if their account was deleted. */
  inviter: string | null;
  /** The invited name; `null` without one. */
  name: string | null;
  role: string;
  email: string;
  /** `at` is ISO 8601, `timeZone` is the family's. */
  expires: { at: string; timeZone: string; locale: string; isSoon: boolean };
}

/** An invitation for the invited user. */
export function presentInvitation(
  row: InvitationRow,
  familyName: string,
  inviter: string | null,
  format: FormatContext,
): InvitationView {
  const { locale, now, timeZone } = format;
  const at = row.expires_at.getTime();
  return {
    familyName,
    inviter,
    name: row.invited_name,
    role: say(peopleWords, locale)(`role.${row.invited_role}`),
    email: row.invited_email,
    expires: {
      at: row.expires_at.toISOString(),
      timeZone,
      locale,
      isSoon: at - now < SOON,
    },
  };
}

export interface PendingView {
  id: number;
  email: string;
  /** "Guardian · open until 20 October 2026 at 18:00" */
  facts: string;
  isOver: boolean;
  wasMailed: boolean;
  /** Whether this reader may resend or revoke it. */
  canChange: boolean;
}

/** The texts of an invitation's dialog, which opens over pages of two rooms. */
export function presentInvitationTexts(locale: string) {
  const words = say(peopleWords, locale);
  return {
    title: words("invitationTitle"),
    link: words("invitationLink"),
    copied: words("linkCopied"),
    notCopied: words("linkNotCopied"),
    scan: words("scanLink"),
    qr: words("qrOfLink"),
    notShown: words("linkNotShown"),
  };
}
export type InvitationTexts = ReturnType<typeof presentInvitationTexts>;

interface Invited {
  /** The member whom the invitation is for, where it is decided. */
  member: { name: string } | undefined;
  /** Whether Roost mails it. */
  isMailed: boolean;
  locale: string;
}

/** The texts of the form that invites someone, which opens over pages of two rooms. */
export function presentInviteTexts({ member, isMailed, locale }: Invited) {
  const words = say(peopleWords, locale);
  const anyone = words(isMailed ? "inviteByEmail" : "inviteSomeone");
  return {
    title: member ? words("inviteName", { name: member.name }) : anyone,
    submit: words(isMailed ? "sendInvitation" : "createLink"),
    busy: words("sending"),
    member: words("inviteMember"),
    someoneNew: words("someoneNew"),
    email: words("email"),
    language: words("inviteLanguage"),
    hint: words("inviteHint", { days: INVITATION_DAYS }),
  };
}
export type InviteTexts = ReturnType<typeof presentInviteTexts>;

/** The title of a page with a dialog over the dashboard or Family Settings, which adds its own, so that titles are unique. */
export const titleOver = (title: string, closeHref: string, locale: string): string =>
  closeHref === "/dashboard" ? title : say(peopleWords, locale)("titleOverFamily", { title });

/** An invitation for the family that sent it. */
export function presentPending(
  row: InvitationRow & { id: number; emailed_at?: Date | null | undefined },
  { locale, now, timeZone }: FormatContext,
  isGuardian: boolean,
): PendingView {
  const at = row.expires_at.getTime();
  const moment = formatInstant(at, locale, "moment", timeZone);
  const isOver = at <= now;
  const words = say(peopleWords, locale);
  return {
    id: row.id,
    email: row.invited_email,
    facts: words(isOver ? "invitationOver" : "invitationOpen", { role: words(`role.${row.invited_role}`), moment }),
    isOver,
    wasMailed: Boolean(row.emailed_at),
    canChange: isGuardian || permissionToMake(row.invited_role) === null,
  };
}
