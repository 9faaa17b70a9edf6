import { LRUCache } from "lru-cache";
import { type CompiledLexicon, compile } from "#app/domain/food/allergens/compiled-lexicon.ts";
import { EMPTY_LEXICON, splitNames } from "#app/domain/food/allergens/lexicon.ts";
import {
  FOOD_FAMILIES,
  OWN_WORDS_EXCEPTIONS,
  OWN_WORDS_FOR_ALLERGENS,
} from "#app/domain/food/allergens/own-word-lexicons.ts";
import { phraseKey, plain, visible } from "#app/domain/food/words.ts";
import type { Allergen } from "#app/utils/constants.ts";

/** An allergen by its name, or a lexicon of someone's own words. */
type Meaning = Allergen | CompiledLexicon;

const remembered = new LRUCache<string, readonly Meaning[]>({ max: 500 });

const findEntry = <T>(table: Record<string, T>, key: string): T | undefined =>
  Object.entries(table).find(([names]) => splitNames(names).some((name) => phraseKey(name) === key))?.[1];

/** Just these words, and the family of foods that they may stand for. */
function compileOwnWords(allergy: string, key: string): CompiledLexicon {
  const own = splitNames(allergy.toLowerCase()).filter((name) => phraseKey(name) !== "");
  const names = [...own, ...splitNames(findEntry(FOOD_FAMILIES, key) ?? "")];
  const keys = new Set(names.map(phraseKey));
  return compile({
    ...EMPTY_LEXICON,
    sure: names.join(", "),
    exceptions: splitNames(OWN_WORDS_EXCEPTIONS)
      .filter((exception) => !keys.has(phraseKey(exception)))
      .join(", "),
    compounds: own
      .map((name) => plain(visible(name)).replace(/s$/, ""))
      .filter((name) => /^[a-z]{4,}$/.test(name))
      .join(", "),
  });
}

/** What an allergy in words of one's own stands for: known allergens, a family of foods, or just these words. */
export function interpretAllergy(allergy: string): readonly Meaning[] {
  const key = phraseKey(allergy.replace(/\b(allergy|allergies|allergic to|intolerance|no)\b/gi, " "));
  const meaning = remembered.get(key) ?? findEntry(OWN_WORDS_FOR_ALLERGENS, key) ?? [compileOwnWords(allergy, key)];
  remembered.set(key, meaning);
  return meaning;
}
