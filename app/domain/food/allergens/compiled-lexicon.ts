import { ALLERGEN_LEXICONS, PREPARED } from "#app/domain/food/allergens/allergen-lexicons.ts";
import { type ClaimWords, compileClaims } from "#app/domain/food/allergens/claims.ts";
import { FOODS } from "#app/domain/food/allergens/diet-lexicons.ts";
import { type Lexicon, splitNames } from "#app/domain/food/allergens/lexicon.ts";
import { phraseKey, phraseKeys, splitWords, visible, type Word } from "#app/domain/food/words.ts";
import type { Allergen } from "#app/utils/constants.ts";

/** What kind of name something is found by, the weakest evidence first; an exception is none. */
export const KINDS = ["dishes", "maybe", "made", "names", "sure", "exceptions"] as const;
export type Kind = (typeof KINDS)[number];

/** A lexicon in the form in which texts are held against it. */
export interface CompiledLexicon {
  lexicon: Lexicon;
  /** By the stems of a phrase, written as one word: "soy sauce" and "soysauce" are the same. */
  kinds: ReadonlyMap<string, Kind>;
  compounds: readonly string[];
  /** Words of the longest name. */
  longest: number;
  /** Names of dishes and of prepared things, which the ingredients outweigh. */
  dishes: ReadonlySet<string>;
  /** How the names begin: most words begin no name. */
  beginnings: ReadonlySet<string>;
  claims: ClaimWords;
}

const VEGAN = "vegan, plant based";
const CLAIMS: Partial<Record<LexiconName, string>> = {
  Nuts: "nut, tree nut",
  Peanuts: "peanut",
  Shellfish: `shellfish, vegetarian, veggie, ${VEGAN}`,
  Fish: `fish, vegetarian, veggie, ${VEGAN}`,
  Eggs: `egg, ${VEGAN}`,
  "Milk/Dairy": `dairy, milk, ${VEGAN}`,
  Soy: "soy, soya",
  "Wheat/Gluten": "gluten",
  Sesame: "sesame",
  Celery: "celery",
  Mustard: "mustard",
  Lupin: "lupin",
  Molluscs: `shellfish, mollusc, mollusk, vegetarian, veggie, ${VEGAN}`,
  Sulphites: "sulphite, sulfite",
  meat: `meat, vegetarian, veggie, ${VEGAN}`,
  sugar: "sugar",
};

const beginning = (word: string) => word.slice(0, 3);

const PREPARED_KEYS = splitNames(PREPARED).map(phraseKey);

export function compile(lexicon: Lexicon, claims = ""): CompiledLexicon {
  const entries = KINDS.flatMap((kind) =>
    splitNames(lexicon[kind]).map((name) => ({ kind, words: splitWords(visible(name)) })),
  );
  const kinds = new Map(entries.flatMap(({ kind, words }) => phraseKeys(words).map((key) => [key, kind] as const)));
  return {
    lexicon,
    kinds,
    compounds: splitNames(lexicon.compounds),
    longest: Math.max(1, ...entries.map(({ words }) => words.length)),
    dishes: new Set([...splitNames(lexicon.dishes).map(phraseKey), ...PREPARED_KEYS]),
    beginnings: new Set([...kinds.keys()].map(beginning)),
    claims: compileClaims(splitNames(claims)),
  };
}

export type LexiconName = Allergen | keyof typeof FOODS;
const LEXICONS: Record<LexiconName, Lexicon> = { ...ALLERGEN_LEXICONS, ...FOODS };
const compiled = new Map<LexiconName, CompiledLexicon>();

/** Compiled when first asked for: nobody waits for those that no question is about. */
export function getLexicon(name: LexiconName): CompiledLexicon {
  const lexicon = compiled.get(name) ?? compile(LEXICONS[name], CLAIMS[name]);
  compiled.set(name, lexicon);
  return lexicon;
}

/** The longest name that a phrase has at a place, or a word that is made of one ("milkbread"). */
export function findLongestName(
  words: readonly Word[],
  start: number,
  { kinds, compounds, longest, beginnings }: CompiledLexicon,
): { kind: Kind; length: number; key: string } | null {
  const first = words[start] as Word;
  const isKnown = first.stem.length < 3 || [first.stem, first.plain].some((word) => beginnings.has(beginning(word)));
  for (let length = isKnown ? Math.min(longest, words.length - start) : 0; length > 0; length--) {
    const keys = phraseKeys(words.slice(start, start + length));
    const kind = kinds.get(keys[0]) ?? kinds.get(keys[1]);
    if (kind) return { kind, length, key: keys[0] };
  }
  const { plain: word, stem: key } = first;
  const one = word.replace(/s$/, "");
  const isCompound = compounds.some((part) => word.startsWith(part) || one.endsWith(part));
  return isCompound ? { kind: "names", length: 1, key } : null;
}
