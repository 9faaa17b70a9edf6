import { useActionData, useLoaderData } from "@remix-run/react";
import { MAKE_PLAN, PlanOptions } from "#app/components/meals/plan-options.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { mealsPlace } from "#app/pages/food/meal-page.server.ts";
import { loadPlanOptions, makePlanForm } from "#app/pages/ideas/idea-options.server.ts";
import { formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { mealsHref } from "#app/shared/food/meal-links.ts";
import { MEALS } from "#app/shared/operations/meals.ts";
import { say } from "#app/words/catalogue.ts";
import { meals } from "#app/words/catalogues/meals.ts";

export const clientAction = clientActionFor(MEALS);
export const handle = {
  title: (_: unknown, locale: string) => say(meals, locale)("planTitle"),
  dialog: true,
  form: "make-plan",
};
export { formDialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => ({
  ...(await loadPlanOptions(context)),
  closeHref: mealsHref(mealsPlace(context)),
}));

export const action = formRoute({ [MAKE_PLAN]: makePlanForm });

export default function MealPlan() {
  const data = useLoaderData<typeof loader>();
  return <PlanOptions {...data} answer={useActionData<typeof action>()} />;
}
