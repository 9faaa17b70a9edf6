import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { offeredLanguages } from "#app/config/languages.server.ts";
import { rememberedLanguage } from "#app/server/session/cookies.server.ts";
import { LANGUAGE_NAMES } from "#app/words/direction.ts";
import { LANGUAGES, type Language, localeFor } from "#app/words/languages.ts";

/** Browsers send far less. */
const MAX_HEADER = 500;

const acceptedLanguages = (header: string | null): string[] =>
  header && header.length <= MAX_HEADER ? new Negotiator({ headers: { "accept-language": header } }).languages() : [];

/** Locales by header and choice: most readers' browsers send one of a few headers. */
const locales = new LRUCache<string, string>({ max: 1_000 });

/** The locale that a browser asks for in `Accept-Language`. */
export function localeOfHeader(header: string | null | undefined, chosen?: string | null): string {
  const key = `${chosen ?? ""} ${header?.slice(0, MAX_HEADER + 1) ?? ""}`;
  const known = locales.get(key);
  if (known) return known;
  const locale = localeFor(acceptedLanguages(header ?? null), offeredLanguages(), chosen);
  locales.set(key, locale);
  return locale;
}

/**
 * The locale of a page without the reader's choice of week and clock (docs/product/pages.md, "Dates and languages").
 *
 * @param chosen the language of the user or the screen, if one was chosen: else it is the browser's
 */
export const readerLocale = (request: Request, chosen?: string | null): string =>
  localeOfHeader(request.headers.get("Accept-Language"), chosen ?? rememberedLanguage(request));

/** The languages to choose from as options of a list, each in its own words. A chosen language stays, even if it is not offered any more. */
export const languageOptions = (chosen: Language | null) =>
  LANGUAGES.filter((language) => language === chosen || offeredLanguages().includes(language)).map((language) => ({
    value: language,
    label: LANGUAGE_NAMES[language],
    lang: language,
  }));
