import Negotiator from "negotiator";
import { offeredLanguages } from "#app/config/languages.server.ts";
import { rememberedLanguage } from "#app/server/session/cookies.server.ts";
import { LANGUAGE_NAMES } from "#app/words/direction.ts";
import { LANGUAGES, type Language, localeFor } from "#app/words/languages.ts";

/** Browsers send far less. */
const MAX_HEADER = 500;

const acceptedLanguages = (header: string | null): string[] =>
  header && header.length <= MAX_HEADER ? new Negotiator({ headers: { "accept-language": header } }).languages() : [];

/** The locale that a browser asks for in `Accept-Language`. */
export const localeOfHeader = (header: string | null | undefined, chosen?: string | null): string =>
  localeFor(acceptedLanguages(header ?? null), offeredLanguages(), chosen);

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
