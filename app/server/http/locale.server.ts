import Negotiator from "negotiator";
import { config } from "#app/config/env.server.ts";
import { browserLanguage } from "#app/server/session/cookies.server.ts";
import { LANGUAGES, localeFor, PSEUDO_LANGUAGES, WHOLE_LANGUAGES } from "#app/words/languages.ts";

/** Browsers send far less. */
const MAX_HEADER = 500;

const acceptedLanguages = (header: string | null): string[] =>
  header && header.length <= MAX_HEADER ? new Negotiator({ headers: { "accept-language": header } }).languages() : [];

/** The languages to choose from: with ALL_LANGUAGES the incomplete ones and the pseudo-languages, too. */
export const offeredLanguages = () =>
  config().hasAllLanguages ? [...LANGUAGES, ...PSEUDO_LANGUAGES] : WHOLE_LANGUAGES;

/**
 * The locale of a page without the reader's choice of week and clock (docs/product/pages.md, "Dates and languages").
 *
 * @param chosen the language of the account; the browser's own (a cookie, then `Accept-Language`) without one
 */
export function readerLocale(request: Request, chosen: string | null = null): string {
  const tags = acceptedLanguages(request.headers.get("Accept-Language"));
  return localeFor(tags, chosen ?? browserLanguage(request), offeredLanguages());
}
