import { useActionData, useLoaderData } from "@remix-run/react";
import { GroceryOptions, MAKE_GROCERIES } from "#app/components/meals/idea-options.tsx";
import { familyForm, formRoute } from "#app/http/forms/form-route.server.ts";
import { familyLoader } from "#app/http/page.server.ts";
import { draftGroceriesHref } from "#app/presenters/food/drafts.ts";
import { fillAfterCommit } from "#app/route-helpers/drafts.server.ts";
import { mealsPlace } from "#app/route-helpers/meal-page.server.ts";
import { groceryFormSchema } from "#app/schemas/idea-forms.ts";
import { beginDraft } from "#app/services/ideas/drafts.server.ts";
import { groceryDays } from "#app/services/ideas/ideas.server.ts";
import { keepPreferences, readPreferences } from "#app/services/ideas/preferences.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { ALLERGENS, GROCERY_DAYS, GROCERY_DIETS, GROCERY_PEOPLE } from "#app/utils/constants.ts";
import { mealsHref } from "#app/view/meal-links.ts";

export { clientAction } from "#app/components/ui/client-action.ts";
export const handle = { title: "AI Generate grocery list", dialog: true };
export { formDialogSheets as links } from "#app/styles/links.ts";

const isKnown = (allergy: string) => ALLERGENS.some((known) => known === allergy);
const isOfLists = (diet: string) => GROCERY_DIETS.some((known) => known === diet);

export const loader = familyLoader(async (context) => {
  const { actor, now } = context;
  const { diets, allergies, familySize } = await readPreferences(actor);
  const today = familyToday(actor, now);
  return {
    closeHref: mealsHref(mealsPlace(context)),
    defaults: {
      start_date: today.toString(),
      end_date: today.add({ days: GROCERY_DAYS.default }).toString(),
      family_size: familySize ?? GROCERY_PEOPLE.default,
      allergies: allergies.filter(isKnown),
      other_allergies: allergies.filter((allergy) => !isKnown(allergy)).join(", "),
      dietary_preferences: diets.filter(isOfLists),
      include_staples: true,
    },
  };
});

export const action = formRoute({
  [MAKE_GROCERIES]: familyForm({
    schema: groceryFormSchema,
    handle: async ({ actor, now, value: asked }) => {
      groceryDays(asked, familyToday(actor, now));
      const { diets } = await readPreferences(actor);
      const { allergies, family_size: familySize } = asked;
      // What only plans can be asked for stays as it was.
      const others = diets.filter((diet) => !isOfLists(diet));
      await keepPreferences(actor, { diets: [...others, ...asked.dietary_preferences], allergies, familySize });
      const draft = await beginDraft(actor, "groceries", asked);
      return { to: draftGroceriesHref(draft.id), afterCommit: fillAfterCommit(actor, draft) };
    },
  }),
});

export default function GenerateGroceries() {
  const data = useLoaderData<typeof loader>();
  return <GroceryOptions {...data} lastResult={useActionData<typeof action>()?.lastResult} />;
}
