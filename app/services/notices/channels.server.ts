import { goesByMail } from "#app/domain/notices/preferences.ts";
import type { PushDevice } from "#app/models/notices/push-device.server.ts";
import type { StoredServer } from "#app/services/notices/notification-gateway.server.ts";
import type { Recipient } from "#app/services/notices/preferences.server.ts";
import { sendsMail } from "#app/services/system/mail.server.ts";
import type { NoticeChannel, NoticeKind } from "#app/shared/notices/constants.ts";

/** By what a person can be reached, and for which kinds of notices (docs/product/notices.md). */

/** Whether mail can reach a person: it is set up, their address is theirs for sure and takes mail, and they stay. */
export const takesMail = ({ isVerified, isLeaving, stoppedAt }: Recipient): boolean =>
  sendsMail() && isVerified && !isLeaving && stoppedAt === null;

/** Whether a kind may go to a person by mail: by their wish, or in the place of devices. */
export const mayBeMailed = (person: Recipient, kind: NoticeKind): boolean =>
  takesMail(person) && goesByMail(person.kinds, kind, false);

/** The channel of a device. */
export const toDestination = ({ id }: Pick<PushDevice, "id">) => `push:${id}`;

/** The devices that a kind is to ring on. */
export const ringingDevices = ({ devices, kinds }: Recipient, kind: NoticeKind): PushDevice[] =>
  kinds[kind].push ? devices : [];

/** The place of a person's own server. */
export const OWN_SERVER = "self_hosted";

/** A person's own server, as long as it takes what comes and they stay. */
export const workingServer = ({ server, isLeaving }: Recipient): StoredServer | null =>
  server?.stoppedAt === null && !isLeaving ? server : null;

/** The same, for a kind that is to go there. */
export const askedServer = (person: Recipient, kind: NoticeKind): StoredServer | null =>
  person.kinds[kind].self_hosted ? workingServer(person) : null;

/** Every place that a kind is to go to, as it is now. */
export const findDestinations = (person: Recipient, kind: NoticeKind): string[] => [
  ...(takesMail(person) && goesByMail(person.kinds, kind, person.devices.length > 0) ? ["email"] : []),
  ...ringingDevices(person, kind).map(toDestination),
  ...(askedServer(person, kind) ? [OWN_SERVER] : []),
];

/** What a person can be reached by now. */
export const workingChannels = (person: Recipient): NoticeChannel[] => [
  ...(takesMail(person) ? (["email"] as const) : []),
  ...(person.devices.length > 0 ? (["push"] as const) : []),
  ...(workingServer(person) ? ([OWN_SERVER] as const) : []),
];

/** Whether anything of a kind is to reach a person. */
export const isWanted = ({ kinds }: Recipient, kind: NoticeKind): boolean =>
  kinds[kind].push || kinds[kind].self_hosted || goesByMail(kinds, kind, false);
