import { distance } from "fastest-levenshtein";
import { LRUCache } from "lru-cache";
import { findPart } from "#app/domain/food/allergens/food-table.ts";
import { MISSPELLINGS } from "#app/domain/food/allergens/foods/misspellings.ts";
import { getFoods } from "#app/domain/food/allergens/foods.ts";
import { OTHER_WORDS } from "#app/domain/food/allergens/other-words.ts";
import { plain, splitStems, splitWords, stem, visible, type Word } from "#app/domain/food/words.ts";

/** Misspelt names of foods: "parmasan", "worcestershir". */

/** From these lengths on, one letter or two may be wrong. Shorter words are too similar to each other. */
const [ONE_WRONG, TWO_WRONG] = [7, 10];
/** Common misspellings: the stem as written, and the correct stem. */
const MEANT: ReadonlyMap<string, string> = new Map(
  MISSPELLINGS.trim()
    .split("\n")
    .map((line) => line.split(": "))
    .flatMap(([right = "", wrong = ""]) => wrong.split(", ").map((one) => [stem(one), stem(plain(right))] as const)),
);
/** Longer texts are no words and slow to compare. */
const LONGEST = 30;

interface Vocabulary {
  known: ReadonlySet<string>;
  /** Long words of foods, by their first letter. */
  long: ReadonlyMap<string, readonly string[]>;
}

let vocabulary: Vocabulary | null = null;

function getVocabulary(): Vocabulary {
  if (vocabulary) return vocabulary;
  const names = [...new Set([...getFoods().byKey.values()].map((food) => food.names))].flat();
  const stems = new Set([...new Set(names.flatMap((name) => name.split(" ")))].flatMap(splitStems));
  const long = new Map<string, string[]>();
  for (const word of stems) {
    if (word.length < ONE_WRONG - 1) continue;
    const letter = word.charAt(0);
    const others = long.get(letter) ?? [];
    others.push(word);
    long.set(letter, others);
  }
  vocabulary = { known: new Set([...stems, ...splitWords(visible(OTHER_WORDS)).map((word) => word.stem)]), long };
  return vocabulary;
}

/** Whether two neighbouring letters are swapped, which counts as one mistake: "amlonds". */
const areSwapped = (one: string, other: string): boolean => {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return one.slice(at, at + 2) === `${other[at + 1]}${other[at]}` && one.slice(at + 2) === other.slice(at + 2);
};

/** The candidate with the same first letter and the fewest wrong letters, at most `allowed`. */
export function findNearest(word: string, candidates: Iterable<string>, allowed: number): string | null {
  let [best, least]: [string | null, number] = [null, allowed + 1];
  for (const candidate of candidates) {
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) >= least) continue;
    const wrong = areSwapped(candidate, word) ? 1 : distance(candidate, word);
    if (wrong < least) [best, least] = [candidate, wrong];
  }
  return best;
}

const remembered = new LRUCache<string, string>({ max: 5000 });

/** The stem of a word, or of the word that a known misspelling means. */
export const findKnownStem = (word: Word): string => MEANT.get(word.stem) ?? word.stem;

/**
 * The stem of the food word that a word means: its own when it is known, a known misspelling's, or the stem of a word with the same
 * first letter that differs in one letter, in a long word in two.
 */
export function findNearStem(word: Word): string {
  const meant = MEANT.get(word.stem);
  if (meant !== undefined) return meant;
  if (word.plain.length < ONE_WRONG || word.plain.length > LONGEST) return word.stem;
  const known = remembered.get(word.plain);
  if (known !== undefined) return known;
  const near = search(word);
  remembered.set(word.plain, near);
  return near;
}

/** Endings of words that are derived from a food, not misspellings of another: "buttered", "creaming". */
const ENDINGS = ["ed", "ing", "er", "y", "ily", "ish", "like"];
const isInflected = (word: string, known: ReadonlySet<string>) =>
  ENDINGS.some((ending) => word.endsWith(ending) && known.has(stem(word.slice(0, -ending.length))));

function search(word: Word): string {
  const { known, long } = getVocabulary();
  if (known.has(word.stem) || isInflected(word.plain, known)) return word.stem;
  // A word that begins or ends with a food is that food, not a word with two typos: "boerenkaas" is no "boerenham".
  const allowed = word.plain.length < TWO_WRONG || findPart(word.plain, getFoods()) ? 1 : 2;
  return findNearest(word.stem, long.get(word.stem.charAt(0)) ?? [], allowed) ?? word.stem;
}
