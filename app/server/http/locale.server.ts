import Negotiator from "negotiator";
import { offeredLanguages } from "#app/config/languages.server.ts";
import { localeFor } from "#app/words/languages.ts";

/** Browsers send far less. */
const MAX_HEADER = 500;

const acceptedLanguages = (header: string | null): string[] =>
  header && header.length <= MAX_HEADER ? new Negotiator({ headers: { "accept-language": header } }).languages() : [];

/** The locale that a browser asks for in `Accept-Language`. */
export const localeOfHeader = (header: string | null | undefined): string =>
  localeFor(acceptedLanguages(header ?? null), offeredLanguages());

/** The locale of a page without the reader's choice of week and clock (docs/product/pages.md, "Dates and languages"). */
export const readerLocale = (request: Request): string => localeOfHeader(request.headers.get("Accept-Language"));
