import { DAY_MS, epochOfWallMs, wallMs } from "#app/domain/time/time.ts";
import type { NoticeChannel, NoticeKind } from "#app/shared/notices/constants.ts";

/**
 * The channels of a kind. `stopped`: the user has unsubscribed from its mails, which then do not replace other channels
 * either. `was_ticked`: mail was chosen before that.
 */
export type Channels = Record<NoticeChannel, boolean> & { stopped?: boolean; was_ticked?: boolean };
export type Kinds = Record<NoticeKind, Channels>;

const by = (...channels: NoticeChannel[]): Channels => ({
  email: channels.includes("email"),
  push: channels.includes("push"),
  self_hosted: false,
});

/** Defaults (docs/product/notices.md, "Kinds of notices"). */
export const DEFAULT_KINDS: Kinds = {
  event_reminders: by("push"),
  chores: by("push"),
  changes: by("push"),
  daily_digest: by(),
  weekly_plan: by("email"),
  invitations: by("email"),
};

/** Kinds that are mailed while a user has no device for them. */
const IN_PLACE_OF_PUSH: readonly NoticeKind[] = ["event_reminders", "chores", "changes", "invitations"];

/** Whether a kind is mailed to a user whose mail works. */
export const goesByMail = (kinds: Kinds, kind: NoticeKind, hasDevice: boolean): boolean => {
  const { email, push, stopped } = kinds[kind];
  return email || (push && !hasDevice && !stopped && IN_PLACE_OF_PUSH.includes(kind));
};

/** `channels` with mails stopped. Idempotent. */
export const stopByMail = ({ stopped: _, was_ticked, ...channels }: Channels): Channels => ({
  ...channels,
  email: false,
  stopped: true,
  was_ticked: was_ticked || channels.email,
});

/** `channels` with mails as before they were stopped; `isNamed`: the user resumes this very kind. */
export const startByMail = ({ stopped: _, was_ticked = false, ...channels }: Channels, isNamed: boolean): Channels => ({
  ...channels,
  email: channels.email || was_ticked || isNamed,
});

const MINUTE_MS = 60_000;

/** A time of day in milliseconds after midnight. */
export const timeOfDay = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
};

/**
 * The end of the quiet hours that contain an instant, both in milliseconds since 1970; `null` outside of them. Quiet
 * hours include `from`, exclude `to`, and span midnight if `from` is later.
 */
export function quietUntil(
  now: number,
  { quiet_from, quiet_to }: { quiet_from: string | null; quiet_to: string | null },
  timeZone: string,
): number | null {
  if (quiet_from === null || quiet_to === null || quiet_from === quiet_to) return null;
  const wall = wallMs(now, timeZone);
  const midnight = Math.floor(wall / DAY_MS) * DAY_MS;
  const [from, to, time] = [timeOfDay(quiet_from), timeOfDay(quiet_to), wall - midnight];
  const isQuiet = from < to ? from <= time && time < to : from <= time || time < to;
  if (!isQuiet) return null;
  const end = epochOfWallMs(midnight + to + (time < to ? 0 : DAY_MS), timeZone);
  // If the end is in a repeated hour, its first occurrence counts.
  return end > now ? end : null;
}

/**
 * Whether a time of day, `HH:MM`, is within quiet hours. A notice that the user has set to such a time is not delayed.
 */
export function isInQuietHours(time: string, prefs: { quiet_from: string | null; quiet_to: string | null }): boolean {
  return quietUntil(timeOfDay(time), prefs, "UTC") !== null;
}
