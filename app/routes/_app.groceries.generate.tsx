import { useActionData, useLoaderData } from "@remix-run/react";
import { GroceryOptions, MAKE_GROCERIES } from "#app/components/meals/idea-options.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { isAllergen } from "#app/domain/food/allergens/own-words.ts";
import { familyForm, formRoute } from "#app/http/forms/form-route.server.ts";
import { familyLoader } from "#app/http/page.server.ts";
import { presentOwnWords } from "#app/presenters/food/own-words.ts";
import { fillAfterCommit } from "#app/route-helpers/drafts.server.ts";
import { reviewOwnWords } from "#app/route-helpers/own-words.server.ts";
import { groceryFormSchema } from "#app/schemas/idea-forms.ts";
import { beginDraft } from "#app/services/ideas/drafts.server.ts";
import { groceryDays } from "#app/services/ideas/ideas.server.ts";
import { keepPreferences, readPreferences } from "#app/services/ideas/preferences.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { GROCERY_DAYS, GROCERY_DIETS, GROCERY_PEOPLE } from "#app/utils/constants.ts";
import { draftGroceriesHref, GROCERIES } from "#app/view/grocery-links.ts";
import { FOOD } from "#app/view/operations/food.ts";

export const clientAction = clientActionFor(FOOD);
export const handle = { title: "AI Generate grocery list", dialog: true };
export { formDialogSheets as links } from "#app/styles/links.ts";

const isOfLists = (diet: string) => GROCERY_DIETS.some((known) => known === diet);

export const loader = familyLoader(async (context) => {
  const { actor, now } = context;
  const { diets, allergies, familySize } = await readPreferences(actor);
  const today = familyToday(actor, now);
  const review = presentOwnWords(allergies);
  return {
    review,
    closeHref: GROCERIES,
    defaults: {
      start_date: today.toString(),
      end_date: today.add({ days: GROCERY_DAYS.default }).toString(),
      family_size: familySize ?? GROCERY_PEOPLE.default,
      allergies: allergies.filter(isAllergen),
      other_allergies: review.text,
      dietary_preferences: diets.filter(isOfLists),
      include_staples: true,
    },
  };
});

export const action = formRoute({
  [MAKE_GROCERIES]: familyForm({
    schema: groceryFormSchema,
    review: reviewOwnWords,
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
  return <GroceryOptions {...data} answer={useActionData<typeof action>()} />;
}
