import { listIngredients, nameOfOne } from "#app/domain/food/recipe-ingredients.server.ts";
import { DEEPER_ACTIVITIES } from "#app/ideas/activities-deeper.ts";
import { QUICK_ACTIVITIES } from "#app/ideas/activities-quick.ts";
import { WEEKEND_ACTIVITIES } from "#app/ideas/activities-weekend.ts";
import { OPENINGS, PRACTICES, type PracticePart } from "#app/ideas/practices.ts";
import type { Recipe } from "#app/ideas/recipe.ts";
import { makeSlug, RECIPES, RECIPES_BY_FILE } from "#app/ideas/recipes.server.ts";
import { REWARD_LADDER } from "#app/ideas/rewards.ts";
import type { Activity } from "#app/ideas/schema.ts";
import { WELLNESS_TIPS } from "#app/ideas/wellness-tips.ts";
import type { Messages } from "#app/words/catalogue.ts";
import { defineTexts, type Texts } from "#app/words/define.server.ts";

/**
 * The texts of the built-in library for translators (app/words/LANGUAGE/library-PART.po). Their ids are those of the library,
 * "cod-in-tomato-and-olive-sauce.steps.1"; what many entries share, as ingredients and materials, is there once, and its id is
 * its English.
 */

const TITLE = "A title: at most 80 letters";

const stepsOf = (id: string, steps: readonly string[]): Messages =>
  Object.fromEntries(steps.map((step, index) => [`${id}.steps.${index + 1}`, step]));

const recipeTexts = ({ slug, title, description, steps }: Recipe): Messages => ({
  [`${slug}.title`]: [title, "A dish: at most 80 letters"],
  [`${slug}.description`]: description,
  ...stepsOf(slug, steps),
});

const activityTexts = ({ id, title, description, steps }: Activity): Messages => ({
  [`${id}.title`]: [title, TITLE],
  [`${id}.description`]: description,
  ...stepsOf(id, steps),
});

const partTexts = (id: string, { title, text }: PracticePart): Messages => ({
  [`${id}.title`]: [title, TITLE],
  [`${id}.text`]: text,
});

const practiceTexts = (): Messages => {
  const openings = Object.entries(OPENINGS).flatMap(([level, parts]) =>
    parts.map((part, index) => partTexts(`opening-${level}.${index + 1}`, part)),
  );
  const moods = Object.entries(PRACTICES).flatMap(([mood, { titles, parts, long, ending }]) => [
    Object.fromEntries(titles.map((title, index) => [`${mood}.title.${index + 1}`, [title, TITLE] as const])),
    ...parts.map((part, index) => partTexts(`${mood}.${index + 1}`, part)),
    partTexts(`${mood}.long`, long),
    partTexts(`${mood}.ending`, ending),
  ]);
  return inOne([...openings, ...moods]);
};

const inOne = (all: readonly Messages[]): Messages => Object.assign({}, ...all);

const namesOf = (texts: readonly string[], comment: string): Messages =>
  Object.fromEntries([...new Set(texts)].sort().map((text) => [text, [text, comment]]));

const ACTIVITIES = {
  "activities-quick": QUICK_ACTIVITIES,
  "activities-deeper": DEEPER_ACTIVITIES,
  "activities-weekend": WEEKEND_ACTIVITIES,
};

const INGREDIENTS = RECIPES.flatMap(listIngredients);
/** Ingredients that are counted have a name for one as well. */
const counted = INGREDIENTS.filter(({ item_name, unit }) => unit === "" && nameOfOne(item_name) !== item_name);

const ingredientTexts = (): Messages => ({
  ...namesOf(
    INGREDIENTS.map(({ item_name }) => item_name),
    "An ingredient, as on a shopping list",
  ),
  ...namesOf(
    counted.map(({ item_name }) => nameOfOne(item_name)),
    "One of this ingredient, or half of it: “½ Lemon”",
  ),
});

const materialTexts = (): Messages =>
  namesOf(
    Object.values(ACTIVITIES)
      .flat()
      .flatMap(({ materials }) => materials),
    "What an activity needs, in a list or within a sentence",
  );

const tipTexts = (): Messages =>
  Object.fromEntries(WELLNESS_TIPS.map(({ id, text }) => [id, [text, "A tip: at most 280 letters"] as const]));

const rewardTexts = (): Messages =>
  inOne(
    REWARD_LADDER.map(({ reward_title, reward_description }) => ({
      [`${makeSlug(reward_title)}.title`]: [reward_title, "A reward of the family: at most 80 letters"],
      [`${makeSlug(reward_title)}.description`]: reward_description,
    })),
  );

const mapValues = <From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

const texts: Record<string, Messages> = {
  ...mapValues(RECIPES_BY_FILE, (recipes) => inOne(recipes.map(recipeTexts))),
  ingredients: ingredientTexts(),
  ...mapValues(ACTIVITIES, (activities) => inOne(activities.map(activityTexts))),
  materials: materialTexts(),
  practices: practiceTexts(),
  tips: tipTexts(),
  rewards: rewardTexts(),
};

/** The texts of the library, in files for translators. */
export const LIBRARY: readonly Texts[] = Object.entries(texts).map(([name, english]) =>
  defineTexts(`library-${name}`, english),
);
