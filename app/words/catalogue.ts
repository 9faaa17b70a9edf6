import type { GetICUArgs } from "@schummar/icu-type-parser";
import type { CompiledMessage } from "icu-minify/format";
import format from "icu-minify/format";
import { createElement, Fragment, type ReactNode } from "react";
import { hasOwnDigits, inDigits, isolate } from "#app/words/direction.ts";
import { joinFacts } from "#app/words/join-facts.ts";

/** English messages (ICU MessageFormat) by id. An array holds a comment for translators beside the text. */
export type Messages = Record<string, string | readonly [text: string, comment: string]>;

/** The messages of one noun in one language, compiled. */
export type Compiled = Record<string, CompiledMessage>;

/** The messages of one noun (app/words/catalogues), in every language. */
export interface Catalogue<M extends Messages> {
  name: string;
  /** The messages for a reader's locale, and whether they are written from right to left. In a browser those of the page. */
  forReader: (locale: string) => { compiled: Compiled; isRtl: boolean };
  /** The English messages as ICU texts. Only on the server, like `address`. */
  english: M;
  /** The path of the script with the messages in a language. */
  address: (language: string) => string;
}

type TextOf<Message> = Message extends readonly [infer Text, string] ? Text : Message;
/** The values of a message's text. */
export type Values<Message> = GetICUArgs<
  TextOf<Message> & string,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: never }
>;
type TagsIn<Text> = Text extends `${string}</${infer Tag}>${infer Rest}` ? Tag | TagsIn<Rest> : never;
type Tags<Message> = Record<TagsIn<TextOf<Message>>, (children: ReactNode) => ReactNode>;
/** The values of a message as parameters: none for a text without. */
export type Arguments<V> = keyof V extends never ? [] : [values: V];

/** The messages of a catalogue in a reader's language. */
export interface Say<M extends Messages> {
  <Id extends keyof M & string>(id: Id, ...values: Arguments<Values<M[Id]>>): string;
  /** A message with elements: `values` has a function for each `<tag>…</tag>`, which gets the content of the tag. */
  rich: <Id extends keyof M & string>(id: Id, values: Values<M[Id]> & Tags<M[Id]>) => ReactNode;
  /** A number without a sentence, such as a count or a year, or a text such as "12:30", in the digits of the locale. */
  number: (value: number | string) => string;
  /** "Maya, Tom": names or things beside each other, without "and". */
  list: (facts: readonly string[]) => string;
}

function memoized<Options, Made>(make: (locale: string, options?: Options) => Made) {
  const made = new Map<string, Made>();
  return (locale: unknown, options?: Options): Made => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const found = made.get(key) ?? make(String(locale), options);
    if (made.size >= MOST_FORMATTERS) made.clear();
    made.set(key, found);
    return found;
  };
}
/** Locales come from requests: the caches are bounded. */
const MOST_FORMATTERS = 500;

const formatters = {
  getNumberFormat: memoized((locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options)),
  getPluralRules: memoized((locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options)),
  // Required by icu-minify, but never called: a message gets a date as text.
  getDateTimeFormat: () => new Intl.DateTimeFormat(),
};

const inOne = (parts: unknown): ReactNode =>
  Array.isArray(parts) ? createElement(Fragment, null, ...parts) : (parts as ReactNode);

/** A value as a sentence shows it. */
function shown(value: unknown, locale: string, isRtl: boolean): unknown {
  if (typeof value === "string") return isolate(value, isRtl);
  return typeof value === "number" && isRtl ? inDigits(value, locale) : value;
}

const inLatinDigits = new WeakMap<Compiled, Compiled>();

/** Messages in the digits of a locale: the Arabic ones are written with `٠` to `٩`, and some regions write 0 to 9. */
function withDigitsOf(messages: Compiled, locale: string): Compiled {
  if (!hasOwnDigits(locale) || formatters.getNumberFormat(locale).format(0) !== "0") return messages;
  const known = inLatinDigits.get(messages);
  if (known) return known;
  // The last four bits of a digit are its value.
  const text = JSON.stringify(messages).replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  const made: Compiled = JSON.parse(text.replaceAll("٪", "%"));
  inLatinDigits.set(messages, made);
  return made;
}

/**
 * The messages of a catalogue for a reader.
 *
 * @param locale the reader's BCP 47 tag (`PageContext.locale`): its language is that of the texts. "en" for the API.
 */
export function say<M extends Messages>(catalogue: Catalogue<M>, locale: string): Say<M> {
  const { compiled: written, isRtl } = catalogue.forReader(locale);
  const compiled = withDigitsOf(written, locale);
  const write = (id: string, values: object = {}) => {
    const all: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(values)) {
      const given = typeof value === "function" ? (children: unknown) => value(inOne(children)) : value;
      all[name] = given;
      // From right to left, messages select by `name` and show `name#` (`withShownNames` in app/words/define.server.ts).
      all[isRtl ? `${name}#` : name] = shown(given, locale, isRtl);
    }
    return format(compiled[id] as CompiledMessage, locale, all as Parameters<typeof format>[2], { formatters });
  };
  const rich = (id: string, values: object) => inOne(write(id, values));
  const number = (value: number | string) => inDigits(value, locale);
  const list = (facts: readonly string[]) => joinFacts(facts, locale);
  return Object.assign(write, { rich, number, list }) as unknown as Say<M>;
}
