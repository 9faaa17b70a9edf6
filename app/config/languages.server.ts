import { config } from "#app/config/env.server.ts";
import { type AnyLanguage, LANGUAGES, type Language, PSEUDO_LANGUAGES, WHOLE_LANGUAGES } from "#app/words/languages.ts";

/** The languages to choose from: with ALL_LANGUAGES the incomplete ones and the pseudo-languages, too. */
export const offeredLanguages = (): readonly AnyLanguage[] =>
  config().hasAllLanguages ? [...LANGUAGES, ...PSEUDO_LANGUAGES] : WHOLE_LANGUAGES;

/** The same without the pseudo-languages, in the order of lists to choose from. */
export const listedLanguages = (): Language[] => LANGUAGES.filter((language) => offeredLanguages().includes(language));
