import type { AnyLanguage, Language } from "#app/words/languages.ts";

const FROM_RIGHT = ["ar", "he"];

/** What browsers know of languages: in a module of its own, because they need no more. */

/** Whether a language is written from right to left. */
export const isFromRight = (language: AnyLanguage): boolean => FROM_RIGHT.includes(language.slice(0, 2));

/** The `lang` of texts that are English on every page, as those of the built-in library: none on a page in English. */
export const langOfLibrary = (language: AnyLanguage): "en" | undefined => (language === "en" ? undefined : "en");

/** Each language in its own words, for lists to choose from. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  it: "Italiano",
  nl: "Nederlands",
  "pt-BR": "Português (Brasil)",
  pl: "Polski",
  sv: "Svenska",
  uk: "Українська",
  tr: "Türkçe",
  ar: "العربية",
  he: "עברית",
  ja: "日本語",
  "zh-Hans": "简体中文",
};
