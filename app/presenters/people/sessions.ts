import { type Device, describeDevice } from "#app/domain/people/device.ts";
import type { LiveSession } from "#app/services/people/devices.server.ts";
import { byCount } from "#app/shared/by-count.ts";
import { formatInstant } from "#app/shared/format.ts";

export interface SessionView {
  id: string;
  device: Device;
  since: string;
  lastUse: string;
  isCurrent: boolean;
}

/** A session for its owner's list; times in the family's zone. */
export function presentSession(
  { id, user_agent, created_at, last_used_at, isCurrent }: LiveSession,
  locale: string,
  timeZone: string,
): SessionView {
  const at = (date: Date) => formatInstant(date.getTime(), locale, "moment", timeZone);
  return { id, device: describeDevice(user_agent), since: at(created_at), lastUse: at(last_used_at), isCurrent };
}

/** The name that a new passkey gets: the browser in plain words. */
export const presentSessionName = (userAgent: string | null): string => describeDevice(userAgent).name;

/** A child's session for guardians; times in the family's zone. */
export function presentChildSession(session: LiveSession, locale: string, timeZone: string) {
  const { id, device, lastUse } = presentSession(session, locale, timeZone);
  const ends = formatInstant(session.ends_at.getTime(), locale, "long", timeZone);
  return { id, device, lastUse, ends, isLetIn: session.isLetIn };
}
export type ChildSessionView = ReturnType<typeof presentChildSession>;

/** "3 devices" */
export const countDevices = (count: number) => byCount(count, "1 device", `${count} devices`);

export const presentEnded = (count: number) =>
  byCount(count, "1 device is signed out.", `${count} devices are signed out.`);

/** A session in the API (docs/product/api.md, "People and sessions"). */
export const sessionJson = ({ id, user_agent, created_at, last_used_at, isCurrent }: LiveSession) => ({
  id,
  device: describeDevice(user_agent).name,
  created_at,
  last_used_at,
  is_current: isCurrent,
});
