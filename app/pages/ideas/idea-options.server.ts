import { isAllergen } from "#app/domain/food/allergens/own-words.ts";
import { pastMeals } from "#app/domain/food/past-meals.ts";
import { fillAfterCommit } from "#app/pages/ideas/drafts.server.ts";
import { reviewOwnWords } from "#app/pages/ideas/own-words.server.ts";
import { presentCuisines, presentLeaving } from "#app/presenters/food/draft-options.ts";
import { planHref } from "#app/presenters/food/drafts.ts";
import { presentOwnWords } from "#app/presenters/food/own-words.ts";
import { groceryFormSchema, planFormSchema } from "#app/schemas/ideas/idea-forms.ts";
import { familyForm } from "#app/server/forms/form-route.server.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { beginDraft } from "#app/services/ideas/drafts.server.ts";
import { groceryDays } from "#app/services/ideas/ideas.server.ts";
import { readPreferences, savePreferences } from "#app/services/ideas/preferences.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { parseLocalDate } from "#app/shared/calendar/dates.ts";
import {
  DIETS,
  GROCERY_DAYS,
  GROCERY_DIETS,
  GROCERY_PEOPLE,
  PLAN_DAYS,
  PLAN_PEOPLE,
  PLANNED_MEALS,
} from "#app/shared/food/constants.ts";
import { draftGroceriesHref } from "#app/shared/food/grocery-links.ts";

/** The options of meal plans and grocery lists, and the forms that request them. */

const isOfLists = (diet: string) => GROCERY_DIETS.some((known) => known === diet);

/** The family's last choices, as initial values of both forms. */
async function loadChosen(context: FamilyContext) {
  const { actor, now } = context;
  const { diets, allergies, cuisines, familySize } = await readPreferences(actor);
  const review = presentOwnWords(allergies, context.locale);
  const common = { allergies: allergies.filter(isAllergen), other_allergies: review.text };
  const people = familySize ?? (await familyMembers(context)).length;
  return { review, common, today: familyToday(actor, now), diets, cuisines, people };
}

export async function loadPlanOptions(context: FamilyContext) {
  const { review, common, today, diets, cuisines, people } = await loadChosen(context);
  const localNow = context.now.toZonedDateTimeISO(context.actor.family.time_zone);
  const isOver = pastMeals(today.toString(), localNow).length === PLANNED_MEALS.length;
  const firstDay = today.add({ days: isOver ? 1 : 0 });
  const defaults = {
    ...common,
    family_size: Math.min(people || PLAN_PEOPLE.default, PLAN_PEOPLE.max),
    meals: "dinners",
    days: PLAN_DAYS.default,
    start_date: firstDay.toString(),
    dietary_preferences: diets,
    cuisine_preferences: cuisines,
  };
  const words = presentLeaving(DIETS, context.locale);
  return { review, words, cuisines: presentCuisines(context.locale), defaults };
}

export const makePlanForm = familyForm({
  schema: planFormSchema,
  review: reviewOwnWords,
  handle: async ({ actor, now, value: requested }) => {
    const { dietary_preferences: diets, allergies, cuisine_preferences: cuisines, family_size: familySize } = requested;
    await savePreferences(actor, { diets, allergies, cuisines, familySize });
    const past = pastMeals(requested.start_date, now.toZonedDateTimeISO(actor.family.time_zone));
    const draft = await beginDraft(actor, "meals", { ...requested, past });
    return { to: planHref(draft.id), afterCommit: fillAfterCommit(actor, draft) };
  },
});

export async function loadGroceryOptions(context: FamilyContext) {
  const { review, common, today, diets, people } = await loadChosen(context);
  const requested = (name: string) => parseLocalDate(context.url.searchParams.get(name));
  const defaults = {
    ...common,
    start_date: requested("from") ?? today.toString(),
    end_date: requested("to") ?? today.add({ days: GROCERY_DAYS.default }).toString(),
    family_size: Math.min(people || GROCERY_PEOPLE.default, GROCERY_PEOPLE.max),
    dietary_preferences: diets.filter(isOfLists),
    include_staples: true,
  };
  return { review, words: presentLeaving(GROCERY_DIETS, context.locale), defaults };
}

export const makeGroceriesForm = familyForm({
  schema: groceryFormSchema,
  review: reviewOwnWords,
  handle: async ({ actor, now, value: requested }) => {
    groceryDays(requested, familyToday(actor, now));
    const { diets } = await readPreferences(actor);
    const { allergies, family_size: familySize } = requested;
    // Keeps the diets that only meal plans offer.
    const others = diets.filter((diet) => !isOfLists(diet));
    await savePreferences(actor, { diets: [...others, ...requested.dietary_preferences], allergies, familySize });
    const draft = await beginDraft(actor, "groceries", requested);
    return { to: draftGroceriesHref(draft.id), afterCommit: fillAfterCommit(actor, draft) };
  },
});
