import { permissionToMake } from "#app/domain/people/permissions.ts";
import { formatInstant } from "#app/shared/format.ts";
import { EXPIRES_SOON_HOURS, type MemberRole } from "#app/shared/people/constants.ts";
import { ROLE_NAMES } from "#app/shared/people/member-names.ts";

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
    role: ROLE_NAMES[row.invited_role],
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

/** An invitation for the family that sent it. */
export function presentPending(
  row: InvitationRow & { id: number; emailed_at?: Date | null | undefined },
  { locale, now, timeZone }: FormatContext,
  isGuardian: boolean,
): PendingView {
  const at = row.expires_at.getTime();
  const until = formatInstant(at, locale, "moment", timeZone);
  const isOver = at <= now;
  const role = ROLE_NAMES[row.invited_role];
  return {
    id: row.id,
    email: row.invited_email,
    facts: isOver ? `${role} · ran out on ${until}` : `${role} · open until ${until}`,
    isOver,
    wasMailed: Boolean(row.emailed_at),
    canChange: isGuardian || permissionToMake(row.invited_role) === null,
  };
}
