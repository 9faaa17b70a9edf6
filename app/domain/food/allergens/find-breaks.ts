import { ALLERGEN_LEXICONS } from "#app/domain/food/allergens/allergen-lexicons.ts";
import { getLexicon } from "#app/domain/food/allergens/compiled-lexicon.ts";
import { DIET_RULES } from "#app/domain/food/allergens/diet-lexicons.ts";
import { type Meaning, understandAllergy } from "#app/domain/food/allergens/own-words.ts";
import type { ReadFood } from "#app/domain/food/allergens/read-food.ts";
import { allergenReason, dietReason, ownWordsReason } from "#app/domain/food/allergens/reasons.ts";
import { findHits, findStrongest } from "#app/domain/food/allergens/scan.ts";
import { findWritten } from "#app/domain/food/allergens/written.ts";
import { ALLERGENS, type Allergen, type Diet } from "#app/utils/constants.ts";

/** What a family leaves out: allergies by the names we know or in words of its own. */
export interface Restrictions {
  allergies: readonly string[];
  diets: readonly string[];
}

/** Why a food does not suit. */
export interface Finding {
  /** The allergy or diet as it was asked for. */
  restriction: string;
  /** A plain sentence: "Contains tahini, which is sesame." */
  reason: string;
}

/** The known allergens that a food holds, or may hold, each with the reason. */
export function findAllergens(food: ReadFood): Map<Allergen, string> {
  const found = new Map<Allergen, string>();
  for (const allergen of ALLERGENS) {
    const hit = findStrongest(findHits(food, getLexicon(allergen)));
    if (hit) found.set(allergen, allergenReason(hit, ALLERGEN_LEXICONS[allergen]));
  }
  return found;
}

/** Why a food does not suit a diet, or `null`: it does, or ingredients cannot tell ("Kid-friendly"). */
export function findDietBreak(food: ReadFood, diet: string): string | null {
  const rule = Object.hasOwn(DIET_RULES, diet) ? DIET_RULES[diet as Diet] : undefined;
  if (!rule) return null;
  // "Sweet" and "crisp" in a title say nothing about sugar and potatoes; a chicken does.
  const listed = food.ingredients.length > 0 ? { ...food, titles: [] } : food;
  const hit = findStrongest([
    ...rule.allergens.flatMap((name) => findHits(food, getLexicon(name))),
    ...rule.foods.flatMap((name) => findHits(name === "meat" ? food : listed, getLexicon(name))),
  ]);
  return hit ? dietReason(hit, diet) : null;
}

function findMeaning(food: ReadFood, meaning: Meaning, name: string): string | null {
  if (typeof meaning === "string") {
    const hit = findStrongest(findHits(food, getLexicon(meaning)));
    return hit ? allergenReason(hit, ALLERGEN_LEXICONS[meaning]) : null;
  }
  const found = "written" in meaning ? findWritten(food, meaning) : findStrongest(findHits(food, meaning))?.name;
  return found ? ownWordsReason(found, name) : null;
}

function findAllergyBreak(food: ReadFood, allergy: string): string | null {
  for (const { name, meanings } of understandAllergy(allergy)) {
    for (const meaning of meanings) {
      const reason = findMeaning(food, meaning, name);
      if (reason) return reason;
    }
  }
  return null;
}

/**
 * What speaks against a food (docs/product/ideas.md, "Allergies and diets"): one finding for each allergy and diet that
 * it breaks, allergies first; none means that nothing in its words does. Errs on the safe side: "dairy-free milk" may
 * be made of nuts or soy, "lactose-free milk" is milk. Diets that ingredients cannot tell break nothing.
 */
export function findBreaks(food: ReadFood, { allergies, diets }: Restrictions): Finding[] {
  const found = [
    ...allergies.map((allergy) => ({ restriction: allergy, reason: findAllergyBreak(food, allergy) })),
    ...diets.map((diet) => ({ restriction: diet, reason: findDietBreak(food, diet) })),
  ];
  return found.filter((finding): finding is Finding => finding.reason !== null);
}
