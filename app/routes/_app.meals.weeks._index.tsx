import { WeeksDialog } from "#app/components/meals/weeks-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { mealsPlace, shownWeek } from "#app/pages/food/meal-page.server.ts";
import { presentApplied, presentSavedWeek, presentWeekDone } from "#app/presenters/food/meal-weeks.ts";
import { presentSpan } from "#app/presenters/food/meals.ts";
import { applyWeekSchema, saveWeekSchema } from "#app/schemas/food/saved-week.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { applySavedWeek, countMeals, listSavedWeeks, saveWeek } from "#app/services/food/meal-weeks.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { sortByName } from "#app/shared/by-name.ts";
import { mealsHref } from "#app/shared/food/meal-links.ts";
import { MEALS } from "#app/shared/operations/meals.ts";
import { say } from "#app/words/catalogue.ts";
import { meals } from "#app/words/catalogues/meals.ts";

export const handle = {
  title: (_: unknown, locale: string) => say(meals, locale)("savedWeeks"),
  dialog: true,
  form: "save-week",
};
export { formDialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => {
  const { actor, locale, now } = context;
  const [place, week] = [mealsPlace(context), shownWeek(context)];
  const [count, weeks] = await Promise.all([countMeals(actor, week), listSavedWeeks(actor)]);
  return {
    closeHref: mealsHref(place),
    span: presentSpan(week, { locale, today: familyToday(actor, now) }),
    count,
    weeks: sortByName(weeks, ({ name }) => name, locale).map((saved) => presentSavedWeek(place, saved, locale)),
  };
});

export const action = formRoute({
  "save-week": familyForm({
    schema: saveWeekSchema,
    handle: async ({ value: { name, replace }, ...context }) => {
      const place = mealsPlace(context);
      const saved = await saveWeek(context.actor, shownWeek(context), name, replace);
      return { to: mealsHref(place), flash: presentWeekDone("weekSaved", saved.name, context.locale) };
    },
  }),
  "lay-week": familyForm({
    schema: applyWeekSchema,
    handle: async ({ value, ...context }) => {
      const place = mealsPlace(context);
      const { name, ...result } = await applySavedWeek(context.actor, value.saved_week_id, shownWeek(context));
      return { to: mealsHref(place), flash: presentApplied(name, result, context.locale) };
    },
  }),
});

export const clientAction = clientActionFor(MEALS);

export default formPage<typeof loader>(WeeksDialog);
