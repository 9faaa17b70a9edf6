import { STAPLES } from "#app/domain/food/grocery-plan.server.ts";
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
import { mapValues } from "#app/utils/map-values.ts";
import type { Messages } from "#app/words/catalogue.ts";
import { defineTexts, type Texts } from "#app/words/define.server.ts";
import { languageOf } from "#app/words/languages.ts";

/**
 * The texts of the built-in library for translators (app/words/LANGUAGE/library-PART.po). Their ids begin with the id of
 * an entry: "cod-in-tomato-and-olive-sauce.steps.1". Ingredients and materials, which many entries share, are listed once;
 * the id is the English text.
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

/** The ingredients of the library's recipes. */
const INGREDIENTS = RECIPES.flatMap(listIngredients);
/** Ingredients that are counted and have another name in the singular. */
const counted = INGREDIENTS.filter(({ item_name, unit }) => unit === "" && nameOfOne(item_name) !== item_name);

/** The names of the library's ingredients and staples, in English. */
export const INGREDIENT_NAMES: readonly string[] = [
  ...new Set([...INGREDIENTS, ...STAPLES].map(({ item_name }) => item_name)),
];

const ingredientTexts = (): Messages => ({
  ...namesOf(INGREDIENT_NAMES, "An ingredient, as on a shopping list"),
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

/** Where each English text is. The same step may be in several recipes. */
let places: Map<string, { texts: Texts; id: string }[]> | undefined;

function listPlaces() {
  const found: NonNullable<typeof places> = new Map();
  for (const texts of LIBRARY) {
    for (const [id, text] of Object.entries(texts.forReader("en"))) {
      found.set(text, [...(found.get(text) ?? []), { texts, id }]);
    }
  }
  return found;
}

function placesOf(text: string) {
  places ??= listPlaces();
  return places.get(text) ?? [];
}

/** Whether the library has to be translated for a reader. */
export const isInEnglish = (locale: string): boolean => (languageOf(locale) ?? "en") === "en";

/**
 * A text of the library in a reader's language, by its English text; `undefined` without a translation. Rows hold the
 * English text, so that each member of a family reads it in their own language.
 */
export const findTranslation = (text: string, locale: string): string | undefined =>
  isInEnglish(locale)
    ? text
    : placesOf(text)
        .map(({ texts, id }) => texts.forReader(locale)[id])
        .find(Boolean);

/** A text of the library in a reader's language, else in English. */
export const translate = (text: string, locale: string): string => findTranslation(text, locale) ?? text;

/** Texts of the library that are shown together: all in the reader's language, or all in English. */
export function translateAll<T extends readonly string[]>(
  texts: T,
  locale: string,
  find: (text: string, locale: string) => string | undefined = findTranslation,
): { texts: T; isEnglish: boolean } {
  const found = texts.map((text) => find(text, locale));
  const isWhole = found.every((text) => text !== undefined);
  return { texts: (isWhole ? found : texts) as unknown as T, isEnglish: !isWhole };
}
