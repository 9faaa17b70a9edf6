import { formatDate } from "#app/shared/format.ts";

/**
 * Ideas as the API's text fields (docs/product/api.md, "Shapes of ideas"): the structured fields as text, for reading
 * aloud.
 */

interface Activity {
  title: string;
  description: string;
  steps: readonly string[];
  materials: readonly string[];
  duration_minutes: number;
}

export function activityText({ title, description, steps, materials, duration_minutes }: Activity): string {
  const needed = materials.length > 0 ? [`You’ll need: ${materials.join(", ")}.`] : [];
  return [`${title} (${duration_minutes} min)`, description, ...needed, ...numbered(steps)].join("\n");
}

interface Practice {
  title: string;
  steps: readonly { title: string; text: string; minutes: number }[];
}

export const practiceText = ({ title, steps }: Practice): string =>
  [title, ...numbered(steps.map((step) => `${step.title} (${step.minutes} min): ${step.text}`))].join("\n");

const numbered = (lines: readonly string[]) => lines.map((text, at) => `${at + 1}. ${text}`);

interface Dish {
  title: string;
  prep_time: number;
  cook_time: number;
}
type Day = { date: string } & Partial<Record<"breakfast" | "lunch" | "dinner", Dish | null>>;

const DAY_PARTS = { breakfast: "Breakfast", lunch: "Lunch", dinner: "Dinner" } as const;

/** A meal plan as text, day by day, with the minutes of work. */
export const mealPlanText = (days: readonly Day[], locale: string): string =>
  days
    .map((day) =>
      [
        formatDate(day.date, locale, "day"),
        ...Object.entries(DAY_PARTS).map(([meal, name]) => {
          const dish = day[meal as keyof typeof DAY_PARTS];
          return dish ? `${name}: ${dish.title} (prep time ${dish.prep_time} min)` : `${name}: –`;
        }),
      ].join("\n"),
    )
    .join("\n\n");
