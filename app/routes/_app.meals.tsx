import type { LinksFunction } from "@remix-run/node";
import { Link, Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { GroceryList } from "#app/components/groceries/grocery-list.tsx";
import { Week } from "#app/components/meals/week.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { familyForm, formRoute } from "#app/http/forms/form-route.server.ts";
import { familyLoader } from "#app/http/page.server.ts";
import { familyMembers } from "#app/http/session/visitor.server.ts";
import { presentGroceries } from "#app/presenters/food/groceries.ts";
import { presentLaid } from "#app/presenters/food/meal-weeks.ts";
import { presentWeek } from "#app/presenters/food/meals.ts";
import { presentPerson } from "#app/presenters/people/people.ts";
import { groceryForms } from "#app/route-helpers/grocery-forms.server.ts";
import { mealsPlace, shownWeek } from "#app/route-helpers/meal-page.server.ts";
import { aisleOrder } from "#app/services/food/aisles.server.ts";
import { listGroceries } from "#app/services/food/groceries.server.ts";
import { copyLastWeek } from "#app/services/food/meal-weeks.server.ts";
import { listMeals, mealTitles } from "#app/services/food/meals.server.ts";
import { usualGroceries } from "#app/services/food/usual-groceries.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { keep } from "#app/services/system/kept.server.ts";
import forms from "#app/styles/forms.css?url";
import meals from "#app/styles/meals.css?url";
import print from "#app/styles/print-meals.css?url";
import { mealsHref } from "#app/view/meal-links.ts";

export { revalidateAfterConflict as shouldRevalidate } from "#app/view/revalidate.ts";
export const handle = { title: "Meals" };
export const links: LinksFunction = () => [
  ...[forms, meals].map((href) => ({ rel: "stylesheet", href })),
  { rel: "stylesheet", href: print, media: "print" },
];

export const loader = familyLoader(async (context) => {
  const { actor, locale, now } = context;
  const { family } = actor;
  const place = mealsPlace(context);
  const today = familyToday(actor, now);
  const [week, groceries] = await Promise.all([
    // Cooks are of the calendar, too.
    keep({ family, by: ["calendar"], of: ["week of meals", place, today, locale] }, async () => {
      const days = { from: place.week, to: shownWeek(context).add({ days: 6 }).toString() };
      const [members, meals] = await Promise.all([familyMembers(context), listMeals({ family }, days)]);
      const people = new Map(members.map((member) => [member.id, presentPerson(member)]));
      return presentWeek(place, meals, { locale, today, people });
    }),
    // With a new day staples come back. What was bought often stays in its order as time goes by.
    keep({ family, by: ["calendar", "grocery"], of: ["groceries", place, today] }, async () => {
      const [items, usual] = await Promise.all([listGroceries({ family }, now), usualGroceries({ family })]);
      const meals = await mealTitles({ family }, items);
      return presentGroceries(place, { items, usual, order: aisleOrder({ family }), familyId: family.id, meals });
    }),
  ]);
  return { week, groceries };
});

const COPY_LAST_WEEK = "copy-last-week";

export const action = formRoute({
  [COPY_LAST_WEEK]: familyForm({
    handle: async (context) => {
      const place = mealsPlace(context);
      const result = await copyLastWeek(context.actor, shownWeek(context));
      return { to: mealsHref(place), flash: presentLaid("last week", result) };
    },
  }),
  ...groceryForms,
});

export { clientAction } from "#app/components/ui/client-action.ts";

export default function Meals() {
  const { week, groceries } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isOfWeek = answer?.intent === COPY_LAST_WEEK;
  const toGo = groceries.items.filter(({ isPurchased }) => !isPurchased).length;
  return (
    <Page dialog={<Outlet />} className="fridge">
      <PageHead title="Meal Planning" text={week.span}>
        <div className="row">
          <Link className="btn btn--soft" to={week.planHref} preventScrollReset>
            <Icon name="spark" />
            AI Meal Plan
          </Link>
          <Link className="btn btn--main" to={week.addHref} preventScrollReset>
            <Icon name="plus" />
            Add Meal
          </Link>
        </div>
      </PageHead>
      <div className="split">
        <Week week={week} toGo={toGo} lastResult={isOfWeek ? answer.lastResult : undefined} />
        <GroceryList groceries={groceries} answer={isOfWeek ? undefined : answer} />
      </div>
    </Page>
  );
}
