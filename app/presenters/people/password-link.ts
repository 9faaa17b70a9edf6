import type { PasswordLinkNews } from "#app/services/people/password-link-news.server.ts";
import { formatInstant } from "#app/shared/format.ts";
import type { ShellNotice } from "#app/shared/people/let-in.ts";

interface Reader {
  locale: string;
  timeZone: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** "today at 14:05", else "on Friday 27 November at 14:05". */
function inWords(at: number, { locale, timeZone, now }: Reader): string {
  const [day, time] = [formatInstant(at, locale, "day", timeZone), formatInstant(at, locale, "time", timeZone)];
  return `${day === formatInstant(now, locale, "day", timeZone) ? "today" : `on ${day}`} at ${time}`;
}

/** The notice about a link that someone else made for the reader's password. */
export function presentPasswordLink({ by, at, open, isUsed }: PasswordLinkNews, reader: Reader): ShellNotice {
  const made = `${by} made a link with which a new password can be set for you, ${inWords(at.getTime(), reader)}.`;
  if (open !== null) {
    const text = `${made} If you did not ask for it, end it.`;
    return { text, intent: "end-password-link", button: "End this link", linkId: open };
  }
  const text = isUsed ? `${made} It was used.` : `${made} It works no more.`;
  return { text, intent: "note-password-link", button: "OK", linkId: 0 };
}
