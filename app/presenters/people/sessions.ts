import { type Device, describeDevice } from "#app/domain/people/device.ts";
import type { LiveSession } from "#app/services/people/devices.server.ts";
import { formatInstant } from "#app/shared/format.ts";
import { say } from "#app/words/catalogue.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";

/** A browser in plain words, in the reader's language: "Firefox on Android". */
export function nameDevice({ browser, system }: Device, locale: string): string {
  const words = say(signInWords, locale);
  if (browser === null) return words("unknownBrowser");
  return system === null ? browser : words("browserOn", { browser, system });
}

export interface SessionView {
  id: string;
  device: { name: string; kind: Device["kind"] };
  since: string;
  lastUse: string;
  isCurrent: boolean;
}

function viewOf({ user_agent }: LiveSession, locale: string): SessionView["device"] {
  const device = describeDevice(user_agent);
  return { name: nameDevice(device, locale), kind: device.kind };
}

/** A session for its owner's list; times in the family's zone. */
export function presentSession(session: LiveSession, locale: string, timeZone: string): SessionView {
  const at = (date: Date) => formatInstant(date.getTime(), locale, "moment", timeZone);
  const { id, created_at, last_used_at, isCurrent } = session;
  return { id, device: viewOf(session, locale), since: at(created_at), lastUse: at(last_used_at), isCurrent };
}

/** The name that a new passkey gets: the browser in plain words. */
export const presentSessionName = (userAgent: string | null, locale: string): string =>
  nameDevice(describeDevice(userAgent), locale);

/** A child's session for guardians; times in the family's zone. */
export function presentChildSession(session: LiveSession, locale: string, timeZone: string) {
  const { id, device, lastUse } = presentSession(session, locale, timeZone);
  const ends = formatInstant(session.ends_at.getTime(), locale, "long", timeZone);
  return { id, device, lastUse, ends, isLetIn: session.isLetIn };
}
export type ChildSessionView = ReturnType<typeof presentChildSession>;

/** A session in the API (docs/product/api.md, "People and sessions"). */
export const sessionJson = ({ id, user_agent, created_at, last_used_at, isCurrent }: LiveSession) => ({
  id,
  device: describeDevice(user_agent).name,
  created_at,
  last_used_at,
  is_current: isCurrent,
});
