import { DeleteSavedWeekDialog } from "#app/components/meals/delete-saved-week-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { findPathWeek, mealsPlace } from "#app/pages/food/meal-page.server.ts";
import { presentWeekDone } from "#app/presenters/food/meal-weeks.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { deleteSavedWeek } from "#app/services/food/meal-weeks.server.ts";
import { mealsHref, savedWeekHref } from "#app/shared/food/meal-links.ts";
import { MEALS } from "#app/shared/operations/meals.ts";
import { say } from "#app/words/catalogue.ts";
import { meals } from "#app/words/catalogues/meals.ts";

export const handle = { title: (_: unknown, locale: string) => say(meals, locale)("deleteWeek"), dialog: true };
export { dialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => {
  const { id, name } = await findPathWeek(context);
  return { name, closeHref: savedWeekHref(mealsPlace(context), id, "edit") };
});

export const action = formRoute({
  "delete-week": familyForm({
    find: findPathWeek,
    handle: async ({ resource, ...context }) => {
      const { name } = await deleteSavedWeek(context.actor, resource.id);
      return { to: mealsHref(mealsPlace(context)), flash: presentWeekDone("weekDeleted", name, context.locale) };
    },
  }),
});

export const clientAction = clientActionFor(MEALS);

export default formPage<typeof loader>(DeleteSavedWeekDialog);
