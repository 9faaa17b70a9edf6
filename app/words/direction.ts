import type { AnyLanguage, Language } from "#app/words/languages.ts";

// Apart from languages.ts, because browsers need this part alone.

const FIRST_STRONG_ISOLATE = "\u2068";
const POP_DIRECTIONAL_ISOLATE = "\u2069";
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Whether a language, or a locale's, is written from right to left. */
export const isFromRight = (tag: AnyLanguage | string): boolean => /^(ar|he)/.test(tag);

/** Whether a language may have other digits than 0 to 9, by its region: `ar-EG` has, `ar-MA` has not. */
export const hasOwnDigits = (tag: string): boolean => /^ar/.test(tag);

/** A number without a sentence, or a text such as "12:30", in the digits of a reader's locale. */
export function inDigits(value: number | string, locale: string): string {
  if (!hasOwnDigits(locale)) return String(value);
  const { format } = new Intl.NumberFormat(locale, { useGrouping: false });
  return typeof value === "number" ? format(value) : value.replace(/\d/g, (digit) => format(Number(digit)));
}

/** Whether a page in a language needs app/styles/letters.css: those from right to left, Japanese and Chinese. */
export const needsLetters = (tag: string): boolean => /^(ar|he|ja|zh)/.test(tag);

/**
 * Wraps a text in an isolate, so that it keeps its own direction within a sentence or line, and neither reorders the signs of
 * the other (Unicode Standard Annex 9, "Explicit Directional Isolates"). Returns a text that begins with an isolate as it is,
 * because it consists of wrapped texts.
 */
export const isolate = (text: string, isRtl: boolean): string =>
  text.startsWith(FIRST_STRONG_ISOLATE) || (!isRtl && !RIGHT_TO_LEFT.test(text))
    ? text
    : `${FIRST_STRONG_ISOLATE}${text}${POP_DIRECTIONAL_ISOLATE}`;

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
