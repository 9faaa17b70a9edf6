import { Temporal } from "#app/domain/time/time.ts";
import type { Family } from "#app/models/people/family.server.ts";
import { newMealSchema } from "#app/schemas/food/meal.ts";
import { addMeal } from "#app/services/food/meals.server.ts";
import { listMembers } from "#app/services/people/members.server.ts";
import { MEAL_TYPES } from "#app/shared/food/constants.ts";
import { FULL_WEEK } from "#scripts/bench/meal-addresses.ts";

/** Plans every meal of the full week, each with its cook and its ingredients. */
export async function planFullWeek(family: Family): Promise<void> {
  const cooks = await listMembers({ family });
  const sunday = Temporal.PlainDate.from(FULL_WEEK);
  for (let day = 0; day < 7; day += 1) {
    for (const meal_type of MEAL_TYPES) {
      const meal = {
        title: `Sheet-pan chicken with lemon and carrots, ${day}`,
        meal_type,
        prep_time: 10,
        cook_time: 40,
        planned_date: sunday.add({ days: day }).toString(),
        servings: 4,
        cook_id: cooks[day % cooks.length]?.id,
        ingredients: ["800 g chicken thighs", "500 g carrots", "2 lemons", "2 tbsp olive oil"],
      };
      await addMeal({ family }, newMealSchema.parse(meal));
    }
  }
}
