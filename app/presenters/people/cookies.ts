import { say } from "#app/words/catalogue.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";

/** The texts of the dialog with the choice of cookies, which opens over a page of another room. */
export function presentCookieTexts(locale: string) {
  const words = say(peopleWords, locale);
  return {
    title: words("cookies.title"),
    text: words("cookies.text"),
    save: words("cookies.save"),
    saving: words("cookies.saving"),
    essential: { label: words("cookies.essential"), hint: words("cookies.essentialHint") },
    analytics: { label: words("cookies.analytics"), hint: words("cookies.analyticsHint") },
    personalization: { label: words("cookies.personalization"), hint: words("cookies.personalizationHint") },
  };
}
export type CookieTexts = ReturnType<typeof presentCookieTexts>;
