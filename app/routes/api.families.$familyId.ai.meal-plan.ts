import { allergiesJson } from "#app/presenters/api/allergies.ts";
import { mealPlanText } from "#app/presenters/api/idea-texts.ts";
import { planRequestSchema } from "#app/schemas/ideas/ideas.ts";
import { apiRoute, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { planCriteria, suggestPlan } from "#app/services/ideas/ideas.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";

export const loader = apiRoute({
  POST: forFamily({
    body: planRequestSchema,
    prepare: ({ actor, value, now, request: { signal } }) =>
      suggestPlan(actor, planCriteria(value, familyToday(actor, now)), { source: value.source, signal }),
    handle: async ({ prepared: { idea, source }, value: { allergies }, locale }) =>
      ok({ meal_plan: mealPlanText(idea.days, locale), ...idea, allergies: allergiesJson(allergies), source }),
  }),
});
export const action = loader;
