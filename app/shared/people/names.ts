import type { Person } from "#app/shared/people/person.ts";
import { say } from "#app/words/catalogue.ts";
import { people as messages } from "#app/words/catalogues/people.ts";
import { isolateAll } from "#app/words/join-facts.ts";
import { languageOf } from "#app/words/languages.ts";

/** Names of people, and other things of a list, in words. On the server alone: a browser gets the text. */

const lists = new Map<string, Intl.ListFormat>();

function listFormat(locale: string): Intl.ListFormat {
  const language = languageOf(locale) ?? "en";
  // British English has no comma before "and".
  const list = lists.get(language) ?? new Intl.ListFormat(language.startsWith("en") ? "en-GB" : language);
  lists.set(language, list);
  return list;
}

/** "Ella", "Ella and Noah", "Maya, Ella and Noah" in the reader's language. */
export const joinNames = (names: readonly string[], locale: string): string =>
  listFormat(locale).format(isolateAll(names, locale));

/** The people of an event or chore in words; an empty list means everyone. */
export const namePeople = (people: readonly Pick<Person, "name">[], locale: string): string =>
  people.length === 0
    ? say(messages, locale)("everyone")
    : joinNames(
        people.map(({ name }) => name),
        locale,
      );
