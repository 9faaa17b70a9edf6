import { isAllergen } from "#app/domain/food/allergens/own-words.ts";
import { findBuiltIn } from "#app/domain/food/built-in-recipes.server.ts";
import { translateGroceryNote } from "#app/domain/food/grocery-note.ts";
import { findNote, writeNote } from "#app/domain/food/plan-note.ts";
import { translateGrocery, translateLine } from "#app/domain/food/translated-recipe.server.ts";
import { findTranslation, translate, translateAll } from "#app/domain/ideas/library.server.ts";
import type { DraftDish, PlanContent } from "#app/models/ideas/idea-draft.server.ts";
import { foodName, placeWords, presentReason } from "#app/presenters/food/food-names.ts";
import { presentOwnWords } from "#app/presenters/food/own-words.ts";
import type { OverPlanned } from "#app/schemas/ideas/idea-forms.ts";
import { factLine } from "#app/shared/fact-line.ts";
import { GROCERY_DAYS, type MealType, PLANNED_MEALS } from "#app/shared/food/constants.ts";
import { generateHref } from "#app/shared/food/grocery-links.ts";
import { dishId } from "#app/shared/food/meal-links.ts";
import { formatDate } from "#app/shared/format.ts";
import { IDEA_LIMITS } from "#app/shared/ideas/constants.ts";
import { say } from "#app/words/catalogue.ts";
import { draftWords } from "#app/words/catalogues/draft-words.ts";
import { foodWords } from "#app/words/catalogues/food-words.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";
import { meals } from "#app/words/catalogues/meals.ts";
import { joinFacts } from "#app/words/join-facts.ts";

/** Draft meal plans and grocery lists for their pages. */

export const planHref = (id: number) => `/meals/plans/${id}`;
/** The redirect after a form of a dish. Without script the page opens at the dish. */
export const planPlaceHref = (id: number, { date, meal }: { date: string; meal: string }, hasScript: boolean) =>
  hasScript ? planHref(id) : `${planHref(id)}#${dishId(date, meal)}`;
export const dishHref = (id: number, date: string, meal: string) => `${planHref(id)}/dish?date=${date}&meal=${meal}`;

interface Choices {
  family_size: number;
  allergies: readonly string[];
  dietary_preferences: readonly string[];
}

/** The draft's options: "5 people", "No peanuts", "Vegetarian". */
const presentChoices = ({ family_size, allergies, dietary_preferences }: Choices, locale: string): string[] => [
  say(draftWords, locale)("people", { count: family_size }),
  ...allergies.filter(isAllergen).map((allergy) => foodName("without", allergy, locale)),
  ...dietary_preferences.map((diet) => foodName("diet", diet, locale)),
];

interface DraftRow {
  state: "making" | "ready" | "failed";
  source: "ai" | "built-in" | null;
  problem: string | null;
  options: Choices;
  content: { left_out: readonly { title: string; reason: string }[]; notes?: readonly string[] };
}

/** Why a draft failed, in each language. */
const PROBLEMS = [
  (locale: string) => say(meals, locale)("failed.make"),
  (locale: string) => say(groceries, locale)("failed.make"),
  ...(["interrupted", "ourSide", "mostMeals", "endBeforeStart", "atOnce"] as const).map(
    (id) => (locale: string) => say(draftWords, locale)(id),
  ),
  (locale: string) => say(draftWords, locale)("mostDays", { max: GROCERY_DAYS.max }),
  (locale: string) => say(draftWords, locale)("today", { max: IDEA_LIMITS.perDay }),
];

/** Why a draft failed, in the reader's language. Drafts hold the English sentence. */
const presentProblem = (problem: string, locale: string): string =>
  PROBLEMS.find((write) => write("en") === problem)?.(locale) ?? problem;

/** The parts that plans and grocery drafts share. */
export const presentDraft = ({ state, source, problem, options, content }: DraftRow, locale: string) => ({
  state,
  source,
  problem: problem && presentProblem(problem, locale),
  choices: presentChoices(options, locale),
  ownWords: presentOwnWords(options.allergies, locale).lines,
  leftOut: content.left_out.map(({ title, reason }) => ({
    title: translate(title, locale),
    reason: presentReason(reason, locale),
  })),
  notes: (content.notes ?? []).map((sentence) => {
    const note = findNote(sentence);
    return note ? writeNote(note, locale) : sentence;
  }),
});

/** A dish of a plan, of the library in the reader's language. A dish that the family has renamed is in its words. */
function presentDish({ slug, title, description, ingredients }: DraftDish, locale: string) {
  const lines = ingredients.map((ingredient) => {
    const { item_name, quantity } = ingredient.english_name ? translateGrocery(ingredient, locale) : ingredient;
    return [quantity, item_name].filter(Boolean).join(" ");
  });
  const own = { title, description, ingredients: joinFacts(lines, locale), isEnglish: false };
  const original = slug === undefined ? undefined : findBuiltIn(slug);
  // A recipe of the family in its place has words of its own.
  if (!original || original.description !== description) return own;
  const listed = translateAll(lines, locale, translateLine);
  return {
    title: title === original.title ? translate(title, locale) : title,
    description: translate(description, locale),
    ingredients: joinFacts(listed.texts, listed.isEnglish ? "en" : locale),
    isEnglish: findTranslation(description, locale) === undefined || listed.isEnglish,
  };
}

export const presentDays = (id: number, days: PlanContent["days"], source: "ai" | "built-in" | null, locale: string) =>
  days.map((day) => ({
    date: day.date,
    title: formatDate(day.date, locale, "day"),
    dishes: PLANNED_MEALS.filter((meal) => day[meal] !== undefined).map((meal) => {
      const dish = day[meal] ?? null;
      const minutes = dish && say(foodWords, locale)("minutes", { minutes: dish.prep_time + dish.cook_time });
      const facts = factLine([foodName("meal", meal, locale), minutes], locale);
      const shown = dish && presentDish(dish, locale);
      return {
        meal,
        facts,
        dish: dish &&
          shown && {
            ...shown,
            isAdded: dish.meal_id !== undefined,
            // Marks dishes of the library within a model's plan.
            isMarked: source !== "built-in" && dish.source === "built-in",
            editHref: dishHref(id, day.date, meal),
          },
      };
    }),
  }));
export type DayView = ReturnType<typeof presentDays>[number];

/** The links after a dish was added: its week, and the grocery list for the plan's days. */
export function presentNext(days: PlanContent["days"]): { weekHref: string; listHref: string } | null {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  const isAdded = days.some((day) => PLANNED_MEALS.some((meal) => day[meal]?.meal_id));
  if (!isAdded || !first || !last) return null;
  return { weekHref: `/meals?week=${first}`, listHref: generateHref(first, last) };
}

interface Place {
  date: string;
  meal: MealType;
}

/** The message after a dish of a plan was changed. */
export const presentDishDone = (
  done: "dishAdded" | "dishAddedAlready" | "dishSaved" | "dishSwapped",
  title: string,
  { date, meal }: Place,
  locale: string,
): string => say(draftWords, locale)(done, { title, place: placeWords(date, meal, locale) });

/** The message after a dish of a plan was saved as a recipe. */
export const presentRecipeSaved = (title: string, locale: string): string =>
  say(draftWords, locale)("recipeSaved", { title });

/** The message after a draft of a plan was discarded. */
export const presentDiscarded = (locale: string): string => say(draftWords, locale)("discarded");

export function presentAllAdded(count: number, locale: string, over?: OverPlanned, undo?: string): string {
  const text = say(draftWords, locale);
  if (count === 0) return text(over === "ours" ? "unchanged" : "allAdded");
  const added = text("mealsAdded", { count });
  return undo ? `${added} ${text("undoRestores")}` : added;
}

/** Named meals in the question about existing ones. */
const NAMED = 3;

/** "Saturday has a dinner already: Fish pie." */
export function presentPlanned(
  planned: readonly { title: string; planned_date: string; meal_type: MealType }[],
  locale: string,
): string {
  const text = say(draftWords, locale);
  const sentences = planned
    .slice(0, NAMED)
    .map(({ title, planned_date, meal_type: meal }) =>
      text("planned", { day: formatDate(planned_date, locale, "weekday"), meal, title }),
    );
  const count = planned.length - sentences.length;
  return [...sentences, ...(count > 0 ? [text("morePlanned", { count })] : [])].join(" ");
}

export function presentGroceriesAdded(added: readonly { isNew: boolean }[], locale: string): string {
  const text = say(draftWords, locale);
  const grown = added.filter(({ isNew }) => !isNew).length;
  if (added.length === 0) return text("itemsAddedAlready");
  const all = text("itemsAdded", { count: added.length });
  return grown > 0 ? `${all} ${text("itemsGrown", { count: grown })}` : all;
}

/** Items by category; `at` is an item's index in the draft. */
export function presentDraftItems(
  items: readonly { item_name: string; quantity: string | null; category: string; notes: string | null }[],
  locale: string,
) {
  const rows = items.map((item, at) => {
    const notes = translateGroceryNote(item.notes, locale);
    return { ...translateGrocery(item, locale), notes, at };
  });
  return [...new Set(items.map(({ category }) => category))].map((category) => ({
    category,
    name: foodName("aisle", category, locale),
    rows: rows.filter((row) => row.category === category),
  }));
}
