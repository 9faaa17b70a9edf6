import type { LinksFunction } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { ListSwitch } from "#app/components/groceries/list-switch.tsx";
import { PlainList } from "#app/components/meals/plain-list.tsx";
import { ToBuyCard } from "#app/components/meals/to-buy-card.tsx";
import { MealOrder, Week } from "#app/components/meals/week.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { groceriesToBuy } from "#app/pages/food/groceries-to-buy.server.ts";
import { mealsPlace, presentShownWeek, shownWeek } from "#app/pages/food/meal-page.server.ts";
import { movedGroceryForms } from "#app/pages/food/moved-groceries.server.ts";
import { plainList } from "#app/pages/food/plain-list.server.ts";
import { presentApplied } from "#app/presenters/food/meal-weeks.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { copyLastWeek } from "#app/services/food/meal-weeks.server.ts";
import { mealsHref } from "#app/shared/food/meal-links.ts";
import { MEALS } from "#app/shared/operations/meals.ts";
import meals from "#app/styles/meals.css?url";
import print from "#app/styles/print-meals.css?url";
import shop from "#app/styles/shop.css?url";
import { say as translate } from "#app/words/catalogue.ts";
import { meals as messages } from "#app/words/catalogues/meals.ts";

export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";
export const handle = { title: (_: unknown, locale: string) => translate(messages, locale)("title") };
// Printed, it is the sheet for the fridge, whose list looks as in the shop.
export const links: LinksFunction = () => [
  { rel: "stylesheet", href: meals },
  ...[shop, print].map((href) => ({ rel: "stylesheet", href, media: "print" })),
];

export const loader = familyLoader(async (context) => {
  const [week, groceries, list] = await Promise.all([
    presentShownWeek(context),
    groceriesToBuy(context),
    plainList(context),
  ]);
  return { week, groceries, list };
});

const COPY_LAST_WEEK = "copy-last-week";

export const action = formRoute({
  [COPY_LAST_WEEK]: familyForm({
    handle: async (context) => {
      const place = mealsPlace(context);
      const result = await copyLastWeek(context.actor, shownWeek(context));
      return { to: mealsHref(place), flash: presentApplied(null, result, context.locale) };
    },
  }),
  ...movedGroceryForms,
});

export const clientAction = clientActionFor(MEALS);

export default function Meals() {
  const say = useSay(messages);
  const { week, groceries, list } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page
      dialog={<Outlet />}
      className="fridge"
      title={say("mealPlanning")}
      motto={week.span}
      views={<ListSwitch toGo={groceries.count} />}
      actions={
        <>
          <AppLink className="btn btn--main" to={week.addHref} preventScrollReset>
            <Icon name="plus" />
            {say("addMeal")}
          </AppLink>
          <AppLink className="btn btn--soft" to={week.planHref} preventScrollReset>
            <Icon name="spark" />
            {say("planTitle")}
          </AppLink>
          <MealOrder week={week} />
        </>
      }
    >
      <div className="split">
        <Week week={week} lastResult={answer?.lastResult} />
        <ToBuyCard {...groceries} />
        <PlainList list={list} isForPaper />
      </div>
    </Page>
  );
}
