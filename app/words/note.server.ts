import { type Arguments, type Catalogue, type Messages, say, type Values } from "#app/words/catalogue.ts";
import { validation } from "#app/words/catalogues/validation.ts";
import { inLocale, keepTranslation } from "#app/words/english.server.ts";
import { languageOf } from "#app/words/languages.ts";

type Plain = Readonly<Record<string, string | number>>;

/** A problem that a schema found, as a value of a note: in English its own words, in other languages a message of `validation`. */
export interface Fault {
  english: string;
  id?: string;
  values?: Plain;
}

/** A message for a row that readers of any language see: its id, and its values. */
export interface Note {
  id: string;
  values?: Readonly<Record<string, string | number | Fault>>;
}

/** Notes of a row; a text is a sentence in English, as rows of earlier versions and messages of failures are. */
export type Notes = readonly (Note | string)[];

/** A note of a message. The catalogue checks its id and values, and is not stored. */
export function note<M extends Messages, Id extends keyof M & string>(
  _: Catalogue<M>,
  id: Id,
  ...[values]: Arguments<Values<M[Id]>>
): Note {
  return values ? { id, values: values as Plain } : { id };
}

function writeFault({ english, id, values }: Fault, locale: string): string {
  if (languageOf(locale) === "en") return english;
  return id ? writeNotes(validation, [values ? { id, values } : { id }], locale) : inLocale(english, locale);
}

/** Notes as sentences in a reader's language; `""` without any. A row of an earlier version has one text. */
export function writeNotes<M extends Messages>(
  catalogue: Catalogue<M>,
  notes: Notes | string | null,
  locale: string,
): string {
  const text = say(catalogue, locale) as unknown as (id: string, values: object) => string;
  const write = (one: Note | string) => {
    if (typeof one === "string") return inLocale(one, locale);
    // A newer version may have written it.
    if (!Object.hasOwn(catalogue.english, one.id)) return [];
    const values = Object.entries(one.values ?? {}).map(([name, value]) => [
      name,
      typeof value === "object" ? writeFault(value, locale) : value,
    ]);
    return text(one.id, Object.fromEntries(values));
  };
  return (typeof notes === "string" ? [notes] : (notes ?? [])).flatMap(write).join(" ");
}

/** Sentences in English for a failure, which a page writes in its language by `inLocale`. */
export function englishSentences(write: (locale: string) => string): string {
  const sentences = write("en");
  keepTranslation(sentences, { sentences }, write);
  return sentences;
}
