import { CARBOHYDRATES } from "#app/domain/food/allergens/foods/carbohydrates.ts";
import { CHINESE } from "#app/domain/food/allergens/foods/chinese.ts";
import { DAIRY_AND_EGGS } from "#app/domain/food/allergens/foods/dairy-and-eggs.ts";
import { FISH_AND_SEAFOOD } from "#app/domain/food/allergens/foods/fish-and-seafood.ts";
import { GRAINS_AND_BREADS } from "#app/domain/food/allergens/foods/grains-and-breads.ts";
import { HEBREW } from "#app/domain/food/allergens/foods/hebrew.ts";
import { JAPANESE } from "#app/domain/food/allergens/foods/japanese.ts";
import { MEAT } from "#app/domain/food/allergens/foods/meat.ts";
import { NAMED_AFTER_TWO } from "#app/domain/food/allergens/foods/named-after-two.ts";
import { NUTS_AND_SEEDS } from "#app/domain/food/allergens/foods/nuts-and-seeds.ts";
import { OTHER_LANGUAGES } from "#app/domain/food/allergens/foods/other-languages.ts";
import { OTHER_SCRIPTS } from "#app/domain/food/allergens/foods/other-scripts.ts";
import { POLISH } from "#app/domain/food/allergens/foods/polish.ts";
import { PORTUGUESE } from "#app/domain/food/allergens/foods/portuguese.ts";
import { SAUCES_AND_ADDITIVES } from "#app/domain/food/allergens/foods/sauces-and-additives.ts";
import { SOUNDS_ALIKE } from "#app/domain/food/allergens/foods/sounds-alike.ts";
import { SWEDISH } from "#app/domain/food/allergens/foods/swedish.ts";
import { TURKISH } from "#app/domain/food/allergens/foods/turkish.ts";
import { UKRAINIAN } from "#app/domain/food/allergens/foods/ukrainian.ts";

/** All lists of foods, a line for each food as `readFoods` takes it. */
export const FOOD_LISTS: readonly string[] = [
  NUTS_AND_SEEDS,
  DAIRY_AND_EGGS,
  FISH_AND_SEAFOOD,
  GRAINS_AND_BREADS,
  SAUCES_AND_ADDITIVES,
  MEAT,
  CARBOHYDRATES,
  NAMED_AFTER_TWO,
  OTHER_LANGUAGES,
  OTHER_SCRIPTS,
  PORTUGUESE,
  SWEDISH,
  TURKISH,
  POLISH,
  UKRAINIAN,
  HEBREW,
  JAPANESE,
  CHINESE,
  SOUNDS_ALIKE,
];
