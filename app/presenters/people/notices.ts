import type { Recipient } from "#app/services/notices/preferences.server.ts";
import { formatInstant } from "#app/shared/format.ts";
import { NOTICE_KINDS } from "#app/shared/notices/constants.ts";

/** Whether mails reach the user; `reason`: why they do not. */
export interface MailState {
  email: string;
  reason: "not-set-up" | "not-verified" | "stopped" | null;
  stoppedSince: string | null;
}

/** The user's own notification server. */
export interface ServerState {
  hasToken: boolean;
  stoppedSince: string | null;
}

const mailReason = ({ isVerified, stoppedAt }: Recipient, isSetUp: boolean): MailState["reason"] => {
  if (!isSetUp) return "not-set-up";
  if (!isVerified) return "not-verified";
  return stoppedAt ? "stopped" : null;
};

/** The data of the tab with a user's notices. */
export function presentNotices(person: Recipient, isSetUp: boolean, familyZone: string) {
  const { server } = person;
  const inWords = (at: Date | null) =>
    at && formatInstant(at.getTime(), person.locale, "long", person.timeZone ?? familyZone);
  const mail: MailState = {
    email: person.email,
    reason: mailReason(person, isSetUp),
    stoppedSince: inWords(person.stoppedAt),
  };
  const ownServer: ServerState | null = server && {
    hasToken: server.token !== null,
    stoppedSince: inWords(server.stoppedAt),
  };
  const values = {
    email: NOTICE_KINDS.filter((kind) => person.kinds[kind].email),
    push: NOTICE_KINDS.filter((kind) => person.kinds[kind].push),
    own_server: NOTICE_KINDS.filter((kind) => person.kinds[kind].self_hosted),
    self_hosted: { type: server?.type ?? "", url: server?.url ?? "" },
    daily_digest_time: person.daily_digest_time,
    weekly_plan_time: person.weekly_plan_time,
    quiet_from: person.quiet_from ?? "",
    quiet_to: person.quiet_to ?? "",
    reminders_in_quiet_hours: person.reminders_in_quiet_hours,
    time_zone: person.timeZone ?? "",
  };
  return { mail, server: ownServer, values };
}
