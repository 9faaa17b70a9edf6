import { z } from "zod";
import type { DishAnswer, IngredientAnswer } from "#app/domain/food/model-plan.server.ts";
import { requiredText } from "#app/schemas/fields.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { GROCERY_CATEGORIES, MAX_MINUTES } from "#app/shared/food/constants.ts";

type Schema<T> = z.ZodType<T, z.ZodTypeDef, unknown>;

const minutes = z.number().int().min(0).max(MAX_MINUTES);

/** The schema of a name in English, of at most `max` characters. */
type EnglishName = (max: number) => z.ZodTypeAny;

function makeShapes(englishName?: EnglishName) {
  const ingredient = z.object({
    item_name: requiredText(100),
    ...(englishName && { english_name: englishName(100) }),
    quantity: requiredText(MAX_LENGTH.quantity),
    category: z.enum(GROCERY_CATEGORIES),
  });
  const dish = z.object({
    title: requiredText(MAX_LENGTH.title),
    ...(englishName && { english_title: englishName(MAX_LENGTH.title) }),
    description: requiredText(1000),
    prep_time: minutes,
    cook_time: minutes,
    // At least one ingredient, because a dish without any cannot be checked for allergens.
    ingredients: z.array(ingredient).min(1).max(30),
  });
  return { ingredient: ingredient as Schema<IngredientAnswer>, dish: dish as Schema<DishAnswer> };
}

const IN_ENGLISH = makeShapes();
const ASKED = makeShapes(requiredText);
const READ = makeShapes((max) => requiredText(max).optional().catch(undefined));

/**
 * Schemas of a model's answers about dishes: `asked` is sent to the model, `read` parses the answer. In another language than
 * English `asked` requires an English name beside each name (docs/product/ideas.md, "What a model gets"). In `read` it is
 * optional, because a dish without it is refused alone, not the whole answer.
 */
export const dishAnswers = (isInEnglish: boolean) =>
  isInEnglish ? { asked: IN_ENGLISH, read: IN_ENGLISH } : { asked: ASKED, read: READ };
