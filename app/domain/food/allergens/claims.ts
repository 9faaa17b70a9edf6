import type { Phrase } from "#app/domain/food/allergens/read-food.ts";
import { phraseKey, phraseKeys, stem, type Word } from "#app/domain/food/words.ts";

/** Words that say what is left out: "gluten-free", "eggless", "vegan", "no nuts". */

/** What claims about one allergen, or one kind of food, are made of. */
export interface ClaimWords {
  /** Stems of what may stand before "free", after "non", and so on, to say that it is left out. */
  parts: ReadonlySet<string>;
  /** Claims in one word: "glutenfree", "eggless", "nondairy". */
  wholes: ReadonlySet<string>;
}

/** Words that end the reach of a claim: "gluten-free pasta with bread". */
const BOUNDS = new Set("with and or in on plus over served but for".split(" "));
const NEGATIONS = new Set(["no", "without"]);
/** Claims that speak of a whole kind, not of a thing that is left out: "vegan cheese". */
const KINDS_OF_FOOD = new Set(["vegan", "plantbased", "vegetarian", "veggi"]);

export function compileClaims(names: readonly string[]): ClaimWords {
  const parts = names.map(phraseKey);
  return {
    parts: new Set(parts),
    wholes: new Set(parts.flatMap((part) => [`${part}free`, `${part}less`, `non${part}`].map(stem))),
  };
}

/** The words of a phrase that say "free of it", by place, and whether they are all there is. */
export function findClaims(phrase: Phrase, { parts, wholes }: ClaimWords): { claimed: Set<number>; isAll: boolean } {
  const { words, mayClaim } = phrase;
  const claimed = new Set<number>();
  if (!mayClaim) return { claimed, isAll: false };
  for (let start = 0; start < words.length; start++) {
    for (let length = 1; length <= 2 && start + length <= words.length; length++) {
      const [key] = phraseKeys(words.slice(start, start + length));
      const next = words[start + length];
      const before = words[start - 1];
      const isFree = next?.plain === "free" && words[start + length + 1]?.plain !== "range" && parts.has(key);
      const isOne = length === 1 && wholes.has(key);
      const isNon = before?.plain === "non" && parts.has(key);
      if (isFree || isOne || isNon || (KINDS_OF_FOOD.has(key) && parts.has(key))) {
        for (let place = start; place < start + length + (isFree ? 1 : 0); place++) claimed.add(place);
        if (isNon) claimed.add(start - 1);
      }
    }
  }
  return { claimed, isAll: claimed.size === words.length };
}

/** The places that the claims reach: up to the next "with", "and" and their like, on both sides. */
export function claimReach(words: readonly Word[], claimed: ReadonlySet<number>): Set<number> {
  const reach = new Set<number>();
  for (const place of claimed) {
    for (const step of [-1, 1]) {
      for (let at = place; words[at] && !BOUNDS.has((words[at] as Word).plain); at += step) reach.add(at);
    }
  }
  return reach;
}

/** Whether what begins there is said to be left out: "no eggs", "free from nuts". */
export function isNegated(words: readonly Word[], start: number): boolean {
  const [second, first] = [words[start - 2]?.plain, words[start - 1]?.plain ?? ""];
  return (
    NEGATIONS.has(first) ||
    (["any", "the"].includes(first) && NEGATIONS.has(second ?? "")) ||
    (first === "of" && (second === "free" || second === "instead")) ||
    (first === "from" && second === "free")
  );
}
