import { clamp } from "#app/utils/clamp.ts";

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** When someone tapped, and when that was sent, both by the clock of their phone. */
export interface TapTimes {
  at?: string | undefined;
  sent_at?: string | undefined;
}

/**
 * When a tap was, by the server's clock: as long before it arrived as the phone says that it waited, at most a week. How
 * wrong the phone's clock is does not matter (docs/product/live.md, "Whose tap wins"). `arrived` in milliseconds since 1970.
 */
export function tapTime({ at, sent_at }: TapTimes, arrived: number): number {
  if (!at || !sent_at) return arrived;
  return arrived - clamp(Date.parse(sent_at) - Date.parse(at), 0, WEEK_MS);
}
