import type { User } from "#app/models/people/user.server.ts";
import type { ShellNotice } from "#app/shared/people/let-in.ts";
import { say } from "#app/words/catalogue.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";
import { languageOf } from "#app/words/languages.ts";

/** Tells users of earlier versions, once, that their pages are in their browser's language now; `null` for others. */
export function languageNotice(user: User, locale: string): ShellNotice | null {
  if (user.knows_languages || user.language !== null || languageOf(locale) === "en") return null;
  const words = say(peopleWords, locale);
  return {
    text: words("speaksNow"),
    action: "/language",
    intent: "note-languages",
    button: words("speaksNowOk"),
    more: { href: "/account#region", text: words("speaksNowChange") },
  };
}
