import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { ListSwitch } from "#app/components/groceries/list-switch.tsx";
import { ToBuyCard } from "#app/components/groceries/to-buy-card.tsx";
import { Week } from "#app/components/meals/week.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { groceriesToBuy } from "#app/pages/food/groceries-to-buy.server.ts";
import { mealsPlace, presentShownWeek, shownWeek } from "#app/pages/food/meal-page.server.ts";
import { movedGroceryForms } from "#app/pages/food/moved-groceries.server.ts";
import { presentApplied } from "#app/presenters/food/meal-weeks.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { copyLastWeek } from "#app/services/food/meal-weeks.server.ts";
import { mealsHref } from "#app/shared/food/meal-links.ts";
import { FOOD } from "#app/shared/operations/food.ts";
import { styleSheets } from "#app/styles/links.ts";
import meals from "#app/styles/meals.css?url";

export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";
export const handle = { title: "Meals" };
export const links = styleSheets(meals);

export const loader = familyLoader(async (context) => {
  const [week, groceries] = await Promise.all([presentShownWeek(context), groceriesToBuy(context)]);
  return { week, groceries };
});

const COPY_LAST_WEEK = "copy-last-week";

export const action = formRoute({
  [COPY_LAST_WEEK]: familyForm({
    handle: async (context) => {
      const place = mealsPlace(context);
      const result = await copyLastWeek(context.actor, shownWeek(context));
      return { to: mealsHref(place), flash: presentApplied("last week", result) };
    },
  }),
  ...movedGroceryForms,
});

export const clientAction = clientActionFor(FOOD);

export default function Meals() {
  const { week, groceries } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page dialog={<Outlet />}>
      <ListSwitch toGo={groceries.count} />
      <PageHead title="Meal Planning" text={week.span}>
        <div className="row">
          <AppLink className="btn btn--soft" to={week.planHref} preventScrollReset>
            <Icon name="spark" />
            AI Meal Plan
          </AppLink>
          <AppLink className="btn btn--main" to={week.addHref} preventScrollReset>
            <Icon name="plus" />
            Add Meal
          </AppLink>
        </div>
      </PageHead>
      <div className="split">
        <Week week={week} lastResult={answer?.lastResult} />
        <ToBuyCard {...groceries} />
      </div>
    </Page>
  );
}
