import Bowser from "bowser";
import { formatInstant } from "#app/view/format.ts";

interface SessionRow {
  user_agent: string | null;
  created_at: Date;
  last_used_at: Date;
  isCurrent: boolean;
}

export interface SessionView {
  /** "Firefox on Android" */
  device: string;
  since: string;
  lastUse: string;
  isCurrent: boolean;
}

/** What a browser says that it is, in plain words. */
function describeDevice(userAgent: string | null): string {
  if (!userAgent) return "Unknown browser";
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return "Unknown browser";
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}

/** A signed-in browser as its owner sees it, times in the family's zone. */
export function presentSession(
  { user_agent, created_at, last_used_at, isCurrent }: SessionRow,
  locale: string,
  timeZone: string,
): SessionView {
  const at = (date: Date) => formatInstant(date.getTime(), locale, "moment", timeZone);
  return { device: describeDevice(user_agent), since: at(created_at), lastUse: at(last_used_at), isCurrent };
}
