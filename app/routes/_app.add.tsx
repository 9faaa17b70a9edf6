import { useLoaderData } from "@remix-run/react";
import { QuickLine } from "#app/components/calendar/quick-line.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { familyLoader } from "#app/server/page.server.ts";
import { FROM_DASHBOARD, NEW_EVENT } from "#app/shared/calendar/calendar-links.ts";
import { NEW_CHORE } from "#app/shared/chores/chore-links.ts";
import { NEW_ITEM } from "#app/shared/food/grocery-links.ts";
import type { IconName } from "#app/shared/icon-name.ts";
import add from "#app/styles/add.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { adding } from "#app/words/catalogues/adding.ts";

export const handle = { title: (data?: { title: string }) => data?.title };

export const links = styleSheets(add);

export const loader = familyLoader(async ({ actor, url, locale }) => {
  const text = say(adding, locale);
  const newEvent = NEW_EVENT + (url.search === FROM_DASHBOARD ? FROM_DASHBOARD : "");
  const things: { to: string; icon: IconName; name: string }[] = [
    { to: newEvent, icon: "calendar", name: text("event") },
    { to: "/meals/new", icon: "meals", name: text("meal") },
    { to: NEW_ITEM, icon: "basket", name: text("item") },
  ];
  if (actor.isGrownUp) things.push({ to: NEW_CHORE, icon: "chores", name: text("chore") });
  return { title: text("title"), newEvent, things };
});

/** Everything that can be added, behind the round button above the tabs. */
export default function Add() {
  const { title, newEvent, things } = useLoaderData<typeof loader>();
  return (
    <Page title={title} className="add-page" foot={null}>
      <QuickLine newHref={newEvent} />
      <ul className="stack stack-s">
        {things.map(({ to, icon, name }) => (
          <li key={to}>
            <AppLink className="btn btn--lg btn--wide" to={to}>
              <Icon name={icon} />
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </Page>
  );
}
