import { nameMaker } from "#app/presenters/people/sign-in.ts";
import type { PasswordLinkNews } from "#app/services/people/password-link-news.server.ts";
import { formatInstant } from "#app/shared/format.ts";
import type { ShellNotice } from "#app/shared/people/let-in.ts";
import { say } from "#app/words/catalogue.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";

interface Reader {
  locale: string;
  timeZone: string;
  /** Milliseconds since 1970. */
  now: number;
}

const PASSWORD_LINK = "/account/password-link";

/** The notice about a link that someone else made for the reader's password. */
export function presentPasswordLink({ by, at, open, isUsed }: PasswordLinkNews, reader: Reader): ShellNotice {
  const { locale, timeZone, now } = reader;
  const words = say(signInWords, locale);
  const write = (instant: number, style: "day" | "time") => formatInstant(instant, locale, style, timeZone);
  const [made, today] = [at.getTime(), write(now, "day")];
  const near = write(made, "day") === today ? "today" : "before";
  const values = { name: nameMaker(by, locale), near, day: write(made, "day"), time: write(made, "time") } as const;
  if (open !== null) {
    const text = words("linkNews.open", values);
    return { text, action: PASSWORD_LINK, intent: "end-password-link", button: words("linkNews.end"), linkId: open };
  }
  const text = words(isUsed ? "linkNews.used" : "linkNews.over", values);
  return { text, action: PASSWORD_LINK, intent: "note-password-link", button: words("linkNews.ok"), linkId: 0 };
}
