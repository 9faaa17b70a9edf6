import { goesByMail } from "#app/domain/notices/preferences.ts";
import type { PushDevice } from "#app/models/notices/push-device.server.ts";
import type { StoredServer } from "#app/services/notices/notification-gateway.server.ts";
import type { Recipient } from "#app/services/notices/preferences.server.ts";
import { sendsMail } from "#app/services/system/mail.server.ts";
import type { NoticeChannel, NoticeKind } from "#app/shared/notices/constants.ts";

/** Which channels reach a user, and for which kinds of notices (docs/product/notices.md). */

/**
 * Whether a user gets mails: SMTP is configured, the address is verified and does not bounce, the account is not being
 * deleted.
 */
export const takesMail = ({ isVerified, isLeaving, stoppedAt }: Recipient): boolean =>
  sendsMail() && isVerified && !isLeaving && stoppedAt === null;

/** Whether a user gets a kind by mail: they chose that, or mail replaces their missing devices. */
export const mayBeMailed = (person: Recipient, kind: NoticeKind): boolean =>
  takesMail(person) && goesByMail(person.kinds, kind, false);

/** The `destination` of a device in `notice_sends`. */
export const toDestination = ({ id }: Pick<PushDevice, "id">) => `push:${id}`;

/** The devices that get a kind. */
export const ringingDevices = ({ devices, kinds }: Recipient, kind: NoticeKind): PushDevice[] =>
  kinds[kind].push ? devices : [];

/** The `destination` of a user's own notification server. */
export const OWN_SERVER = "self_hosted";

/** The user's own server, unless it is stopped or the account is being deleted. */
export const workingServer = ({ server, isLeaving }: Recipient): StoredServer | null =>
  server?.stoppedAt === null && !isLeaving ? server : null;

/** `workingServer`, if the user wants the kind there. */
export const wantedServer = (person: Recipient, kind: NoticeKind): StoredServer | null =>
  person.kinds[kind].self_hosted ? workingServer(person) : null;

/** All destinations of a kind. */
export const findDestinations = (person: Recipient, kind: NoticeKind): string[] => [
  ...(takesMail(person) && goesByMail(person.kinds, kind, person.devices.length > 0) ? ["email"] : []),
  ...ringingDevices(person, kind).map(toDestination),
  ...(wantedServer(person, kind) ? [OWN_SERVER] : []),
];

/** The channels that work. */
export const workingChannels = (person: Recipient): NoticeChannel[] => [
  ...(takesMail(person) ? (["email"] as const) : []),
  ...(person.devices.length > 0 ? (["push"] as const) : []),
  ...(workingServer(person) ? ([OWN_SERVER] as const) : []),
];

/** Whether the user wants a kind on any channel. */
export const isWanted = ({ kinds }: Recipient, kind: NoticeKind): boolean =>
  kinds[kind].push || kinds[kind].self_hosted || goesByMail(kinds, kind, false);
