import { LRUCache } from "lru-cache";
import { compileFoods, type Food, type FoodTable } from "#app/domain/food/allergens/food-table.ts";
import { type Kind, LEVEL } from "#app/domain/food/allergens/kinds.ts";
import { findFoodNames, listKnownNames } from "#app/domain/food/allergens/known-foods.ts";
import {
  ANY_NUTS,
  CHOICE_NAMES,
  FALSE_FRIENDS,
  FAMILIES,
  FILLERS,
  GROUPS,
  NAMED_AFTER,
  QUALIFIERS,
} from "#app/domain/food/allergens/own-word-lexicons.ts";
import { TRANSLATIONS } from "#app/domain/food/allergens/own-word-translations.ts";
import { findNearest } from "#app/domain/food/allergens/spelling.ts";
import {
  isFiller,
  isFreeFrom,
  readWords,
  splitNames,
  type TypedWord,
  tokenize,
  wordKey,
  wordsKey,
} from "#app/domain/food/allergens/tokenize.ts";
import { asWritten, type Written } from "#app/domain/food/allergens/written.ts";
import { singular } from "#app/domain/food/plurals.ts";
import { phraseKey, plain, visible } from "#app/domain/food/words.ts";
import { ALLERGENS, type Allergen } from "#app/shared/food/constants.ts";

/** A closed choice by name, kinds of food, a table with one food of the kind `own`, or unknown words. */
export type Meaning = Allergen | readonly Kind[] | FoodTable | Written;

/** One thing that a family's own words name. */
export interface Understood {
  /** A closed choice; a food in lower case; or the words as they are matched. */
  name: string;
  isKnown: boolean;
  meanings: readonly Meaning[];
}

/** Entries by the keys of their names, with and without the words that are said around foods: "fruits à coque". */
function keyed<T>(entries: Iterable<readonly [names: string, value: T]>): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  for (const [names, value] of entries) {
    for (const words of splitNames(names).map(readWords)) {
      found.set(wordsKey(words), value);
      const bare = wordsKey(words.filter((word) => !isFiller(word)));
      if (!found.has(bare)) found.set(bare, value);
    }
  }
  return found;
}

const CHOICES = keyed<readonly [Allergen, ...Allergen[]]>([
  ...ALLERGENS.map((allergen) => [CHOICE_NAMES[allergen], [allergen]] as const),
  ...ALLERGENS.map((allergen) => [allergen.replace("/", " "), [allergen]] as const),
  [ANY_NUTS, ["Nuts", "Peanuts"]],
]);
/** Names in other languages, with their meanings. */
const TRANSLATED = TRANSLATIONS.trim()
  .split("\n")
  .map((line) => line.split(": "))
  .map(([meaning = "", names = ""]) => [names, meaning] as const);
const GROUPED = keyed(Object.entries(GROUPS));
const MEANT = keyed(TRANSLATED.map(([names, meaning]) => [names, { names, meaning }] as const));
/** The inverse of `TRANSLATED`: names in other languages by an English one. */
const NAMES_OF = new Map<string, string[]>();
for (const [names, meaning] of TRANSLATED) {
  for (const name of splitNames(meaning)) NAMES_OF.set(name, [...(NAMES_OF.get(name) ?? []), names]);
}
const KINDS = keyed<readonly [name: string, kinds: readonly Kind[]]>([
  ["meat, fleisch, viande, carne, vlees", ["meat", ["meat"]]],
  ["meat product", ["meat product", ["meat"]]],
  ["alcohol, alkohol, alcool", ["alcohol", ["alcohol"]]],
]);
const FAMILY = keyed(Object.entries(FAMILIES).map(([names, more]) => [names, { names, more }] as const));

const toFood = (names: readonly string[], holds: Food["holds"]): Food => ({
  name: names[0] ?? "",
  names,
  holds,
  isDish: false,
  kindOf: [],
});

/** The table of a food: its names, its family's, and words that begin or end with one of its own. */
function compileFood(names: readonly string[], more: readonly string[]): FoodTable {
  const keys = new Set([...names, ...more].map(phraseKey));
  const isOwn = (words: readonly string[]) => keys.has(phraseKey(words.join(" ")));
  const exceptions = [
    ...splitNames(FALSE_FRIENDS).filter((phrase) => {
      const words = phrase.split(" ");
      return !words.some((_, at) => isOwn(words.slice(0, at + 1)));
    }),
    ...splitNames(NAMED_AFTER).filter((phrase) => {
      const words = phrase.split(" ");
      return !words.some((_, at) => isOwn(words.slice(at)));
    }),
  ];
  const parts = names
    .map((name) => plain(visible(name)).replace(/s$/, ""))
    .filter((name) => /^[a-z]{4,}$/.test(name))
    .flatMap((name) => [`${name}-`, `-${name}`]);
  return compileFoods([toFood([...names, ...more, ...parts], { own: LEVEL.byNature }), toFood(exceptions, {})]);
}

const foods = new LRUCache<string, Understood>({ max: 500 });
function understandFood(names: readonly string[], more: readonly string[]): Understood {
  const [name = ""] = names;
  const known = foods.get(name) ?? {
    name,
    isKnown: true,
    meanings: [compileFood(names, more), ...inLanguages([...names, ...more])],
  };
  foods.set(name, known);
  return known;
}

/**
 * The table of a food's names in other languages: a family that types "cherry" is warned of "Kirschen", too. The table
 * lacks the exceptions of the food's own names.
 */
function inLanguages(names: readonly string[]): FoodTable[] {
  const own = new Set(names.map(phraseKey));
  const others = names
    .flatMap((name) => NAMES_OF.get(name) ?? [])
    .flatMap(splitNames)
    .filter((name) => !own.has(phraseKey(name)));
  return others.length > 0 ? [searchTranslations(others.join(", "))] : [];
}

/** Latin words of fewer letters may be something else in a recipe of another language: "ost" is cheese, and east. */
const SHORTEST = 5;
const tables = new LRUCache<string, FoodTable>({ max: 100 });

/** A table of the names of a food in other languages, because recipes of a family are in its language. */
function searchTranslations(names: string): FoodTable {
  const table =
    tables.get(names) ??
    compileFoods([
      toFood(
        splitNames(names).filter((name) => name.length >= SHORTEST || !/[a-z]/.test(plain(name))),
        { own: LEVEL.byNature },
      ),
    ]);
  tables.set(names, table);
  return table;
}

const understandChoice = (choices: readonly [Allergen, ...Allergen[]]): Understood => ({
  name: choices[0],
  isKnown: true,
  meanings: choices,
});

/** The meaning of words as one name; empty when they are no name. */
function lookUp(words: readonly TypedWord[]): readonly Understood[] {
  const key = wordsKey(words);
  const choice = CHOICES.get(key);
  if (choice) return [understandChoice(choice)];
  const group = GROUPED.get(key);
  if (group) return splitNames(group).flatMap((name) => lookUp(readWords(name)));
  const kinds = KINDS.get(key);
  if (kinds) return [{ name: kinds[0], isKnown: true, meanings: [kinds[1]] }];
  const family = FAMILY.get(key);
  if (family) return [understandFood(splitNames(family.names), splitNames(family.more))];
  const meant = MEANT.get(key);
  if (meant) {
    const own = [asWritten(words), searchTranslations(meant.names)];
    return splitNames(meant.meaning)
      .flatMap((name) => lookUp(readWords(name)))
      .map((one) => ({ ...one, meanings: [...one.meanings, ...own] }));
  }
  const names = findFoodNames(wordsIn(words));
  if (!names) return [];
  // "Mælk" is one of the names of milk, so it means the choice and all products of it.
  const [, first = ""] = names;
  const made = CHOICES.get(wordsKey(readWords(first)));
  return made ? [understandChoice(made)] : [understandFood(names, [])];
}

/** Words as a name, in the singular. */
const wordsIn = (words: readonly TypedWord[]) =>
  words.map(({ plain: word }, at) => (at === words.length - 1 ? singular(word) : word)).join(" ");

const qualifiers = new Set(QUALIFIERS.split(" "));
const isQualifier = ({ plain: word }: TypedWord) => qualifiers.has(word);

/** Words that a misspelt word can be corrected to, and stems that are correct already. */
interface Vocabulary {
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

let vocabulary: Vocabulary | null = null;
function getVocabulary(): Vocabulary {
  if (vocabulary) return vocabulary;
  const names = [
    ...Object.values(CHOICE_NAMES),
    ANY_NUTS,
    ...Object.keys(GROUPS),
    ...Object.keys(FAMILIES),
    ...listKnownNames(),
    ...TRANSLATED.flatMap(([names]) => splitNames(names)),
  ];
  const said = FILLERS.split(/\s+/);
  // Of ignored words only long ones, so that no food is corrected to one.
  const words = [...names.flatMap(readWords).map(({ plain: word }) => word), ...said.filter((word) => word.length > 5)];
  vocabulary = { words: new Set(words), stems: new Set([...words, ...said, ...QUALIFIERS.split(" ")].map(wordKey)) };
  return vocabulary;
}

/** Allowed wrong letters by length: none in a short word, where each letter makes another food. */
const slips = (length: number) => (length < 5 ? 0 : length < 7 ? 1 : 2);

/** "And", "to", "in", "from", "the", which Hebrew and Arabic write as one with the next word. */
const ATTACHED = /^(?:[ולבמה]{1,2}|[وبلف])(?=\p{L}{2})/u;

/** A known word as it is; else the one word that it may misspell. */
function correct(word: TypedWord): TypedWord {
  const { typed, plain: written } = word;
  const { words, stems } = getVocabulary();
  if (stems.has(wordKey(written))) return word;
  if (!/^[a-z]+$/.test(written)) {
    const rest = written.replace(ATTACHED, "");
    return stems.has(wordKey(rest)) ? { typed, plain: rest } : word;
  }
  const one = singular(written);
  return { typed, plain: findNearest(one, words, slips(one.length)) ?? written };
}

/** No name has more words. */
const LONGEST_NAME = 12;

/** The longest names among words, and the words that stand between them, if any. */
function segment(words: readonly TypedWord[]): { known: Understood[]; left: TypedWord[][] } {
  const known: Understood[] = [];
  const left: TypedWord[][] = [[]];
  for (let start = 0; start < words.length; ) {
    let length = Math.min(LONGEST_NAME, words.length - start);
    let found: readonly Understood[] = [];
    while (length > 0 && found.length === 0) {
      found = lookUp(words.slice(start, start + length));
      if (found.length === 0) length -= 1;
    }
    if (found.length > 0) {
      known.push(...found);
      left.push([]);
    } else left.at(-1)?.push(words[start] as TypedWord);
    start += Math.max(1, length);
  }
  return { known, left };
}

/** Unknown words, matched in any of these spellings. */
const unknown = (...writings: [readonly TypedWord[], ...(readonly TypedWord[])[]]): Understood => ({
  name: writings[0].map(({ typed }) => typed).join(" "),
  isKnown: false,
  meanings: writings.map(asWritten),
});

const isFood = (word: TypedWord) => !isFiller(word);

/** The foods on either side of a word that says that something is left out: "milk free chocolate" is no milk chocolate. */
function splitAtFree(words: readonly TypedWord[]): TypedWord[][] {
  const runs: TypedWord[][] = [[]];
  for (const word of words) {
    if (isFreeFrom(word)) runs.push([]);
    else if (isFood(word)) runs.at(-1)?.push(word);
  }
  return runs;
}

/** The meanings of one part. A misspelt word is also matched as written. */
function understandPart(words: readonly TypedWord[]): readonly Understood[] {
  const corrected = words.map(correct);
  // "Cream of tartar" has a word in it that says nothing elsewhere.
  const said = corrected.slice(corrected.findIndex(isFood), corrected.findLastIndex(isFood) + 1);
  const runs = splitAtFree(said);
  const named = runs.flat();
  const bare = named.filter((word) => !isQualifier(word));
  const choice = runs.length === 1 ? CHOICES.get(wordsKey(bare)) : undefined;
  const names = runs.length === 1 ? [said, named] : [];
  const whole = choice ? [understandChoice(choice)] : names.map(lookUp).find((found) => found.length > 0);
  const parts = runs.map(segment);
  const known = whole ?? parts.flatMap((part) => part.known);
  if (known.length === 0) return named.length > 0 ? [unknown(said, named)] : [];
  const left = whole ? [] : parts.flatMap((part) => part.left);
  const slipped = named.filter(({ typed, plain: corrected }) => plain(typed) !== corrected);
  const more = left.map((run) => run.filter((word) => !isQualifier(word))).filter((run) => run.length > 0);
  return [
    ...known.map((one) => ({ ...one, meanings: [...one.meanings, ...slipped.map((word) => asWritten([word]))] })),
    ...more.map((run) => unknown(run)),
  ];
}

/** Whether an allergy is one of `ALLERGENS`; otherwise it is in the family's own words. */
export const isAllergen = (allergy: string): allergy is Allergen => (ALLERGENS as readonly string[]).includes(allergy);

const remembered = new LRUCache<string, readonly Understood[]>({ max: 500 });

/**
 * The meanings of an allergy: a member of `ALLERGENS`, or the family's own words (docs/product/ideas.md, "Allergies in
 * one's own words") with each thing once, in the order of the words; an empty list when the text names no food.
 */
export function understandAllergy(text: string): readonly Understood[] {
  if (isAllergen(text)) return [{ name: text, isKnown: true, meanings: [text] }];
  const known = remembered.get(text);
  if (known) return known;
  const all = tokenize(text).flatMap(understandPart);
  const understood = [...new Map(all.map((one) => [one.name, one])).values()];
  remembered.set(text, understood);
  return understood;
}
