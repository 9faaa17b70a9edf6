import Negotiator from "negotiator";
import { config } from "#app/config/env.server.ts";
import { LANGUAGES, localeFor, PSEUDO_LANGUAGES, WHOLE_LANGUAGES } from "#app/words/languages.ts";

/** Browsers send far less. */
const MAX_HEADER = 500;

const acceptedLanguages = (header: string | null): string[] =>
  header && header.length <= MAX_HEADER ? new Negotiator({ headers: { "accept-language": header } }).languages() : [];

/** The languages to choose from: with ALL_LANGUAGES the incomplete ones and the pseudo-languages, too. */
const offeredLanguages = () => (config().hasAllLanguages ? [...LANGUAGES, ...PSEUDO_LANGUAGES] : WHOLE_LANGUAGES);

/** The locale of a page without the reader's choice of week and clock (docs/product/pages.md, "Dates and languages"). */
export const readerLocale = (request: Request): string =>
  localeFor(acceptedLanguages(request.headers.get("Accept-Language")), offeredLanguages());
