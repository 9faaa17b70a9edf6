import type { AnyLanguage } from "#app/words/languages.ts";

const FROM_RIGHT = ["ar", "he"];

/** What browsers know of languages: in a module of its own, because they need no more. */

/** Whether a language is written from right to left. */
export const isFromRight = (language: AnyLanguage): boolean => FROM_RIGHT.includes(language.slice(0, 2));

/** The `lang` of texts that are English on every page, as those of the built-in library: none on a page in English. */
export const langOfLibrary = (language: AnyLanguage): "en" | undefined => (language === "en" ? undefined : "en");
