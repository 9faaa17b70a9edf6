import type { LinksFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { WeeksDialog } from "#app/components/meals/weeks-dialog.tsx";
import { familyForm, formRoute } from "#app/http/forms/form-route.server.ts";
import { familyLoader } from "#app/http/page.server.ts";
import { mealsHref } from "#app/presenters/food/meal-links.ts";
import { presentLaid, presentSavedWeek } from "#app/presenters/food/meal-weeks.ts";
import { presentSpan } from "#app/presenters/food/meals.ts";
import { stateOfMeals } from "#app/route-helpers/meal-page.server.ts";
import { layWeekSchema, saveWeekSchema } from "#app/schemas/saved-week.ts";
import { countMeals, laySavedWeek, listSavedWeeks, saveWeek } from "#app/services/food/meal-weeks.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import dialog from "#app/styles/dialog.css?url";
import forms from "#app/styles/forms.css?url";

export const handle = { title: "Saved weeks", dialog: true };
export const links: LinksFunction = () => [forms, dialog].map((href) => ({ rel: "stylesheet", href }));

export const loader = familyLoader(async (context) => {
  const { actor, locale, now } = context;
  const state = stateOfMeals(context);
  const [count, weeks] = await Promise.all([countMeals(actor, state.week), listSavedWeeks(actor)]);
  return {
    closeHref: mealsHref(state),
    span: presentSpan(state.week, { locale, today: familyToday(actor, now) }),
    count,
    weeks: weeks.map((week) => presentSavedWeek(state, week)),
  };
});

export const action = formRoute({
  "save-week": familyForm({
    schema: saveWeekSchema,
    handle: async ({ value: { name, replace }, ...context }) => {
      const state = stateOfMeals(context);
      const saved = await saveWeek(context.actor, state.week, name, replace);
      return { to: mealsHref(state), flash: { tone: "ok", text: `Week saved: ${saved.name}.` } };
    },
  }),
  "lay-week": familyForm({
    schema: layWeekSchema,
    handle: async ({ value, ...context }) => {
      const state = stateOfMeals(context);
      const { name, ...result } = await laySavedWeek(context.actor, value.saved_week_id, state.week);
      return { to: mealsHref(state), flash: presentLaid(`“${name}”`, result) };
    },
  }),
});

export { clientAction } from "#app/components/ui/client-action.ts";

export default function SavedWeeks() {
  const data = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  return <WeeksDialog {...data} lastResult={lastResult} />;
}
