import type { LinksFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PlainList } from "#app/components/meals/plain-list.tsx";
import { Group } from "#app/components/meals/week.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PrintButton } from "#app/components/ui/print-button.tsx";
import { mealsPlace, presentShownWeek } from "#app/pages/food/meal-page.server.ts";
import { plainList } from "#app/pages/food/plain-list.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { mealsHref } from "#app/shared/food/meal-links.ts";
import meals from "#app/styles/meals.css?url";
import print from "#app/styles/print-meals.css?url";
import shop from "#app/styles/shop.css?url";
import { say as translate } from "#app/words/catalogue.ts";
import { meals as messages } from "#app/words/catalogues/meals.ts";

export const handle = { title: (_: unknown, locale: string) => translate(messages, locale)("printTitle") };
export const links: LinksFunction = () => [
  ...[meals, shop].map((href) => ({ rel: "stylesheet", href })),
  { rel: "stylesheet", href: print, media: "print" },
];

export const loader = familyLoader(async (context) => {
  const [week, list] = await Promise.all([presentShownWeek(context), plainList(context)]);
  return { week, backHref: mealsHref(mealsPlace(context)), list };
});

export default function PrintMeals() {
  const say = useSay(messages);
  const { week, backHref, list } = useLoaderData<typeof loader>();
  return (
    <Page className="fridge">
      <PageHead title={say("mealPlanning")} text={week.span}>
        <div className="row">
          <AppLink className="btn btn--bare" to={backHref}>
            <Icon name="left" flip />
            {say("title")}
          </AppLink>
          <PrintButton />
        </div>
      </PageHead>
      <div className="split">
        <section className="stack" aria-labelledby="week">
          <h2 id="week">{say(week.isThisWeek ? "thisWeek" : "otherWeek")}</h2>
          <div className="week">
            {week.groups.map((group) => (
              <Group group={group} key={group.key} />
            ))}
          </div>
        </section>
        <PlainList list={list} />
      </div>
    </Page>
  );
}
