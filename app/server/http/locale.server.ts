import Negotiator from "negotiator";

const FALLBACK = "en-US";
/** Longer headers are cut, because each language costs time. Browsers send far less. */
const MAX_HEADER = 500;

/** The tag reduced to language, script and region; `null` if it is invalid or unknown to Intl. */
function supported(tag: string): string | null {
  try {
    const { baseName } = new Intl.Locale(tag);
    return Intl.DateTimeFormat.supportedLocalesOf(baseName)[0] ?? null;
  } catch {
    return null;
  }
}

/** The locale of dates and times: the best of `Accept-Language`, else American English. */
export function readerLocale(request: Request): string {
  const header = request.headers.get("Accept-Language")?.slice(0, MAX_HEADER);
  if (!header) return FALLBACK;
  for (const language of new Negotiator({ headers: { "accept-language": header } }).languages()) {
    const locale = supported(language);
    if (locale) return locale;
  }
  return FALLBACK;
}
