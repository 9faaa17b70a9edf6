import { offeredLanguages } from "#app/config/languages.server.ts";
import { localeOfChoice, type ReaderChoice } from "#app/shared/people/reader-locale.ts";
import { localeFor } from "#app/words/languages.ts";

/**
 * The locale of mails and notices: the user's language, else that of their last page, else the family's; with their choices
 * of weeks and hours.
 */
export function localeOfPerson(
  { locale, language, ...choice }: ReaderChoice & { locale: string | null },
  family: { language: string } | null,
): string {
  const tags = [...(locale ? [locale] : []), ...(family ? [family.language] : [])];
  return localeOfChoice(localeFor(tags, offeredLanguages(), language), choice);
}
