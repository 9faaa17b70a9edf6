import { SavedWeekDialog } from "#app/components/meals/saved-week-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { findPathWeek, mealsPlace } from "#app/pages/food/meal-page.server.ts";
import { renameWeekSchema } from "#app/schemas/food/saved-week.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { renameSavedWeek } from "#app/services/food/meal-weeks.server.ts";
import { savedWeekHref, savedWeeksHref } from "#app/shared/food/meal-links.ts";
import { MEALS } from "#app/shared/operations/meals.ts";
import { say } from "#app/words/catalogue.ts";
import { meals } from "#app/words/catalogues/meals.ts";

export const handle = {
  title: (_: unknown, locale: string) => say(meals, locale)("renameWeek"),
  dialog: true,
  form: "rename-week",
};
export { formDialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => {
  const { id, name } = await findPathWeek(context);
  const place = mealsPlace(context);
  return { name, closeHref: savedWeeksHref(place), deleteHref: savedWeekHref(place, id, "delete") };
});

export const action = formRoute({
  "rename-week": familyForm({
    schema: renameWeekSchema,
    find: findPathWeek,
    handle: async ({ resource, value, ...context }) => {
      await renameSavedWeek(context.actor, resource.id, value.name);
      return { to: savedWeeksHref(mealsPlace(context)) };
    },
  }),
});

export const clientAction = clientActionFor(MEALS);

export default formPage<typeof loader>(SavedWeekDialog);
