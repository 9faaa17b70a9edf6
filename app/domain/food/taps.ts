import { clamp } from "#app/utils/clamp.ts";

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The times of a user's tap and of its request, both by the phone's clock. */
export interface TapTimes {
  at?: string | undefined;
  sent_at?: string | undefined;
}

/**
 * The time of a tap by the server's clock: `arrived` minus the delay on the phone, which is at most a week. A wrong
 * clock of the phone does not matter (docs/product/live.md, "Whose tap wins"). `arrived` is in milliseconds since 1970.
 */
export function tapTime({ at, sent_at }: TapTimes, arrived: number): number {
  if (!at || !sent_at) return arrived;
  return arrived - clamp(Date.parse(sent_at) - Date.parse(at), 0, WEEK_MS);
}
