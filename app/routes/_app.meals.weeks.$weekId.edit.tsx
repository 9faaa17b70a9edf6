import type { LinksFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SavedWeekDialog } from "#app/components/meals/saved-week-dialog.tsx";
import { formAction, onSubmit } from "#app/http/forms/form-action.server.ts";
import { asFamily, type FamilyContext, familyLoader } from "#app/http/page.server.ts";
import { savedWeekHref, savedWeeksHref } from "#app/presenters/food/meal-links.ts";
import { findPathWeek, stateOfMeals } from "#app/route-helpers/meal-page.server.ts";
import { renameWeekSchema } from "#app/schemas/saved-week.ts";
import { renameSavedWeek } from "#app/services/food/meal-weeks.server.ts";
import dialog from "#app/styles/dialog.css?url";
import forms from "#app/styles/forms.css?url";

export const handle = { title: "Rename saved week", dialog: true };
export const links: LinksFunction = () => [forms, dialog].map((href) => ({ rel: "stylesheet", href }));

export const loader = familyLoader(async (context) => {
  const { id, name } = await findPathWeek(context);
  const state = stateOfMeals(context);
  return { name, closeHref: savedWeeksHref(state), deleteHref: savedWeekHref(state, id, "delete") };
});

export const action = formAction(asFamily, {
  "rename-week": onSubmit<FamilyContext, typeof renameWeekSchema>(
    renameWeekSchema,
    async (context, { name }) => {
      const { id } = await findPathWeek(context);
      await renameSavedWeek(context.actor, id, name);
      return { to: savedWeeksHref(stateOfMeals(context)) };
    },
    findPathWeek,
  ),
});

export { sendOrKeep as clientAction } from "#app/components/ui/send-or-keep.ts";

export default function EditSavedWeek() {
  const data = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  return <SavedWeekDialog {...data} lastResult={lastResult} />;
}
