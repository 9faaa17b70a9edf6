import { pathDraftId } from "#app/pages/food/draft-forms.server.ts";
import {
  planHref,
  planPlaceHref,
  presentAllAdded,
  presentDishDone,
  presentPlanned,
  presentRecipeSaved,
} from "#app/presenters/food/drafts.ts";
import { addAllSchema, placeFormSchema } from "#app/schemas/ideas/idea-forms.ts";
import { ideaOptionsSchema } from "#app/schemas/ideas/ideas.ts";
import { familyForm } from "#app/server/forms/form-route.server.ts";
import {
  addAllDishes,
  addDish,
  anotherDish,
  placeDish,
  saveDishRecipe,
} from "#app/services/ideas/plan-drafts.server.ts";
import { dishPlace } from "#app/shared/food/meal-links.ts";
import { recipeHref } from "#app/shared/food/recipe-links.ts";
import { DomainError } from "#app/utils/domain-error.ts";

/** Forms of a draft plan: add its dishes, replace one. */

export const addDishForm = familyForm({
  schema: placeFormSchema,
  handle: async ({ value: { has_script, ...place }, ...context }) => {
    const id = pathDraftId(context);
    const meal = await addDish(context.actor, id, place);
    const text = presentDishDone(meal ? "dishAdded" : "dishAddedAlready", meal?.title ?? "", place, context.locale);
    return {
      to: planPlaceHref(id, place, has_script),
      flash: { tone: "ok", text, place: dishPlace(place.date, place.meal) },
    };
  },
});

/** For a dish that is a recipe already, the form redirects to the recipe. */
export const saveDishRecipeForm = familyForm({
  schema: placeFormSchema,
  handle: async ({ value: { has_script, ...place }, ...context }) => {
    const id = pathDraftId(context);
    const recipe = await saveDishRecipe(context.actor, id, place);
    if (!recipe.isNew) return { to: recipeHref(recipe.id) };
    const text = presentRecipeSaved(recipe.title, context.locale);
    return {
      to: planPlaceHref(id, place, has_script),
      flash: { tone: "ok", text, place: dishPlace(place.date, place.meal) },
    };
  },
});

/** If slots have meals and the form has no choice for them, the form is shown again with the choice. */
export const addAllForm = familyForm({
  schema: addAllSchema,
  handle: async ({ value: { over }, ...context }) => {
    const id = pathDraftId(context);
    const { count, undo, planned } = await addAllDishes(context.actor, id, over);
    if (planned) throw new DomainError("conflict", presentPlanned(planned, context.locale), "over");
    const text = presentAllAdded(count, context.locale, over, undo);
    return { to: planHref(id), flash: { tone: "ok", text, ...(undo ? { undo } : {}) } };
  },
});

export const anotherDishForm = familyForm({
  schema: placeFormSchema.merge(ideaOptionsSchema),
  prepare: ({ value: { source, has_script: _, ...place }, ...context }) =>
    anotherDish(context.actor, pathDraftId(context), place, { source, signal: context.request.signal }),
  handle: async ({ value: { source: _, has_script, ...place }, prepared: dish, ...context }) => {
    const id = pathDraftId(context);
    await placeDish(context.actor, id, place, dish);
    const text = presentDishDone("dishSwapped", dish.title, place, context.locale);
    return {
      to: planPlaceHref(id, place, has_script),
      flash: { tone: "ok", text, place: dishPlace(place.date, place.meal) },
    };
  },
});
