import type { FoodTable } from "#app/domain/food/allergens/food-table.ts";
import { getFoods } from "#app/domain/food/allergens/foods.ts";
import { KINDS_OF_ALLERGENS, KINDS_OF_DIETS, type Kind } from "#app/domain/food/allergens/kinds.ts";
import { type Meaning, understandAllergy } from "#app/domain/food/allergens/own-words.ts";
import type { ReadFood } from "#app/domain/food/allergens/read-food.ts";
import { findHits, findStrongest } from "#app/domain/food/allergens/scan.ts";
import { findWritten } from "#app/domain/food/allergens/written.ts";
import { ALLERGENS, type Allergen, type Diet } from "#app/shared/food/constants.ts";

/** A family's exclusions: allergies of `ALLERGENS` or in its own words, and diets. */
export interface Restrictions {
  allergies: readonly string[];
  diets: readonly string[];
}

/** Why a food does not suit. */
export interface Finding {
  /** The allergy or diet as it was asked for. */
  restriction: string;
  /** The reason, with the name that was found: "Milk/Dairy: butter". */
  reason: string;
}

const findName = (food: ReadFood, kinds: readonly Kind[], table: FoodTable = getFoods()): string | null =>
  findStrongest(findHits(food, table, kinds))?.name ?? null;

const writeReason = (what: string, name: string | null): string | null => (name === null ? null : `${what}: ${name}`);

/** The known allergens that a food holds, or may hold, each with the reason. */
export function findAllergens(food: ReadFood): Map<Allergen, string> {
  const found = ALLERGENS.map((allergen) => [allergen, findAllergyBreak(food, allergen)] as const);
  return new Map(found.filter((one): one is [Allergen, string] => one[1] !== null));
}

/** Why a food does not suit a diet, or `null`: it does, or ingredients cannot tell ("Kid-friendly"). */
export function findDietBreak(food: ReadFood, diet: string): string | null {
  const kinds = Object.hasOwn(KINDS_OF_DIETS, diet) ? KINDS_OF_DIETS[diet as Diet] : undefined;
  return kinds ? writeReason(diet, findName(food, kinds)) : null;
}

function findMeaning(food: ReadFood, meaning: Meaning): string | null {
  if (typeof meaning === "string") return findName(food, KINDS_OF_ALLERGENS[meaning]);
  if ("length" in meaning) return findName(food, meaning);
  return "written" in meaning ? findWritten(food, meaning) : findName(food, ["own"], meaning);
}

function findAllergyBreak(food: ReadFood, allergy: string): string | null {
  for (const { name, meanings } of understandAllergy(allergy)) {
    for (const meaning of meanings) {
      const reason = writeReason(typeof meaning === "string" ? meaning : name, findMeaning(food, meaning));
      if (reason) return reason;
    }
  }
  return null;
}

/**
 * The findings against a food (docs/product/ideas.md, "Allergies and diets"): one for each allergy and diet that it
 * breaks, allergies first; none if its words break nothing. Errs on the safe side: "dairy-free milk" may be made of
 * nuts or soy, "lactose-free milk" is milk. Diets that ingredients cannot tell break nothing.
 */
export function findBreaks(food: ReadFood, { allergies, diets }: Restrictions): Finding[] {
  const found = [
    ...allergies.map((allergy) => ({ restriction: allergy, reason: findAllergyBreak(food, allergy) })),
    ...diets.map((diet) => ({ restriction: diet, reason: findDietBreak(food, diet) })),
  ];
  return found.filter((finding): finding is Finding => finding.reason !== null);
}
