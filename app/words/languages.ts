/**
 * The origin of a language's texts: English; written by a program, as the list of languages says; read by a speaker;
 * or incomplete, so that the language is not offered.
 */
type State = "source" | "machine" | "reviewed" | "unfinished";

/** The languages of Roost, in the order of the list from which a reader chooses. */
const TABLE = {
  en: "source",
  de: "machine",
  fr: "machine",
  es: "machine",
  it: "machine",
  nl: "machine",
  "pt-BR": "machine",
  pl: "machine",
  sv: "machine",
  uk: "machine",
  tr: "machine",
  ar: "machine",
  he: "machine",
  ja: "machine",
  "zh-Hans": "machine",
} satisfies Record<string, State>;
export type Language = keyof typeof TABLE;
export const LANGUAGE_STATES: Readonly<Record<Language, State>> = TABLE;
export const LANGUAGES = Object.keys(TABLE) as [Language, ...Language[]];

/** English with accents, and the same from right to left, to find texts that are in no catalogue. */
export const PSEUDO_LANGUAGES = ["en-XA", "ar-XB"] as const;
export type PseudoLanguage = (typeof PSEUDO_LANGUAGES)[number];

export type AnyLanguage = Language | PseudoLanguage;

/** Languages with every text of the interface. Marked as pure, so that bundles for browsers leave it out. */
export const WHOLE_LANGUAGES: readonly AnyLanguage[] = /* @__PURE__ */ LANGUAGES.filter(
  (language) => LANGUAGE_STATES[language] !== "unfinished",
);

export const isPseudo = (tag: string): tag is PseudoLanguage => PSEUDO_LANGUAGES.includes(tag as PseudoLanguage);

/** Language and script of a tag, with the likely script if the tag has none; `null` for an invalid tag. */
function likelyScript(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return null;
  }
}

const BY_SCRIPT = new Map(LANGUAGES.map((language) => [likelyScript(language), language]));

const known = new Map<string, AnyLanguage | null>();
/** Tags come from requests: the cache is bounded. */
const MAX_CACHED = 1000;

/**
 * The language of ours that a BCP 47 tag asks for, by likely subtags: "de-AT" is "de", "pt" is "pt-BR", "zh-SG" is
 * "zh-Hans"; `null` for one that we do not have, as "zh-TW" and "da".
 */
export function languageOf(tag: string): AnyLanguage | null {
  const cached = known.get(tag);
  if (cached !== undefined) return cached;
  const [base] = tag.split("-u-") as [string];
  const found = isPseudo(base) ? base : (BY_SCRIPT.get(likelyScript(base)) ?? null);
  if (known.size >= MAX_CACHED) known.clear();
  known.set(tag, found);
  return found;
}

/** The language of a page's locale for a row: English for a pseudo-language. */
export const storedLanguage = (locale: string): Language => {
  const language = languageOf(locale);
  return language && !isPseudo(language) ? language : "en";
};

/** The language, region and likely region of a tag; empty for an invalid tag. */
function parts(tag: string) {
  try {
    const { language, region } = new Intl.Locale(tag);
    return [{ language, region, likely: new Intl.Locale(tag).maximize().region }];
  } catch {
    return [];
  }
}

/**
 * Where a reader lives, as far as their browser says: the region of a tag of the page's language, else of the first tag with
 * one, else the likely region of the first. Browsers in other languages add "en-US" by themselves: it says nothing.
 */
function regionOf(tags: readonly string[], language: string): string | undefined {
  const all = tags.flatMap(parts);
  const [first] = all;
  const named = all.filter(
    (tag) => tag.region && (first?.language === "en" || tag.language !== "en" || tag.region !== "US"),
  );
  return (named.find((tag) => tag.language === language) ?? named[0])?.region ?? first?.likely;
}

/**
 * The locale of a page: the reader's language, with the region of their browser, so that an English reader in Denmark has
 * English words, 24 hours and Monday.
 *
 * @param tags the browser's BCP 47 tags, best first
 * @param offered the languages that a page may have
 * @param chosen the language that the reader has chosen, if any: one that is not offered counts for nothing
 * @returns a BCP 47 tag with language and region: "de-AT", "zh-Hans-CN"
 */
export function localeFor(tags: readonly string[], offered: readonly AnyLanguage[], chosen?: string | null): string {
  const isOffered = (language: AnyLanguage | null): language is AnyLanguage =>
    language !== null && offered.includes(language);
  const language = [...(chosen ? [chosen] : []), ...tags].map(languageOf).find(isOffered) ?? "en";
  if (isPseudo(language)) return language;
  const own = new Intl.Locale(language).maximize();
  return new Intl.Locale(language, { region: regionOf(tags, own.language) ?? own.region }).toString();
}
