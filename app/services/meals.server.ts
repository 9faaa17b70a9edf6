import type { Family } from "#app/models/family.server.ts";
import { Meal } from "#app/models/meal.server.ts";

/** What is for dinner on a day (`YYYY-MM-DD`): the one planned first, where there are several. */
export const dinnerOn = ({ family }: { family: Family }, date: string): Promise<Meal | null> =>
  Meal.findOne({ where: { family_id: family.id, planned_date: date, meal_type: "dinner" }, order: ["id"] });
