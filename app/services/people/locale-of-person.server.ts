import { offeredLanguages } from "#app/config/languages.server.ts";
import { localeOfChoice, type ReaderChoice } from "#app/shared/people/reader-locale.ts";
import { localeFor } from "#app/words/languages.ts";

/** The locale of mails and notices: that of the user's last page, with their choices. */
export const localeOfPerson = ({ locale, ...choice }: ReaderChoice & { locale: string | null }): string =>
  localeOfChoice(localeFor(locale ? [locale] : [], offeredLanguages()), choice);
