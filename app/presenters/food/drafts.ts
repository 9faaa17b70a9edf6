import { isAllergen } from "#app/domain/food/allergens/own-words.ts";
import type { PlanContent } from "#app/models/ideas/idea-draft.server.ts";
import { foodName, presentReason } from "#app/presenters/food/food-names.ts";
import { presentOwnWords } from "#app/presenters/food/own-words.ts";
import type { OverPlanned } from "#app/schemas/ideas/idea-forms.ts";
import { byCount } from "#app/shared/by-count.ts";
import { type MealType, PLANNED_MEALS } from "#app/shared/food/constants.ts";
import { generateHref } from "#app/shared/food/grocery-links.ts";
import { dishId } from "#app/shared/food/meal-links.ts";
import { MEAL_TYPE_NAMES } from "#app/shared/food/meal-names.ts";
import { formatDate } from "#app/shared/format.ts";

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
  byCount(family_size, "1 person", `${family_size} people`),
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

/** The parts that plans and grocery drafts share. */
export const presentDraft = ({ state, source, problem, options, content }: DraftRow, locale: string) => ({
  state,
  source,
  problem,
  choices: presentChoices(options, locale),
  ownWords: presentOwnWords(options.allergies, locale).lines,
  leftOut: content.left_out.map(({ title, reason }) => ({ title, reason: presentReason(reason, locale) })),
  notes: content.notes ?? [],
});

export const presentDays = (id: number, days: PlanContent["days"], source: "ai" | "built-in" | null, locale: string) =>
  days.map((day) => ({
    date: day.date,
    title: formatDate(day.date, locale, "day"),
    dishes: PLANNED_MEALS.filter((meal) => day[meal] !== undefined).map((meal) => {
      const dish = day[meal] ?? null;
      const facts = [MEAL_TYPE_NAMES[meal], dish && `${dish.prep_time + dish.cook_time} min`]
        .filter(Boolean)
        .join(" · ");
      return {
        meal,
        facts,
        dish: dish && {
          title: dish.title,
          description: dish.description,
          isAdded: dish.meal_id !== undefined,
          // Marks dishes of the library within a model's plan.
          isBuiltIn: source !== "built-in" && dish.source === "built-in",
          ingredients: dish.ingredients.map(({ item_name, quantity }) =>
            [quantity, item_name].filter(Boolean).join(" "),
          ),
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

export const presentAllAdded = (count: number, over?: OverPlanned, undo?: string): string => {
  if (count === 0) return over === "ours" ? "Your planned meals are unchanged." : "All meals have been added.";
  const added = byCount(count, "1 meal added.", `${count} meals added.`);
  return undo ? `${added} Undo restores what you had.` : added;
};

/** Named meals in the question about existing ones. */
const NAMED = 3;

/** "Saturday has a dinner already: Fish pie." */
export function presentPlanned(
  planned: readonly { title: string; planned_date: string; meal_type: MealType }[],
  locale: string,
): string {
  const sentences = planned
    .slice(0, NAMED)
    .map(
      ({ title, planned_date, meal_type }) =>
        `${formatDate(planned_date, locale, "weekday")} has a ${MEAL_TYPE_NAMES[meal_type].toLowerCase()} already: ${title}.`,
    );
  const more = planned.length - sentences.length;
  return [
    ...sentences,
    ...(more > 0 ? [byCount(more, "1 more is taken too.", `${more} more are taken too.`)] : []),
  ].join(" ");
}

export const presentGroceriesAdded = (added: readonly { isNew: boolean }[]): string => {
  const grown = added.filter(({ isNew }) => !isNew).length;
  if (added.length === 0) return "You’ve already added these.";
  const text = byCount(added.length, "1 item added to your list.", `${added.length} items added to your list.`);
  return grown > 0
    ? byCount(
        grown,
        `${text} 1 was already on the list, so we increased the amount.`,
        `${text} ${grown} were already on the list, so we increased the amounts.`,
      )
    : text;
};

/** Items by category; `at` is an item's index in the draft. */
export function presentDraftItems(
  items: readonly { item_name: string; quantity: string | null; category: string; notes: string | null }[],
) {
  const rows = items.map((item, at) => ({ ...item, at }));
  return [...new Set(items.map(({ category }) => category))].map((category) => ({
    category,
    rows: rows.filter((row) => row.category === category),
  }));
}
