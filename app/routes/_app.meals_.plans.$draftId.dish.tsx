import { DishDialog, SAVE_AND_ADD, SAVE_DISH } from "#app/components/drafts/dish-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { planHref, planPlaceHref, presentDishDone } from "#app/presenters/food/drafts.ts";
import { placeWords } from "#app/presenters/food/food-names.ts";
import { dishFormSchema, placeSchema } from "#app/schemas/ideas/idea-forms.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { type FamilyContext, familyLoader } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { addDish, changeDish, findDish } from "#app/services/ideas/plan-drafts.server.ts";
import { dishId } from "#app/shared/food/meal-links.ts";
import { DRAFTS } from "#app/shared/operations/drafts.ts";
import { notFound } from "#app/utils/domain-error.ts";
import { say } from "#app/words/catalogue.ts";
import { drafts } from "#app/words/catalogues/drafts.ts";

export const clientAction = clientActionFor(DRAFTS);
export const handle = {
  title: (_: unknown, locale: string) => say(drafts, locale)("editDish"),
  dialog: true,
  form: "save-dish",
};
export { dialogSheets as links } from "#app/styles/links.ts";

function parsePlace({ params, url }: FamilyContext) {
  const place = placeSchema.safeParse(Object.fromEntries(url.searchParams));
  if (!place.success) throw notFound("Dish");
  return { id: pathId(params.draftId, "Draft"), place: place.data };
}

export const loader = familyLoader(async (context) => {
  const { id, place } = parsePlace(context);
  const { title, prep_time, cook_time, servings } = await findDish(context.actor, id, place);
  return {
    place: placeWords(place.date, place.meal, context.locale),
    closeHref: planHref(id),
    dish: dishId(place.date, place.meal),
    defaults: { title, prep_time, cook_time, servings },
  };
});

const save = (isAdded: boolean) =>
  familyForm({
    schema: dishFormSchema,
    handle: async ({ value: { has_script, ...change }, ...context }) => {
      const { id, place } = parsePlace(context);
      await changeDish(context.actor, id, place, change);
      if (isAdded) await addDish(context.actor, id, place);
      const text = presentDishDone(isAdded ? "dishAdded" : "dishSaved", change.title, place, context.locale);
      return { to: planPlaceHref(id, place, has_script), flash: { tone: "ok", text } };
    },
  });

export const action = formRoute({ [SAVE_DISH]: save(false), [SAVE_AND_ADD]: save(true) });

export default formPage<typeof loader>(DishDialog);
