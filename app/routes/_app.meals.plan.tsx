import { useActionData, useLoaderData } from "@remix-run/react";
import { MAKE_PLAN, PlanOptions } from "#app/components/meals/idea-options.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { isAllergen } from "#app/domain/food/allergens/own-words.ts";
import { familyForm, formRoute } from "#app/http/forms/form-route.server.ts";
import { familyLoader } from "#app/http/page.server.ts";
import { planHref } from "#app/presenters/food/drafts.ts";
import { presentOwnWords } from "#app/presenters/food/own-words.ts";
import { fillAfterCommit } from "#app/route-helpers/drafts.server.ts";
import { mealsPlace } from "#app/route-helpers/meal-page.server.ts";
import { reviewOwnWords } from "#app/route-helpers/own-words.server.ts";
import { planFormSchema } from "#app/schemas/idea-forms.ts";
import { beginDraft } from "#app/services/ideas/drafts.server.ts";
import { keepPreferences, readPreferences } from "#app/services/ideas/preferences.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { PLAN_DAYS, PLAN_PEOPLE } from "#app/utils/constants.ts";
import { mealsHref } from "#app/view/meal-links.ts";
import { FOOD } from "#app/view/operations/food.ts";

export const clientAction = clientActionFor(FOOD);
export const handle = { title: "AI Meal Plan", dialog: true };
export { formDialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => {
  const { actor, now } = context;
  const { diets, allergies, cuisines, familySize } = await readPreferences(actor);
  const review = presentOwnWords(allergies);
  return {
    review,
    closeHref: mealsHref(mealsPlace(context)),
    defaults: {
      family_size: Math.min(familySize ?? PLAN_PEOPLE.default, PLAN_PEOPLE.max),
      days: PLAN_DAYS.default,
      start_date: familyToday(actor, now).toString(),
      allergies: allergies.filter(isAllergen),
      other_allergies: review.text,
      dietary_preferences: diets,
      cuisine_preferences: cuisines,
    },
  };
});

export const action = formRoute({
  [MAKE_PLAN]: familyForm({
    schema: planFormSchema,
    review: reviewOwnWords,
    handle: async ({ actor, value: asked }) => {
      const { dietary_preferences: diets, allergies, cuisine_preferences: cuisines, family_size: familySize } = asked;
      await keepPreferences(actor, { diets, allergies, cuisines, familySize });
      const draft = await beginDraft(actor, "meals", asked);
      return { to: planHref(draft.id), afterCommit: fillAfterCommit(actor, draft) };
    },
  }),
});

export default function MealPlan() {
  const data = useLoaderData<typeof loader>();
  return <PlanOptions {...data} answer={useActionData<typeof action>()} />;
}
