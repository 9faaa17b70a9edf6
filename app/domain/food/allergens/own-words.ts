import { LRUCache } from "lru-cache";
import { compileFoods, type Food, type FoodTable } from "#app/domain/food/allergens/food-table.ts";
import { LEVEL } from "#app/domain/food/allergens/kinds.ts";
import {
  FOOD_FAMILIES,
  OWN_WORDS_EXCEPTIONS,
  OWN_WORDS_FOR_ALLERGENS,
} from "#app/domain/food/allergens/own-word-lexicons.ts";
import { phraseKey, plain, visible } from "#app/domain/food/words.ts";
import type { Allergen } from "#app/utils/constants.ts";

/** An allergen by its name, or the foods of someone's own words, of the kind `own`. */
type Meaning = Allergen | FoodTable;

const remembered = new LRUCache<string, readonly Meaning[]>({ max: 500 });

const findEntry = <T>(table: Record<string, T>, key: string): T | undefined =>
  Object.entries(table).find(([names]) => splitNames(names).some((name) => phraseKey(name) === key))?.[1];

const splitNames = (text: string): string[] =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

const foodOf = (names: readonly string[], holds: Food["holds"]): Food => ({
  name: names[0] ?? "",
  names,
  holds,
  isDish: false,
  kindOf: [],
});

/** Just these words, and the family of foods that they may stand for. */
function compileOwnWords(allergy: string, key: string): FoodTable {
  const own = splitNames(allergy.toLowerCase()).filter((name) => phraseKey(name) !== "");
  const names = [...own, ...splitNames(findEntry(FOOD_FAMILIES, key) ?? "")];
  const keys = new Set(names.map(phraseKey));
  const exceptions = splitNames(OWN_WORDS_EXCEPTIONS).filter((exception) => !keys.has(phraseKey(exception)));
  const parts = own
    .map((name) => plain(visible(name)).replace(/s$/, ""))
    .filter((name) => /^[a-z]{4,}$/.test(name))
    .flatMap((name) => [`${name}-`, `-${name}`]);
  return compileFoods([foodOf([...names, ...parts], { own: LEVEL.byNature }), foodOf(exceptions, {})]);
}

/** What an allergy in words of one's own stands for: known allergens, a family of foods, or just these words. */
export function interpretAllergy(allergy: string): readonly Meaning[] {
  const key = phraseKey(allergy.replace(/\b(allergy|allergies|allergic to|intolerance|no)\b/gi, " "));
  const meaning = remembered.get(key) ?? findEntry(OWN_WORDS_FOR_ALLERGENS, key) ?? [compileOwnWords(allergy, key)];
  remembered.set(key, meaning);
  return meaning;
}
