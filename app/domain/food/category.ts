import { CATEGORY_LEXICON } from "#app/domain/food/category-lexicon.ts";
import { CATEGORY_WORDS, FROZEN_WORDS, type ShopLanguage } from "#app/domain/food/category-words.ts";
import { plain, stem, visible } from "#app/domain/food/words.ts";
import type { GroceryCategory } from "#app/shared/food/constants.ts";

/** Words and numbers in a comparable form: "7 Up" is a drink. */
const splitStems = (text: string): string[] =>
  (visible(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => stem(plain(word)));

/** `{sun, hand} {cream, oil}` in all its combinations. */
function expand(name: string): string[] {
  const [all = "", choices] = /\{([^}]*)\}/u.exec(name) ?? [];
  return choices === undefined ? [name] : choices.split(",").flatMap((choice) => expand(name.replace(all, choice)));
}

const phrases = Object.entries(CATEGORY_LEXICON).flatMap(([category, names]) =>
  names
    .split(/,(?![^{}]*\})/u)
    .flatMap(expand)
    .map((name) => ({ category: category as GroceryCategory, words: splitStems(name) })),
);
const categories = new Map(phrases.map(({ category, words }) => [words.join(" "), category]));
const LONGEST = Math.max(...phrases.map(({ words }) => words.length));

interface Found {
  category: GroceryCategory;
  /** Words of the phrase; 0 for the end of a longer word. */
  length: number;
}

/** The category of the longest known phrase, and of several the last; `null` without one. */
function findPhrase(words: readonly string[]): Found | null {
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    for (let start = words.length - length; start >= 0; start--) {
      const category = categories.get(words.slice(start, start + length).join(" "));
      if (category) return { category, length };
    }
  }
  return null;
}

/** The end of a thing's own name: qualities and additions follow, "tuna in brine", "milk (no lactose)". */
const AFTER_HEAD = /[,;(]|\s(?:[-–—]|with|without|in|for|from|on|w\/)\s/iu;

/** A word in another language: Arabic without its article and with the letters that are typed for each other as one. */
function foreignStem(word: string): string {
  const one = plain(word);
  // "Poireaux", "limones": French and Spanish plurals, which cost a word its last letters.
  if (/^[a-z]+$/.test(one)) return one.length > 3 ? one.replace(/(?<=[^s])[sx]$/, "").replace(/(?<=.{3})e$/, "") : one;
  return one
    .replace(/ة/g, "ه")
    .replace(/ى/g, "ي")
    .replace(/^و?ال(?=\p{L}{2})/u, "");
}

/** Elided words apart: "jus d’orange" has three. */
const splitForeign = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

interface Shelf {
  phrases: ReadonlyMap<string, GroceryCategory>;
  /** Words that are English words, too: for a family of the language, or with their accent. */
  shared: ReadonlyMap<string, { category: GroceryCategory; accented: string | null }>;
  /** Words that end longer ones, the longest first; `isOwn` for a family of the language alone. */
  endings: readonly { ending: string; category: GroceryCategory; isOwn: boolean }[];
  longest: number;
}

/** Endings of fewer letters end words of other languages, too: "Ei", "Öl", "Tee". */
const SHORTEST_ENDING = 4;

function makeShelf(words: (typeof CATEGORY_WORDS)[ShopLanguage]): Shelf {
  const phrases = new Map<string, GroceryCategory>();
  const shared = new Map<string, { category: GroceryCategory; accented: string | null }>();
  const endings: Shelf["endings"][number][] = [];
  for (const [category, names] of Object.entries(words) as [GroceryCategory, string][]) {
    for (const name of names.split(",").map((one) => one.trim())) {
      const [, signs = "", written = ""] = name.match(/^([*=~]*)(.*?)\*?$/u) ?? [];
      const key = splitForeign(written).map(foreignStem).join(" ");
      const isShared = /[=~]/.test(signs);
      if (isShared) shared.set(key, { category, accented: signs.includes("~") ? written : null });
      else if (!phrases.has(key)) phrases.set(key, category);
      if (signs.includes("*"))
        endings.push({ ending: key, category, isOwn: isShared || written.length < SHORTEST_ENDING });
    }
  }
  return {
    phrases,
    shared,
    endings: endings.sort((a, b) => b.ending.length - a.ending.length),
    longest: Math.max(...[...phrases.keys()].map((key) => key.split(" ").length)),
  };
}

const SHELVES = (Object.keys(CATEGORY_WORDS) as ShopLanguage[]).map(
  (language) => [language, makeShelf(CATEGORY_WORDS[language])] as const,
);
const FROZEN = new Set(FROZEN_WORDS.split(", ").map(foreignStem));

/**
 * The longest phrase that a language knows. Of several, the one that names the thing itself: the last in German, "Apfel
 * Saft" is juice, and the first in other languages, "lait de coco" is milk.
 */
function findOnShelf(name: string, language: ShopLanguage, shelf: Shelf, isOwn: boolean): Found | null {
  const words = splitForeign(name);
  const stems = words.map(foreignStem);
  const order = words.map((_, at) => (language === "de" ? words.length - 1 - at : at));
  for (let length = Math.min(shelf.longest, words.length); length > 0; length -= 1) {
    for (const start of order) {
      if (start + length > words.length) continue;
      const category = shelf.phrases.get(stems.slice(start, start + length).join(" "));
      if (category) return { category, length };
      const shared = length === 1 ? shelf.shared.get(stems[start] ?? "") : undefined;
      if (shared && (isOwn || shared.accented === words[start])) return { category: shared.category, length };
    }
  }
  for (const start of order) {
    const stem = stems[start] ?? "";
    const found = shelf.endings.find(
      (one) => (isOwn || !one.isOwn) && stem.endsWith(one.ending) && stem.length > one.ending.length + 1,
    );
    if (found) return { category: found.category, length: 0 };
  }
  return null;
}

/** The longest phrase of all languages, the family's first among equal ones. */
function findForeign(name: string, own: string | undefined): (Found & { isOwn: boolean }) | null {
  const all = SHELVES.flatMap(([language, shelf]) => {
    const isOwn = language === own;
    const found = findOnShelf(name, language, shelf, isOwn);
    return found ? [{ ...found, isOwn }] : [];
  });
  return all.sort((a, b) => b.length - a.length || Number(b.isOwn) - Number(a.isOwn))[0] ?? null;
}

/**
 * The category of a thing, guessed from its name (docs/product/food.md, "Aisles and categories"): frozen things are
 * Frozen; else the longest known phrase decides, and among words the last one, which in English names the thing itself.
 * Words after a comma or a preposition count only if the words before it are unknown. Words of other languages count if
 * English has none, or a shorter phrase.
 * @param language the family's: its phrases win over English ones of the same length, also words of both, such as "pan"
 */
export function guessCategory(name: string, language?: string): GroceryCategory {
  const words = splitStems(name);
  if (words.includes("frozen")) return "Frozen";
  const [head = ""] = name.split(AFTER_HEAD);
  const english = findPhrase(splitStems(head)) ?? findPhrase(words);
  const foreign = findForeign(name, language);
  const isEnglish = english && foreign && english.length + Number(!foreign.isOwn) > foreign.length;
  if (!foreign || isEnglish) return english?.category ?? "Other";
  return splitForeign(name)
    .map(foreignStem)
    .some((word) => FROZEN.has(word))
    ? "Frozen"
    : foreign.category;
}
