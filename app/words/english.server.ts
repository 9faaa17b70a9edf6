import { perRequest } from "#app/utils/per-request.server.ts";
import { requestStore } from "#app/utils/request-store.server.ts";
import { type Arguments, type Catalogue, type Messages, say, type Values } from "#app/words/catalogue.ts";
import { languageOf } from "#app/words/languages.ts";

/** Writes a sentence in another language. */
type Write = (locale: string) => string;

/** Of sentences that were written while the modules loaded, as those of schemas are: as many as the code has. */
const ofModules = new Map<string, Write>();
/** Of sentences that a request has written: they go with it. */
const ofRequest = perRequest<Map<string, Write>>();

/**
 * Keeps how an English sentence is written in other languages, for `inLocale`. Outside of requests one with a text among its
 * values, as a name, is not kept: jobs would gather them for ever.
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
