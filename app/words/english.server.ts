import { perRequest } from "#app/utils/per-request.server.ts";
import { requestStore } from "#app/utils/request-store.server.ts";
import { type Arguments, type Catalogue, type Messages, say, type Values } from "#app/words/catalogue.ts";
import { languageOf } from "#app/words/languages.ts";

/** Writes a sentence in another language. */
type Write = (locale: string) => string;

/** For sentences that modules write while they load, such as those of schemas. The code bounds their number. */
const ofModules = new Map<string, Write>();
/** For sentences that a request writes. */
const ofRequest = perRequest<Map<string, Write>>();

/**
 * Stores how to write an English sentence in other languages, for `inLocale`. Outside of a request it stores no sentence with a
 * text among its values, such as a name, because jobs would collect them without end.
 */
export function keepTranslation(sentence: string, values: object, write: Write): void {
  const hasText = Object.values(values).some((value) => typeof value === "string");
  if (requestStore.getStore()) ofRequest.get(() => new Map()).set(sentence, write);
  else if (!hasText) ofModules.set(sentence, write);
}

/**
 * The English sentence of a message, for schemas and services, which do not know their reader. The API sends it as it is; a
 * page writes it in its language by `inLocale`, in the same request.
 */
export function english<M extends Messages, Id extends keyof M & string>(
  catalogue: Catalogue<M>,
  id: Id,
  ...values: Arguments<Values<M[Id]>>
): string {
  const sentence = say(catalogue, "en")(id, ...values);
  keepTranslation(sentence, values[0] ?? {}, (locale) => say(catalogue, locale)(id, ...values));
  return sentence;
}

/** A sentence of `english` in a reader's language; another sentence as it is. */
export const inLocale = (sentence: string, locale: string): string => {
  if (languageOf(locale) === "en") return sentence;
  const write = ofRequest.peek()?.get(sentence) ?? ofModules.get(sentence);
  return write ? write(locale) : sentence;
};
