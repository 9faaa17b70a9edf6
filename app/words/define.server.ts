import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import { mapValues } from "#app/utils/map-values.ts";
import type { Catalogue, Compiled, Messages } from "#app/words/catalogue.ts";
import { inDigits, isFromRight } from "#app/words/direction.ts";
import { type AnyLanguage, isPseudo, LANGUAGES, languageOf } from "#app/words/languages.ts";
import { readTranslations } from "#app/words/po.ts";
import { LAST_WITH_CASES, pseudoMessage } from "#app/words/pseudo.ts";

const FOLDER = "app/words";

/** The file of a catalogue's translations into a language, for translators; absent until the first translation. */
export const translationFile = (name: string, language: string): string => join(FOLDER, language, `${name}.po`);

/** The translations of a catalogue into a language, by id. */
function translationsOf(name: string, language: string): Record<string, string> {
  const file = translationFile(name, language);
  return existsSync(file) ? readTranslations(readFileSync(file)) : {};
}

type Node = Exclude<CompiledMessage, string>[number];

/**
 * Renames each plain value of a compiled message to `name#`, under which `say` gives it as a sentence from right to left shows
 * it. A case of `#` alone is a number, not an array.
 */
const withShownNames = (message: CompiledMessage): CompiledMessage =>
  Array.isArray(message) ? message.map(nodeWithShownNames) : message;

function nodeWithShownNames(node: Node): Node {
  if (!Array.isArray(node)) return node;
  const [name, kind, cases] = node as [string, unknown, Record<string, CompiledMessage>];
  if (kind === undefined) return [`${name}#`];
  if (typeof kind !== "number" || kind === 0)
    return [name, ...withShownNames(node.slice(1) as CompiledMessage)] as Node;
  return kind <= LAST_WITH_CASES ? ([name, kind, mapValues(cases, withShownNames)] as Node) : node;
}

/** The messages of one noun in one language, ready for a browser; English where a translation is missing. */
export function compileCatalogue(name: string, messages: Messages, language: string): Compiled {
  const english = mapValues(messages, (message) => compile(typeof message === "string" ? message : message[0]));
  if (language === "en") return english;
  const compiled = isPseudo(language)
    ? mapValues(english, pseudoMessage)
    : { ...english, ...mapValues(translationsOf(name, language), compile) };
  return isFromRight(language) ? mapValues(compiled, withShownNames) : compiled;
}

/** The path of the script with a catalogue's messages in a language. It changes with any text of the catalogue. */
export function catalogueAddress(name: string, english: Messages, language: string): string {
  const hash = createHash("sha256").update(JSON.stringify(compileCatalogue(name, english, "en")));
  for (const file of LANGUAGES.map((other) => translationFile(name, other)).filter((path) => existsSync(path))) {
    hash.update(readFileSync(file));
  }
  return `/assets/${name}-${language}-${hash.digest("base64url").slice(0, 8)}.js`;
}

const memoized = <Language extends string, Value>(make: (language: Language) => Value) => {
  const made = new Map<string, Value>();
  return (language: Language): Value => {
    const value = made.get(language) ?? make(language);
    made.set(language, value);
    return value;
  };
};

/** A text in the digits of Arabic as most of its regions write it. */
const inArabicDigits = (text: string): string =>
  text.replace(/(?<=\d)[.,](?=\d)/g, "٫").replace(/\d/g, (digit) => inDigits(Number(digit), "ar-EG"));

/** Texts without values that the server alone shows, as those of the built-in library. */
export interface Texts {
  name: string;
  english: Messages;
  /** The texts by id in a reader's language: one without a translation is absent. */
  forReader: (locale: string) => Readonly<Record<string, string>>;
}

/**
 * Texts without values: not ICU. Translations are in the same PO files as those of messages, and read when a reader first needs
 * them.
 *
 * @param name the name of the translators' files
 */
export function defineTexts(name: string, english: Messages): Texts {
  const texts = mapValues(english, (text) => (typeof text === "string" ? text : text[0]));
  const inLanguage = memoized((language: AnyLanguage) => {
    if (language === "en") return texts;
    return isPseudo(language)
      ? mapValues(texts, (text) => String(pseudoMessage(text)))
      : translationsOf(name, language);
  });
  const inArabic = memoized((language: AnyLanguage) => mapValues(inLanguage(language), inArabicDigits));
  const forReader = (locale: string) =>
    (inDigits(0, locale) === "0" ? inLanguage : inArabic)(languageOf(locale) ?? "en");
  return { name, english, forReader };
}

/**
 * The messages of one noun: English here, other languages in PO files for each, which are read when a reader
 * first needs them. A browser gets the messages of its language alone, in a file of their own (vite.config.ts).
 *
 * @param name the file's name
 */
export function defineCatalogue<const M extends Messages>(name: string, english: M): Catalogue<M> {
  const inLanguage = memoized((language: AnyLanguage) => ({
    compiled: compileCatalogue(name, english, language),
    isRtl: isFromRight(language),
  }));
  return {
    name,
    english,
    forReader: (locale) => inLanguage(languageOf(locale) ?? "en"),
    address: memoized((language: string) => catalogueAddress(name, english, language)),
  };
}
